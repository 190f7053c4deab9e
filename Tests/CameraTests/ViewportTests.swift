import Camera
import Geodesy
import TestSupport
import Testing

private struct OracleView: Decodable {
    var w, h, lat, lon, zoom, tileSize, bearing: Double

    /// The view without limits; tiles of 512 points are those of 256 one level further in.
    var viewport: Viewport {
        get throws {
            try Viewport(
                size: ScreenSize(width: w, height: h), center: Coordinate(latitude: lat, longitude: lon),
                zoom: tileSize == 512 ? zoom + 1 : zoom, heading: bearing, limits: .none)
        }
    }
}

private struct RoundTripFile: Decodable {
    struct Forward: Decodable { var lat, lon, x, y: Double }
    struct Back: Decodable { var x, y, lat, lon: Double }
    struct Row: Decodable {
        var view: OracleView
        var toScreen: [Forward]
        var toCoordinate: [Back]
    }
    var rows: [Row]
}

private struct ZoomFile: Decodable {
    struct Place: Decodable { var lat, lon: Double }
    struct Row: Decodable {
        var view: OracleView
        var focal: [Double]
        var newZoom: Double
        var newCenter: Place
    }
    var rows: [Row]
}

extension Viewport.Limits {
    fileprivate static let none = Viewport.Limits(zoom: -10...40, staysOnWorld: false)
}

@Suite("A viewport")
struct ViewportTests {
    @Test("keeps the world's edge out of sight, and a world lower than itself in its middle")
    func clamping() throws {
        let far = try Coordinate(latitude: 84, longitude: 10)
        let size = ScreenSize(width: 400, height: 800)
        let high = try Viewport(size: size, center: far, zoom: 4)
        #expect(isNear(high.point(of: WorldPoint(x: 0, y: 0)).y, 0, absolute: 1e-6))
        let low = try Viewport(size: size, center: far, zoom: 1)
        #expect(low.center.latitude == 0 && low.center.longitude == 10)
    }

    @Test("draws a coordinate at its nearest world copy, half a world away to the west")
    func copies() throws {
        let viewport = try Viewport(
            size: ScreenSize(width: 400, height: 300), center: Coordinate(latitude: 0, longitude: 179), zoom: 3)
        #expect(viewport.point(of: try Coordinate(latitude: 0, longitude: -179)).x > 200)
        let opposite = try Coordinate(latitude: 0, longitude: -1)
        #expect(viewport.point(of: opposite).x == 200 - viewport.worldWidth / 2)
    }

    @Test(
        "is refused where a number is none",
        arguments: [
            (-1, 1, 3, 0), (1, .nan, 3, 0), (1, .infinity, 3, 0), (1, 1, .nan, 0), (1, 1, 3, .infinity),
        ] as [(Double, Double, Double, Double)])
    func refused(width: Double, height: Double, zoom: Double, heading: Double) throws {
        let center = try Coordinate(latitude: 0, longitude: 0)
        #expect(throws: Viewport.Failure.self) {
            try Viewport(
                size: ScreenSize(width: width, height: height), center: center, zoom: zoom, heading: heading)
        }
    }

    @Test("moves the content with the finger, whatever its heading", arguments: 0..<30)
    func panning(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let viewport = try Viewport(
            size: ScreenSize(width: 390, height: 844),
            center: Coordinate(
                latitude: .random(in: -50...50, using: &random), longitude: .random(in: -180...180, using: &random)),
            zoom: .random(in: 5...18, using: &random), heading: .random(in: 0..<360, using: &random))
        let place = viewport.coordinate(at: ScreenPoint(x: 100, y: 200))
        let (dx, dy) = (Double.random(in: -90...90, using: &random), Double.random(in: -90...90, using: &random))
        let moved = viewport.panned(by: ScreenVector(dx: dx, dy: dy)).point(of: place)
        #expect(isNear(moved.x, 100 + dx, absolute: 1e-5) && isNear(moved.y, 200 + dy, absolute: 1e-5))
    }

    @Test("turns about a point that stays where it is", arguments: 0..<30)
    func rotation(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let viewport = try Viewport(
            size: ScreenSize(width: 390, height: 844), center: Coordinate(latitude: 20, longitude: -179.9), zoom: 9,
            heading: .random(in: 0..<360, using: &random))
        let point = ScreenPoint(
            x: .random(in: 0...390, using: &random), y: .random(in: 0...844, using: &random))
        let place = viewport.coordinate(at: point)
        let turned = viewport.rotated(by: .random(in: -720...720, using: &random), about: point).point(of: place)
        #expect(isNear(turned.x, point.x, absolute: 1e-6) && isNear(turned.y, point.y, absolute: 1e-6))
    }

    @Test("equals the oracle there and back", .enabled(if: SharedFolder.isPresent))
    func oracle() throws {
        for row in try Oracle.read("screen_roundtrip", as: RoundTripFile.self).rows {
            let viewport = try row.view.viewport
            for place in row.toScreen {
                let point = viewport.point(of: try Coordinate(latitude: place.lat, longitude: place.lon))
                #expect(isNear(point.x, place.x, relative: 1e-12, absolute: 1e-6), "\(row.view) \(place) \(point)")
                #expect(isNear(point.y, place.y, relative: 1e-12, absolute: 1e-6), "\(row.view) \(place) \(point)")
            }
            for place in row.toCoordinate {
                let found = viewport.coordinate(at: ScreenPoint(x: place.x, y: place.y))
                #expect(isNear(found.latitude, place.lat, absolute: 1e-9), "\(row.view) \(place) \(found)")
                let turns = (found.longitude - place.lon) / 360
                #expect(isNear(turns * 360, turns.rounded() * 360, absolute: 1e-9), "\(row.view) \(place) \(found)")
            }
        }
    }

    @Test("zooms about a point as the oracle does", .enabled(if: SharedFolder.isPresent))
    func zoomOracle() throws {
        for row in try Oracle.read("zoom_about_point", as: ZoomFile.self).rows {
            let levels = row.view.tileSize == 512 ? 1.0 : 0
            let center = try row.view.viewport
                .zoomed(to: row.newZoom + levels, about: ScreenPoint(x: row.focal[0], y: row.focal[1])).center
            #expect(isNear(center.latitude, row.newCenter.lat, absolute: 1e-9), "\(row) \(center)")
            let turns = (center.longitude - row.newCenter.lon) / 360
            #expect(isNear(turns * 360, turns.rounded() * 360, absolute: 1e-9), "\(row) \(center)")
        }
    }
}
