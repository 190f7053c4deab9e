import CalloutTracking
import Camera
import Geodesy

// Annotations come, go, move, and are selected. None of this is a region change.
extension Scene {
    /// Adds annotations and says so once; their names, in the order given.
    public mutating func add(_ annotations: [SceneAnnotation]) -> Range<AnnotationID> {
        let ids = annotations.map { store.append($0) }
        let first = ids.first ?? AnnotationID(index: 0)
        let range = first..<AnnotationID(index: first.index + ids.count)
        if !ids.isEmpty {
            emit(.annotationsAdded(range))
            updateViews(changed: ids, isAdding: true)
        }
        return range
    }

    /// Removes annotations, the selected one after its deselection; what is not there is left out.
    public mutating func remove(_ ids: [AnnotationID]) {
        let present = ids.filter { store[$0] != nil }
        guard !present.isEmpty else { return }
        let ticks = time.ticks
        for id in present where id == selected {
            track { (tracker, _) throws(CalloutTrackerError) in try tracker.remove(id, at: ticks) }
        }
        endDrags { present.contains($0) }
        for id in present {
            _ = store.remove(id)
            if focus == .view(id) { focus = .none }
            if let view = liveViews.removeValue(forKey: id) { viewQueue.recycle(view) }
        }
        moves.removeAll { present.contains($0.id) }
        emit(.annotationsRemoved(present))
    }

    /// Selects an annotation that is there and enabled; the selected one again changes nothing.
    ///
    /// Without animation the callouts that come and go do so at once, which their events tell.
    public mutating func select(_ id: AnnotationID, by cause: SceneEvent.Cause = .api, isAnimated: Bool = true) {
        guard let annotation = store[id], annotation.options.isEnabled, id != selected else { return }
        let ticks = time.ticks
        track(by: cause, isAnimated: isAnimated) { (tracker, project) throws(CalloutTrackerError) in
            try tracker.select(id, hasCallout: annotation.hasCallout, at: ticks, projection: project)
        }
        autopan()
    }

    /// Takes the selection back.
    public mutating func deselect(isAnimated: Bool = true) {
        let ticks = time.ticks
        track(isAnimated: isAnimated) { (tracker, _) throws(CalloutTrackerError) in try tracker.deselect(at: ticks) }
    }

    /// Changes an annotation; its callout follows at once.
    public mutating func update(_ id: AnnotationID, _ change: (inout SceneAnnotation) -> Void) {
        guard store[id] != nil else { return }
        store.update(id, change)
        if let options = store[id]?.options, liveViews[id] != nil { liveViews[id]?.options = options }
        updateViews(changed: [id])
        guard id == selected, let annotation = store[id] else { return }
        let ticks = time.ticks
        track { (tracker, project) throws(CalloutTrackerError) in
            try tracker.setHasCallout(annotation.hasCallout, at: ticks, projection: project)
        }
        if focus == .callout(id) || focus == .view(id) { focusOnSelected() }
    }

    /// Moves an annotation, at once or evenly over a span, the short way round the earth.
    public mutating func move(_ id: AnnotationID, to place: Coordinate, over span: SceneTime = .zero) {
        guard let annotation = store[id] else { return }
        moves.removeAll { $0.id == id }
        endDrags { $0 == id }
        guard span > .zero else { return update(id) { $0.coordinate = place } }
        moves.append(AnnotationMove(id: id, from: annotation.coordinate, to: place, start: time, end: time + span))
    }

    /// Lets annotations of one track take turns: each moves from its place to the next one's and is back at its own when
    /// the next sets out. `shares` are the lengths of the ways, one fewer than there are annotations.
    @discardableResult
    public mutating func play(_ track: [AnnotationID], shares: [Double], over span: SceneTime) -> SceneTime {
        let total = shares.reduce(0, +)
        moves.removeAll { track.contains($0.id) }
        endDrags { track.contains($0) }
        var passed = 0.0
        for (index, share) in shares.enumerated() where share > 0 && index + 1 < track.count {
            let (start, end) = (passed / total, (passed + share) / total)
            passed += share
            guard let from = store[track[index]]?.coordinate, let to = store[track[index + 1]]?.coordinate else {
                continue
            }
            moves.append(
                AnnotationMove(
                    id: track[index], from: from, to: to, start: time + SceneTime(seconds: span.seconds * start),
                    end: time + SceneTime(seconds: span.seconds * end), returns: true))
        }
        return time + span
    }

    /// Switches what a region change does to a callout, in the middle of one too.
    public mutating func setCalloutPolicy(_ policy: CalloutPolicy) {
        let ticks = time.ticks
        track { (tracker, project) throws(CalloutTrackerError) in
            try tracker.setPolicy(policy, at: ticks, projection: project)
        }
    }

    /// The map could not be loaded.
    public mutating func failLoad(reason: String) { emit(.loadFailed(reason: reason)) }
}
