import Camera

// Annotations of one clustering identifier that lie close together show as one.
extension Scene {
    /// The annotations that a cluster stands for, in the order of addition.
    public func members(of view: ClusterView) -> [AnnotationID] {
        store.clusters?.members(of: view) ?? []
    }

    /// The least zoom at which a cluster falls apart; `nil` for annotations at one place.
    public func expansionZoom(of view: ClusterView) -> Double? {
        store.clusters?.expansionZoom(of: view)
    }

    /// Flies to where a cluster falls apart; one of annotations at one place stays.
    public mutating func expand(_ view: ClusterView) {
        guard let zoom = expansionZoom(of: view), zoom > viewport.zoom else { return }
        let middle = insets.middle(of: viewport.size)
        let target = viewport.centered(on: view.center, zoom: zoom).panned(
            by: ScreenVector(dx: middle.x - viewport.size.width / 2, dy: middle.y - viewport.size.height / 2))
        animate(.flight(viewport, to: target), over: SceneTime(seconds: 0.5))
    }
}
