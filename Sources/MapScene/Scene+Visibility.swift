import Camera
import Geodesy

// Which views show: a function of annotations, zoom, heading and selection, and of nothing else. A pan changes nothing.
extension Scene {
    /// Which views are hidden now, and by whom. Work it out once a frame.
    public var visibility: SceneVisibility {
        var result = SceneVisibility()
        let plane = CollisionPlane(zoom: viewport.zoom, period: viewport.worldWidth, heading: viewport.heading)
        var views: [DrawnView] = []
        var known: Set<ClusterID> = []
        let clusters = store.clusters
        store.forEach { id, annotation in
            guard annotation.options.levels.contains(plane.zoom) else { return result.hide(id, .levels) }
            if let clusters, let name = annotation.options.clusterID, id != selected,
                let view = clusters.cluster(of: id, identifier: name, zoom: plane.zoom)
            {
                result.hide(id, .clustered(into: view))
                if known.insert(view.cluster).inserted { views.append(.cluster(view)) }
            } else if isCollisionOn {
                views.append(.annotation(id))
            }
        }
        let boxes = views.map { box(of: $0, in: plane) }
        for (view, decision) in zip(views, CollisionResolver.resolve(isCollisionOn ? boxes : [], in: plane)) {
            if case .annotation(let id) = view, case .collides(let other) = decision {
                result.hide(id, .collision(by: views[other].id))
            }
            if case .cluster(let cluster) = view, decision == .shown { result.clusters.append(cluster) }
        }
        if !isCollisionOn {
            for case .cluster(let cluster) in views { result.clusters.append(cluster) }
        }
        return result
    }

    /// Whether any view may be hidden now; while none may, nobody needs to ask for each.
    package var mayHideViews: Bool { isCollisionOn || store.mayHide }

    private func box(of view: DrawnView, in plane: CollisionPlane) -> CollisionBox {
        guard case .annotation(let id) = view, let annotation = store[id] else {
            let center = world(of: view)
            return CollisionBox(
                x: center.longitude * (plane.period / 360), y: center.y * plane.period,
                width: ClusterView.size.width, height: ClusterView.size.height)
        }
        let options = annotation.options
        let offset = plane.way(right: options.centerOffset.dx, down: options.centerOffset.dy)
        return CollisionBox(
            x: annotation.world.longitude * (plane.period / 360) + offset.east,
            y: annotation.world.y * plane.period + offset.south, width: options.size.width,
            height: options.size.height, isForced: options.isForced || id == selected,
            collisionPriority: options.collisionPriority, displayPriority: options.displayPriority)
    }

    private func world(of view: DrawnView) -> WorldPoint {
        switch view {
        case .annotation(let id): store[id]?.world ?? WorldPoint(x: 0.5, y: 0.5)
        case .cluster(let cluster): cluster.center
        }
    }

    /// The views that show and touch the viewport, front to back: the selected one, then by `zIndex`, then the lower on
    /// the screen, then the later added.
    public var drawnViews: [DrawnView] { frontToBack(shownViews(visibility)) }

    /// How many views show and touch the viewport.
    public var visibleCount: Int { shownViews(visibility).count }

    private func shownViews(_ visibility: SceneVisibility) -> [DrawnView] {
        var found: [DrawnView] = []
        store.forEach { id, _ in
            if isOnScreen(id), visibility.reason(of: id) == nil { found.append(.annotation(id)) }
        }
        return found + visibility.clusters.map { .cluster($0) }.filter { touchesViewport(frame(of: $0)) }
    }

    /// Whether an annotation's view covers something and touches the viewport, its border included.
    public func isOnScreen(_ id: AnnotationID) -> Bool { touchesViewport(frame(of: .annotation(id))) }

    /// A view on the screen: its middle, and its size.
    public func frame(of view: DrawnView) -> (middle: ScreenPoint, size: ScreenSize)? {
        switch view {
        case .annotation(let id): return frame(of: id)
        case .cluster(let cluster):
            return viewport.isEmpty ? nil : (viewport.point(of: cluster.center), ClusterView.size)
        }
    }

    private func touchesViewport(_ frame: (middle: ScreenPoint, size: ScreenSize)?) -> Bool {
        guard let frame, frame.size.width > 0, frame.size.height > 0 else { return false }
        let (w, h) = (frame.size.width / 2, frame.size.height / 2)
        return frame.middle.x + w >= 0 && frame.middle.x - w <= viewport.size.width && frame.middle.y + h >= 0
            && frame.middle.y - h <= viewport.size.height
    }

    /// Views in the order of drawing, the front one first; the selected one is where it would be without the selection
    /// unless `selectedFirst`.
    func frontToBack(_ views: [DrawnView], selectedFirst: Bool = true) -> [DrawnView] {
        let ranked = views.map { view in
            (
                view: view, isSelected: selectedFirst && view == selected.map { .annotation($0) },
                z: (view == .annotation(view.id) ? store[view.id]?.options.zIndex : nil) ?? 0,
                low: viewport.depth(of: world(of: view))
            )
        }
        let sorted = ranked.sorted { a, b in
            if a.isSelected != b.isSelected { return a.isSelected }
            if a.z != b.z { return a.z > b.z }
            return a.low != b.low ? a.low > b.low : a.view.id > b.view.id
        }
        return sorted.map { $0.view }
    }
}
