import Geodesy

/// The way of a storm between two fixes that follow each other.
///
/// The storm is taken to move along the great circle at one speed, and its wind and pressure to change evenly. That holds
/// for best tracks, which choose their fixes so; over more than 24 hours nobody knows what happened, so that fixes farther
/// apart are not joined. Source: NHC, "The revised Atlantic hurricane database (HURDAT2)", on the six-hourly fixes.
public struct TrackSegment: Hashable, Sendable {
    /// The earlier fix.
    public let start: TrackPoint
    /// The later fix.
    public let end: TrackPoint
    /// The time between them in milliseconds, above 0.
    public let milliseconds: Int64
    /// The way between them.
    public let arc: GreatCircleArc
    private let startTime: Instant

    /// The longest time between two fixes that are joined, in milliseconds: 24 hours.
    public static let longestMilliseconds: Int64 = 86_400_000

    /// The segment from one fix of a storm to its next, or `nil` where a time is missing, the later is not after the
    /// earlier, or they are more than 24 hours apart.
    public init?(from start: TrackPoint, to end: TrackPoint) {
        guard let first = start.time, let second = end.time, second > first else { return nil }
        milliseconds = second.milliseconds - first.milliseconds
        guard milliseconds <= TrackSegment.longestMilliseconds else { return nil }
        startTime = first
        self.start = start
        self.end = end
        arc = GreatCircleArc(from: start.coordinate, to: end.coordinate)
    }

    /// The fix at a moment between the two, interpolated.
    ///
    /// The place lies on the great circle, rounded to 0.0001°; wind and pressure are linear in time where both fixes have
    /// them, rounded to 0.1 kt and 0.1 hPa. The status is that of the earlier fix, the category follows from both; record
    /// and radii are missing.
    ///
    /// - Parameter time: the moment; outside the segment that of the nearer fix is meant.
    /// - Returns: the interpolated fix.
    public func point(at time: Instant) -> TrackPoint {
        let fraction = min(1, max(0, Double(time.milliseconds - startTime.milliseconds) / Double(milliseconds)))
        let place = arc.place(at: fraction)
        let rounded = try? Coordinate(
            latitude: TrackSegment.rounded(place.latitude, 10_000),
            longitude: TrackSegment.rounded(place.longitude, 10_000))
        var point = TrackPoint(time: time, coordinate: rounded ?? place)
        if let first = start.wind?.knots, let second = end.wind?.knots {
            point.wind = .knots(TrackSegment.rounded(first + (second - first) * fraction, 10))
        }
        if let first = start.pressure?.hectopascals, let second = end.pressure?.hectopascals {
            point.pressure = .hectopascals(TrackSegment.rounded(first + (second - first) * fraction, 10))
        }
        point.status = start.status
        if start.category != nil { point.category = point.derivedCategory }
        return point
    }

    /// The moment at a share of the segment: exactly that of a fix at either end, to the minute between them.
    public func time(at fraction: Double) -> Instant {
        if !(fraction > 0) { return startTime }
        if fraction >= 1 { return Instant(milliseconds: startTime.milliseconds + milliseconds) }
        let moment = Double(startTime.milliseconds) + fraction * Double(milliseconds)
        return Instant(milliseconds: Int64((moment / 60_000).rounded()) * 60_000)
    }

    private static func rounded(_ value: Double, _ scale: Double) -> Double { (value * scale).rounded() / scale }
}
