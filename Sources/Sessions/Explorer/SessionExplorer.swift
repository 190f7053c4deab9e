import CalloutTracking
import Camera
import Geodesy
import MapScene

/// One letter of the explorer's alphabet: what may happen to a map of two annotations.
public enum ExplorerStep: String, CaseIterable, Hashable, Sendable {
    case selectA = "select \"A\""
    case selectB = "select \"B\""
    case deselect
    case removeA = "remove \"A\""
    case pan = "pan 30 0 over 0.1"
    case panAway = "pan 900 0 over 0.1"
    case panBack = "pan -900 0 over 0.1"
    case fling = "fling 100 0"
    case flight = "fly 0 10 zoom 3 over 0.2"
    case finger = "tap 5 5"
    case resize = "resize 300 200"
    case resizeBack = "resize 400 300"
    case hide = "callout hide"
    case follow = "callout follow"
    case autopan = "autopan on"
    case wait = "wait 0.05"
    case rest = "wait 2"

    /// The step as a line of a script.
    public var line: String { rawValue }
}

/// What the explorer found.
public struct ExplorerReport: Sendable {
    /// How many different states were reached.
    public var states = 0
    /// How many steps were played.
    public var steps = 0
    /// The shortest script that breaks a rule, as a session, and the rule; `nil` when all hold.
    public var violation: (script: String, rule: String)?
}

/// Walks every interleaving of a small alphabet over a scene, states deduplicated, and holds the invariants in each.
///
/// It walks by breadth, so that the first violation is a shortest one; what it does not need is still taken out of it.
public struct SessionExplorer {
    /// A further rule, judged after each step; `nil` while it holds. For a rule of one's own, and to see that a broken
    /// rule is found.
    public var extraRule: (Scene) -> String? = { _ in nil }

    /// An explorer of the invariants.
    public init() {}

    private struct Node {
        var world: World
        var path: [ExplorerStep]
    }

    /// Walks all sequences of at most `depth` steps.
    public func explore(depth: Int) -> ExplorerReport {
        var report = ExplorerReport()
        var seen: Set<World.Key> = []
        let start = World()
        seen.insert(start.key)
        var front = [Node(world: start, path: [])]
        for _ in 0..<depth {
            var next: [Node] = []
            for node in front {
                for step in ExplorerStep.allCases {
                    var world = node.world
                    report.steps += 1
                    if let rule = world.take(step) ?? extraRule(world.scene) {
                        let path = shrunk(node.path + [step])
                        report.violation = (Self.script(path), rule)
                        report.states = seen.count
                        return report
                    }
                    if seen.insert(world.key).inserted { next.append(Node(world: world, path: node.path + [step])) }
                }
            }
            front = next
        }
        report.states = seen.count
        return report
    }

    /// The path without the steps that it does not need to break a rule.
    private func shrunk(_ path: [ExplorerStep]) -> [ExplorerStep] {
        var path = path
        var index = 0
        while index < path.count {
            var shorter = path
            shorter.remove(at: index)
            if breaks(shorter) { (path, index) = (shorter, 0) } else { index += 1 }
        }
        return path
    }

    private func breaks(_ path: [ExplorerStep]) -> Bool {
        var world = World()
        for step in path { if world.take(step) ?? extraRule(world.scene) != nil { return true } }
        return false
    }

    private static func script(_ path: [ExplorerStep]) -> String {
        var lines = World.setUp + ["begin"] + path.map { $0.line } + ["end"]
        lines.append("")
        return lines.joined(separator: "\n")
    }
}

/// A scene of the explorer, what its trace has told so far, and the moment up to which a wait delays the next step.
private struct World {
    static let setUp = [
        "size 400 300", "add 0 0 \"A\" size 32 32", "add 0 20 \"B\" size 32 32", "center 0 0 zoom 3",
    ]

    var scene: Scene
    var observer = TraceObserver()
    let a, b: AnnotationID

    init() {
        guard let center = try? Coordinate(latitude: 0, longitude: 0),
            let east = try? Coordinate(latitude: 0, longitude: 20),
            let viewport = try? Viewport(size: ScreenSize(width: 400, height: 300), center: center, zoom: 3)
        else { preconditionFailure("the explorer's numbers are legal") }
        scene = Scene(viewport: viewport)
        let ids = scene.add([
            SceneAnnotation(coordinate: center, title: "A"), SceneAnnotation(coordinate: east, title: "B"),
        ])
        (a, b) = (ids.lowerBound, scene.ids[1])
        _ = scene.takeEvents()
    }

    /// What a state is: everything that decides how it goes on but the moment, which only shifts what follows.
    struct Key: Hashable {
        var viewport: Viewport
        var selected: AnnotationID?
        var callout: CalloutState
        var follows: Bool
        var autopans: Bool
        var hides: Bool
        var depth: Int
        var count: Int
        var motion: [Int64]
    }

    var key: Key {
        Key(
            viewport: scene.viewport, selected: scene.selected, callout: scene.callout,
            follows: scene.calloutPolicy == .follow, autopans: scene.isAutopanOn, hides: scene.hidesCallouts,
            depth: scene.depth, count: scene.count,
            motion: scene.motionKey)
    }

    /// Plays a step; the rule that it broke.
    mutating func take(_ step: ExplorerStep) -> String? {
        switch step {
        case .selectA: scene.select(a)
        case .selectB: scene.select(b)
        case .deselect: scene.deselect()
        case .removeA: scene.remove([a])
        case .pan: scene.pan(by: ScreenVector(dx: 30, dy: 0), over: SceneTime(seconds: 0.1))
        case .panAway: scene.pan(by: ScreenVector(dx: 900, dy: 0), over: SceneTime(seconds: 0.1))
        case .panBack: scene.pan(by: ScreenVector(dx: -900, dy: 0), over: SceneTime(seconds: 0.1))
        case .fling: scene.fling(ScreenVector(dx: 100, dy: 0))
        case .flight: fly()
        case .finger: scene.tap(at: ScreenPoint(x: 5, y: 5))
        case .resize, .resizeBack:
            let size = step == .resize ? ScreenSize(width: 300, height: 200) : ScreenSize(width: 400, height: 300)
            do { try scene.resize(to: size) } catch { return "a legal size is refused" }
        case .hide: scene.setCalloutPolicy(.hide)
        case .follow: scene.setCalloutPolicy(.follow)
        case .autopan: scene.isAutopanOn = true
        case .wait: scene.advance(to: scene.time + SceneTime(seconds: 0.05))
        case .rest: scene.advance(to: scene.time + SceneTime(seconds: 2))
        }
        for event in scene.takeEvents() { if let rule = observer.take(event) { return rule } }
        return observer.disagreement(with: scene) ?? SceneInvariants.violation(in: scene)
    }

    private mutating func fly() {
        guard let place = try? Coordinate(latitude: 0, longitude: 10),
            let target = try? Viewport(size: scene.viewport.size, center: place, zoom: 3)
        else { return }
        scene.animate(.flight(scene.viewport, to: target), over: SceneTime(seconds: 0.2))
    }
}
