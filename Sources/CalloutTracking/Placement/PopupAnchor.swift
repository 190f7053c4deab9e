/// Which point of a popup's box lies on the point it belongs to, by MapLibre's names.
public enum PopupAnchor: String, Hashable, Sendable, CaseIterable {
    /// The middle of the box.
    case center
    /// The middle of a side.
    case top, bottom, left, right
    /// A corner.
    case topLeft = "top-left"
    /// A corner.
    case topRight = "top-right"
    /// A corner.
    case bottomLeft = "bottom-left"
    /// A corner.
    case bottomRight = "bottom-right"
}
