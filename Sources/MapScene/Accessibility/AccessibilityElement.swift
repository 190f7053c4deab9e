import Annotations
import CalloutTracking
import Camera

/// Something on the map as a screen reader meets it.
public struct AccessibilityElement: Hashable, Sendable {
    /// What it is.
    public enum Kind: Hashable, Sendable {
        /// A part of the callout on show.
        case callout(AnnotationID, CalloutPart.Kind)
        /// An annotation's view, or a cluster's.
        case view(DrawnView)
    }

    /// The shortest side of a view's frame for a screen reader. Source: Mapbox Maps SDK for iOS.
    public static let leastSide = 10.0

    /// What it is.
    public let kind: Kind
    /// Where it is on the screen; views are at least 10 x 10 points.
    public let frame: CalloutRect
    /// What it is called; for a view its title.
    public let label: String
    /// What is read after the label: a row's value, a view's subtitle.
    public let value: String?
    /// What else is said.
    public let traits: AccessibilityTraits
}

extension AccessibilityElement {
    init(_ element: CalloutElement, of placed: PlacedCallout) {
        kind = .callout(placed.id, element.kind)
        let corner = placed.placement.frame
        frame = CalloutRect(
            x: corner.x + element.frame.x, y: corner.y + element.frame.y, width: element.frame.width,
            height: element.frame.height)
        label = element.label
        value = element.value
        traits = element.traits
    }

    init(_ view: DrawnView, in scene: Scene) {
        kind = .view(view)
        let annotation = scene[view.id]
        let drawn = scene.frame(of: view)
        let width = max(AccessibilityElement.leastSide, drawn?.size.width ?? 0)
        let height = max(AccessibilityElement.leastSide, drawn?.size.height ?? 0)
        frame = CalloutRect(
            x: (drawn?.middle.x ?? 0) - width / 2, y: (drawn?.middle.y ?? 0) - height / 2, width: width, height: height)
        label = annotation?.title ?? ""
        var traits = AccessibilityTraits.button
        if annotation?.options.isEnabled == false { traits.insert(.notEnabled) }
        switch view {
        case .annotation(let id):
            value = annotation?.subtitle
            if scene.selected == id { traits.insert(.selected) }
        case .cluster(let cluster): value = cluster.subtitle
        }
        self.traits = traits
    }
}
