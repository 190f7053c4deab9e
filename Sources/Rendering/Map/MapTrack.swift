import Geodesy
import StormTracks

/// A storm's track as a map draws it.
public struct MapTrack: Hashable, Sendable {
    /// A fix on the map.
    public struct Fix: Hashable, Sendable {
        /// What the marker's shape tells.
        public enum Kind: Hashable, Sendable, CaseIterable { case tropical, subtropical, other }

        /// The centre.
        public var place: Coordinate
        /// The colour's category; `nil` where the wind is not known.
        public var category: Category?
        /// The marker's shape.
        public var kind: Kind
        /// Whether a landfall is marked.
        public var isLandfall: Bool

        /// The fix of a track point. Its colour is that of its wind, whatever the storm was by then.
        public init(_ point: TrackPoint) {
            place = point.coordinate
            category = point.category ?? point.wind.map { Category(wind: $0) }
            isLandfall = point.isLandfall
            switch point.status?.code {
            case "SS", "SD": kind = .subtropical
            case nil: kind = .tropical
            default: kind = point.status?.mayHaveCategory == true ? .tropical : .other
            }
        }
    }

    /// The storm's name for readers.
    public var label: String
    /// The fixes in order.
    public var fixes: [Fix] = []

    /// A track without fixes.
    public init(label: String) { self.label = label }
}
