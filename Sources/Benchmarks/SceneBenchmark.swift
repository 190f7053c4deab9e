import CMath
import Camera
import Geodesy
import Sessions
import StormTracks

/// Measures the engine within this process: the projection of a frame, and a long session.
enum SceneBenchmark {
    private static let points = 1_000_000
    private static let fixes = 55_000

    /// Prints the figures; false where a session failed.
    static func run(runs: Int) -> Bool {
        print("the engine, in this process")
        projection(runs: runs)
        return session(runs: runs)
    }

    // A frame projects each annotation's world point, computed once, and counts those that touch the viewport; the plain
    // loop works the bare formula of the projection out for each coordinate.
    private static func projection(runs: Int) {
        let coordinates = coordinates(points)
        let worlds = coordinates.map { WorldPoint($0) }
        guard let center = try? Coordinate(latitude: 20, longitude: -60),
            let viewport = try? Viewport(
                size: ScreenSize(width: 390, height: 844), center: center, zoom: 4, heading: 30)
        else { return }
        var visible = 0
        let frame = least(runs) {
            let projection = viewport.projection
            visible = 0
            for world in worlds {
                let point = projection.point(of: world)
                if point.x >= -16, point.x <= 406, point.y >= -16, point.y <= 860 { visible += 1 }
            }
        }
        var sum = 0.0
        let plain = least(runs) {
            sum = 0
            for place in coordinates {
                let x = (place.longitude + 180) / 360 * 4096
                let sine = cmath_sin(place.latitude * Double.pi / 180)
                let y = (0.5 - cmath_log((1 + sine) / (1 - sine)) / (4 * Double.pi)) * 4096
                sum += x + y
            }
        }
        let share = 1e9 / Double(points)
        print(
            "projecting and culling \(points) annotations: \(Benchmark.decimal(frame * 1000, 2)) ms a frame, "
                + "\(Benchmark.decimal(frame * share, 1)) ns a point, \(visible) on screen")
        print(
            "the bare formula for as many: \(Benchmark.decimal(plain * 1000, 2)) ms; a frame takes "
                + "\(Benchmark.decimal(frame / plain, 2)) of it (checksum \(Int(sum)))")
    }

    private static func session(runs: Int) -> Bool {
        let storm = StormIdentity(number: 0, sourceID: "AL012000", name: "BENCHMARK", season: 2000)
        let points = coordinates(fixes).enumerated().map { index, place in
            SessionFix(
                storm: storm,
                point: TrackPoint(time: Instant(milliseconds: Int64(index) * 3_600_000), coordinate: place))
        }
        let lines = """
            size 390 844
            storms sample
            center 20 -60 zoom 4
            add 20 -60 "selected"
            select "selected"
            repeat 30
            pan 100 0 over 1
            pan -100 0 over 1
            end
            expect callout shown at 195 422
            """
        guard let script = try? Script(parsing: lines, name: "benchmark") else { return false }
        var events = 0
        var hasFailed = false
        let source = SessionSource(points: { _ in .success(points) }, text: { _ in nil })
        let seconds = least(min(runs, 3)) {
            var player = SessionPlayer(source: source)
            let outcome = player.play(script)
            events = outcome.trace.count
            hasFailed = outcome.failure != nil
        }
        print(
            "a session of 60 s over \(fixes) points with a selected callout: \(Benchmark.decimal(seconds, 3)) s, "
                + "\(events) events")
        return !hasFailed
    }

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

    /// The least seconds that a body took.
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
