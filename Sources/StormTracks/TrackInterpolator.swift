/// Fills a storm's track with fixes at even times.
///
/// Between two fixes at most 24 hours apart there is one at each multiple of the step since 1970-01-01T00:00Z, so that 3
/// hours give 00, 03, 06 … UTC. The fixes themselves are no part of what it returns, and none is left out.
public struct TrackInterpolator: Hashable, Sendable {
    /// The step in milliseconds.
    public let step: Int64
    private var last: TrackPoint?

    /// The steps that there are: from one minute to 24 hours, in milliseconds.
    public static let steps: ClosedRange<Int64> = 60_000...TrackSegment.longestMilliseconds

    /// An interpolator for one storm, or `nil` for a step below a minute or above 24 hours.
    public init?(step: Int64) {
        guard TrackInterpolator.steps.contains(step) else { return nil }
        self.step = step
    }

    /// Takes the storm's next fix and returns the interpolated ones between the one before it and it, in order. A fix of an
    /// aid or a spur is passed over.
    public mutating func fixes(before point: TrackPoint) -> [TrackPoint] {
        guard point.isOfMainTrack else { return [] }
        let segment = last.flatMap { TrackSegment(from: $0, to: point) }
        last = point
        guard let segment, let start = segment.start.time?.milliseconds, let end = point.time?.milliseconds else {
            return []
        }
        var moment = (start / step) * step
        var fixes: [TrackPoint] = []
        while moment < end {
            if moment > start { fixes.append(segment.point(at: Instant(milliseconds: moment))) }
            moment += step
        }
        return fixes
    }
}
