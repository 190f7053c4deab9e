import Geodesy
import MapScene
import TestSupport
import Testing

/// Counts that supercluster 8.0.1 gave for 1,500 points.
private struct SuperclusterOracle: Decodable {
    struct Query: Decodable {
        let bbox: [Double]
        let zoom: Double
        let items: Int
        let clusters: Int
        let points: Int
        let largest: Int

        /// West, south, east, north; the east may be beyond 180.
        var box: WorldBox {
            let south = WorldPoint.y(ofLatitude: bbox[1])
            let north = WorldPoint.y(ofLatitude: bbox[3])
            let (west, east) = (bbox[0] / 360 + 0.5, bbox[2] / 360 + 0.5)
            return WorldBox(minX: west, minY: north, maxX: east < west ? east + 1 : east, maxY: south)
        }
    }
    struct Gap: Decodable {
        let points: [[Double]]
        let itemsAtZoom0: Int
    }
    struct Options: Decodable {
        let radius: Double
        let extent: Double
        let maxZoom: Int
        let minZoom: Int
    }

    let options: Options
    let points: [[Double]]
    let queries: [Query]
    let antimeridianGap: Gap

    func index(wrapsWorld: Bool) throws -> ClusterIndex {
        let options = try ClusterOptions(
            radius: options.radius, extent: options.extent, zooms: options.minZoom...options.maxZoom,
            wrapsWorld: wrapsWorld)
        return ClusterIndex(points.map { worldPoint($0) }, options: options)
    }
}

private func worldPoint(_ pair: [Double]) -> WorldPoint {
    WorldPoint(longitude: pair[1], y: WorldPoint.y(ofLatitude: pair[0]))
}

@Suite("Clusters against supercluster", .enabled(if: SharedFolder.isPresent))
struct SuperclusterOracleTests {
    private let oracle: SuperclusterOracle

    init() throws { oracle = try Oracle.read("supercluster", as: SuperclusterOracle.self) }

    @Test("An index that does not close the world counts as supercluster does in every query")
    func counts() throws {
        let index = try oracle.index(wrapsWorld: false)
        #expect(oracle.queries.count > 20)
        for query in oracle.queries {
            let items = index.items(in: query.box, zoom: query.zoom)
            let found = [
                items.count, items.filter { $0.count > 1 }.count, items.reduce(0) { $0 + $1.count },
                items.map { $0.count }.max() ?? 0,
            ]
            #expect(
                found == [query.items, query.clusters, query.points, query.largest],
                "\(query.bbox) at zoom \(query.zoom)")
        }
    }

    @Test("Two points on both sides of the antimeridian are two items to supercluster, and one in a closed world")
    func gap() throws {
        let points = oracle.antimeridianGap.points.map { worldPoint($0) }
        let world = WorldBox(minX: 0, minY: 0, maxX: 1, maxY: 1)
        let open = ClusterIndex(points, options: try ClusterOptions(wrapsWorld: false))
        #expect(open.items(in: world, zoom: 0).count == oracle.antimeridianGap.itemsAtZoom0)
        let closed = ClusterIndex(points).items(in: world, zoom: 0)
        #expect(closed.map { $0.count } == [2])
    }

    @Test("Far from the antimeridian a closed world counts as supercluster does")
    func closedWorld() throws {
        let index = try oracle.index(wrapsWorld: true)
        for query in oracle.queries where query.bbox[0] == 116 {
            let items = index.items(in: query.box, zoom: query.zoom)
            #expect(items.count == query.items)
            #expect(items.reduce(0) { $0 + $1.count } == query.points)
        }
    }
}
