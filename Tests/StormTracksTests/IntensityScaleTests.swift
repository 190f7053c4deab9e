import Geodesy
import StormTracks
import Testing

@Suite("Intensity scales")
struct IntensityScaleTests {
    @Test(
        "A grade begins at its lower bound and not below it",
        arguments: [
            (IntensityScale.nhc, [34.0, 64, 83, 96, 113, 137], ["TD", "TS", "1", "2", "3", "4", "5"]),
            (.bom, [34, 48, 64, 86, 107], ["TL", "1", "2", "3", "4", "5"]),
            (.jma, [34, 48, 64, 84, 104], ["TD", "TS", "STS", "TY", "VSTY", "VTY"]),
            (.imd, [28, 34, 48, 64, 90, 120], ["D", "DD", "CS", "SCS", "VSCS", "ESCS", "SUCS"]),
            (.mfr, [28, 34, 48, 64, 90, 116], ["ZP", "TD", "MTS", "STS", "TC", "ITC", "VITC"]),
        ])
    func bounds(scale: IntensityScale, bounds: [Double], codes: [String]) throws {
        #expect(scale.grades.map(\.code) == codes)
        for (index, bound) in bounds.enumerated() {
            #expect(scale.code(of: try fix(.knots(bound))) == codes[index + 1])
            #expect(scale.code(of: try fix(.knots(bound.nextDown))) == codes[index])
        }
        #expect(scale.code(of: try fix(.knots(300))) == codes.last)
        #expect(scale.code(of: try fix(.knots(0))) == codes[0])
    }

    @Test("The Chinese grades have their bounds in metres per second")
    func chinese() throws {
        let bounds = [10.8, 17.2, 24.5, 32.7, 41.5, 51]
        let codes = ["LPA", "TD", "TS", "STS", "TY", "STY", "SuperTY"]
        for (index, bound) in bounds.enumerated() {
            #expect(IntensityScale.cma.code(of: try fix(.metersPerSecond(bound))) == codes[index + 1])
            #expect(IntensityScale.cma.code(of: try fix(.metersPerSecond(bound - 0.1))) == codes[index])
        }
    }

    @Test("Winds are compared before any rounding: 33 m/s and 74 mph are category 1, 63.9 kt is not")
    func units() throws {
        #expect(IntensityScale.nhc.code(of: try fix(.metersPerSecond(33))) == "1")
        #expect(IntensityScale.nhc.code(of: try fix(.milesPerHour(74))) == "1")
        #expect(IntensityScale.nhc.code(of: try fix(.knots(63.9))) == "TS")
        for knots in stride(from: 0.0, through: 200, by: 0.5) {
            #expect(IntensityScale.nhc.code(of: try fix(.knots(knots))) == Category(wind: .knots(knots)).code)
        }
    }

    @Test("Only tropical and subtropical fixes with a wind have a grade; a missing status counts as tropical")
    func status() throws {
        for scale in IntensityScale.allCases {
            for code in ["EX", "LO", "WV", "DB"] { #expect(scale.code(of: try fix(.knots(80), code)) == nil) }
            #expect(scale.code(of: try fix(nil, "HU")) == nil)
            #expect(scale.code(of: try fix(.knots(80), "SS")) == scale.code(of: try fix(.knots(80))))
        }
    }

    private func fix(_ wind: Speed?, _ status: String? = nil) throws -> TrackPoint {
        var point = TrackPoint(coordinate: try Coordinate(latitude: 20, longitude: -60))
        point.wind = wind
        point.status = status.map(StormStatus.init)
        return point
    }
}
