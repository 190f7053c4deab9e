/// What a storm's earlier fixes tell about the next: its motion and its change of intensity.
///
/// It keeps the last fix and the winds of the last 24 hours, at most 256.
public struct TrackHistory: Hashable, Sendable {
    private struct Wind: Hashable {
        var time: Instant
        var knots: Double
    }

    /// The fix before the next.
    public private(set) var last: TrackPoint?
    private var winds: [Wind] = []

    private static let windsKept = 256

    /// The history of a storm without fixes.
    public init() {}

    /// Adds a fix as the source has it and returns what the earlier ones tell about it: nothing about a fix of an aid or a
    /// spur, which is not kept either.
    public mutating func add(_ point: TrackPoint) -> (motion: Motion?, change: IntensityChange?) {
        guard point.isOfMainTrack else { return (nil, nil) }
        let motion = last.flatMap { Motion(from: $0, to: point) }
        last = point
        guard let time = point.time, let wind = point.wind else { return (motion, nil) }
        let partner = time.milliseconds - IntensityChange.milliseconds
        let before = winds.first { $0.time.milliseconds == partner }
        // Fixes mostly come in order: what is too old for this one is too old for the next.
        winds.removeAll { $0.time.milliseconds < partner }
        if winds.count == TrackHistory.windsKept { winds.removeFirst() }
        // Of two fixes at one time the first counts.
        if !winds.contains(where: { $0.time == time }) { winds.append(Wind(time: time, knots: wind.knots)) }
        return (motion, before.map { IntensityChange(knots: wind.knots - $0.knots) })
    }
}
