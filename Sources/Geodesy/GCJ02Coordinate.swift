import CMath

/// A place in GCJ-02, the shifted datum of maps of mainland China, in degrees. Outside the box of the shift it is WGS-84.
///
/// Conversions are never silent: a `Coordinate` is WGS-84, and this type says what it is. Constants and box are those of
/// the public transforms (semi-major axis 6,378,245 m, eccentricity squared 0.00669342162296594323).
public struct GCJ02Coordinate: Hashable, Sendable {
    /// Degrees north.
    public let latitude: Double
    /// Degrees east.
    public let longitude: Double

    /// A place as given by a map that works in GCJ-02.
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// The place that WGS-84 calls `place`.
    public init(_ place: Coordinate) {
        let shift = GCJ02Coordinate.shift(place.latitude, place.longitude)
        self.init(latitude: place.latitude + shift.latitude, longitude: place.longitude + shift.longitude)
    }

    /// Whether WGS-84 degrees lie in the box in which the datum is shifted.
    public static func isShifted(latitude: Double, longitude: Double) -> Bool {
        longitude >= 72.004 && longitude <= 137.8347 && latitude >= 0.8293 && latitude <= 55.8271
    }

    /// The place in WGS-84, to within 1e-11 degrees; `nil` for degrees that are no place.
    ///
    /// The shift has no inverse in closed form: each round takes off the shift at the place found last. At the box's edge,
    /// where the shift jumps, some places have no inverse; after 60 rounds the last is given.
    public var wgs84: Coordinate? {
        var found = (latitude: latitude, longitude: longitude)
        for _ in 0..<60 {
            let shift = GCJ02Coordinate.shift(found.latitude, found.longitude)
            let next = (latitude: latitude - shift.latitude, longitude: longitude - shift.longitude)
            let way = max(
                (next.latitude - found.latitude).magnitude, (next.longitude - found.longitude).magnitude)
            found = next
            if way < 1e-13 { break }
        }
        return try? Coordinate(latitude: found.latitude, longitude: found.longitude)
    }

    /// The place in WGS-84 as most software has it: one round, up to about 2 m off; `nil` for degrees that are no place.
    public var approximateWGS84: Coordinate? {
        let shift = GCJ02Coordinate.shift(latitude, longitude)
        return try? Coordinate(latitude: latitude - shift.latitude, longitude: longitude - shift.longitude)
    }

    private static func shift(_ latitude: Double, _ longitude: Double) -> (latitude: Double, longitude: Double) {
        guard isShifted(latitude: latitude, longitude: longitude) else { return (0, 0) }
        let (x, y) = (longitude - 105, latitude - 35)
        let root = x.magnitude.squareRoot()
        let waves = (20 * sine(6 * x) + 20 * sine(2 * x)) * 2 / 3
        let northward =
            (20 * sine(y) + 40 * sine(y / 3)) * 2 / 3 + (160 * sine(y / 12) + 320 * sine(y / 30)) * 2 / 3
        let eastward =
            (20 * sine(x) + 40 * sine(x / 3)) * 2 / 3 + (150 * sine(x / 12) + 300 * sine(x / 30)) * 2 / 3
        let north = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * root + waves + northward
        let east = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * root + waves + eastward
        let (axis, eccentricity) = (6_378_245.0, 0.006_693_421_622_965_943_23)
        let angle = latitude * Double.pi / 180
        let magic = 1 - eccentricity * cmath_sin(angle) * cmath_sin(angle)
        let meridian = axis * (1 - eccentricity) / (magic * magic.squareRoot())
        let parallel = axis / magic.squareRoot() * cmath_cos(angle)
        return (north * 180 / (meridian * Double.pi), east * 180 / (parallel * Double.pi))
    }

    /// The sine of `x` half turns.
    private static func sine(_ x: Double) -> Double { cmath_sin(x * Double.pi) }
}
