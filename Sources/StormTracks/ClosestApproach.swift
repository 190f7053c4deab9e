import Geodesy

/// Where and when a storm was nearest to a place.
///
/// The least great-circle distance between the place and the track, which between two fixes at most 24 hours apart follows
/// the great circle at one speed; the time is that of a fix, or between two fixes the moment to the minute. Fixes without
/// time count by themselves.
public struct ClosestApproach: Hashable, Sendable {
    /// The place.
    public let place: Coordinate
    /// The least distance in metres; `nil` before the first fix.
    public private(set) var meters: Double?
    /// The moment of it.
    public private(set) var time: Instant?
    /// Where the storm was then.
    public private(set) var coordinate: Coordinate?
    private var last: TrackPoint?

    /// The approach of a storm without fixes to `place`.
    public init(to place: Coordinate) { self.place = place }

    /// Adds the storm's next fix; of equal distances the first counts. A fix of an aid or a spur is left out.
    public mutating func add(_ point: TrackPoint) {
        guard point.isOfMainTrack else { return }
        if let segment = last.flatMap({ TrackSegment(from: $0, to: point) }) {
            let fraction = segment.arc.fractionNearest(to: place)
            if fraction > 0, fraction < 1 { take(segment.arc.place(at: fraction), segment.time(at: fraction)) }
        }
        take(point.coordinate, point.time)
        last = point
    }

    /// The next fix does not follow the last one: the way between them does not count.
    public mutating func interrupt() { last = nil }

    private mutating func take(_ coordinate: Coordinate, _ time: Instant?) {
        let distance = coordinate.distanceMeters(to: place)
        if let meters, meters <= distance { return }
        meters = distance
        self.time = time
        self.coordinate = coordinate
    }
}
