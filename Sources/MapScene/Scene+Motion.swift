import CalloutTracking
import Camera
import Geodesy

// Everything that moves the map is a region change: will, visible-region-changed in each frame, did.
extension Scene {
    /// A finger drags the map's content by `way`; the end of the drag.
    @discardableResult
    public mutating func pan(by way: ScreenVector, over span: SceneTime, curve: MotionCurve = .linear) -> SceneTime {
        endFollowing()
        return gesture(.pan(way, curve), over: span)
    }

    /// A finger leaves the map at a velocity in points a second; when the map is at rest.
    @discardableResult
    public mutating func fling(_ velocity: ScreenVector) -> SceneTime {
        let coast = Deceleration(velocity: velocity)
        endFollowing()
        return gesture(.coast(coast), over: SceneTime(seconds: coast.duration))
    }

    /// Two fingers zoom by levels about a point.
    @discardableResult
    public mutating func pinch(about point: ScreenPoint, zoomDelta: Double, over span: SceneTime) -> SceneTime {
        gesture(.pinch(about: point, zoomDelta: zoomDelta), over: span)
    }

    /// Two fingers turn the map by degrees, added to the heading, about the middle of what the insets leave.
    @discardableResult
    public mutating func rotate(by degrees: Double, over span: SceneTime) -> SceneTime {
        gesture(.rotate(degrees: degrees), over: span)
    }

    /// An animation of the program; when it arrives. It takes the place of all that moves the map.
    @discardableResult
    public mutating func animate(_ animation: CameraAnimation, over span: SceneTime) -> SceneTime {
        fly(animation, over: span, reason: .animation)
    }

    /// Shows another viewport at once, as one region change; an equal one makes none. The size stays.
    public mutating func show(_ next: Viewport, reason: RegionChangeReason = .api) {
        let next = next.resized(to: viewport.size)
        guard next != viewport || !gestures.isEmpty || flight != nil || finger != nil else { return }
        let id = newMotion()
        begin(OpenChange(id: id, reason: reason, isAnimated: false))
        sync()
        endMotions(held: .cancelled, loose: .replaced)
        set(next)
        end(id, .finished)
    }

    /// Before the first frame: shows a viewport without a region change.
    public mutating func setUp(_ next: Viewport) {
        viewport = next
        (base, baseTime) = (next, time)
        if let target = takeFit() {
            viewport = target
            base = target
        }
        let (ticks, bounds) = (time.ticks, bounds)
        track { (tracker, project) throws(CalloutTrackerError) in
            try tracker.resize(to: bounds, at: ticks, projection: project)
        }
        updateViews()
    }

    /// Another size; centre, zoom and heading stay, an animation goes on to its target, and a fit that waited is made.
    /// - Throws: `Viewport.Failure.invalidSize` for a side that is negative, not a number or infinite.
    public mutating func resize(to size: ScreenSize) throws(Viewport.Failure) {
        let checked = try Viewport(size: size, center: viewport.center, zoom: viewport.zoom)
        guard checked.size != viewport.size else { return }
        let id = newMotion()
        begin(OpenChange(id: id, reason: .resize, isAnimated: false))
        sync()
        set(viewport.resized(to: size))
        let (ticks, bounds) = (time.ticks, bounds)
        track { (tracker, project) throws(CalloutTrackerError) in
            try tracker.resize(to: bounds, at: ticks, projection: project)
        }
        fulfilFit()
        end(id, .finished)
    }

    /// Bars and panels from now on; the map stays where it is.
    public mutating func setInsets(_ insets: ScreenInsets) { self.insets = insets }

    /// The user's location. The centre follows until a finger moves the map; while one is down, only the dot moves.
    public mutating func locate(_ place: Coordinate) {
        userLocation = place
        emit(.userLocation(place))
        guard isFollowing, finger == nil, !gestures.contains(where: { $0.isHeld }) else { return }
        show(viewport.placing(place, at: insets.middle(of: viewport.size)), reason: .following)
    }

    /// A finger moves the map: from now on it does not follow the user's location.
    mutating func endFollowing() {
        if isFollowing, userLocation != nil { emit(.note(.followingEnded)) }
        isFollowing = false
    }

    /// Goes on to `target`, frame by frame while something moves; a moment in the past changes nothing.
    public mutating func advance(to target: SceneTime) {
        while time < target {
            guard !isAtRest, let nextEnd else {
                time = target
                return
            }
            let next = min(time.nextFrame, nextEnd)
            guard next <= target else {
                time = target
                return
            }
            time = next
            sync()
            endFinished()
        }
    }

    /// Goes on until nothing moves.
    public mutating func advanceToRest() {
        while let end = nextEnd { advance(to: end) }
    }

    @discardableResult
    mutating func fly(
        _ animation: CameraAnimation, over span: SceneTime, reason: RegionChangeReason
    ) -> SceneTime {
        if span <= .zero {
            show(animation.viewport(at: 1), reason: reason)
            return time
        }
        let id = newMotion()
        begin(OpenChange(id: id, reason: reason, isAnimated: true))
        sync()
        endMotions(held: .cancelled, loose: .replaced)
        flight = Flight(id: id, start: time, end: time + span, animation: animation)
        return time + span
    }

    /// A finger comes down on a moving map: what runs by itself ends where it is. Whether there was anything to stop.
    mutating func stopByFinger() -> Bool {
        guard flight != nil || gestures.contains(where: { !$0.isHeld }) else { return false }
        sync()
        rebase()
        endLoose(.interrupted)
        return true
    }

    private mutating func gesture(_ kind: Gesture.Kind, over span: SceneTime) -> SceneTime {
        let id = newMotion()
        begin(OpenChange(id: id, reason: .gesture, isAnimated: false))
        sync()
        rebase()
        endLoose(.interrupted)
        gestures.append(Gesture(id: id, start: time, end: time + span, kind: kind))
        if span <= .zero {
            sync()
            endFinished()
        }
        return time + span
    }

    private var bounds: CalloutBounds {
        do { return try CalloutBounds(width: viewport.size.width, height: viewport.size.height) } catch {
            preconditionFailure("a viewport's sides are finite and not negative")
        }
    }

    mutating func newMotion() -> MotionID {
        lastMotion += 1
        return MotionID(number: lastMotion)
    }

    mutating func begin(_ change: OpenChange) {
        changes.append(change)
        emit(.regionWillChange(change.reason, animated: change.isAnimated, depth: changes.count))
        let ticks = time.ticks
        track { (tracker, project) throws(CalloutTrackerError) in
            try tracker.regionChangeBegan(sparingCallout: change.reason == .autopan, at: ticks, projection: project)
        }
    }

    mutating func end(_ id: MotionID, _ how: RegionChangeEnd) {
        guard let place = changes.firstIndex(where: { $0.id == id }) else { return }
        let change = changes.remove(at: place)
        emit(.regionDidChange(change.reason, how, animated: change.isAnimated, depth: changes.count, viewport))
        let ticks = time.ticks
        track { (tracker, project) throws(CalloutTrackerError) in
            try tracker.regionChangeEnded(at: ticks, projection: project)
        }
    }

    /// The viewport of this moment, from what moves the map.
    private func currentViewport() -> Viewport {
        if let flight { return flight.viewport(at: time, size: base.size) }
        let middle = insets.middle(of: base.size)
        return gestures.reduce(base) { $1.applied(to: $0, from: baseTime, to: time, middle: middle) }
    }

    /// Draws the frame of this moment: annotations and map move, then the callout.
    mutating func sync() {
        for move in moves where move.start <= time {
            let place = move.coordinate(at: time)
            store.update(move.id) { $0.coordinate = place }
        }
        let next = currentViewport()
        let isMoved = next != viewport
        if isMoved { announce(next) }
        let dragsSelected = applyDrags()
        updateViews()
        store.keepClusters()
        guard isMoved || dragsSelected || moves.contains(where: { $0.id == selected }) else { return }
        let ticks = time.ticks
        track { (tracker, project) throws(CalloutTrackerError) in try tracker.update(at: ticks, projection: project) }
    }

    private mutating func announce(_ next: Viewport) {
        viewport = next
        emit(.visibleRegionChanged(next, middle: next.coordinate(at: insets.middle(of: next.size))))
    }

    mutating func set(_ next: Viewport) {
        (base, baseTime) = (next, time)
        if next != viewport { announce(next) }
        updateViews()
    }

    mutating func rebase() { (base, baseTime) = (viewport, time) }

    mutating func endFinished() {
        moves.removeAll { $0.end <= time }
        endFinishedDrags()
        let done = gestures.filter { $0.end <= time }
        if !done.isEmpty {
            rebase()
            gestures.removeAll { $0.end <= time }
        }
        var ended = done.map { $0.id }
        if let arrived = flight, arrived.end <= time {
            rebase()
            flight = nil
            ended.append(arrived.id)
        }
        for id in ended { end(id, .finished) }
    }

    mutating func endLoose(_ how: RegionChangeEnd) {
        var ended = gestures.filter { !$0.isHeld }.map { $0.id }
        gestures.removeAll { !$0.isHeld }
        if let flight { ended.append(flight.id) }
        flight = nil
        for id in ended { end(id, how) }
    }

    mutating func endMotions(held: RegionChangeEnd, loose: RegionChangeEnd) {
        rebase()
        let ended = gestures.filter { $0.isHeld }.map { $0.id }
        gestures.removeAll(where: { $0.isHeld })
        for id in ended { end(id, held) }
        if let id = finger {
            finger = nil
            end(id, held)
        }
        endLoose(loose)
    }
}
