import CMath

/// A place in the Web Mercator square: x from 0 (180° west) to 1, y from 0 (the northern edge) to 1.
///
/// Source: EPSG:3857, "WGS 84 / Pseudo-Mercator"; a sphere of 6,378,137 m.
public struct WorldPoint: Hashable, Sendable {
    /// Degrees east of Greenwich; beyond ±180 in the world's other copies. Kept instead of a share of the width, which
    /// would cost the last digits of the coordinate.
    public var longitude: Double
    /// The share of the world's height, from the north.
    public var y: Double

    /// The latitude of the square's edge, in degrees.
    public static let edgeLatitude = 85.0511287798066

    /// The point at `x`, `y`.
    public init(x: Double, y: Double) {
        longitude = (x - 0.5) * 360
        self.y = y
    }

    /// The point at a longitude in degrees and a share of the world's height.
    public init(longitude: Double, y: Double) {
        self.longitude = longitude
        self.y = y
    }

    /// The share of the world's width, from the west.
    public var x: Double { longitude / 360 + 0.5 }

    /// The projection of a coordinate; latitudes beyond the edge are drawn on it.
    public init(_ place: Coordinate) {
        longitude = place.longitude
        y = WorldPoint.y(ofLatitude: place.latitude)
    }

    /// The share of the world's height at a latitude in degrees; latitudes beyond the edge are drawn on it.
    public static func y(ofLatitude degrees: Double) -> Double {
        let latitude = min(max(degrees, -edgeLatitude), edgeLatitude) * Double.pi / 180
        return 0.5 - cmath_asinh(cmath_tan(latitude)) / (2 * Double.pi)
    }

    /// The coordinate of this point, the longitude turned into -180..<180; `nil` for a point that is not finite.
    public var coordinate: Coordinate? {
        let latitude = cmath_atan(cmath_sinh((0.5 - y) * 2 * Double.pi)) * 180 / Double.pi
        return try? Coordinate(latitude: latitude, longitude: longitude)
    }

    /// The radius of the projection's sphere in metres.
    public static let sphereRadiusMeters = 6_378_137.0

    /// Where the point lies in a world of `tileSize` · 2^`zoom` pixels: from the west and from the north.
    public func pixels(zoom: Double, tileSize: Double = 256) -> (x: Double, y: Double) {
        let width = tileSize * cmath_exp2(zoom)
        return (x * width, y * width)
    }

    /// The tile that holds the point at a whole zoom of 0…30: column from the west and row from the north, each from 0.
    /// What lies on the world's edge or beyond it belongs to the outermost tile.
    public func tile(zoom: Int) -> (column: Int, row: Int) {
        let count = 1 << min(max(zoom, 0), 30)
        return (WorldPoint.tile(x, count), WorldPoint.tile(y, count))
    }

    private static func tile(_ share: Double, _ count: Int) -> Int {
        guard share > 0 else { return 0 }
        return share < 1 ? min(Int(share * Double(count)), count - 1) : count - 1
    }

    /// Metres of EPSG:3857, positive to the east and to the north of the middle.
    public var meters: (east: Double, north: Double) {
        let circumference = 2 * Double.pi * WorldPoint.sphereRadiusMeters
        return ((x - 0.5) * circumference, (0.5 - y) * circumference)
    }
}
