import CMath

/// A place in BD-09, the datum of Baidu's maps: GCJ-02 turned and moved once more, everywhere. In degrees.
public struct BD09Coordinate: Hashable, Sendable {
    /// Degrees north.
    public let latitude: Double
    /// Degrees east.
    public let longitude: Double

    /// A place as given by a map that works in BD-09.
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// The place that GCJ-02 calls `place`.
    public init(_ place: GCJ02Coordinate) {
        let moved = BD09Coordinate.moved(place.latitude, place.longitude)
        self.init(latitude: moved.latitude, longitude: moved.longitude)
    }

    /// The place in GCJ-02, to within 1e-11 degrees.
    public var gcj02: GCJ02Coordinate {
        var found = (latitude: latitude - 0.006, longitude: longitude - 0.0065)
        for _ in 0..<60 {
            let moved = BD09Coordinate.moved(found.latitude, found.longitude)
            let off = (latitude: latitude - moved.latitude, longitude: longitude - moved.longitude)
            found = (found.latitude + off.latitude, found.longitude + off.longitude)
            if max(off.latitude.magnitude, off.longitude.magnitude) < 1e-13 { break }
        }
        return GCJ02Coordinate(latitude: found.latitude, longitude: found.longitude)
    }

    /// The place in GCJ-02 as most software has it: one round, up to about 0.2 m off.
    public var approximateGCJ02: GCJ02Coordinate {
        let (x, y) = (longitude - 0.0065, latitude - 0.006)
        let distance = cmath_hypot(x, y) - 0.00002 * cmath_sin(y * BD09Coordinate.waves)
        let angle = cmath_atan2(y, x) - 0.000003 * cmath_cos(x * BD09Coordinate.waves)
        return GCJ02Coordinate(latitude: distance * cmath_sin(angle), longitude: distance * cmath_cos(angle))
    }

    private static let waves = 3000 * Double.pi / 180

    private static func moved(_ latitude: Double, _ longitude: Double) -> (latitude: Double, longitude: Double) {
        let distance = cmath_hypot(longitude, latitude) + 0.00002 * cmath_sin(latitude * waves)
        let angle = cmath_atan2(latitude, longitude) + 0.000003 * cmath_cos(longitude * waves)
        return (distance * cmath_sin(angle) + 0.006, distance * cmath_cos(angle) + 0.0065)
    }
}
