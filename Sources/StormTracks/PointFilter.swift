import Geodesy

/// Which points are wanted. What is not set lets all pass; a point must pass all that is set.
public struct PointFilter: Hashable, Sendable {
    /// The storms, any of them; empty for all.
    public var storms: [StormSelector] = []
    /// The basins by code, letters without case; empty for all.
    public var basins: [String] = []
    /// The seasons, both ends included.
    public var seasons: ClosedRange<Int>?
    /// The time of the fix, exactly.
    public var at: Instant?
    /// The earliest time.
    public var from: Instant?
    /// The latest time, included.
    public var until: Instant?
    /// The box that holds the fix.
    public var region: GeoRegion?
    /// The lowest category.
    public var minimumCategory: Category?
    /// Whether only landfalls are wanted.
    public var landfallOnly = false
    /// The circle that holds the fix.
    public var circle: Circle?

    /// A place and a distance from it.
    public struct Circle: Hashable, Sendable {
        /// The middle.
        public var center: Coordinate
        /// The great-circle radius in metres, the edge included.
        public var meters: Double

        /// The circle of `meters` about `center`.
        public init(center: Coordinate, meters: Double) {
            self.center = center
            self.meters = meters
        }
    }

    /// A filter that lets all pass.
    public init() {}

    /// Whether the storm as such is wanted; asked once a storm.
    public func accepts(_ storm: StormIdentity) -> Bool {
        if !storms.isEmpty, !storms.contains(where: { $0.matches(storm) }) { return false }
        if let seasons {
            guard let season = storm.season, seasons.contains(season) else { return false }
        }
        if !basins.isEmpty {
            guard let basin = storm.basin?.lowercased(), basins.contains(where: { $0.lowercased() == basin }) else {
                return false
            }
        }
        return true
    }

    /// Whether a point of a wanted storm is wanted. A point without time passes no question about time, one without
    /// category none about category.
    public func accepts(_ point: TrackPoint) -> Bool {
        if at != nil || from != nil || until != nil {
            guard let time = point.time else { return false }
            if let at, time != at { return false }
            if let from, time < from { return false }
            if let until, time > until { return false }
        }
        if let minimumCategory {
            guard let category = point.category, category >= minimumCategory else { return false }
        }
        if landfallOnly, !point.isLandfall { return false }
        if let region, !region.contains(point.coordinate) { return false }
        if let circle, point.coordinate.distanceMeters(to: circle.center) > circle.meters { return false }
        return true
    }
}
