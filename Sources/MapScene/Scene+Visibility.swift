import Camera
import Geodesy

// Which views show: a function of annotations, zoom, heading and selection, and of nothing else. A pan changes nothing.
extension Scene {
    /// Which views are hidden now, and by whom. Work it out once a frame.
    public var visibility: SceneVisibility {
        var result = SceneVisibility()
        var (ids, boxes) = ([AnnotationID](), [CollisionBox]())
        let plane = CollisionPlane(zoom: viewport.zoom, period: viewport.worldWidth, heading: viewport.heading)
        store.forEach { id, annotation in
            if isCollisionOn {
                ids.append(id)
                boxes.append(box(of: annotation, isSelected: id == selected, in: plane))
            } else if !annotation.options.levels.contains(plane.zoom) {
                result.hide(id, .levels)
            }
        }
        for (index, decision) in CollisionResolver.resolve(boxes, in: plane).enumerated() {
            switch decision {
            case .shown: break
            case .outsideLevels: result.hide(ids[index], .levels)
            case .collides(let other): result.hide(ids[index], .collision(by: ids[other]))
            }
        }
        return result
    }

    private func box(of annotation: SceneAnnotation, isSelected: Bool, in plane: CollisionPlane) -> CollisionBox {
        let options = annotation.options
        let offset = plane.way(right: options.centerOffset.dx, down: options.centerOffset.dy)
        return CollisionBox(
            x: annotation.world.longitude * (plane.period / 360) + offset.east,
            y: annotation.world.y * plane.period + offset.south, width: options.size.width,
            height: options.size.height, levels: options.levels, isForced: options.isForced || isSelected,
            collisionPriority: options.collisionPriority, displayPriority: options.displayPriority)
    }

    /// The views that show and touch the viewport, front to back: the selected one, then by `zIndex`, then the lower on
    /// the screen, then the later added.
    public var drawnViews: [AnnotationID] {
        let visibility = visibility
        var found: [AnnotationID] = []
        store.forEach { id, _ in if isOnScreen(id), visibility.reason(of: id) == nil { found.append(id) } }
        return frontToBack(found)
    }

    /// How many views show and touch the viewport.
    public var visibleCount: Int {
        let visibility = visibility
        var count = 0
        store.forEach { id, _ in if isOnScreen(id), visibility.reason(of: id) == nil { count += 1 } }
        return count
    }

    /// Whether a view covers something and touches the viewport, its border included.
    public func isOnScreen(_ id: AnnotationID) -> Bool {
        guard let frame = frame(of: id), frame.size.width > 0, frame.size.height > 0 else { return false }
        let (w, h) = (frame.size.width / 2, frame.size.height / 2)
        return frame.middle.x + w >= 0 && frame.middle.x - w <= viewport.size.width && frame.middle.y + h >= 0
            && frame.middle.y - h <= viewport.size.height
    }

    func frontToBack(_ ids: [AnnotationID]) -> [AnnotationID] {
        let ranked = ids.map { id in
            (id: id, z: store[id]?.options.zIndex ?? 0, low: store[id].map { viewport.depth(of: $0.world) } ?? 0)
        }
        let sorted = ranked.sorted { a, b in
            if (a.id == selected) != (b.id == selected) { return a.id == selected }
            if a.z != b.z { return a.z > b.z }
            return a.low != b.low ? a.low > b.low : a.id > b.id
        }
        return sorted.map { $0.id }
    }
}
