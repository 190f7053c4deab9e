import Geodesy

/// What a storm's track amounts to beyond the summary, gathered fix by fix.
public struct StormMeasures: Hashable, Sendable {
    /// The way of all motions together, in metres.
    public private(set) var meters = 0.0
    /// The fastest motion.
    public private(set) var highestSpeed: Speed?
    /// The greatest change of wind within 24 hours.
    public private(set) var highestChange: IntensityChange?
    /// The time in each category.
    public private(set) var durations = CategoryDurations()
    /// The closest approach to a place, if one was asked for.
    public private(set) var closest: ClosestApproach?
    private var history = TrackHistory()
    private var milliseconds: Int64 = 0
    private var highestSteps: [Int?] = [Int?](repeating: nil, count: IntensityScale.allCases.count)

    /// The measures of a storm without fixes, and its approach to a place if one is given.
    public init(closestTo place: Coordinate? = nil) { closest = place.map { ClosestApproach(to: $0) } }

    /// The way over the time that it took.
    public var meanSpeed: Speed? {
        milliseconds > 0 ? .metersPerSecond(meters * 1000 / Double(milliseconds)) : nil
    }

    /// The abbreviation of the highest grade on a scale.
    public func highestCode(on scale: IntensityScale) -> String? {
        guard let place = IntensityScale.allCases.firstIndex(of: scale) else { return nil }
        return highestSteps[place].map { scale.grades[$0].code }
    }

    /// Adds the storm's next fix.
    public mutating func add(_ point: TrackPoint) {
        let (motion, change) = history.add(point)
        if let motion {
            meters += motion.meters
            milliseconds += motion.milliseconds
            if highestSpeed.map({ motion.speed > $0 }) ?? true { highestSpeed = motion.speed }
        }
        if let change, highestChange.map({ change.knots > $0.knots }) ?? true { highestChange = change }
        durations.add(point)
        closest?.add(point)
        for (place, scale) in IntensityScale.allCases.enumerated() {
            guard let step = scale.step(of: point) else { continue }
            highestSteps[place] = max(highestSteps[place] ?? step, step)
        }
    }

    /// Passes over a fix of the storm that is not to be counted: what is told of the next one still refers to it, but the
    /// ways to and from it count for nothing else.
    public mutating func passOver(_ point: TrackPoint) {
        _ = history.add(point)
        durations.interrupt()
        closest?.interrupt()
    }
}
