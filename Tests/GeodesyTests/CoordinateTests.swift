import Geodesy
import TestSupport
import Testing

@Suite("A coordinate")
struct CoordinateTests {
    @Test(
        "keeps a longitude within ±180 as written and turns any other by whole circles",
        arguments: [
            (180, 180), (-180, -180), (190, -170), (540, -180), (-190.5, 169.5), (235.7, 235.7 - 360),
        ] as [(Double, Double)])
    func longitude(written: Double, kept: Double) throws {
        #expect(try Coordinate(latitude: 0, longitude: written).longitude == kept)
    }

    @Test("has no negative zero")
    func zero() throws {
        let place = try Coordinate(latitude: -0.0, longitude: -0.0)
        #expect(place.latitude.sign == .plus && place.longitude.sign == .plus)
    }

    @Test("is refused where a number is no degree", arguments: [Double.nan, .infinity, -.infinity, 90.000001, -91])
    func badLatitude(latitude: Double) {
        #expect(throws: Coordinate.Failure.badLatitude) { try Coordinate(latitude: latitude, longitude: 0) }
        if !latitude.isFinite {
            #expect(throws: Coordinate.Failure.badLongitude) { try Coordinate(latitude: 0, longitude: latitude) }
        }
    }

    @Test("is a degree of the mean radius from its neighbour, and half the globe from its antipode")
    func distance() throws {
        let degree = Coordinate.earthRadiusMeters * Double.pi / 180
        let origin = try Coordinate(latitude: 0, longitude: 0)
        #expect(isNear(origin.distanceMeters(to: try Coordinate(latitude: 1, longitude: 0)), degree, absolute: 1e-6))
        let across = try Coordinate(latitude: 0, longitude: 179.5)
        let beyond = try Coordinate(latitude: 0, longitude: -179.5)
        #expect(isNear(across.distanceMeters(to: beyond), degree, absolute: 1e-6))
        let pole = try Coordinate(latitude: 90, longitude: 77)
        let otherPole = try Coordinate(latitude: -90, longitude: 0)
        #expect(isNear(pole.distanceMeters(to: otherPole), 180 * degree, absolute: 1e-6))
        #expect(origin.distanceMeters(to: origin) == 0)
    }

    @Test(
        "sees its neighbours at the compass points",
        arguments: [(1, 0, 0), (0, 1, 90), (-1, 0, 180), (0, -1, 270)] as [(Double, Double, Double)])
    func bearing(north: Double, east: Double, bearing: Double) throws {
        let origin = try Coordinate(latitude: 0, longitude: 0)
        let other = try Coordinate(latitude: north, longitude: east)
        #expect(isNear(origin.initialBearing(to: other), bearing, absolute: 1e-9))
    }
}

@Suite("A region of edges")
struct GeoRegionTests {
    @Test("crosses the antimeridian where its west is greater than its east")
    func crossing() throws {
        let region = try GeoRegion(south: -10, west: 170, north: 10, east: -170)
        #expect(region.crossesAntimeridian)
        for (longitude, isInside) in [
            (175.0, true), (-175, true), (180, true), (-180, true), (0, false), (169.9, false),
        ] {
            #expect(region.contains(try Coordinate(latitude: 0, longitude: longitude)) == isInside)
        }
    }

    @Test("holds its edges, and the antimeridian under both its names")
    func edges() throws {
        let region = try GeoRegion(south: 0, west: -180, north: 10, east: -170)
        #expect(region.contains(try Coordinate(latitude: 0, longitude: 180)))
        #expect(region.contains(try Coordinate(latitude: 10, longitude: -170)))
        #expect(!region.contains(try Coordinate(latitude: 10.0001, longitude: -175)))
    }

    @Test("is refused where its edges are none")
    func refused() {
        #expect(throws: GeoRegion.Failure.southAboveNorth) { try GeoRegion(south: 1, west: 0, north: 0, east: 1) }
        #expect(throws: GeoRegion.Failure.outOfRange) { try GeoRegion(south: .nan, west: 0, north: 0, east: 1) }
        #expect(throws: GeoRegion.Failure.outOfRange) { try GeoRegion(south: 0, west: 0, north: 1, east: 181) }
    }
}
