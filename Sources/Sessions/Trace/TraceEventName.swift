/// The names of the events of a trace.
public enum TraceEventName: String, CaseIterable, Hashable, Sendable {
    case annotationAdded = "annotation-added"
    case annotationRemoved = "annotation-removed"
    case viewCreated = "view-created"
    case viewReused = "view-reused"
    case selected
    case deselected
    case calloutShown = "callout-shown"
    case calloutHidden = "callout-hidden"
    case calloutMoved = "callout-moved"
    case calloutOffscreen = "callout-offscreen"
    case regionWillChange = "region-will-change"
    case visibleRegionChanged = "visible-region-changed"
    case regionDidChange = "region-did-change"
    case tap
    case doubletap
    case longpress
    case dragBegan = "drag-began"
    case dragged
    case dragEnded = "drag-ended"
    case buttonTapped = "button-tapped"
    case accessoryTapped = "accessory-tapped"
    case geocoded
    case geocodeIgnored = "geocode-ignored"
    case geocodeCancelled = "geocode-cancelled"
    case userLocation = "user-location"
    case loadFailed = "load-failed"
    /// Something reported though nothing is lost, such as a padding that left no room.
    case note
}
