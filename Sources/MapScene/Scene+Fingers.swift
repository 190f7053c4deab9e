import Annotations
import Camera
import CalloutTracking
import Geodesy

/// A view in the grip of a finger whose way is not known beforehand.
struct CarriedView: Hashable, Sendable {
    let id: AnnotationID
    /// The annotation's point from the finger.
    let grip: ScreenVector
}

// Fingers as they come, through a `TouchRecognizer`: what an app or a page hands on, where a script knows the whole way.
extension Scene {
    /// What lies under a finger, for the recogniser.
    public func touchTarget(at point: ScreenPoint) -> TouchTarget {
        switch receiver(at: point) {
        case .map: .map
        case .view(let id): store[id]?.options.isDraggable == true ? .draggable : .still
        case .cluster: .still
        case .callout, .button, .accessory: .callout
        }
    }

    /// Does what fingers mean. A velocity at the end lets the map coast within the same region change.
    public mutating func apply(_ gesture: RecognizedGesture) {
        switch gesture {
        case .tap(let point): tap(at: point)
        case .doubletap(let point): doubletap(at: point)
        case .twoFingerTap(let point): zoomOut(about: point)
        case .longpress(let point): longpress(at: point)
        case .dragBegan(let point): lift(at: point)
        case .dragMoved(let point): carry(to: point)
        case .dragEnded(let point, _):
            carry(to: point)
            setDown()
        case .mapBegan: fingersDown()
        case .mapMoved(let way, let point, let scale, let degrees): fingersMove(way, point, scale, degrees)
        case .mapEnded(let velocity): fingersUp(velocity)
        }
    }

    private mutating func fingersDown() {
        guard finger == nil else { return }
        let id = newMotion()
        begin(OpenChange(id: id, reason: .gesture, isAnimated: false))
        sync()
        rebase()
        endLoose(.interrupted)
        finger = id
    }

    private mutating func fingersMove(_ way: ScreenVector, _ point: ScreenPoint, _ scale: Double, _ degrees: Double) {
        guard finger != nil else { return }
        if way.dx != 0 || way.dy != 0 { endFollowing() }
        sync()
        var next = viewport.panned(by: way)
        if scale != 1, scale.isFinite, scale > 0 {
            next = next.zoomed(to: next.zoom + Viewport.levels(ofScale: scale), about: point)
        }
        // Fingers that turn clockwise turn the content so, and the direction that points up the other way.
        if degrees != 0, degrees.isFinite { next = next.rotated(by: -degrees, about: point) }
        set(next)
        follow()
    }

    private mutating func fingersUp(_ velocity: ScreenVector) {
        guard let id = finger else { return }
        finger = nil
        sync()
        rebase()
        let coast = Deceleration(velocity: velocity)
        guard velocity.dx.isFinite, velocity.dy.isFinite, coast.duration > 0 else { return end(id, .finished) }
        let last = time + SceneTime(seconds: coast.duration)
        gestures.append(Gesture(id: id, start: time, end: last, kind: .coast(coast)))
    }

    private mutating func lift(at point: ScreenPoint) {
        guard case .view(let id) = receiver(at: point), let annotation = store[id], annotation.options.isDraggable
        else { return }
        _ = stopByFinger()
        endDrags { $0 == id }
        moves.removeAll { $0.id == id }
        let place = viewport.point(of: annotation.world)
        carried = CarriedView(id: id, grip: ScreenVector(dx: place.x - point.x, dy: place.y - point.y))
        beginDrag(of: id, at: annotation.coordinate)
    }

    private mutating func carry(to point: ScreenPoint) {
        guard let carried, point.x.isFinite, point.y.isFinite else { return }
        let place = viewport.coordinate(at: ScreenPoint(x: point.x + carried.grip.dx, y: point.y + carried.grip.dy))
        guard let old = store[carried.id]?.coordinate, old != place else { return }
        store.update(carried.id) { $0.coordinate = place }
        emit(.dragged(carried.id, place))
        follow()
    }

    mutating func setDown() {
        guard let id = carried?.id else { return }
        carried = nil
        if let place = store[id]?.coordinate { emit(.dragEnded(id, place)) }
    }

    /// Puts the callout where its anchor is now.
    private mutating func follow() {
        let ticks = time.ticks
        track { (tracker, project) throws(CalloutTrackerError) in try tracker.update(at: ticks, projection: project) }
    }

    private mutating func zoomOut(about point: ScreenPoint) {
        _ = stopByFinger()
        if receiver(at: point) == .map { close(on: .twoFingerTapOnMap) }
        let target = max(viewport.zoom - 1, viewport.limits.zoom.lowerBound)
        fly(.zoom(viewport, to: target, about: point), over: SceneTime(seconds: 0.3), reason: .gesture)
    }
}
