import CalloutTracking
import Camera
import Geodesy
import MapScene
import TestSupport
import Testing

/// A scene of 800 x 600 points over 0° N 50° W at zoom 4, where 100 points are 8.7890625°.
func scene() throws -> Scene {
    Scene(
        viewport: try Viewport(
            size: ScreenSize(width: 800, height: 600), center: Coordinate(latitude: 0, longitude: -50), zoom: 4))
}

/// An annotation of 20 x 20 points on the equator, so many points east of the scene's centre.
func annotation(_ title: String, east points: Double = 0) throws -> SceneAnnotation {
    var options = ViewOptions()
    options.size = ScreenSize(width: 20, height: 20)
    options.centerOffset = ScreenVector(dx: 0, dy: 0)
    return SceneAnnotation(
        coordinate: try Coordinate(latitude: 0, longitude: -50 + points * 0.087890625), title: title, options: options)
}

@Suite("The views of annotations") struct AnnotationViewTests {
    private func counts(_ events: [SceneEvent]) -> (created: Int, reused: Int) {
        var result = (created: 0, reused: 0)
        for event in events {
            if case .viewCreated = event.kind { result.created += 1 }
            if case .viewReused = event.kind { result.reused += 1 }
        }
        return result
    }

    @Test("S0-3: a provider that answers nil leaves the default pin, and nothing is said of views")
    func defaultView() throws {
        var scene = try scene()
        scene.setViewProvider { _, _ in nil }
        let ids = scene.add([try annotation("A")])
        #expect(scene.view(of: ids.lowerBound) == nil)
        #expect(counts(scene.takeEvents()) == (0, 0))
    }

    @Test("S0-4: a view comes from the queue of its identifier, and is made only where none is free")
    func dequeues() throws {
        var scene = try scene()
        scene.setViewProvider { annotation, queue in queue.dequeue(annotation.title == "C" ? "other" : "fix") }
        let first = scene.add([try annotation("A")]).lowerBound
        let made = try #require(scene.view(of: first))
        scene.remove([first])
        let other = scene.add([try annotation("C")]).lowerBound
        #expect(scene.view(of: other)?.identifier == "other")
        #expect(scene.view(of: other)?.id != made.id)
        let again = scene.add([try annotation("B")]).lowerBound
        #expect(scene.view(of: again)?.id == made.id)
        #expect(scene.view(of: again)?.annotation == again)
        #expect(counts(scene.takeEvents()) == (2, 1))
    }

    @Test("S3-25F: a view comes from the queue of the map that asks, though one provider serves two maps")
    func askingMap() throws {
        var maps = [try scene(), try scene()]
        for index in maps.indices { maps[index].setViewProvider { _, queue in queue.dequeue("PIN_ANNOTATION") } }
        let first = maps[0].add([try annotation("A")]).lowerBound
        maps[0].remove([first])
        _ = maps[1].add([try annotation("B")])
        #expect(counts(maps[0].takeEvents()) == (1, 0))
        #expect(counts(maps[1].takeEvents()) == (1, 0))
        _ = maps[0].add([try annotation("C")])
        #expect(counts(maps[0].takeEvents()) == (0, 1))
    }

    @Test("S0-24F: reuse leaks no property, whatever was set", arguments: 0..<50)
    func reuseResets(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let wild = randomOptions(&random)
        var scene = try scene()
        scene.setViewProvider { annotation, queue in
            var view = queue.dequeue("fix")
            if annotation.title == "A" { view.options = wild }
            return view
        }
        let first = scene.add([try annotation("A")]).lowerBound
        guard let view = scene.view(of: first) else {
            // A view without a size, or far from its point, is not on screen and has none.
            #expect(!scene.isOnScreen(first))
            return
        }
        scene.select(first)
        scene.remove([first])
        let next = scene.add([try annotation("B")]).lowerBound
        #expect(scene.view(of: next)?.id == view.id)
        #expect(scene[next]?.options == ViewOptions())
        #expect(scene.view(of: next)?.options == ViewOptions())
        #expect(scene.view(of: next)?.dropStart == nil)
        #expect(scene.selected == nil)
        #expect(scene.callout == .none)
    }

    @Test("6: a thousand annotations that pass through the viewport need no more views than were on screen at once")
    func passingThrough() throws {
        var scene = try scene()
        scene.setViewProvider { annotation, queue in
            var view = queue.dequeue("fix")
            view.options = annotation.options
            return view
        }
        _ = scene.add(try (0..<1000).map { try annotation("\($0)", east: Double($0) * 4 - 390) })
        var most = scene.views.count
        scene.pan(by: ScreenVector(dx: -3500, dy: 0), over: SceneTime(seconds: 3))
        while !scene.isAtRest {
            scene.advance(to: scene.time + SceneTime(frame: 1))
            most = max(most, scene.views.count)
        }
        let counts = counts(scene.takeEvents())
        #expect(counts.created == most)
        #expect(counts.reused > 700)
    }

    @Test("6: new data of an annotation on screen makes no view, and neither does its selection")
    func updating() throws {
        var scene = try scene()
        scene.setViewProvider { _, queue in queue.dequeue("fix") }
        let id = scene.add([try annotation("A")]).lowerBound
        scene.update(id) { $0.subtitle = "new" }
        scene.update(id) { $0.options.pin = .purple }
        scene.select(id)
        #expect(counts(scene.takeEvents()) == (1, 0))
        #expect(scene.view(of: id)?.options.pin == .purple)
    }

    @Test("6: a selected annotation keeps its view off the screen; others give theirs back")
    func selectedKeepsView() throws {
        var scene = try scene()
        scene.setViewProvider { _, queue in queue.dequeue("fix") }
        _ = scene.add([try annotation("A"), try annotation("B", east: 30)])
        let ids = scene.ids
        scene.select(ids[0])
        let kept = scene.view(of: ids[0])
        scene.pan(by: ScreenVector(dx: 0, dy: 1000), over: SceneTime(seconds: 1))
        scene.pan(by: ScreenVector(dx: 1000, dy: 0), over: SceneTime(seconds: 1))
        scene.advanceToRest()
        #expect(scene.view(of: ids[0]) == kept)
        #expect(scene.view(of: ids[1]) == nil)
    }

    @Test("S0-5: a view drops in once, when its annotation is added, and not when it comes back on screen")
    func drop() throws {
        var scene = try scene()
        scene.setViewProvider { annotation, queue in
            var view = queue.dequeue("PIN_ANNOTATION")
            view.options.pin = .purple
            view.options.animatesDrop = true
            return view
        }
        let id = scene.add([try annotation("A")]).lowerBound
        #expect(scene.dropHeight(of: id) == 300)
        scene.advance(to: SceneTime(seconds: 0.15))
        #expect(scene.dropHeight(of: id) == 225)
        scene.advance(to: SceneTime(seconds: 0.3))
        #expect(scene.dropHeight(of: id) == 0)
        scene.pan(by: ScreenVector(dx: 900, dy: 0), over: SceneTime(seconds: 0.5))
        scene.advanceToRest()
        #expect(scene.view(of: id) == nil)
        scene.pan(by: ScreenVector(dx: -900, dy: 0), over: SceneTime(seconds: 0.5))
        scene.advanceToRest()
        var drops: [SceneTime?] = []
        for event in scene.takeEvents() {
            switch event.kind {
            case .viewCreated(_, _, _, let drop), .viewReused(_, _, _, let drop): drops.append(drop)
            default: break
            }
        }
        #expect(drops == [SceneTime(seconds: 0.3), nil])
    }

    private func randomOptions(_ random: inout SplitMix64) -> ViewOptions {
        func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
        func flag() -> Bool { Bool.random(using: &random) }
        var options = ViewOptions()
        options.pin = [.red, .green, .purple].randomElement(using: &random) ?? .red
        options.size = ScreenSize(width: number(0...90), height: number(0...90))
        options.centerOffset = ScreenVector(dx: number(-50...50), dy: number(-50...50))
        options.calloutOffset = ScreenVector(dx: number(-50...50), dy: number(-50...50))
        options.levels = ZoomLevels(least: number(0...10), most: number(0...22))
        options.isForced = flag()
        options.collisionPriority = Int64.random(in: .min ... .max, using: &random)
        options.displayPriority = number(0...1000)
        options.zIndex = Int.random(in: -9...9, using: &random)
        options.animatesDrop = flag()
        options.isEnabled = flag()
        options.isDraggable = flag()
        options.clusterID = flag() ? "storms" : nil
        options.callout = [.default, .table, .bubble, .buttons, .none].randomElement(using: &random) ?? .none
        return options
    }
}

@Suite("Touches on views") struct HitTestTests {
    @Test("agree with a painter who draws back to front", arguments: 0..<40)
    func painter(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var scene = try scene()
        scene.setUp(scene.viewport.rotated(by: seed % 2 == 0 ? 0 : 77, about: ScreenPoint(x: 400, y: 300)))
        var ids: [AnnotationID] = []
        for index in 0..<60 {
            var annotation = try annotation("\(index)")
            let place = ScreenPoint(
                x: Double.random(in: 0...800, using: &random), y: Double.random(in: 0...600, using: &random))
            annotation.coordinate = scene.viewport.coordinate(at: place)
            annotation.options.size = ScreenSize(
                width: Double.random(in: 0...150, using: &random), height: Double.random(in: 0...150, using: &random))
            annotation.options.zIndex = Int.random(in: 0...2, using: &random)
            annotation.options.callout = .none
            ids.append(scene.add([annotation]).lowerBound)
        }
        if seed % 3 == 0 { scene.select(ids[Int.random(in: ids.indices, using: &random)]) }
        // The painter draws each view over those before it; the last that covers a point is seen there.
        let order = ids.sorted { a, b in
            if (a == scene.selected) != (b == scene.selected) { return b == scene.selected }
            let (x, y) = (scene[a]?.options.zIndex ?? 0, scene[b]?.options.zIndex ?? 0)
            if x != y { return x < y }
            let (p, q) = (
                scene.viewport.point(of: scene[a]!.coordinate), scene.viewport.point(of: scene[b]!.coordinate)
            )
            return p.y != q.y ? p.y < q.y : a < b
        }
        for _ in 0..<300 {
            let point = ScreenPoint(
                x: Double.random(in: 0...800, using: &random), y: Double.random(in: 0...600, using: &random))
            let seen = order.last { id in
                guard let frame = scene.frame(of: id), frame.size.width > 0, frame.size.height > 0 else { return false }
                return (point.x - frame.middle.x).magnitude <= frame.size.width / 2
                    && (point.y - frame.middle.y).magnitude <= frame.size.height / 2
            }
            if let seen { #expect(scene.receiver(at: point) == .view(seen)) }
        }
        #expect(scene.drawnViews == order.reversed().filter { scene.isOnScreen($0) }.map { .annotation($0) })
    }

    @Test("a finger beside a view means the nearest within five points, and the map beyond")
    func margin() throws {
        var scene = try scene()
        _ = scene.add([try annotation("A"), try annotation("B", east: 27)])
        let ids = scene.ids
        #expect(scene.receiver(at: ScreenPoint(x: 413, y: 300)) == .view(ids[0]))
        #expect(scene.receiver(at: ScreenPoint(x: 414, y: 300)) == .view(ids[1]))
        #expect(scene.receiver(at: ScreenPoint(x: 400, y: 316)) == .map)
    }

    @Test("repeated taps go through all views under the finger and begin again", arguments: 1...5)
    func cycle(count: Int) throws {
        var scene = try scene()
        _ = scene.add(try (0..<count).map { try annotation("\($0)") })
        var met: [AnnotationID?] = []
        for _ in 0..<2 * count {
            scene.tap(at: ScreenPoint(x: 400, y: 300))
            met.append(scene.selected)
        }
        #expect(met == Array(scene.ids.reversed()) + Array(scene.ids.reversed()))
    }

    @Test("a disabled view takes no touch and is not selected by the program either")
    func disabled() throws {
        var scene = try scene()
        var plain = try annotation("A")
        plain.options.isEnabled = false
        let id = scene.add([plain]).lowerBound
        #expect(scene.receiver(at: ScreenPoint(x: 400, y: 300)) == .map)
        scene.select(id)
        #expect(scene.selected == nil)
    }

    @Test("S0-29F: a view without a size is invisible and takes no touch")
    func sizeless() throws {
        var scene = try scene()
        var plain = try annotation("A")
        plain.options.size = ScreenSize(width: 0, height: 20)
        _ = scene.add([plain])
        #expect(scene.receiver(at: ScreenPoint(x: 400, y: 300)) == .map)
        #expect(scene.visibleCount == 0)
    }
}
