import CalloutTracking
import Camera
import Geodesy

/// A headless map: annotations, a viewport, a selection with its callout, gestures and animations, and the events of all.
///
/// A value without a clock: the caller advances it. Frames are at k/60 of a second and one at each exact end; between two
/// motions' starts and ends a viewport is a pure function of time, so that a run cut at any moment is the uncut one.
public struct Scene: Sendable {
    /// The moment the scene has reached.
    public internal(set) var time = SceneTime.zero
    /// What shows now.
    public internal(set) var viewport: Viewport
    /// Bars and panels that centre, fit and autopan keep clear of.
    public internal(set) var insets = ScreenInsets()
    /// The events so far, oldest first; the caller may take them with `takeEvents`.
    public internal(set) var events: [SceneEvent] = []
    /// Whether the map pans itself, once a showing, so that a callout fits.
    public var isAutopanOn = false
    /// Whether views that lie over each other hide all but the first in the order of `CollisionResolver`.
    public var isCollisionOn = false
    /// The user's location, where it is known.
    public internal(set) var userLocation: Coordinate?
    /// Whether the map's centre follows the user's location.
    public internal(set) var isFollowing = true

    /// Where a screen reader's cursor is. Selecting moves it into the callout, closing the callout back to the view.
    public internal(set) var focus = AccessibilityFocus.none

    /// Whether lines begin on the right: callouts mirror, the map does not.
    public var isRightToLeft = false

    var store = AnnotationStore()
    var calloutProvider: CalloutProvider?
    var calloutSide: CalloutSide?
    var viewProvider: ViewProvider?
    var viewQueue = ViewQueue()
    var liveViews: [AnnotationID: AnnotationView] = [:]
    var tracker: CalloutTracker<AnnotationID>
    /// The viewport of the last moment at which a motion started or ended, and that moment: what motions apply to.
    var base: Viewport
    var baseTime = SceneTime.zero
    var gestures: [Gesture] = []
    var flight: Flight?
    /// The change that fingers keep open while they are on the map.
    var finger: MotionID?
    var moves: [AnnotationMove] = []
    var drags: [ViewDrag] = []
    /// The view that a live finger carries, and its point from the finger.
    var carried: CarriedView?
    var changes: [OpenChange] = []
    var waitingFit: FitRequest?
    var sequence = 0
    var lastMotion = 0

    /// An empty scene that shows `viewport`.
    public init(viewport: Viewport) {
        self.viewport = viewport
        base = viewport
        do {
            tracker = CalloutTracker(
                bounds: try CalloutBounds(width: viewport.size.width, height: viewport.size.height))
        } catch {
            preconditionFailure("a viewport's sides are finite and not negative")
        }
    }

    /// The selected annotation.
    public var selected: AnnotationID? { tracker.selected }
    /// Where its callout is.
    public var callout: CalloutState { tracker.state }
    /// What a region change does to a callout.
    public var calloutPolicy: CalloutPolicy { tracker.policy }
    /// How many region changes are open.
    public var depth: Int { tracker.depth }
    /// How many annotations there are.
    public var count: Int { store.count }
    /// The names of the annotations, in the order of addition.
    public var ids: [AnnotationID] { store.ids }
    /// Whether nothing moves.
    public var isAtRest: Bool {
        gestures.isEmpty && flight == nil && moves.isEmpty && drags.isEmpty && finger == nil && carried == nil
    }
    /// Whether annotations are on their way.
    package var movesAnnotations: Bool { !moves.isEmpty || !drags.isEmpty || carried != nil }
    /// When the next motion ends; `nil` at rest.
    public var nextEnd: SceneTime? {
        var ends = gestures.map { $0.end } + moves.map { $0.end } + drags.map { $0.end }
        if let flight { ends.append(flight.end) }
        return ends.min()
    }

    /// Whether an open region change is one that hides callouts.
    package var hidesCallouts: Bool { changes.contains { $0.reason != .autopan } }

    /// What moves, as numbers counted from this moment: two scenes of equal numbers and viewports move on alike.
    package var motionKey: [Int64] {
        var key: [Int64] = [isFollowing ? 1 : 0, time.ticks % SceneTime(frame: 1).ticks]
        for gesture in gestures {
            let way = gesture.applied(to: base, from: baseTime, to: gesture.end, middle: insets.middle(of: base.size))
            key += [gesture.start.ticks - time.ticks, gesture.end.ticks - time.ticks]
            key += [Int64(bitPattern: way.center.longitude.bitPattern)]
        }
        if let flight {
            key += [-1, flight.start.ticks - time.ticks, flight.end.ticks - time.ticks]
            key.append(Int64(bitPattern: flight.animation.viewport(at: 0).center.longitude.bitPattern))
        }
        return key
    }

    /// An annotation that is there.
    public subscript(id: AnnotationID) -> SceneAnnotation? { store[id] }

    /// Where an annotation's callout has its tip: the projected point and the callout's offset. A callout lives on its
    /// view: at a zoom outside the view's levels there is none.
    public func anchor(of id: AnnotationID) -> AnchorPoint? {
        guard !viewport.isEmpty, let annotation = store[id], annotation.options.levels.contains(viewport.zoom) else {
            return nil
        }
        let point = viewport.point(of: annotation.world)
        let offset = annotation.options.calloutOffset
        return AnchorPoint(x: point.x + offset.dx, y: point.y + offset.dy)
    }

    /// An annotation's view on the screen: its middle, and its size.
    public func frame(of id: AnnotationID) -> (middle: ScreenPoint, size: ScreenSize)? {
        guard !viewport.isEmpty, let annotation = store[id] else { return nil }
        let point = viewport.point(of: annotation.world)
        let offset = annotation.options.centerOffset
        return (ScreenPoint(x: point.x + offset.dx, y: point.y + offset.dy), annotation.options.size)
    }

    /// Hands out the events and forgets them; the numbers go on.
    public mutating func takeEvents() -> [SceneEvent] {
        let taken = events
        events = []
        return taken
    }

    mutating func emit(_ kind: SceneEvent.Kind) {
        sequence += 1
        events.append(SceneEvent(sequence: sequence, time: time, kind: kind))
    }

    /// Lets the tracker take a step and turns its answer into events of the scene.
    mutating func track(
        by cause: SceneEvent.Cause = .api, isAnimated: Bool = true,
        _ step: (inout CalloutTracker<AnnotationID>, (AnnotationID) -> AnchorPoint?) throws(CalloutTrackerError) ->
            [CalloutEvent<AnnotationID>]
    ) {
        let answers: [CalloutEvent<AnnotationID>]
        var next = tracker
        do { answers = try step(&next, { self.anchor(of: $0) }) } catch {
            preconditionFailure("the scene's times rise, its anchors are finite and its ends have beginnings")
        }
        tracker = next
        for answer in answers {
            switch answer.kind {
            case .selected:
                emit(.selected(answer.annotation, by: cause))
                focusOnSelected()
            case .deselected:
                emit(.deselected(answer.annotation, answer.reason))
                if focus == .callout(answer.annotation) { focus = .view(answer.annotation) }
            case .shown:
                keepCalloutSide(isNew: true)
                let fade = isAnimated ? CalloutFade.appearing : .zero
                if let anchor = answer.anchor { emit(.calloutShown(answer.annotation, anchor, fade: fade)) }
            case .moved:
                keepCalloutSide(isNew: false)
                if let anchor = answer.anchor { emit(.calloutMoved(answer.annotation, anchor)) }
            case .hidden:
                let fade = isAnimated ? CalloutFade.disappearing : .zero
                emit(.calloutHidden(answer.annotation, answer.reason, fade: fade))
            case .offScreen: emit(.calloutOffScreen(answer.annotation))
            }
        }
    }
}

/// A region change that has begun and not ended.
struct OpenChange: Hashable, Sendable {
    let id: MotionID
    let reason: RegionChangeReason
    let isAnimated: Bool
}

/// A region to bring into view.
struct FitRequest: Hashable, Sendable {
    let low: WorldPoint
    let high: WorldPoint
    let padding: Double
}
