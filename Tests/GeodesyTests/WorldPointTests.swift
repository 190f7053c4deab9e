import Geodesy
import TestSupport
import Testing

private struct MercatorFile: Decodable {
    struct Row: Decodable { var lat, lon, zoom, tileSize, x, y: Double }
    struct Tile: Decodable {
        var lat, lon: Double
        var z, tileX, tileY: Int
    }
    var rows: [Row]
    var tiles: [Tile]
}

@Suite("Web Mercator")
struct WorldPointTests {
    @Test("puts Greenwich's equator in the middle, the antimeridian at both ends and the edge at ±85.05°")
    func corners() throws {
        let middle = WorldPoint(try Coordinate(latitude: 0, longitude: 0))
        #expect(middle == WorldPoint(x: 0.5, y: 0.5))
        #expect(WorldPoint(try Coordinate(latitude: 0, longitude: 180)).x == 1)
        #expect(WorldPoint(try Coordinate(latitude: 0, longitude: -180)).x == 0)
        #expect(WorldPoint(try Coordinate(latitude: 90, longitude: 0)).y.magnitude < 1e-15)
        #expect(isNear(WorldPoint(try Coordinate(latitude: -90, longitude: 0)).y, 1, absolute: 1e-15))
    }

    @Test("goes to the plane and back without a visible error", arguments: 0..<20)
    func roundTrip(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<200 {
            let latitude = Double.random(in: -85...85, using: &random)
            let longitude = Double.random(in: -180..<180, using: &random)
            let place = try Coordinate(latitude: latitude, longitude: longitude)
            let back = try #require(WorldPoint(place).coordinate)
            #expect(isNear(back.latitude, latitude, absolute: 1e-12))
            #expect(isNear(back.longitude, longitude, absolute: 1e-12))
        }
    }

    @Test("has the metres of EPSG:3857")
    func meters() throws {
        // The corner of the square, and New Orleans as the formula gives it by hand.
        let corner = WorldPoint(x: 1, y: 0).meters
        #expect(isNear(corner.east, 20_037_508.342789244, absolute: 1e-6))
        #expect(isNear(corner.north, 20_037_508.342789244, absolute: 1e-6))
    }

    @Test("gives tiles at the edges to the outermost tile")
    func edgeTiles() throws {
        #expect(WorldPoint(x: 1, y: 1).tile(zoom: 3) == (7, 7))
        #expect(WorldPoint(x: -0.5, y: 0).tile(zoom: 3) == (0, 0))
        #expect(WorldPoint(x: 0.999_999_999_999_999_9, y: 0.5).tile(zoom: 30).column == (1 << 30) - 1)
    }

    @Test("equals the oracle's pixels and tiles", .enabled(if: SharedFolder.isPresent))
    func oracle() throws {
        let file = try Oracle.read("mercator_points", as: MercatorFile.self)
        for row in file.rows {
            let found = WorldPoint(try Coordinate(latitude: row.lat, longitude: row.lon))
                .pixels(zoom: row.zoom, tileSize: row.tileSize)
            // A coordinate turns a longitude beyond ±180 by whole circles; the file does not.
            let turns = ((row.lon - (try Coordinate(latitude: 0, longitude: row.lon)).longitude) / 360).rounded()
            let width = WorldPoint(x: 1, y: 1).pixels(zoom: row.zoom, tileSize: row.tileSize).x
            #expect(isNear(found.x + turns * width, row.x, relative: 1e-9, absolute: 1e-6), "\(row)")
            #expect(isNear(found.y, row.y, relative: 1e-9, absolute: 1e-6), "\(row)")
        }
        for tile in file.tiles where tile.lon >= -180 && tile.lon <= 180 {
            let found = WorldPoint(try Coordinate(latitude: tile.lat, longitude: tile.lon)).tile(zoom: tile.z)
            #expect(found == (tile.tileX, tile.tileY), "\(tile)")
        }
        #expect(file.rows.count > 200)
    }
}
