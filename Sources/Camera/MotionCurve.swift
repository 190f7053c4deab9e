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
