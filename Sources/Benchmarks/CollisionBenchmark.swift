import Geodesy
import MapScene

/// Measures a frame of the collision against the same decision made by comparing each view with every shown one.
enum CollisionBenchmark {
    private static let pins = 5_000

    static func run(runs: Int) {
        for (name, width) in [("a crowd", 4_000.0), ("room for most", 40_000.0)] {
            let boxes = boxes(width)
            let plane = CollisionPlane(zoom: 5)
            var shown = 0
            let grid = EngineMeasure.least(runs) {
                shown = CollisionResolver.resolve(boxes, in: plane).count { $0 == .shown }
            }
            var agreed = 0
            let plain = EngineMeasure.least(min(runs, 3)) { agreed = bruteForce(boxes, plane) }
            print(
                "collision of \(pins) pins, \(name): \(Benchmark.decimal(grid * 1000, 2)) ms a frame, "
                    + "\(Benchmark.decimal(plain / grid, 1)) times as fast as comparing all with all, "
                    + "\(shown) shown\(shown == agreed ? "" : ", DIFFERENT")")
        }
    }

    private static func boxes(_ width: Double) -> [CollisionBox] {
        EngineMeasure.coordinates(pins).map { place in
            CollisionBox(
                x: (place.longitude + 180) / 360 * width, y: (place.latitude + 90) / 180 * width, width: 32,
                height: 39, collisionPriority: Int64(place.longitude) % 3)
        }
    }

    private static func bruteForce(_ boxes: [CollisionBox], _ plane: CollisionPlane) -> Int {
        let order = boxes.indices.sorted { a, b in
            boxes[a].collisionPriority != boxes[b].collisionPriority
                ? boxes[a].collisionPriority > boxes[b].collisionPriority : a > b
        }
        var shown: [CollisionBox] = []
        for index in order where !shown.contains(where: { plane.overlap(boxes[index], $0) }) {
            shown.append(boxes[index])
        }
        return shown.count
    }
}
