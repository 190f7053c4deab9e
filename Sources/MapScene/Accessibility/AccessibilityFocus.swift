/// Where a screen reader's cursor is.
public enum AccessibilityFocus: Hashable, Sendable {
    /// On the map itself.
    case none
    /// On an annotation's view.
    case view(AnnotationID)
    /// In an annotation's callout, shown or about to come back.
    case callout(AnnotationID)
}
