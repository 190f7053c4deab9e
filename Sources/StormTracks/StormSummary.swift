/// A storm's life in figures, gathered fix by fix.
public struct StormSummary: Hashable, Sendable {
    /// Which storm.
    public private(set) var storm: StormIdentity
    /// The number of fixes.
    public private(set) var points = 0
    /// The earliest and the latest time.
    public private(set) var firstTime: Instant?, lastTime: Instant?
    /// The highest wind.
    public private(set) var peakWind: Speed?
    /// The lowest pressure.
    public private(set) var lowestPressure: Pressure?
    /// The highest category.
    public private(set) var category: Category?
    /// The accumulated cyclone energy in 10⁴ kt².
    public private(set) var accumulatedCycloneEnergy = 0.0
    /// The number of fixes that the source marks as landfalls.
    public private(set) var landfalls = 0
    /// The strongest fix: highest wind, then lowest pressure, then the earliest read; a fix without wind only where no fix
    /// has one.
    public private(set) var peak: TrackPoint?

    /// The summary of a storm without fixes.
    public init(of storm: StormIdentity) { self.storm = storm }

    /// Takes the storm's identity anew: its name may change down a file, and the last one counts.
    public mutating func rename(_ storm: StormIdentity) { self.storm = storm }

    /// Adds a fix and returns whether it is the strongest so far.
    @discardableResult
    public mutating func add(_ point: TrackPoint) -> Bool {
        points += 1
        if let time = point.time {
            if firstTime.map({ time < $0 }) ?? true { firstTime = time }
            if lastTime.map({ time > $0 }) ?? true { lastTime = time }
        }
        if let wind = point.wind, peakWind.map({ wind > $0 }) ?? true { peakWind = wind }
        if let pressure = point.pressure, lowestPressure.map({ pressure < $0 }) ?? true { lowestPressure = pressure }
        if let stage = point.category, category.map({ stage > $0 }) ?? true { category = stage }
        accumulatedCycloneEnergy += point.accumulatedCycloneEnergy(inBasin: storm.basin)
        if point.isLandfall { landfalls += 1 }
        guard peak.map({ StormSummary.isStronger(point, than: $0) }) ?? true else { return false }
        peak = point
        return true
    }

    /// The summary of the strongest fix alone.
    public var ofPeak: StormSummary {
        var summary = StormSummary(of: storm)
        if let peak { summary.add(peak) }
        return summary
    }

    private static func isStronger(_ point: TrackPoint, than other: TrackPoint) -> Bool {
        let wind = point.wind?.knots ?? -1
        let otherWind = other.wind?.knots ?? -1
        if wind != otherWind { return wind > otherWind }
        guard let pressure = point.pressure else { return false }
        return other.pressure.map { pressure < $0 } ?? true
    }
}
