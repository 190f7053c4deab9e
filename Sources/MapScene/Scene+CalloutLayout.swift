import Annotations
import CalloutTracking
import Camera

/// What an annotation's callout shows, asked for when it is needed; `nil` leaves it to the annotation's own texts.
public typealias CalloutProvider = @Sendable (_ id: AnnotationID, _ annotation: SceneAnnotation) -> CalloutContent?

/// How long callouts take to appear and to disappear, for those who draw them; the headless map waits for nothing.
///
/// Source: nfarina/calloutview, SMCalloutView.m.
public enum CalloutFade {
    /// A callout bounces into view.
    public static let appearing = SceneTime(seconds: 0.23)
    /// A callout fades out.
    public static let disappearing = SceneTime(seconds: 1.0 / 3)
}

/// A callout on the screen: where it stands, and its parts.
public struct PlacedCallout: Hashable, Sendable {
    /// The annotation.
    public let id: AnnotationID
    /// Its frame, the side it opens to, and its arrow.
    public let placement: CalloutPlacement
    /// Its parts; their space begins at the frame's left top corner.
    public let layout: CalloutLayout

    /// What a finger hits.
    public func hitTest(_ point: ScreenPoint) -> CalloutHit {
        layout.hitTest(x: point.x - placement.frame.x, y: point.y - placement.frame.y)
    }
}

// Where the callout on show stands: its tip at the anchor, on the side that has room, kept from frame to frame.
extension Scene {
    /// The callout on show; `nil` while none is.
    public var placedCallout: PlacedCallout? {
        guard case .shown = callout, let id = selected else { return nil }
        return placedCallout(of: id, previous: calloutSide)
    }

    /// Who says what callouts show, from now on.
    public mutating func setCalloutProvider(_ provider: CalloutProvider?) { calloutProvider = provider }

    /// What an annotation's callout shows.
    public func calloutContent(of id: AnnotationID) -> CalloutContent? {
        guard let annotation = store[id] else { return nil }
        return calloutProvider?(id, annotation) ?? annotation.calloutContent
    }

    func placedCallout(of id: AnnotationID, previous: CalloutSide?) -> PlacedCallout? {
        guard let content = calloutContent(of: id), let frame = frame(of: id), let annotation = store[id] else {
            return nil
        }
        let natural = CalloutLayout(content, isRightToLeft: isRightToLeft)
        var options = PlacementOptions()
        options.insets = PlacementOptions.Insets(
            top: insets.top, right: insets.right, bottom: insets.bottom, left: insets.left)
        options.isRightToLeft = isRightToLeft
        // A map that pans to make room keeps its callouts above, as the system's does.
        if isAutopanOn { options.onlySide = .above }
        let offset = annotation.options.calloutOffset
        let placement: CalloutPlacement
        do throws(CalloutTrackerError) {
            placement = try CalloutPlacement.place(
                CalloutSize(width: natural.width, height: natural.height, minimumWidth: natural.minimumWidth),
                at: CalloutRect(
                    x: frame.middle.x - frame.size.width / 2, y: frame.middle.y - frame.size.height / 2,
                    width: frame.size.width, height: frame.size.height),
                offset: CalloutVector(dx: offset.dx, dy: offset.dy),
                in: CalloutBounds(width: viewport.size.width, height: viewport.size.height), options: options,
                previous: previous)
        } catch {
            return nil
        }
        let layout = natural.placed(
            width: placement.frame.width, arrowX: placement.arrowX, pointsUp: placement.side == .below)
        return PlacedCallout(id: id, placement: placement, layout: layout)
    }

    /// Takes note of the side that the callout opens to: anew when it appears, the one before as long as it fits.
    mutating func keepCalloutSide(isNew: Bool) {
        guard let selected else { return }
        calloutSide = placedCallout(of: selected, previous: isNew ? nil : calloutSide)?.placement.side
    }

    /// Pans by as little as makes the callout on show fit, once a showing.
    mutating func autopan() {
        guard isAutopanOn, flight == nil, gestures.isEmpty, finger == nil, let placed = placedCallout else { return }
        let way = placed.placement.reposition
        guard way.dx != 0 || way.dy != 0 else { return }
        fly(
            .pan(viewport, by: ScreenVector(dx: way.dx, dy: way.dy)), over: SceneTime(seconds: 0.3), reason: .autopan)
    }
}
