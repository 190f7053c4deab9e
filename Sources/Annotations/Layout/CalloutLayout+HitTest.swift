/// What a finger hits in a callout.
public enum CalloutHit: Hashable, Sendable {
    /// Nothing of the callout: what lies below it is asked next.
    case outside
    /// The callout itself, which keeps the touch: no button's event, and nothing for the map.
    case body
    /// A button or accessory that reacts.
    case control(CalloutPart.Kind)
}

extension CalloutLayout {
    /// What a touch at a point of callout space hits. The shape counts, not its box: corners cut off and the room beside the
    /// arrow are outside, for buttons too. A control that is disabled lets the touch fall on the body; of two controls that
    /// overlap, the later one is hit.
    ///
    /// - Parameters:
    ///   - x: points from the callout's left edge.
    ///   - y: points from the callout's top edge, its arrow included.
    /// - Returns: what takes the touch.
    public func hitTest(x: Double, y: Double) -> CalloutHit {
        guard outline.contains(x: x, y: y) else { return .outside }
        let hit = parts.last { $0.isControl && $0.isEnabled && $0.frame.contains(x: x, y: y) }
        return hit.map { .control($0.kind) } ?? .body
    }
}
