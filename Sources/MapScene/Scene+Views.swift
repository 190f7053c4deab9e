import Camera

// Views come with their annotations and go back to the queue: a scene without a provider shows default pins and says nothing.
extension Scene {
    /// The views on show, in the order of their annotations; none without a provider.
    public var views: [AnnotationView] {
        liveViews.values.sorted { ($0.annotation?.index ?? 0) < ($1.annotation?.index ?? 0) }
    }

    /// The view of an annotation; `nil` where it has the default one, or none.
    public func view(of id: AnnotationID) -> AnnotationView? { liveViews[id] }

    /// Whether someone makes the views.
    public var hasViewProvider: Bool { viewProvider != nil }

    /// Who makes the views, from now on; the views of the one before are dropped.
    public mutating func setViewProvider(_ provider: ViewProvider?) {
        viewProvider = provider
        liveViews = [:]
        viewQueue = ViewQueue()
        updateViews()
    }

    /// Points by which a view is above its place because it is still falling.
    public func dropHeight(of id: AnnotationID) -> Double {
        guard let start = liveViews[id]?.dropStart, let frame = frame(of: id) else { return 0 }
        return DropAnimation(start: start).height(
            at: time, frameBottom: frame.middle.y + frame.size.height / 2)
    }

    /// Takes back the views that left the screen, and asks for those of the annotations that came. A selected or dragged
    /// annotation keeps its view. With `changed`, no other annotation can have come.
    mutating func updateViews(changed: [AnnotationID]? = nil, isAdding: Bool = false) {
        guard let viewProvider else { return }
        let keeps = Set(drags.map { $0.id } + (selected.map { [$0] } ?? []))
        for (id, view) in liveViews.sorted(by: { $0.key < $1.key }) where !keeps.contains(id) && !isOnScreen(id) {
            liveViews[id] = nil
            viewQueue.recycle(view)
        }
        for id in changed ?? store.ids where liveViews[id] == nil && isOnScreen(id) {
            guard let annotation = store[id], var view = viewProvider(annotation, &viewQueue) else { continue }
            view.annotation = id
            let drops = view.options.animatesDrop && isAdding
            view.dropStart = drops ? time : nil
            store.update(id) { $0.options = view.options }
            liveViews[id] = view
            let span = drops ? DropAnimation.duration : nil
            emit(
                viewQueue.lastWasReused
                    ? .viewReused(id, view.id, identifier: view.identifier, drop: span)
                    : .viewCreated(id, view.id, identifier: view.identifier, drop: span))
        }
    }
}
