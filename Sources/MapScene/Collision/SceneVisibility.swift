/// Why a view is hidden.
public enum HidingReason: Hashable, Sendable {
    /// The zoom is outside the view's levels.
    case levels
    /// It lies over another view, which goes first. Of a cluster that goes first the first member is named.
    case collision(by: AnnotationID)
    /// A cluster stands for it and for others near it.
    case clustered(into: ClusterView)
}

/// Which views of a scene are hidden at one moment, and why. Every other view shows, on the screen or off it.
public struct SceneVisibility: Hashable, Sendable {
    private var reasons: [AnnotationID: HidingReason] = [:]
    /// The clusters that show, in the order of their first members.
    public internal(set) var clusters: [ClusterView] = []

    mutating func hide(_ id: AnnotationID, _ reason: HidingReason) { reasons[id] = reason }

    /// Why a view is hidden; `nil` for one that is not.
    public func reason(of id: AnnotationID) -> HidingReason? { reasons[id] }

    /// The hidden views in the order of addition.
    public var hidden: [(id: AnnotationID, reason: HidingReason)] {
        reasons.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}

/// A view that a frame shows.
public enum DrawnView: Hashable, Sendable {
    /// The view of an annotation.
    case annotation(AnnotationID)
    /// The view of a cluster.
    case cluster(ClusterView)

    /// The annotation, or the first of a cluster.
    public var id: AnnotationID {
        switch self {
        case .annotation(let id): id
        case .cluster(let view): view.first
        }
    }
}
