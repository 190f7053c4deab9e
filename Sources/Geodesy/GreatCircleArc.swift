import CMath

/// The shorter great-circle arc between two places, on a sphere.
///
/// Source: E. Williams, "Aviation Formulary", "Intermediate points on a great circle" and "Cross track error", here with
/// unit vectors, which stay exact near the poles, across the antimeridian and for arcs of a few metres.
public struct GreatCircleArc: Hashable, Sendable {
    /// Where the arc begins.
    public let start: Coordinate
    /// Where it ends.
    public let end: Coordinate
    private let from: UnitVector, to: UnitVector
    /// The angle between the ends in radians, 0…π.
    private let angle: Double

    /// The arc from `start` to `end`; between opposite places, where no shorter arc is, one over some meridian.
    public init(from start: Coordinate, to end: Coordinate) {
        self.start = start
        self.end = end
        from = UnitVector(start)
        to = UnitVector(end)
        angle = from.angle(to: to)
    }

    /// The arc's length in metres, on a sphere of `Coordinate.earthRadiusMeters`.
    public var meters: Double { angle * Coordinate.earthRadiusMeters }

    /// The place at a share of the arc's length from its start.
    ///
    /// - Parameter fraction: the share, brought into 0…1.
    /// - Returns: the place; at 0 and 1 exactly the ends as they were given.
    public func place(at fraction: Double) -> Coordinate {
        if !(fraction > 0) { return start }
        if fraction >= 1 { return end }
        let sine = cmath_sin(angle)
        // Ends that are one place, or opposite to each other, have no plane of their own.
        guard sine > 1e-12 else { return angle < 1 ? start : fraction < 0.5 ? start : end }
        let first = cmath_sin((1 - fraction) * angle) / sine
        let second = cmath_sin(fraction * angle) / sine
        return (from * first + to * second).coordinate
    }

    /// The share of the arc, 0…1, at which it is nearest to `place`.
    public func fractionNearest(to place: Coordinate) -> Double {
        guard angle > 1e-12 else { return 0 }
        let point = UnitVector(place)
        let along = from.cross(to)
        let length = along.length
        guard length > 1e-12 else { return from.angle(to: point) <= to.angle(to: point) ? 0 : 1 }
        // The angle from the start to the foot of the perpendicular, in the arc's own plane.
        let ahead = (along * (1 / length)).cross(from)
        var foot = cmath_atan2(point.dot(ahead), point.dot(from))
        if foot < -Double.pi + angle / 2 { foot += 2 * Double.pi }
        if foot > 0, foot < angle { return foot / angle }
        return from.angle(to: point) <= to.angle(to: point) ? 0 : 1
    }
}

/// A direction from the earth's centre.
private struct UnitVector: Hashable {
    var x: Double, y: Double, z: Double

    init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }

    init(_ place: Coordinate) {
        let degree = Double.pi / 180
        let ring = cmath_cos(place.latitude * degree)
        x = ring * cmath_cos(place.longitude * degree)
        y = ring * cmath_sin(place.longitude * degree)
        z = cmath_sin(place.latitude * degree)
    }

    var length: Double { (x * x + y * y + z * z).squareRoot() }

    /// The place below the direction.
    var coordinate: Coordinate {
        let degree = Double.pi / 180
        let latitude = cmath_atan2(z, (x * x + y * y).squareRoot()) / degree
        let longitude = cmath_atan2(y, x) / degree
        return Coordinate(clampedLatitude: latitude, longitude: longitude)
    }

    func dot(_ other: UnitVector) -> Double { x * other.x + y * other.y + z * other.z }

    func cross(_ other: UnitVector) -> UnitVector {
        UnitVector(x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
    }

    func angle(to other: UnitVector) -> Double { cmath_atan2(cross(other).length, dot(other)) }

    static func + (first: UnitVector, second: UnitVector) -> UnitVector {
        UnitVector(x: first.x + second.x, y: first.y + second.y, z: first.z + second.z)
    }

    static func * (vector: UnitVector, factor: Double) -> UnitVector {
        UnitVector(x: vector.x * factor, y: vector.y * factor, z: vector.z * factor)
    }
}
