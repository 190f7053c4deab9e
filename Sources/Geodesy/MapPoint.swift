import CMath

/// A point of MapKit's flat world: 2^28 points wide and high, origin top left.
///
/// Equal to `MKMapPoint(coordinate)` bit for bit where the values that Apple's systems print are public. The forward
/// conversion clamps the latitude at ±85°, as MapKit does.
public struct MapPoint: Hashable, Sendable {
    /// Points from the west, 0…268,435,456.
    public var x: Double
    /// Points from the north.
    public var y: Double

    /// The width of the world in points.
    public static let worldWidth = 268_435_456.0

    /// The point at `x`, `y`.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The point of a coordinate.
    public init(_ place: Coordinate) {
        x = (place.longitude + 180) / 360 * MapPoint.worldWidth
        y = MapPoint.y(ofLatitude: place.latitude)
    }

    private static func y(ofLatitude latitude: Double) -> Double {
        let sine = cmath_sin(min(max(latitude, -85), 85) * Double.pi / 180)
        // This form, and not the shorter ones, gives the last bit too.
        return (0.5 - cmath_log((1 + sine) / (1 - sine)) / (4 * Double.pi)) * worldWidth
    }

    /// The coordinate of the point, up to the projection's edge; `nil` for a point that is not finite.
    public var coordinate: Coordinate? {
        let share = min(max(y / MapPoint.worldWidth, 0), 1)
        let latitude = cmath_atan(cmath_sinh((0.5 - share) * 2 * Double.pi)) * 180 / Double.pi
        return try? Coordinate(latitude: latitude, longitude: x / MapPoint.worldWidth * 360 - 180)
    }

    /// Metres that one point is long from south to north at a latitude: a degree about it over its points.
    public static func metersPerPoint(atLatitude latitude: Double) -> Double {
        let height = y(ofLatitude: latitude - 0.5) - y(ofLatitude: latitude + 0.5)
        return CoordinateRegion.metersPerDegree(atLatitude: latitude).latitude / height
    }
}
