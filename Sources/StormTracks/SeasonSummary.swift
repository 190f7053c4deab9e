/// The storms of a season, of a basin, or of any other group in figures.
public struct SeasonSummary: Hashable, Sendable {
    /// The number of storms.
    public private(set) var storms = 0
    /// The storms whose highest category is a tropical storm or more, 1 or more, 3 or more.
    public private(set) var tropicalStorms = 0, hurricanes = 0, majorHurricanes = 0
    /// The number of fixes.
    public private(set) var points = 0
    /// The earliest and the latest time.
    public private(set) var firstTime: Instant?, lastTime: Instant?
    /// The highest wind.
    public private(set) var peakWind: Speed?
    /// The lowest pressure.
    public private(set) var lowestPressure: Pressure?
    /// The accumulated cyclone energy of all storms in 10⁴ kt², by the rule of
    /// `TrackPoint.accumulatedCycloneEnergy(inBasin:)`.
    public private(set) var accumulatedCycloneEnergy = 0.0
    /// The number of fixes that the source marks as landfalls.
    public private(set) var landfalls = 0

    /// The summary of no storms.
    public init() {}

    /// Adds a storm.
    public mutating func add(_ storm: StormSummary) {
        storms += 1
        if let category = storm.category {
            if category >= .tropicalStorm { tropicalStorms += 1 }
            if category >= .one { hurricanes += 1 }
            if category >= .three { majorHurricanes += 1 }
        }
        points += storm.points
        if let time = storm.firstTime, firstTime.map({ time < $0 }) ?? true { firstTime = time }
        if let time = storm.lastTime, lastTime.map({ time > $0 }) ?? true { lastTime = time }
        if let wind = storm.peakWind, peakWind.map({ wind > $0 }) ?? true { peakWind = wind }
        if let pressure = storm.lowestPressure, lowestPressure.map({ pressure < $0 }) ?? true {
            lowestPressure = pressure
        }
        accumulatedCycloneEnergy += storm.accumulatedCycloneEnergy
        landfalls += storm.landfalls
    }
}
