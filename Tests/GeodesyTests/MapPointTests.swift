import Geodesy
import TestSupport
import Testing

private struct MapPointFile: Decodable {
    struct Row: Decodable { var lat, lon, x, y: Double }
    var measuredOnApple, rows: [Row]
}

private struct DistanceFile: Decodable {
    struct Spans: Decodable { var latDelta, lonDelta: Double }
    struct Row: Decodable {
        var lat, lon, latMeters, lonMeters: Double
        var mapkit: Spans
    }
    struct Scale: Decodable { var lat, v: Double }
    struct Measured: Decodable { var metersPerMapPoint, mapPointsPerMeter: [Scale] }
    var rows: [Row]
    var appleMeasured: Measured
}

@Suite("MapKit's geometry")
struct MapPointTests {
    @Test(
        "has the map points that Apple's systems print, to the last bit",
        arguments: [
            (45.52, -122.681944, 42739440.276093155, 96012095.91233155),
            (64.133333, -21.933333, 117863049.5404032, 71362638.15177667), (0, 0, 134217728, 134217728),
            (40.7128, -74.006, 79034854.78684445, 100926577.02763256),
        ] as [(Double, Double, Double, Double)])
    func measured(latitude: Double, longitude: Double, x: Double, y: Double) throws {
        let point = MapPoint(try Coordinate(latitude: latitude, longitude: longitude))
        #expect(point == MapPoint(x: x, y: y))
    }

    @Test("goes to the map and back", arguments: [-80.5, -10, 0, 33.3, 84])
    func roundTrip(latitude: Double) throws {
        let place = try Coordinate(latitude: latitude, longitude: 12.5)
        let back = try #require(MapPoint(place).coordinate)
        #expect(isNear(back.latitude, latitude, absolute: 1e-11) && isNear(back.longitude, 12.5, absolute: 1e-11))
        #expect(MapPoint(x: .nan, y: 0).coordinate == nil)
    }

    @Test("makes a region of 1 by 2 km at null island with the spans that Apple's systems print")
    func region() throws {
        let region = try CoordinateRegion(
            center: Coordinate(latitude: 0, longitude: 0), latitudinalMeters: 1000, longitudinalMeters: 2000)
        #expect(region.latitudeDelta == 0.009043695025814083)
        #expect(region.longitudeDelta == 0.017966310975031877)
    }

    @Test(
        "refuses spans that stop a program of MapKit's",
        arguments: [(-1, 1), (1, -0.1), (.nan, 1), (1, .infinity), (180.1, 1), (1, 360.1)] as [(Double, Double)])
    func badSpans(latitude: Double, longitude: Double) throws {
        let center = try Coordinate(latitude: 0, longitude: 0)
        #expect(throws: CoordinateRegion.Failure.badSpan) {
            try CoordinateRegion(center: center, latitudeDelta: latitude, longitudeDelta: longitude)
        }
    }

    @Test("S3-24F: cuts a region's spans to the earth where metres are more than it holds, and nowhere else")
    func clamped() throws {
        for latitude in [90.0, -90, 89.99999, 0, 45, -60] {
            let center = try Coordinate(latitude: latitude, longitude: 179)
            let region = CoordinateRegion(
                clampedAround: center, latitudinalMeters: 10_000, longitudinalMeters: 10_000)
            #expect(region.center == center && region.latitudeDelta < 0.1)
            #expect(region.longitudeDelta > 0 && region.longitudeDelta <= 360)
            let plain = try? CoordinateRegion(
                center: center, latitudinalMeters: 10_000, longitudinalMeters: 10_000)
            #expect(plain == nil ? region.longitudeDelta == 360 : plain == region)
        }
        let whole = CoordinateRegion(
            clampedAround: try Coordinate(latitude: 0, longitude: 0), latitudinalMeters: .infinity,
            longitudinalMeters: .nan)
        #expect(whole.latitudeDelta == 180 && whole.longitudeDelta == 360)
    }

    @Test("equals the oracle: points exactly, spans within 1e-15", .enabled(if: SharedFolder.isPresent))
    func oracle() throws {
        let file = try Oracle.read("mk_map_points", as: MapPointFile.self)
        for row in file.measuredOnApple + file.rows {
            let point = MapPoint(try Coordinate(latitude: row.lat, longitude: row.lon))
            if row.lat.magnitude <= 85 {
                #expect(point == MapPoint(x: row.x, y: row.y), "\(row)")
            } else {
                #expect(isNear(point.y, row.y, absolute: 0.01), "\(row)")
            }
        }
        let distances = try Oracle.read("region_with_distance", as: DistanceFile.self)
        for row in distances.rows {
            let region = try CoordinateRegion(
                center: Coordinate(latitude: row.lat, longitude: row.lon), latitudinalMeters: row.latMeters,
                longitudinalMeters: row.lonMeters)
            #expect(isNear(region.latitudeDelta, row.mapkit.latDelta, absolute: 1e-15), "\(row)")
            #expect(isNear(region.longitudeDelta, row.mapkit.lonDelta, absolute: 1e-15), "\(row)")
        }
        for scale in distances.appleMeasured.metersPerMapPoint {
            #expect(isNear(MapPoint.metersPerPoint(atLatitude: scale.lat), scale.v, relative: 1e-12, absolute: 0))
        }
        for scale in distances.appleMeasured.mapPointsPerMeter {
            #expect(isNear(1 / MapPoint.metersPerPoint(atLatitude: scale.lat), scale.v, relative: 1e-12, absolute: 0))
        }
    }
}
