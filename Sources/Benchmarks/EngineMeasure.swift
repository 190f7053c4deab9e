import Geodesy

/// What the engine's benchmarks share.
enum EngineMeasure {
    /// Places all over the map, the same in each run.
    static func coordinates(_ count: Int) -> [Coordinate] {
        var state: UInt64 = 1
        func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) / Double(1 << 53)
        }
        var places: [Coordinate] = []
        places.reserveCapacity(count)
        while places.count < count {
            if let place = try? Coordinate(latitude: next() * 160 - 80, longitude: next() * 360 - 180) {
                places.append(place)
            }
        }
        return places
    }

    /// The least time of a number of runs, in seconds.
    static func least(_ runs: Int, _ body: () -> Void) -> Double {
        var best = Double.infinity
        for _ in 0..<runs {
            let start = MeasuredProcess.now()
            body()
            best = min(best, MeasuredProcess.now() - start)
        }
        return best
    }
}
