import CMath
import Camera

/// Tells from fingers that come, move and go what they mean. A value without a clock: the caller gives each event's time,
/// and `advance(to:)` lets time pass where no finger moves.
///
/// A touch is one thing only: what has become a long press, a drag or a pan is no tap, and never another of them.
public struct TouchRecognizer: Hashable, Sendable {
    /// Where one touch ends and another begins.
    public var thresholds = TouchThresholds()

    private enum Phase: Hashable {
        /// No finger is down.
        case idle
        /// A finger is down and has neither moved nor lain long enough.
        case undecided
        /// The fingers move the map.
        case map
        /// A finger carries a view.
        case drag
        /// What the touch was has been told; it ends when the last finger leaves.
        case spent
    }

    private struct Finger: Hashable {
        let id: FingerID
        let start: ScreenPoint
        var now: ScreenPoint
        var velocity = ScreenVector(dx: 0, dy: 0)
        var time: SceneTime
    }

    private var phase = Phase.idle
    private var target = TouchTarget.map
    private var began = SceneTime.zero
    private var fingers: [Finger] = []
    private var hadTwo = false
    private var waiting: (point: ScreenPoint, until: SceneTime)? {
        get { waitingPoint.map { ($0, waitingUntil) } }
        set { (waitingPoint, waitingUntil) = (newValue?.point, newValue?.until ?? .zero) }
    }
    private var waitingPoint: ScreenPoint?
    private var waitingUntil = SceneTime.zero
    private var isSecondTap = false
    private var twoFingerMiddle: ScreenPoint?

    /// A recogniser with no finger down.
    public init() {}

    /// When something will be decided without another event: a press becomes long, a single tap is no double one.
    public var nextDeadline: SceneTime? {
        if phase == .undecided, !hadTwo { return began + thresholds.longPress }
        return waiting?.until
    }

    /// Lets time pass.
    public mutating func advance(to time: SceneTime) -> [RecognizedGesture] {
        var found: [RecognizedGesture] = []
        if let waiting, time >= waiting.until, phase == .idle {
            self.waiting = nil
            found.append(.tap(waiting.point))
        }
        if phase == .undecided, !hadTwo, time >= began + thresholds.longPress, let finger = fingers.first {
            found += flushWaiting()
            isSecondTap = false
            if target == .draggable {
                phase = .drag
                found.append(.dragBegan(finger.start))
            } else {
                phase = .spent
                found.append(.longpress(finger.start))
            }
        }
        return found
    }

    /// A finger came down on a target, which counts for the first finger of a touch only.
    public mutating func began(
        _ id: FingerID, at point: ScreenPoint, on target: TouchTarget, time: SceneTime
    ) -> [RecognizedGesture] {
        var found = advance(to: time)
        guard !fingers.contains(where: { $0.id == id }) else { return found }
        let finger = Finger(id: id, start: point, now: point, time: time)
        if fingers.isEmpty {
            fingers = [finger]
            (phase, self.target, began, hadTwo) = (.undecided, target, time, false)
            isSecondTap = waiting.map { distance($0.point, point) <= thresholds.doubleTapDistance } ?? false
            if !isSecondTap { found += flushWaiting() }
            return found
        }
        fingers.append(finger)
        if fingers.count == 2, phase == .undecided {
            found += flushWaiting()
            (hadTwo, isSecondTap) = (true, false)
        }
        return found
    }

    /// A finger moved.
    public mutating func moved(_ id: FingerID, to point: ScreenPoint, time: SceneTime) -> [RecognizedGesture] {
        var found = advance(to: time)
        guard let place = fingers.firstIndex(where: { $0.id == id }) else { return found }
        let before = Array(fingers.prefix(2))
        track(place, point, time)
        if phase == .undecided, distance(fingers[place].start, point) > thresholds.slop {
            found += flushWaiting()
            if target == .callout {
                phase = .spent
            } else {
                phase = .map
                found.append(.mapBegan)
                // From where the finger came down, so that what lies under it stays under it.
                found += change(from: before.map { $0.start })
                return found
            }
        }
        switch phase {
        case .map: found += change(from: before.map { $0.now })
        case .drag: if place == 0 { found.append(.dragMoved(point)) }
        default: break
        }
        return found
    }

    /// A finger was lifted, or (`isCancelled`) taken away by the system, which ends what it did where it is.
    public mutating func ended(_ id: FingerID, time: SceneTime, isCancelled: Bool = false) -> [RecognizedGesture] {
        var found = advance(to: time)
        guard let place = fingers.firstIndex(where: { $0.id == id }) else { return found }
        let finger = fingers.remove(at: place)
        if phase == .drag, place == 0 {
            found.append(.dragEnded(finger.now, isCancelled: isCancelled))
            phase = .spent
        }
        guard fingers.isEmpty else {
            if hadTwo, phase == .undecided { twoFingerMiddle = middle(finger.now, fingers[0].now) }
            return found
        }
        switch phase {
        case .map: found.append(.mapEnded(isCancelled ? ScreenVector(dx: 0, dy: 0) : velocity(of: finger, at: time)))
        case .undecided where !isCancelled: found += tapped(at: finger.start, time)
        default: break
        }
        phase = .idle
        return found
    }

    private mutating func tapped(at point: ScreenPoint, _ time: SceneTime) -> [RecognizedGesture] {
        if hadTwo {
            guard let middle = twoFingerMiddle else { return [] }
            twoFingerMiddle = nil
            return time < began + thresholds.longPress ? [.twoFingerTap(middle)] : []
        }
        if isSecondTap {
            waiting = nil
            isSecondTap = false
            return [.doubletap(point)]
        }
        guard target == .map, thresholds.hasDoubleTap else { return [.tap(point)] }
        waiting = (point, time + thresholds.doubleTapGap)
        return []
    }

    /// The tap that waited for a second one was a single one.
    private mutating func flushWaiting() -> [RecognizedGesture] {
        guard let waiting else { return [] }
        self.waiting = nil
        return [.tap(waiting.point)]
    }

    /// What the first two fingers did to the map since they were at `before`.
    private func change(from before: [ScreenPoint]) -> [RecognizedGesture] {
        let now = fingers.prefix(2).map { $0.now }
        guard before.count == now.count, let a = before.first, let b = before.last, let c = now.first, let d = now.last
        else { return [] }
        let (from, to) = (middle(a, b), middle(c, d))
        var (scale, degrees) = (1.0, 0.0)
        let (old, new) = (distance(a, b), distance(c, d))
        if old > 0, new > 0 {
            scale = new / old
            let turn = cmath_atan2(d.y - c.y, d.x - c.x) - cmath_atan2(b.y - a.y, b.x - a.x)
            degrees = turn * 180 / Double.pi
            degrees -= 360 * (degrees / 360).rounded()
        }
        let way = ScreenVector(dx: to.x - from.x, dy: to.y - from.y)
        guard way.dx != 0 || way.dy != 0 || scale != 1 || degrees != 0 else { return [] }
        return [.mapMoved(way, about: to, scale: scale, degrees: degrees)]
    }

    private mutating func track(_ place: Int, _ point: ScreenPoint, _ time: SceneTime) {
        let span = (time - fingers[place].time).seconds
        let old = fingers[place].now
        if span > 0 {
            fingers[place].velocity = ScreenVector(dx: (point.x - old.x) / span, dy: (point.y - old.y) / span)
        }
        fingers[place].now = point
        fingers[place].time = time
    }

    /// The velocity at which a finger left: none where it had come to rest before.
    private func velocity(of finger: Finger, at time: SceneTime) -> ScreenVector {
        (time - finger.time).seconds <= 0.1 ? finger.velocity : ScreenVector(dx: 0, dy: 0)
    }

    private func distance(_ a: ScreenPoint, _ b: ScreenPoint) -> Double { cmath_hypot(a.x - b.x, a.y - b.y) }

    private func middle(_ a: ScreenPoint, _ b: ScreenPoint) -> ScreenPoint {
        ScreenPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    }
}
