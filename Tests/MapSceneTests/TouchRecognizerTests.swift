import CalloutTracking
import Camera
import Geodesy
import MapScene
import TestSupport
import Testing

private func at(_ x: Double, _ y: Double) -> ScreenPoint { ScreenPoint(x: x, y: y) }
private func s(_ seconds: Double) -> SceneTime { SceneTime(seconds: seconds) }

@Suite("Fingers") struct TouchRecognizerTests {
    @Test("that come and go at once tap a view at once, and the map after the gap of a double tap")
    func tap() {
        var fingers = TouchRecognizer()
        #expect(fingers.began(1, at: at(10, 10), on: .still, time: s(0)) == [])
        #expect(fingers.ended(1, time: s(0.1)) == [.tap(at(10, 10))])
        #expect(fingers.began(1, at: at(10, 10), on: .map, time: s(1)) == [])
        #expect(fingers.ended(1, time: s(1.1)) == [])
        #expect(fingers.nextDeadline == s(1.45))
        #expect(fingers.advance(to: s(1.44)) == [])
        #expect(fingers.advance(to: s(1.45)) == [.tap(at(10, 10))])
        #expect(fingers.nextDeadline == nil)
    }

    @Test("tap the map at once where there is no double tap")
    func noDoubleTap() {
        var fingers = TouchRecognizer()
        fingers.thresholds.hasDoubleTap = false
        _ = fingers.began(1, at: at(10, 10), on: .map, time: s(0))
        #expect(fingers.ended(1, time: s(0.1)) == [.tap(at(10, 10))])
    }

    @Test("that tap twice within the gap and the distance double-tap; farther apart, or later, they tap twice")
    func doubleTap() {
        func second(at point: ScreenPoint, time: Double) -> [RecognizedGesture] {
            var fingers = TouchRecognizer()
            _ = fingers.began(1, at: at(100, 100), on: .map, time: s(0))
            var found = fingers.ended(1, time: s(0.1))
            found += fingers.began(1, at: point, on: .map, time: s(time))
            found += fingers.ended(1, time: s(time + 0.1))
            return found + fingers.advance(to: s(time + 1))
        }
        #expect(second(at: at(130, 100), time: 0.449) == [.doubletap(at(130, 100))])
        #expect(second(at: at(130.1, 100), time: 0.4) == [.tap(at(100, 100)), .tap(at(130.1, 100))])
        #expect(second(at: at(100, 100), time: 0.45) == [.tap(at(100, 100)), .tap(at(100, 100))])
    }

    @Test("that lie for half a second are a long press, at the limit itself, and no tap when they leave")
    func longPress() {
        var fingers = TouchRecognizer()
        _ = fingers.began(1, at: at(5, 5), on: .map, time: s(0))
        #expect(fingers.moved(1, to: at(15, 5), time: s(0.2)) == [])
        #expect(fingers.advance(to: s(0.49)) == [])
        #expect(fingers.advance(to: s(0.5)) == [.longpress(at(5, 5))])
        #expect(fingers.moved(1, to: at(99, 5), time: s(0.6)) == [])
        #expect(fingers.ended(1, time: s(0.7)) == [])
        _ = fingers.began(1, at: at(5, 5), on: .still, time: s(2))
        #expect(fingers.ended(1, time: s(2.5)) == [.longpress(at(5, 5))])
    }

    @Test("that move by more than ten points before that move the map, from where they came down")
    func pan() {
        var fingers = TouchRecognizer()
        _ = fingers.began(1, at: at(100, 100), on: .draggable, time: s(0))
        #expect(fingers.moved(1, to: at(110, 100), time: s(0.1)) == [])
        #expect(
            fingers.moved(1, to: at(111, 100), time: s(0.2)) == [
                .mapBegan, .mapMoved(ScreenVector(dx: 11, dy: 0), about: at(111, 100), scale: 1, degrees: 0),
            ])
        #expect(
            fingers.moved(1, to: at(121, 120), time: s(0.3)) == [
                .mapMoved(ScreenVector(dx: 10, dy: 20), about: at(121, 120), scale: 1, degrees: 0)
            ])
        #expect(fingers.ended(1, time: s(0.9)) == [.mapEnded(ScreenVector(dx: 0, dy: 0))])
    }

    @Test("that are lifted in motion leave their velocity, and none when the system takes them away")
    func velocity() {
        func end(isCancelled: Bool) -> [RecognizedGesture] {
            var fingers = TouchRecognizer()
            _ = fingers.began(1, at: at(0, 0), on: .map, time: s(0))
            _ = fingers.moved(1, to: at(20, 0), time: s(0.25))
            _ = fingers.moved(1, to: at(40, -20), time: s(0.5))
            return fingers.ended(1, time: s(0.5), isCancelled: isCancelled)
        }
        #expect(end(isCancelled: false) == [.mapEnded(ScreenVector(dx: 80, dy: -80))])
        #expect(end(isCancelled: true) == [.mapEnded(ScreenVector(dx: 0, dy: 0))])
    }

    @Test("that press a draggable view lift it, carry it and set it down")
    func drag() {
        var fingers = TouchRecognizer()
        _ = fingers.began(1, at: at(50, 50), on: .draggable, time: s(0))
        #expect(fingers.advance(to: s(0.5)) == [.dragBegan(at(50, 50))])
        #expect(fingers.moved(1, to: at(60, 50), time: s(0.6)) == [.dragMoved(at(60, 50))])
        #expect(fingers.ended(1, time: s(0.7)) == [.dragEnded(at(60, 50), isCancelled: false)])
    }

    @Test("that begin on the callout never move the map")
    func callout() {
        var fingers = TouchRecognizer()
        _ = fingers.began(1, at: at(50, 50), on: .callout, time: s(0))
        #expect(fingers.moved(1, to: at(90, 50), time: s(0.1)) == [])
        #expect(fingers.ended(1, time: s(0.2)) == [])
    }

    @Test("two at a time pinch about the point between them; lifting one does not move the map")
    func pinch() {
        var fingers = TouchRecognizer()
        _ = fingers.began(1, at: at(100, 100), on: .map, time: s(0))
        _ = fingers.began(2, at: at(200, 100), on: .map, time: s(0))
        #expect(
            fingers.moved(2, to: at(300, 100), time: s(0.1)) == [
                .mapBegan, .mapMoved(ScreenVector(dx: 50, dy: 0), about: at(200, 100), scale: 2, degrees: 0),
            ])
        #expect(fingers.ended(1, time: s(0.2)) == [])
        #expect(
            fingers.moved(2, to: at(310, 100), time: s(0.3)) == [
                .mapMoved(ScreenVector(dx: 10, dy: 0), about: at(310, 100), scale: 1, degrees: 0)
            ])
        _ = fingers.began(3, at: at(310, 200), on: .map, time: s(0.4))
        #expect(
            fingers.moved(3, to: at(210, 100), time: s(0.5)) == [
                .mapMoved(ScreenVector(dx: -50, dy: -50), about: at(260, 100), scale: 1, degrees: 90)
            ])
    }

    @Test("two that tap together are a tap of two")
    func twoFingerTap() {
        var fingers = TouchRecognizer()
        _ = fingers.began(1, at: at(100, 100), on: .map, time: s(0))
        _ = fingers.began(2, at: at(200, 100), on: .map, time: s(0.05))
        _ = fingers.ended(1, time: s(0.1))
        #expect(fingers.ended(2, time: s(0.15)) == [.twoFingerTap(at(150, 100))])
        #expect(fingers.advance(to: s(9)) == [])
    }

    @Test("in any order never crash, and always end what they began", arguments: 0..<100)
    func random(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var fingers = TouchRecognizer()
        var scene = try scene()
        var draggable = try annotation("A")
        draggable.options.isDraggable = true
        _ = scene.add([draggable])
        scene.select(scene.ids[0])
        var (time, down) = (0.0, Set<Int>())
        for _ in 0..<200 {
            time += Double.random(in: 0...0.1, using: &random)
            scene.advance(to: s(time))
            let point = at(Double.random(in: 350...450, using: &random), Double.random(in: 250...350, using: &random))
            let id = Int.random(in: 1...3, using: &random)
            var found: [RecognizedGesture]
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                down.insert(id)
                found = fingers.began(id, at: point, on: scene.touchTarget(at: point), time: s(time))
            case 1:
                down.remove(id)
                found = fingers.ended(id, time: s(time), isCancelled: Bool.random(using: &random))
            default: found = fingers.moved(id, to: point, time: s(time))
            }
            for gesture in found { scene.apply(gesture) }
        }
        for id in down { for gesture in fingers.ended(id, time: s(time)) { scene.apply(gesture) } }
        for gesture in fingers.advance(to: s(time + 2)) { scene.apply(gesture) }
        scene.advanceToRest()
        #expect(scene.isAtRest)
        #expect(scene.depth == 0)
        var (wills, dids) = (0, 0)
        for event in scene.takeEvents() {
            if case .regionWillChange = event.kind { wills += 1 }
            if case .regionDidChange = event.kind { dids += 1 }
        }
        #expect(wills == dids)
    }
}

@Suite("A map under live fingers") struct LiveFingerTests {
    @Test("is one region change from the first move to the end of the coasting, and what lies under the finger stays")
    func oneChange() throws {
        var scene = try scene()
        scene.select(scene.add([try annotation("A")]).lowerBound)
        var fingers = TouchRecognizer()
        func apply(_ gestures: [RecognizedGesture]) { for gesture in gestures { scene.apply(gesture) } }
        apply(fingers.began(1, at: at(600, 200), on: scene.touchTarget(at: at(600, 200)), time: s(0)))
        let place = scene.viewport.coordinate(at: at(600, 200))
        for step in 1...10 {
            scene.advance(to: s(Double(step) * 0.02))
            apply(fingers.moved(1, to: at(600 - Double(step) * 10, 200), time: s(Double(step) * 0.02)))
        }
        let found = scene.viewport.point(of: place)
        #expect((found.x - 500).magnitude < 1e-6 && (found.y - 200).magnitude < 1e-6)
        #expect(scene.callout == .hidden)
        apply(fingers.ended(1, time: s(0.2)))
        #expect(!scene.isAtRest)
        scene.advanceToRest()
        var counts = [0, 0, 0]
        for event in scene.takeEvents() {
            switch event.kind {
            case .regionWillChange(let reason, _, _):
                #expect(reason == .gesture)
                counts[0] += 1
            case .regionDidChange: counts[1] += 1
            case .calloutHidden: counts[2] += 1
            default: break
            }
        }
        #expect(counts == [1, 1, 1])
        #expect(scene.viewport.center.longitude > -50)
    }

    @Test("turns with two fingers: clockwise fingers turn the content clockwise, and the heading the other way")
    func turn() throws {
        var scene = try scene()
        scene.apply(.mapBegan)
        scene.apply(.mapMoved(ScreenVector(dx: 0, dy: 0), about: at(400, 300), scale: 2, degrees: 90))
        scene.apply(.mapEnded(ScreenVector(dx: 0, dy: 0)))
        #expect(scene.viewport.heading == 270)
        #expect(scene.viewport.zoom == 5)
        #expect(scene.depth == 0)
    }
}
