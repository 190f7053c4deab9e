import CalloutTracking
import Camera
import Geodesy
import MapScene
import Sessions
import TestSupport
import Testing

@Suite("Random sessions") struct RandomSessionTests {
    /// A scene of five annotations and the names given to them.
    private static func scene() throws -> Scene {
        var scene = Scene(viewport: try Viewport800x600.make())
        _ = scene.add(
            try (0..<5).map {
                SceneAnnotation(
                    coordinate: try Coordinate(latitude: Double($0) * 6 - 12, longitude: Double($0) * 9 - 70),
                    title: "T\($0)")
            })
        return scene
    }

    /// Does one random thing, without going on in time.
    private static func act(_ scene: inout Scene, _ random: inout SplitMix64) throws {
        let span = SceneTime(nanoseconds: Int64.random(in: 0...700_000_000, using: &random))
        let point = ScreenPoint(
            x: Double.random(in: 0...800, using: &random), y: Double.random(in: 0...600, using: &random))
        let way = ScreenVector(
            dx: Double.random(in: -600...600, using: &random), dy: Double.random(in: -300...300, using: &random))
        let id = scene.ids.randomElement(using: &random)
        switch Int.random(in: 0..<16, using: &random) {
        case 0: scene.pan(by: way, over: span, curve: .easeOut)
        case 1: scene.fling(way)
        case 2: scene.pinch(about: point, zoomDelta: way.dx / 300, over: span)
        case 3: scene.rotate(by: way.dy, over: span)
        case 4, 5, 6: if let id { scene.select(id) }
        case 7: scene.deselect()
        case 8: if let id, scene.count > 2 { scene.remove([id]) }
        case 9:
            let sides = [0.0, 100, 390, 800]
            try scene.resize(
                to: ScreenSize(
                    width: sides.randomElement(using: &random) ?? 0, height: sides.randomElement(using: &random) ?? 0))
        case 10:
            let target = try Viewport(
                size: scene.viewport.size, center: try Coordinate(latitude: way.dy / 4, longitude: way.dx),
                zoom: point.x / 100, heading: point.y)
            scene.animate(.flight(scene.viewport, to: target), over: span)
        case 11: scene.tap(at: point)
        case 12: scene.doubletap(at: point)
        case 13: scene.setCalloutPolicy(scene.calloutPolicy == .hide ? .follow : .hide)
        case 14: scene.isAutopanOn.toggle()
        default: if let id { scene.move(id, to: try Coordinate(latitude: 0, longitude: way.dx), over: span) }
        }
    }

    /// Plays a random session; with `cut`, time is gone through in many small pieces.
    private static func events(seed: UInt64, cut: Bool) throws -> [SceneEvent] {
        var random = SplitMix64(seed: seed)
        var cuts = SplitMix64(seed: seed ^ 0xABCD)
        var scene = try scene()
        for _ in 0..<25 {
            try act(&scene, &random)
            let target = scene.time + SceneTime(nanoseconds: Int64.random(in: 0...400_000_000, using: &random))
            if cut {
                while scene.time < target {
                    let piece = SceneTime(nanoseconds: Int64.random(in: 1...60_000_000, using: &cuts))
                    scene.advance(to: min(target, scene.time + piece))
                    if let rule = violation(in: scene) { Issue.record("seed \(seed): \(rule)") }
                }
            } else {
                scene.advance(to: target)
            }
            if let rule = violation(in: scene) { Issue.record("seed \(seed): \(rule)") }
        }
        scene.advanceToRest()
        if let rule = violation(in: scene) { Issue.record("seed \(seed): \(rule)") }
        if scene.depth != 0 { Issue.record("seed \(seed): a region change is open at rest") }
        return scene.takeEvents()
    }

    /// Annotations that move make motion without a region change; that rule is for scenes whose annotations rest.
    private static func violation(in scene: Scene) -> String? {
        guard let rule = SceneInvariants.violation(in: scene) else { return nil }
        return rule.hasPrefix("a region change is open at rest") ? nil : rule
    }

    @Test("hold the invariants, are equal twice, and cut at any moment are the uncut ones", arguments: 0..<20)
    func hold(block: UInt64) throws {
        for seed in block * 50..<block * 50 + 50 {
            let whole = try Self.events(seed: seed, cut: false)
            #expect(try Self.events(seed: seed, cut: false) == whole, "seed \(seed)")
            #expect(try Self.events(seed: seed, cut: true) == whole, "seed \(seed)")
            for (index, event) in whole.enumerated() { #expect(event.sequence == index + 1) }
        }
    }
}

@Suite("The explorer") struct SessionExplorerTests {
    @Test("finds no interleaving of its alphabet that breaks a rule")
    func allHold() {
        let report = SessionExplorer().explore(depth: 6)
        #expect(report.violation == nil, "\(report.violation.map { "\($0.rule)\n\($0.script)" } ?? "")")
        #expect(report.states > 1000)
    }

    @Test("shrinks a violation to the shortest script, which can be played")
    func shrinks() throws {
        var explorer = SessionExplorer()
        explorer.extraRule = { $0.callout == .hidden && $0.calloutPolicy == .hide ? "made to fail" : nil }
        let violation = try #require(explorer.explore(depth: 3).violation)
        #expect(violation.rule == "made to fail")
        let lines = violation.script.split(separator: "\n").map(String.init)
        #expect(lines.suffix(4) == ["begin", "select \"A\"", "pan 30 0 over 0.1", "end"])
        #expect(try played(violation.script).failure == nil)
    }
}
