import Geodesy
import StormTracks
import TestSupport
import Testing

@Suite("Choosing points")
struct PointFilterTests {
    @Test("A box across the antimeridian holds what its two halves hold", arguments: 1...100)
    func antimeridian(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let west = Double(Int.random(in: 1...179, using: &generator))
        let east = -Double(Int.random(in: 1...179, using: &generator))
        let south = Double(Int.random(in: -40...0, using: &generator))
        let north = Double(Int.random(in: 0...40, using: &generator))
        var whole = PointFilter()
        whole.region = try GeoRegion(south: south, west: west, north: north, east: east)
        let halves = try [(west, 180.0), (-180.0, east)].map { edges in
            var half = PointFilter()
            half.region = try GeoRegion(south: south, west: edges.0, north: north, east: edges.1)
            return half
        }
        for fix in try RandomTrack.fixes(seed: seed, count: 100) {
            #expect(whole.accepts(fix) == halves.contains { $0.accepts(fix) })
        }
        for longitude in [west, east, 180, -180] {
            let edge = TrackPoint(coordinate: try Coordinate(latitude: south, longitude: longitude))
            #expect(whole.accepts(edge))
        }
    }

    @Test("A point passes a filter of many parts if and only if it passes each alone", arguments: 1...100)
    func combined(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let fixes = try RandomTrack.fixes(seed: seed, count: 100)
        var parts: [PointFilter] = []
        var whole = PointFilter()
        func add(_ change: (inout PointFilter) -> Void) {
            guard Bool.random(using: &generator) else { return }
            var part = PointFilter()
            change(&part)
            parts.append(part)
            change(&whole)
        }
        let times = fixes.compactMap(\.time)
        let box = try GeoRegion(south: -30, west: 178, north: 30, east: -178)
        let circle = PointFilter.Circle(center: fixes[50].coordinate, meters: 900_000)
        add { $0.from = times[20] }
        add { $0.until = times[80] }
        add { $0.region = box }
        add { $0.circle = circle }
        add { $0.minimumCategory = .two }
        add { $0.at = times[40] }
        for var fix in fixes {
            if Int.random(in: 0..<10, using: &generator) == 0 { fix.time = nil }
            #expect(whole.accepts(fix) == parts.allSatisfy { $0.accepts(fix) })
        }
    }
}
