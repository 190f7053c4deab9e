import CMath

/// The plane in which views collide: the world at one zoom, unrolled, and how it is turned on the screen.
///
/// Positions are those of the world and not of the screen, so that a pan cannot change a result by rounding.
public struct CollisionPlane: Hashable, Sendable {
    /// Points by which two rectangles must overlap to collide.
    public static let tolerance = 1e-6

    /// The zoom that levels are compared with.
    public let zoom: Double
    /// After how many points to the east the plane comes back to itself; infinite for one that does not.
    public let period: Double
    private let sine, cosine: Double

    /// A plane that is upright on the screen or turned by `heading` degrees, the direction that points up.
    public init(zoom: Double, period: Double = .infinity, heading: Double = 0) {
        self.zoom = zoom
        self.period = period > 0 ? period : .infinity
        (sine, cosine) =
            heading == 0 ? (0, 1) : (cmath_sin(heading * Double.pi / 180), cmath_cos(heading * Double.pi / 180))
    }

    /// Whether two rectangles lie over each other on the screen by more than the tolerance.
    public func overlap(_ a: CollisionBox, _ b: CollisionBox) -> Bool {
        var east = a.x - b.x
        if period.isFinite { east -= period * (east / period).rounded() }
        let south = a.y - b.y
        let right = east * cosine + south * sine
        let down = south * cosine - east * sine
        return right.magnitude < (a.width + b.width) / 2 - CollisionPlane.tolerance
            && down.magnitude < (a.height + b.height) / 2 - CollisionPlane.tolerance
    }

    /// A way on the screen, as a way on the plane.
    func way(right: Double, down: Double) -> (east: Double, south: Double) {
        (right * cosine - down * sine, right * sine + down * cosine)
    }
}
