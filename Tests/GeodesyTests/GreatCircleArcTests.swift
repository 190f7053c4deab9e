import Geodesy
import TestSupport
import Testing

@Suite("Great-circle arcs")
struct GreatCircleArcTests {
    @Test("A place on an arc divides its length by its share, and the ends are as they were given", arguments: 1...200)
    func shares(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let start = try randomPlace(&generator)
        let end = try randomPlace(&generator)
        let arc = GreatCircleArc(from: start, to: end)
        let length = start.distanceMeters(to: end)
        #expect(isNear(arc.meters, length, relative: 1e-9, absolute: 1e-3))
        let fraction = Double.random(in: 0...1, using: &generator)
        let place = arc.place(at: fraction)
        #expect(isNear(start.distanceMeters(to: place), fraction * length, relative: 1e-7, absolute: 0.01))
        #expect(isNear(place.distanceMeters(to: end), (1 - fraction) * length, relative: 1e-7, absolute: 0.01))
        #expect(arc.place(at: 0) == start && arc.place(at: -1) == start && arc.place(at: .nan) == start)
        #expect(arc.place(at: 1) == end && arc.place(at: 2) == end)
    }

    @Test("No sampled place of an arc is nearer to a place than the one found", arguments: 1...200)
    func nearest(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let arc = GreatCircleArc(from: try randomPlace(&generator), to: try randomPlace(&generator))
        let place = try randomPlace(&generator)
        let found = arc.place(at: arc.fractionNearest(to: place)).distanceMeters(to: place)
        for step in 0...500 {
            let sampled = arc.place(at: Double(step) / 500).distanceMeters(to: place)
            #expect(found <= sampled + 0.05, "share \(step)/500")
        }
    }

    @Test("An arc goes the short way over the antimeridian, over a pole, and stays at one place")
    func special() throws {
        let west = try Coordinate(latitude: 0, longitude: 170)
        let east = try Coordinate(latitude: 0, longitude: -170)
        #expect(GreatCircleArc(from: west, to: east).place(at: 0.25).longitude == 175)
        #expect(GreatCircleArc(from: east, to: west).place(at: 0.25).longitude == -175)
        let polar = GreatCircleArc(
            from: try Coordinate(latitude: 80, longitude: 10), to: try Coordinate(latitude: 80, longitude: -170))
        #expect(isNear(polar.place(at: 0.5).latitude, 90, absolute: 1e-5))
        let still = GreatCircleArc(from: west, to: west)
        #expect(still.meters == 0 && still.place(at: 0.5) == west && still.fractionNearest(to: east) == 0)
        let opposite = GreatCircleArc(from: west, to: try Coordinate(latitude: 0, longitude: -10))
        #expect(opposite.place(at: 0.4) == west)
    }

    /// A place anywhere, in a third of all cases within 20 degrees of the antimeridian and the equator.
    private func randomPlace(_ generator: inout SplitMix64) throws -> Coordinate {
        if Int.random(in: 0..<3, using: &generator) == 0 {
            return try Coordinate(
                latitude: .random(in: -20...20, using: &generator), longitude: .random(in: 160...200, using: &generator)
            )
        }
        return try Coordinate(
            latitude: .random(in: -90...90, using: &generator), longitude: .random(in: -180...180, using: &generator))
    }
}
