import Annotations
import CMath
import CalloutTracking
import Camera

// A completed touch has one receiver: button or accessory, callout, selected view, another view, map.
extension Scene {
    /// Points by which a view's frame is grown for a finger.
    static let hitMargin = 5.0
    /// Who receives a touch at a point.
    public func receiver(at point: ScreenPoint) -> TouchReceiver {
        if let placed = placedCallout {
            switch placed.hitTest(point) {
            case .outside: break
            case .body: return .callout(placed.id)
            case .control(let part): return TouchReceiver(part, of: placed.id)
            }
        }
        return views(at: point).first.map(TouchReceiver.init) ?? .map
    }

    /// A completed single tap. It stops a map in motion and does nothing else then; on a view it selects, and where
    /// several views lie under the finger repeated taps cycle; on the map it deselects.
    public mutating func tap(at point: ScreenPoint) {
        guard !stopByFinger() else { return }
        store.keepClusters()
        let receiver = receiver(at: point)
        var chosen = receiver
        if case .view(let front) = receiver, front == selected {
            // The order that no selection changes: one that each tap turns round would never come past the second view.
            let hit = views(at: point, selectedFirst: false)
            if let place = hit.firstIndex(of: .annotation(front)) {
                chosen = TouchReceiver(hit[(place + 1) % hit.count])
            }
        }
        emit(.tap(chosen, x: point.x, y: point.y))
        switch chosen {
        case .map: close(on: .singleTapOnMap)
        case .view(let id): select(id, by: .tap)
        case .cluster(let view): expand(view)
        case .button(let id, let side): emit(.buttonTapped(id, side))
        case .accessory(let id, let side): emit(.accessoryTapped(id, side))
        case .callout: break
        }
    }

    /// A double tap: on the map it zooms in by one level about the point; it deselects only what asks for that.
    public mutating func doubletap(at point: ScreenPoint) {
        _ = stopByFinger()
        let receiver = receiver(at: point)
        emit(.doubletap(receiver, x: point.x, y: point.y))
        guard receiver == .map else { return }
        close(on: .doubleTapOnMap)
        let target = min(viewport.zoom + 1, Viewport.zoomRange.upperBound)
        fly(.zoom(viewport, to: target, about: point), over: SceneTime(seconds: 0.3), reason: .gesture)
    }

    /// A press that lasts. On a draggable view it lifts the view and, as the finger does not move, sets it down again: a
    /// press is never both, a long press and a drag.
    public mutating func longpress(at point: ScreenPoint) {
        guard !stopByFinger() else { return }
        if case .view(let id) = receiver(at: point), store[id]?.options.isDraggable == true {
            drag(from: point, to: point, over: .zero)
            return
        }
        emit(.longpress(receiver(at: point), x: point.x, y: point.y))
    }

    /// Takes the selection back where the selected view's callout is one that a touch like this closes.
    mutating func close(on touch: CalloutHiding) {
        if let selected, store[selected]?.options.calloutHiding.contains(touch) ?? false { deselect() }
    }

    /// The views under a finger: those that cover the point, front to back; then those that a finger near them means,
    /// the nearest middle first, of equals the one in front. What is hidden or disabled takes no touch.
    func views(at point: ScreenPoint, selectedFirst: Bool = true) -> [DrawnView] {
        guard !viewport.isEmpty else { return [] }
        var (covering, near) = ([DrawnView](), [DrawnView: Double]())
        func test(_ view: DrawnView) {
            guard let frame = frame(of: view), frame.size.width > 0, frame.size.height > 0 else { return }
            let (dx, dy) = ((point.x - frame.middle.x).magnitude, (point.y - frame.middle.y).magnitude)
            if dx <= frame.size.width / 2, dy <= frame.size.height / 2 {
                covering.append(view)
            } else if dx <= frame.size.width / 2 + Scene.hitMargin, dy <= frame.size.height / 2 + Scene.hitMargin {
                near[view] = cmath_hypot(dx, dy)
            }
        }
        store.forEach { id, annotation in if annotation.options.isEnabled { test(.annotation(id)) } }
        // What is hidden is looked for only where a finger means something.
        guard !covering.isEmpty || !near.isEmpty || store.mayCluster else { return [] }
        let visibility = visibility
        for cluster in visibility.clusters { test(.cluster(cluster)) }
        let margin = frontToBack(Array(near.keys)).enumerated().sorted { a, b in
            let (first, second) = (near[a.element] ?? 0, near[b.element] ?? 0)
            return first != second ? first < second : a.offset < b.offset
        }
        return (frontToBack(covering, selectedFirst: selectedFirst) + margin.map { $0.element }).filter { view in
            if case .annotation(let id) = view { return visibility.reason(of: id) == nil }
            return true
        }
    }
}

extension TouchReceiver {
    init(_ part: CalloutPart.Kind, of id: AnnotationID) {
        switch part {
        case .leftButton: self = .button(id, .left)
        case .rightButton: self = .button(id, .right)
        case .leftAccessory: self = .accessory(id, .left)
        case .rightAccessory: self = .accessory(id, .right)
        default: self = .callout(id)
        }
    }

    init(_ view: DrawnView) {
        switch view {
        case .annotation(let id): self = .view(id)
        case .cluster(let cluster): self = .cluster(cluster)
        }
    }
}
