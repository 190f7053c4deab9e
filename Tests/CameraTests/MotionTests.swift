import Camera
import Geodesy
import TestSupport
import Testing

private struct FlightFile: Decodable {
    struct Place: Decodable { var lat, lon, zoom: Double }
    struct Sample: Decodable { var t, zoom, w, u, lat, lon: Double }
    struct Flight: Decodable {
        var w, h, tileSize, rho, u1, w0, w1, S, durationMs: Double
        var start, end: Place
        var samples: [Sample]
    }
    var flights: [Flight]
}

private struct InertiaFile: Decodable {
    struct Row: Decodable {
        var kind: String
        var v0: Double
        var rate, projected, continuous, timeToBelow10pxs, maxSpeed, deceleration, linearity, clampedSpeed: Double?
        var easeLinearity, durationMs, distance, decay, minVelocity: Double?
    }
    var rows: [Row]
}

private struct FitFile: Decodable {
    struct Center: Decodable { var lat, lon: Double }
    struct Fit: Decodable {
        var zoom: Double
        var center: Center
    }
    struct Fits: Decodable { var A, B: Fit }
    struct Row: Decodable {
        var w, h, tileSize, lat, lon, latDelta, lonDelta: Double
        var fit: Fits
    }
    var rows: [Row]
}

@Suite("Movements of the map")
struct MotionTests {
    @Test("begin and end exactly where they are told", arguments: [MotionCurve.easeIn, .easeOut, .linear])
    func ends(curve: MotionCurve) {
        #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
        #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1)
        var last = 0.0
        for step in 1...100 {
            let value = curve.value(at: Double(step) / 100)
            #expect(value > last)
            last = value
        }
    }

    @Test("of a flight arrive exactly, over the antimeridian by the shorter way")
    func flight() throws {
        let size = ScreenSize(width: 375, height: 667)
        let from = try Viewport(size: size, center: Coordinate(latitude: -18, longitude: 178), zoom: 5)
        let to = try Viewport(size: size, center: Coordinate(latitude: -18.2, longitude: -178), zoom: 5, heading: 350)
        let flight = CameraAnimation.flight(from, to: to)
        #expect(flight.viewport(at: 0) == from && flight.viewport(at: 1) == to)
        for step in 1..<10 {
            let middle = flight.viewport(at: Double(step) / 10)
            #expect(middle.center.longitude.magnitude >= 178)
            #expect(middle.heading >= 350 || middle.heading == 0)
        }
    }

    @Test("of a flight equal the oracle", .enabled(if: SharedFolder.isPresent))
    func flightOracle() throws {
        for row in try Oracle.read("flyto", as: FlightFile.self).flights {
            let start = WorldPoint(try Coordinate(latitude: row.start.lat, longitude: row.start.lon))
            let end = WorldPoint(try Coordinate(latitude: row.end.lat, longitude: row.end.lon))
            let east = end.x - start.x - (end.x - start.x + 0.5).rounded(.down)
            let width = WorldPoint(x: 1, y: 1).pixels(zoom: row.start.zoom, tileSize: row.tileSize).x
            let way = (east * east + (end.y - start.y) * (end.y - start.y)).squareRoot() * width
            #expect(isNear(way, row.u1, relative: 1e-9, absolute: 1e-9))
            let path = ZoomingFlight(
                startWidth: row.w0, distance: way, levels: row.end.zoom - row.start.zoom, rho: row.rho)
            #expect(isNear(path.endWidth, row.w1, relative: 1e-12, absolute: 0))
            #expect(isNear(path.length, row.S, relative: 1e-9, absolute: 1e-12))
            #expect(isNear(path.length / 1.2 * 1000, row.durationMs, relative: 1e-9, absolute: 1e-9))
            for sample in row.samples {
                let (scale, share) = path.position(sample.t)
                #expect(isNear(scale * row.w0, sample.w, relative: 1e-9, absolute: 1e-9), "\(row.start) \(sample)")
                guard row.u1 > 0 else { continue }
                #expect(isNear(share * way, sample.u, relative: 1e-9, absolute: 1e-6), "\(row.start) \(sample)")
                let place = try #require(
                    WorldPoint(x: start.x + east * share, y: start.y + (end.y - start.y) * share).coordinate)
                #expect(isNear(place.latitude, sample.lat, absolute: 1e-9), "\(row.start) \(sample)")
                let turns = (place.longitude - sample.lon) / 360
                #expect(isNear(turns * 360, turns.rounded() * 360, absolute: 1e-9), "\(row.start) \(sample)")
            }
        }
    }

    @Test("of a let-go map equal the oracle", .enabled(if: SharedFolder.isPresent))
    func inertiaOracle() throws {
        for row in try Oracle.read("inertia", as: InertiaFile.self).rows {
            let model: ThrowModel
            switch row.kind {
            case "UIScrollView":
                let rate = try #require(row.rate)
                model = .scrollView(rate: rate)
                #expect(
                    isNear(
                        ThrowModel.projectedDistance(speed: row.v0, rate: rate), try #require(row.projected),
                        absolute: 1e-9))
            case "maplibre-pan":
                model = .mapLibre()
                #expect(isNear(model.startSpeed(row.v0), try #require(row.clampedSpeed), absolute: 1e-9))
            case "leaflet": model = .leaflet()
            default: model = .openLayers()
            }
            let distance = try #require(row.continuous ?? row.distance)
            #expect(isNear(model.distance(speed: row.v0), distance, relative: 1e-9, absolute: 1e-9), "\(row)")
            if let duration = row.timeToBelow10pxs ?? row.durationMs {
                #expect(
                    isNear(model.duration(speed: row.v0) * 1000, duration, relative: 1e-9, absolute: 1e-9), "\(row)")
            }
        }
    }

    @Test("to a region equal the oracle, about its centre and by its rectangle", .enabled(if: SharedFolder.isPresent))
    func fitOracle() throws {
        for row in try Oracle.read("region_fit", as: FitFile.self).rows {
            let region = try CoordinateRegion(
                center: Coordinate(latitude: row.lat, longitude: row.lon), latitudeDelta: row.latDelta,
                longitudeDelta: row.lonDelta)
            let size = ScreenSize(width: row.w, height: row.h)
            let levels = row.tileSize == 512 ? 1.0 : 0
            let about = RegionFit.zoomAboutCenter(of: region, in: size)
            #expect(isNear(about - levels, row.fit.A.zoom, absolute: 1e-9), "\(row)")
            let (center, zoom) = RegionFit.rectangle(of: region, in: size)
            #expect(isNear(zoom - levels, row.fit.B.zoom, absolute: 1e-9), "\(row)")
            let place = try #require(center.coordinate)
            #expect(isNear(place.latitude, row.fit.B.center.lat, absolute: 1e-9), "\(row)")
        }
    }
}
