import CMath

/// How a movement's speed runs: progress in time to progress in way, both 0…1.
public enum MotionCurve: String, Hashable, Sendable {
    /// Slow at first: cubic Bezier (0.42, 0, 1, 1).
    case easeIn
    /// Slow at last: cubic Bezier (0, 0, 0.58, 1).
    case easeOut
    /// Even.
    case linear

    /// The share of the way after the share `time` of the time; exact at both ends.
    public func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        switch self {
        case .linear: return time
        case .easeIn: return Self.bezier(time, 0.42, 1)
        case .easeOut: return Self.bezier(time, 0, 0.58)
        }
    }

    private static func bezier(_ time: Double, _ x1: Double, _ x2: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let s = (low + high) / 2
            let x = 3 * (1 - s) * (1 - s) * s * x1 + 3 * (1 - s) * s * s * x2 + s * s * s
            if x < time { low = s } else { high = s }
        }
        let s = (low + high) / 2
        return 3 * (1 - s) * s * s + s * s * s
    }
}

/// A map let go at a velocity, slowed by the platform's 0.998 a millisecond, at rest below 10 points a second.
public struct Deceleration: Hashable, Sendable {
    /// The velocity at the start, in points a second.
    public let velocity: ScreenVector
    private static let decay = -1000 * cmath_log(0.998)
    private static let slowest = 10.0

    /// A map let go at `velocity`.
    public init(velocity: ScreenVector) { self.velocity = velocity }

    /// Seconds until the map is at rest.
    public var duration: Double {
        let speed = cmath_hypot(velocity.dx, velocity.dy)
        return speed > Self.slowest ? cmath_log(speed / Self.slowest) / Self.decay : 0
    }

    /// The way after `seconds`.
    public func way(after seconds: Double) -> ScreenVector {
        let share = (1 - cmath_exp(-Self.decay * seconds)) / Self.decay
        return ScreenVector(dx: velocity.dx * share, dy: velocity.dy * share)
    }
}
