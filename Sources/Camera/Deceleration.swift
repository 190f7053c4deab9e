import CMath

/// A map let go at a velocity, slowed as the platform's scroll views are: by 0.998 a millisecond, at rest below 10 points
/// a second.
public struct Deceleration: Hashable, Sendable {
    /// The velocity at the start, in points a second.
    public let velocity: ScreenVector

    private static let rate = 0.998
    private static let decay = -1000 * cmath_log(rate)

    /// A map let go at `velocity`.
    public init(velocity: ScreenVector) { self.velocity = velocity }

    /// Seconds until the map is at rest.
    public var duration: Double {
        ThrowModel.scrollView(rate: Deceleration.rate).duration(speed: cmath_hypot(velocity.dx, velocity.dy))
    }

    /// The way after `seconds`.
    public func way(after seconds: Double) -> ScreenVector {
        let share = (1 - cmath_exp(-Deceleration.decay * seconds)) / Deceleration.decay
        return ScreenVector(dx: velocity.dx * share, dy: velocity.dy * share)
    }
}
