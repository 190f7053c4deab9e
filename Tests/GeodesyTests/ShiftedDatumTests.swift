import Geodesy
import TestSupport
import Testing

private struct ShiftFile: Decodable {
    struct Row: Decodable {
        var place: String
        var wgs84, gcj02, bd09, gcj02_to_wgs84_exact, gcj02_to_wgs84_onepass: [Double]
        var bd09_to_gcj02_exact, bd09_to_gcj02_onepass: [Double]
    }
    var rows: [Row]
}

@Suite("The shifted datums of China")
struct ShiftedDatumTests {
    @Test("come back to where they were, inside the box and out of it", arguments: 0..<10)
    func roundTrip(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<100 {
            // A degree away from the box's edge, where the shift jumps and has no inverse.
            let latitude = Double.random(in: 2...54, using: &random)
            let longitude = Double.random(in: 73.1...136.8, using: &random)
            let place = try Coordinate(latitude: latitude, longitude: longitude)
            let baidu = BD09Coordinate(GCJ02Coordinate(place))
            let back = try #require(baidu.gcj02.wgs84)
            #expect(isNear(back.latitude, latitude, absolute: 1e-11))
            #expect(isNear(back.longitude, longitude, absolute: 1e-11))
        }
    }

    @Test("are WGS-84 outside the box")
    func outside() throws {
        let tokyo = try Coordinate(latitude: 35.6812, longitude: 139.7671)
        #expect(GCJ02Coordinate(tokyo) == GCJ02Coordinate(latitude: 35.6812, longitude: 139.7671))
        #expect(GCJ02Coordinate(tokyo).wgs84 == tokyo)
    }

    @Test("have no place for degrees that are none")
    func noPlace() {
        #expect(GCJ02Coordinate(latitude: .nan, longitude: 100).wgs84 == nil)
        #expect(GCJ02Coordinate(latitude: 99, longitude: 200).approximateWGS84 == nil)
    }

    @Test("equal the oracle within 1e-9 degrees", .enabled(if: SharedFolder.isPresent))
    func oracle() throws {
        for row in try Oracle.read("gcj_bd", as: ShiftFile.self).rows {
            let isSame = { (latitude: Double, longitude: Double, expected: [Double]) in
                isNear(latitude, expected[0], absolute: 1e-9) && isNear(longitude, expected[1], absolute: 1e-9)
            }
            let shifted = GCJ02Coordinate(try Coordinate(latitude: row.wgs84[0], longitude: row.wgs84[1]))
            #expect(isSame(shifted.latitude, shifted.longitude, row.gcj02), "\(row.place)")
            let baidu = BD09Coordinate(shifted)
            #expect(isSame(baidu.latitude, baidu.longitude, row.bd09), "\(row.place)")
            let given = GCJ02Coordinate(latitude: row.gcj02[0], longitude: row.gcj02[1])
            let exact = try #require(given.wgs84)
            #expect(isSame(exact.latitude, exact.longitude, row.gcj02_to_wgs84_exact), "\(row.place)")
            let rough = try #require(given.approximateWGS84)
            #expect(isSame(rough.latitude, rough.longitude, row.gcj02_to_wgs84_onepass), "\(row.place)")
            let fromBaidu = BD09Coordinate(latitude: row.bd09[0], longitude: row.bd09[1])
            let middle = fromBaidu.gcj02
            #expect(isSame(middle.latitude, middle.longitude, row.bd09_to_gcj02_exact), "\(row.place)")
            let roughMiddle = fromBaidu.approximateGCJ02
            #expect(isSame(roughMiddle.latitude, roughMiddle.longitude, row.bd09_to_gcj02_onepass), "\(row.place)")
        }
    }
}
