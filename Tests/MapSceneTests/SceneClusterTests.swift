import Camera
import Geodesy
import MapScene
import TestSupport
import Testing

@Suite("Clusters on a map") struct SceneClusterTests {
    private func clustering(_ title: String, _ longitude: Double, identifier: String? = "storms") throws
        -> SceneAnnotation
    {
        var annotation = try annotation(title)
        annotation.coordinate = try Coordinate(latitude: 0, longitude: longitude)
        annotation.options.clusterID = identifier
        return annotation
    }

    private func cluster(_ scene: Scene) throws -> ClusterView { try #require(scene.visibility.clusters.first) }

    @Test("stand for near annotations of one identifier, with the title of one and the number of the others")
    func standsFor() throws {
        var scene = try scene()
        _ = scene.add([
            try clustering("A", -50), try clustering("B", -49.5), try clustering("C", -49.6, identifier: "towns"),
            try clustering("D", -49.7, identifier: nil), try clustering("E", -30),
        ])
        let ids = scene.ids
        let cluster = try cluster(scene)
        #expect(cluster.first == ids[0] && cluster.count == 2 && cluster.subtitle == "+1")
        #expect(scene.members(of: cluster) == [ids[0], ids[1]])
        #expect(scene.visibility.reason(of: ids[0]) == .clustered(into: cluster))
        for id in ids[2...] { #expect(scene.visibility.reason(of: id) == nil) }
        #expect((cluster.center.longitude - -49.75).magnitude < 1e-9)
        #expect(scene.visibleCount == 4)
    }

    @Test("cross the antimeridian")
    func antimeridian() throws {
        var scene = try scene()
        scene.setUp(
            try Viewport(
                size: ScreenSize(width: 800, height: 600), center: Coordinate(latitude: 0, longitude: 180), zoom: 4))
        _ = scene.add([try clustering("A", 179.8), try clustering("B", -179.6)])
        let cluster = try cluster(scene)
        #expect(cluster.count == 2)
        let point = try #require(scene.frame(of: DrawnView.cluster(cluster))?.middle)
        #expect((point.x - 401.137).magnitude < 0.01)
    }

    @Test("fly apart when tapped: at the expansion zoom they are several, just below it one")
    func expansion() throws {
        var scene = try scene()
        _ = scene.add([try clustering("A", -50), try clustering("B", -49.5)])
        let cluster = try cluster(scene)
        let zoom = try #require(scene.expansionZoom(of: cluster))
        scene.tap(at: try #require(scene.frame(of: DrawnView.cluster(cluster))?.middle))
        #expect(scene.selected == nil)
        scene.advanceToRest()
        #expect(scene.viewport.zoom == zoom)
        #expect((scene.viewport.center.longitude - -49.75).magnitude < 1e-6)
        #expect(scene.visibility.clusters.isEmpty && scene.visibleCount == 2)
        scene.setUp(scene.viewport.centered(on: cluster.center, zoom: zoom - 1e-9))
        #expect(scene.visibility.clusters.count == 1)
    }

    @Test("of annotations at one place never fall apart")
    func onePlace() throws {
        var scene = try scene()
        _ = scene.add([try clustering("A", -50), try clustering("B", -50)])
        let cluster = try cluster(scene)
        #expect(scene.expansionZoom(of: cluster) == nil)
        scene.tap(at: ScreenPoint(x: 400, y: 300))
        #expect(scene.isAtRest)
    }

    @Test("keep a selection: the selected member shows beside them")
    func selection() throws {
        var scene = try scene()
        _ = scene.add([try clustering("A", -50), try clustering("B", -49.5)])
        scene.select(scene.ids[1])
        #expect(scene.visibility.reason(of: scene.ids[1]) == nil)
        #expect(scene.visibleCount == 2)
        scene.deselect()
        #expect(scene.visibleCount == 1)
    }

    @Test("follow what is added, moved and removed, and every annotation is seen once", arguments: 0..<30)
    func conserved(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var scene = try scene()
        for step in 0..<80 {
            let longitude = Double.random(in: -180..<180, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0 where scene.count > 0:
                scene.remove([scene.ids[Int.random(in: 0..<scene.count, using: &random)]])
            case 1 where scene.count > 0:
                scene.move(
                    scene.ids[Int.random(in: 0..<scene.count, using: &random)],
                    to: try Coordinate(latitude: 10, longitude: longitude))
            default:
                _ = scene.add([try clustering("\(step)", longitude, identifier: step % 3 == 0 ? "a" : "b")])
            }
            if seed % 2 == 0 { scene.tap(at: ScreenPoint(x: 1, y: 1)) }
            let visibility = scene.visibility
            let alone = scene.ids.count { visibility.reason(of: $0) == nil }
            #expect(alone + visibility.clusters.reduce(0) { $0 + $1.count } == scene.count)
            for cluster in visibility.clusters {
                let members = scene.members(of: cluster)
                #expect(members.count == cluster.count && members.first == cluster.first)
                for id in members { #expect(visibility.reason(of: id) == .clustered(into: cluster)) }
            }
        }
    }
}
