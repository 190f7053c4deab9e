import DelimitedText
import Geodesy
import StormFormats
import StormTracks
import Testing

@Suite("Normalised points")
struct PointWriterTests {
    @Test("The columns of technique, hours ahead and hours since the start stand between record and radii")
    func forecastColumns() throws {
        var point = TrackPoint(coordinate: try Coordinate(latitude: 20, longitude: -60))
        point.technique = "OFCL"
        point.tauHours = -12
        point.stepHours = 3
        var csv = ByteWriter()
        var writer = PointCSVWriter()
        writer.enter(StormIdentity(number: 0))
        writer.begin(into: &csv)
        writer.append(point, to: &csv)
        writer.append(TrackPoint(coordinate: point.coordinate), to: &csv)
        let lines = csv.text.split(separator: "\n").map(String.init)
        #expect(lines[0].contains(",category,record,tech,tau_h,step_h,rmw_nmi,r34_ne_nmi,"))
        #expect(lines[1].contains(",20,-60,,,,,,OFCL,-12,3,,,"))
        #expect(lines[2].contains(",20,-60,,,,,,,,,,,"))
        #expect(lines.allSatisfy { $0.filter { $0 == "," }.count == 28 })

        var json = ByteWriter()
        var objects = PointJSONWriter(.lines)
        objects.append(point, to: &json)
        #expect(json.text.contains("\"record\":null,\"tech\":\"OFCL\",\"tau_h\":-12,\"step_h\":3,\"rmw_nmi\":null"))
    }

    @Test("Aids and spurs add nothing to the accumulated cyclone energy")
    func energyOfAids() throws {
        var point = TrackPoint(
            time: Instant(year: 2020, month: 8, day: 1), coordinate: try Coordinate(latitude: 20, longitude: -60))
        point.wind = Speed(100, .knots)
        point.status = StormStatus(code: "HU")
        #expect(point.accumulatedCycloneEnergy(inBasin: "AL") == 1)
        point.technique = "BEST"
        #expect(point.accumulatedCycloneEnergy(inBasin: "AL") == 1)
        point.isSpur = true
        #expect(point.accumulatedCycloneEnergy(inBasin: "AL") == 0)
        point.isSpur = false
        point.technique = "OFCL"
        #expect(point.accumulatedCycloneEnergy(inBasin: "AL") == 0)
    }
}
