import CMath
import Geodesy

/// A place in the Web Mercator square: x from 0 (180° west) to 1, y from 0 (the northern edge) to 1.
public struct WorldPoint: Hashable, Sendable {
    /// The share of the world's width, from the west.
    public var x: Double
    /// The share of the world's height, from the north.
    public var y: Double

    /// The latitude of the square's edge, in degrees.
    public static let edgeLatitude = 85.0511287798066

    /// The point at `x`, `y`.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The projection of a coordinate; latitudes beyond the edge are drawn on it.
    public init(_ place: Coordinate) {
        let latitude = min(max(place.latitude, -Self.edgeLatitude), Self.edgeLatitude) * Double.pi / 180
        x = place.longitude / 360 + 0.5
        y = 0.5 - cmath_asinh(cmath_tan(latitude)) / (2 * Double.pi)
    }

    /// The coordinate of this point, the longitude turned into -180..<180; `nil` for a point that is not finite.
    public var coordinate: Coordinate? {
        let latitude = cmath_atan(cmath_sinh((0.5 - y) * 2 * Double.pi)) * 180 / Double.pi
        return try? Coordinate(latitude: latitude, longitude: (x - 0.5) * 360)
    }
}
