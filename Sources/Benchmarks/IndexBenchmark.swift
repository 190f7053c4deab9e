import Geodesy
import MapScene

/// Measures the spatial index and the clusters within this process, each against a plain scan of all points.
enum IndexBenchmark {
    private static let count = 100_000
    private static let hits = 1_000
    private static let neighbors = 10
    private static let queries = 100

    /// Prints the figures; false where the index and the scan do not find the same.
    static func run(runs: Int) -> Bool {
        let points = EngineMeasure.coordinates(count).map { WorldPoint($0) }
        print("the spatial index over \(count) points, in this process")
        var index = PointIndex([])
        let build = EngineMeasure.least(runs) { index = PointIndex(points) }
        let copy = EngineMeasure.least(runs) {
            var sum = 0.0
            for point in points { sum += point.x + point.y }
            checksum = sum
        }
        print("building it: \(milliseconds(build)), \(Benchmark.decimal(build / copy, 0)) times a pass over the points")
        let isRight = boxes(index, points, runs: runs) && nearest(index, points, runs: runs)
        clusters(points, runs: runs, pass: copy)
        return isRight
    }

    nonisolated(unsafe) private static var checksum = 0.0

    private static func milliseconds(_ seconds: Double) -> String { Benchmark.decimal(seconds * 1000, 4) + " ms" }

    private static func report(_ name: String, _ indexed: Double, _ scanned: Double) {
        print(
            "\(name): \(milliseconds(indexed)); by scanning all points \(milliseconds(scanned)), "
                + "\(Benchmark.decimal(scanned / indexed, 0)) times as long")
    }

    // A box about a point that is asked for as many times over the map as there are queries.
    private static func boxes(_ index: PointIndex, _ points: [WorldPoint], runs: Int) -> Bool {
        let half = (Double(hits) / Double(count)).squareRoot() / 2 * 0.85
        let boxes = points.prefix(queries).map {
            WorldBox(minX: $0.x - half, minY: $0.y - half, maxX: $0.x + half, maxY: $0.y + half)
        }
        var found: [Int] = []
        var (indexedHits, scannedHits) = (0, 0)
        let indexed = EngineMeasure.least(runs) {
            indexedHits = 0
            for box in boxes {
                index.find(in: box, into: &found)
                indexedHits += found.count
            }
        }
        let scanned = EngineMeasure.least(min(runs, 3)) {
            scannedHits = 0
            for box in boxes {
                found.removeAll(keepingCapacity: true)
                for (number, point) in points.enumerated() where contains(box, point) { found.append(number) }
                scannedHits += found.count
            }
        }
        let share = 1 / Double(queries)
        report("a box of \(indexedHits / queries) points", indexed * share, scanned * share)
        return indexedHits == scannedHits
    }

    private static func contains(_ box: WorldBox, _ point: WorldPoint) -> Bool {
        guard point.y >= box.minY, point.y <= box.maxY else { return false }
        let x = point.x
        return x >= box.minX && x <= box.maxX || x + 1 >= box.minX && x + 1 <= box.maxX
            || x - 1 >= box.minX && x - 1 <= box.maxX
    }

    private static func nearest(_ index: PointIndex, _ points: [WorldPoint], runs: Int) -> Bool {
        let asked = points.prefix(queries).map { WorldPoint(x: $0.x + 0.001, y: $0.y) }
        var (indexedSum, scannedSum) = (0.0, 0.0)
        let indexed = EngineMeasure.least(runs) {
            indexedSum = 0
            for point in asked {
                for neighbor in index.nearest(to: point, limit: neighbors) { indexedSum += neighbor.distance }
            }
        }
        let scanned = EngineMeasure.least(min(runs, 3)) {
            scannedSum = 0
            for point in asked { scannedSum += nearestByScanning(point, points) }
        }
        let share = 1 / Double(queries)
        report("the \(neighbors) nearest points", indexed * share, scanned * share)
        return (indexedSum - scannedSum).magnitude < 1e-9
    }

    /// The sum of the least distances.
    private static func nearestByScanning(_ point: WorldPoint, _ points: [WorldPoint]) -> Double {
        var least = Array(repeating: Double.infinity, count: neighbors)
        for other in points {
            let across = (other.x - point.x).magnitude
            let (dx, dy) = (min(across, (1 - across).magnitude), other.y - point.y)
            let squared = dx * dx + dy * dy
            guard squared < least[neighbors - 1] else { continue }
            var place = neighbors - 1
            while place > 0, least[place - 1] > squared {
                least[place] = least[place - 1]
                place -= 1
            }
            least[place] = squared
        }
        return least.reduce(0) { $0 + $1.squareRoot() }
    }

    private static func clusters(_ points: [WorldPoint], runs: Int, pass: Double) {
        var index = ClusterIndex([])
        let build = EngineMeasure.least(min(runs, 5)) { index = ClusterIndex(points) }
        let world = WorldBox(minX: 0, minY: 0, maxX: 1, maxY: 1)
        let levels = [0, 4, 8, 12, 16].map { "\(index.items(in: world, zoom: $0).count) at \(Int($0))" }
        print(
            "clustering them at zooms 0...16: \(milliseconds(build)), \(Benchmark.decimal(build / pass, 0)) times a pass "
                + "over the points; items: \(levels.joined(separator: ", "))")
    }
}
