/// Where a selected annotation's callout is.
public enum CalloutState: Hashable, Sendable {
    /// There is none: nothing is selected, or the selected annotation has no callout.
    case none
    /// On screen, its tip at the point.
    case shown(AnchorPoint)
    /// Waiting for the open region change to end.
    case hidden
    /// Waiting for its anchor to come back into the viewport.
    case offScreen
}

/// What a region change does to a callout.
public enum CalloutPolicy: String, Hashable, Sendable {
    /// Hides it, and shows it once at the new place after the outermost change.
    case hide
    /// Leaves it on show, re-projected in every frame.
    case follow
}
