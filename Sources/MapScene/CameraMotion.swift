import Camera
import Geodesy

/// The name of a motion of the map.
public struct MotionID: Hashable, Sendable {
    let number: Int
}

/// What a finger, or what it set in motion, does to the map over time.
struct Gesture: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case pan(ScreenVector, MotionCurve)
        case coast(Deceleration)
        case pinch(about: ScreenPoint, zoomDelta: Double)
        case rotate(degrees: Double)
    }

    let id: MotionID
    let start: SceneTime
    var end: SceneTime
    let kind: Kind

    /// Whether a finger is on the screen; a map that coasts was let go.
    var isHeld: Bool {
        if case .coast = kind { return false }
        return true
    }

    /// The viewport that this gesture makes of `base` between two moments. From its start to its end it applies itself
    /// whole, so that a gesture alone leaves no rounding of many small steps behind.
    func applied(to base: Viewport, from first: SceneTime, to last: SceneTime, middle: ScreenPoint) -> Viewport {
        switch kind {
        case .pan(let way, let curve):
            let share = curve.value(at: progress(last)) - curve.value(at: progress(first))
            return base.panned(by: ScreenVector(dx: way.dx * share, dy: way.dy * share))
        case .coast(let deceleration):
            let (a, b) = (deceleration.way(after: elapsed(first)), deceleration.way(after: elapsed(last)))
            return base.panned(by: ScreenVector(dx: b.dx - a.dx, dy: b.dy - a.dy))
        case .pinch(let point, let zoomDelta):
            return base.zoomed(to: base.zoom + zoomDelta * (progress(last) - progress(first)), about: point)
        case .rotate(let degrees):
            return base.rotated(by: degrees * (progress(last) - progress(first)), about: middle)
        }
    }

    private func elapsed(_ time: SceneTime) -> Double { (min(max(time, start), end) - start).seconds }

    private func progress(_ time: SceneTime) -> Double {
        guard end > start else { return time >= end ? 1 : 0 }
        guard time < end else { return 1 }
        return Double(max(time, start).ticks - start.ticks) / Double(end.ticks - start.ticks)
    }
}

/// An animation of the map towards a target.
struct Flight: Hashable, Sendable {
    let id: MotionID
    let start: SceneTime
    let end: SceneTime
    let animation: CameraAnimation

    /// Where the map is at a moment. A viewport resized on the way keeps its new size.
    func viewport(at time: SceneTime, size: ScreenSize) -> Viewport {
        let progress =
            time >= end ? 1 : Double(max(time, start).ticks - start.ticks) / Double(end.ticks - start.ticks)
        return animation.viewport(at: progress).resized(to: size)
    }
}
