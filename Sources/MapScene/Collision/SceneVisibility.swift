/// Why a view is hidden.
public enum HidingReason: Hashable, Sendable {
    /// The zoom is outside the view's levels.
    case levels
    /// It lies over another view, which goes first.
    case collision(by: AnnotationID)
}

/// Which views of a scene are hidden at one moment, and why. Every other view shows, on the screen or off it.
public struct SceneVisibility: Hashable, Sendable {
    private var reasons: [AnnotationID: HidingReason] = [:]

    mutating func hide(_ id: AnnotationID, _ reason: HidingReason) { reasons[id] = reason }

    /// Why a view is hidden; `nil` for one that is not.
    public func reason(of id: AnnotationID) -> HidingReason? { reasons[id] }

    /// The hidden views in the order of addition.
    public var hidden: [(id: AnnotationID, reason: HidingReason)] {
        reasons.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
