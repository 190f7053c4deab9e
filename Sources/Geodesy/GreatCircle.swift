import CMath

extension Coordinate {
    /// The mean radius of the earth in metres: the IUGG's R1 of WGS-84.
    public static let earthRadiusMeters = 6_371_008.7714

    /// The great-circle distance to `other` in metres, on a sphere of `earthRadiusMeters`.
    ///
    /// Source: the haversine formula, R. W. Sinnott, "Virtues of the Haversine", Sky and Telescope 68(2), 1984.
    public func distanceMeters(to other: Coordinate) -> Double {
        let degree = Double.pi / 180
        let halfNorth = cmath_sin((other.latitude - latitude) * degree / 2)
        let halfEast = cmath_sin((other.longitude - longitude) * degree / 2)
        let square =
            halfNorth * halfNorth
            + cmath_cos(latitude * degree) * cmath_cos(other.latitude * degree) * halfEast * halfEast
        return 2 * Coordinate.earthRadiusMeters * cmath_asin(min(1, square.squareRoot()))
    }

    /// The initial bearing of the great circle to `other`, in degrees clockwise from north, 0..<360; 0 when both are
    /// the same place.
    public func initialBearing(to other: Coordinate) -> Double {
        let degree = Double.pi / 180
        let turn = (other.longitude - longitude) * degree
        let east = cmath_sin(turn) * cmath_cos(other.latitude * degree)
        let north =
            cmath_cos(latitude * degree) * cmath_sin(other.latitude * degree)
            - cmath_sin(latitude * degree) * cmath_cos(other.latitude * degree) * cmath_cos(turn)
        let bearing = cmath_atan2(east, north) / degree
        return bearing < 0 ? bearing + 360 : bearing + 0
    }
}
