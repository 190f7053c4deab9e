import Geodesy

/// How fast and whereto a storm moved from one fix to the next.
///
/// The speed is the great-circle distance over the time between the two fixes, and the heading the initial bearing of that
/// great circle: the mean motion that has brought the storm to the later fix. Source: NHC, "Glossary of NHC Terms",
/// "Forward speed"; distances as `Coordinate.distanceMeters(to:)` has them.
public struct Motion: Hashable, Sendable {
    /// The translation speed.
    public let speed: Speed
    /// Degrees clockwise from north, 0..<360; `nil` for a storm that stays where it is.
    public let heading: Double?
    /// The great-circle distance in metres.
    public let meters: Double
    /// The time that it took, in milliseconds, above 0.
    public let milliseconds: Int64

    /// The motion between two fixes of a storm, or `nil` where a time is missing or the later is not after the earlier.
    public init?(from earlier: TrackPoint, to later: TrackPoint) {
        guard let start = earlier.time, let end = later.time, end > start else { return nil }
        milliseconds = end.milliseconds - start.milliseconds
        meters = earlier.coordinate.distanceMeters(to: later.coordinate)
        speed = .metersPerSecond(meters * 1000 / Double(milliseconds))
        heading = meters > 0 ? earlier.coordinate.initialBearing(to: later.coordinate) : nil
    }
}
