import Geodesy
import TestSupport
import Testing

@Suite("Lines at the antimeridian")
struct AntimeridianTests {
    private func cut(_ places: [(Double, Double)]) throws -> [[[Double]]] {
        let line = try places.map { try Coordinate(latitude: $0.1, longitude: $0.0) }
        return Coordinate.cutAtAntimeridian(line).map { $0.map { [$0.longitude, $0.latitude] } }
    }

    @Test("A line is cut where it crosses, at the latitude of the straight step")
    func cuts() throws {
        #expect(try cut([(170, 10), (-170, 20)]) == [[[170, 10], [180, 15]], [[-180, 15], [-170, 20]]])
        #expect(try cut([(-179, 0), (178, -3)]) == [[[-179, 0], [-180, -1]], [[180, -1], [178, -3]]])
        #expect(
            try cut([(179, 0), (-179, 2), (179, 4)])
                == [[[179, 0], [180, 1]], [[-180, 1], [-179, 2], [-180, 3]], [[180, 3], [179, 4]]])
    }

    @Test("A place on the antimeridian has the sign of its line, and is no line alone")
    func onTheLine() throws {
        #expect(try cut([(179, 0), (-180, 1), (179, 2)]) == [[[179, 0], [180, 1], [179, 2]]])
        #expect(try cut([(179, 0), (-180, 1), (-179, 2)]) == [[[179, 0], [180, 1]], [[-180, 1], [-179, 2]]])
        #expect(try cut([(180, 1), (-179, 2)]) == [[[-180, 1], [-179, 2]]])
        #expect(try cut([(179, 1), (-180, 2)]) == [[[179, 1], [180, 2]]])
        #expect(try cut([(-180, 1), (180, 2)]) == [[[-180, 1], [-180, 2]]])
    }

    @Test("Other lines stay as they are")
    func others() throws {
        #expect(try cut([]) == [])
        #expect(try cut([(5, 6)]) == [[[5, 6]]])
        #expect(try cut([(-90, 0), (90, 0), (-90, 1)]) == [[[-90, 0], [90, 0], [-90, 1]]])
        #expect(try cut([(-1, 0), (0, 0), (1, 0)]) == [[[-1, 0], [0, 0], [1, 0]]])
    }

    @Test("However a line wanders, no part takes a step over 180°, and all places are there in order")
    func random() throws {
        var random = SplitMix64(seed: 41)
        for _ in 0..<500 {
            var east = Double(Int.random(in: -180...180, using: &random))
            let places = (0..<12).map { _ in
                east += Double(Int.random(in: -60...60, using: &random))
                return (Coordinate.normalizedLongitude(east), Double(Int.random(in: -60...60, using: &random)))
            }
            let lines = try cut(places)
            for line in lines {
                #expect(line.count >= 2)
                #expect(zip(line, line.dropFirst()).allSatisfy { abs($0[0] - $1[0]) <= 180 })
            }
            // Edges apart, the parts hold the places one behind the other.
            let inner = lines.flatMap { $0 }.filter { abs($0[0]) != 180 }
            #expect(inner == places.filter { abs($0.0) != 180 }.map { [$0.0, $0.1] })
            for (before, after) in zip(lines, lines.dropFirst()) {
                #expect(before.last?[1] == after.first?[1])
                #expect(before.last?[0] == after.first.map { -$0[0] })
            }
        }
    }
}

@Suite("The extent of places")
struct GeoExtentTests {
    private func box(_ places: [(Double, Double)]) throws -> [Double]? {
        var extent = GeoExtent()
        for place in places { extent.add(try Coordinate(latitude: place.1, longitude: place.0)) }
        return extent.region.map { [$0.west, $0.south, $0.east, $0.north] }
    }

    @Test(
        "The box is the smallest, across the antimeridian too",
        arguments: [
            ([(10, 20)], [10, 20, 10, 20]), ([(-90, 10), (-20, 30)], [-90, 10, -20, 30]),
            ([(170, 10), (-170, 30)], [170, 10, -170, 30]), ([(179, 0), (-180, 1)], [179, 0, 180, 1]),
            ([(180, 0), (-179, 1)], [-180, 0, -179, 1]), ([(-180, 0), (180, 0), (170, 0)], [170, 0, 180, 0]),
            ([(-120, 0), (0, 0), (120, 0)], [-120, 0, 120, 0]), ([(100, 1), (-100, 2), (0, 3)], [-100, 1, 100, 3]),
            ([(150.25, 1), (-150.75, 2), (175, 3)], [150.25, 1, -150.75, 3]), ([(180, 5)], [180, 5, 180, 5]),
        ] as [([(Double, Double)], [Double])])
    func boxes(places: [(Double, Double)], expected: [Double]) throws { #expect(try box(places) == expected) }

    @Test("Nothing has no box, and what leaves no gap goes all round")
    func ends() throws {
        #expect(try box([]) == nil)
        #expect(try box((0..<720).map { (Double($0) / 2 - 180, 5) }) == [-180, 5, 180, 5])
    }

    @Test("A line fills what lies between its places")
    func lines() throws {
        var extent = GeoExtent()
        let line = try [(-170.0, 1.0), (-20, 2), (100, 3)].map { try Coordinate(latitude: $0.1, longitude: $0.0) }
        extent.add(line)
        #expect(extent.region.map { [$0.west, $0.east] } == [-170, 100])
    }
}
