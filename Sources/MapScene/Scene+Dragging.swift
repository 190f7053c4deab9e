import Annotations
import CalloutTracking
import Camera
import Geodesy

/// A view in the finger's grip: its point stays where it was from the finger.
struct ViewDrag: Hashable, Sendable {
    let id: AnnotationID
    /// Where the annotation's point was on the screen when the finger took it.
    let from: ScreenPoint
    let way: ScreenVector
    let start: SceneTime
    let end: SceneTime

    func point(at time: SceneTime) -> ScreenPoint {
        let share =
            time < end ? Double(max(time, start).ticks - start.ticks) / Double(end.ticks - start.ticks) : 1
        return ScreenPoint(x: from.x + way.dx * share, y: from.y + way.dy * share)
    }
}

// A press that has lasted on a draggable view lifts it; the map does not move meanwhile.
extension Scene {
    /// A finger that has held still on a point long enough to lift what lies there moves to another point, evenly. A
    /// draggable view follows with its callout; on anything else the finger drags the map. The end of it.
    ///
    /// A drag without a way begins and ends at the same place.
    @discardableResult
    public mutating func drag(from start: ScreenPoint, to end: ScreenPoint, over span: SceneTime) -> SceneTime {
        let way = ScreenVector(dx: end.x - start.x, dy: end.y - start.y)
        guard case .view(let id) = receiver(at: start), let annotation = store[id], annotation.options.isDraggable
        else {
            switch receiver(at: start) {
            case .callout, .button, .accessory: return time
            default: return pan(by: way, over: span)
            }
        }
        _ = stopByFinger()
        endDrags { $0 == id }
        moves.removeAll { $0.id == id }
        let grip = viewport.point(of: annotation.world)
        drags.append(ViewDrag(id: id, from: grip, way: way, start: time, end: time + max(span, .zero)))
        beginDrag(of: id, at: annotation.coordinate)
        if span <= .zero {
            sync()
            endFinished()
        }
        return time + max(span, .zero)
    }

    /// Tells that a finger has lifted a view, and closes the callouts that ask for that.
    mutating func beginDrag(of id: AnnotationID, at place: Coordinate) {
        emit(.dragBegan(id, place))
        close(on: id == selected ? .draggingThis : .draggingAnother)
    }

    /// Puts each dragged view under its finger; whether the selected one moved.
    mutating func applyDrags() -> Bool {
        var movesSelected = false
        for drag in drags {
            let place = viewport.coordinate(at: drag.point(at: time))
            guard let old = store[drag.id]?.coordinate, old != place else { continue }
            store.update(drag.id) { $0.coordinate = place }
            emit(.dragged(drag.id, place))
            if drag.id == selected { movesSelected = true }
        }
        return movesSelected
    }

    /// Ends the drags of the annotations that `isEnded` names, by a script or a live finger: each rests where it is.
    mutating func endDrags(of isEnded: (AnnotationID) -> Bool) {
        end(drags.filter { isEnded($0.id) })
        drags.removeAll { isEnded($0.id) }
        if let carried, isEnded(carried.id) { setDown() }
    }

    mutating func endFinishedDrags() {
        let now = time
        let ended = drags.filter { $0.end <= now }
        drags.removeAll { $0.end <= now }
        end(ended)
    }

    private mutating func end(_ ended: [ViewDrag]) {
        for drag in ended { if let place = store[drag.id]?.coordinate { emit(.dragEnded(drag.id, place)) } }
    }
}
