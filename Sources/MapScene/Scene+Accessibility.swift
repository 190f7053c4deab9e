import Annotations
import CMath
import CalloutTracking
import Camera

// What a screen reader finds, as data.
extension Scene {
    /// The views on screen in the order of reading: by distance from the middle of what the insets leave, of equals the
    /// one in front. What a collision or the levels hide is not read.
    public var readingOrder: [DrawnView] {
        let middle = insets.middle(of: viewport.size)
        let distances = drawnViews.enumerated().map { place, view in
            let point = frame(of: view)?.middle ?? middle
            return (view: view, place: place, distance: cmath_hypot(point.x - middle.x, point.y - middle.y))
        }
        return distances.sorted { $0.distance != $1.distance ? $0.distance < $1.distance : $0.place < $1.place }
            .map { $0.view }
    }

    /// All that is read, in the order of reading: the parts of the callout on show, then the views on screen.
    public var accessibilityElements: [AccessibilityElement] {
        let parts = placedCallout.map { placed in
            placed.layout.elements.map { AccessibilityElement($0, of: placed) }
        }
        return (parts ?? []) + readingOrder.map { AccessibilityElement($0, in: self) }
    }

    /// Moves the focus to the next element, or back to the one before: callout first, then the views. At either end it
    /// stays.
    public mutating func moveFocus(forward: Bool = true) {
        var elements = readingOrder.map { AccessibilityFocus.view($0.id) }
        if case .shown = callout, let selected { elements.insert(.callout(selected), at: 0) }
        guard let place = elements.firstIndex(of: focus) else {
            focus = (forward ? elements.first : elements.last) ?? focus
            return
        }
        let next = place + (forward ? 1 : -1)
        if elements.indices.contains(next) { focus = elements[next] }
    }

    /// Selecting moves the focus into the callout; where there is none, to the view.
    mutating func focusOnSelected() {
        guard let selected else { return }
        focus = store[selected]?.hasCallout == true ? .callout(selected) : .view(selected)
    }
}
