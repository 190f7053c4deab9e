import Geodesy
import StormTracks
import Testing

@Suite("Summaries of groups")
struct SeasonSummaryTests {
    @Test("A group counts its storms by their highest category and sums the rest")
    func counts() throws {
        var group = SeasonSummary()
        for (number, knots) in [20.0, 40, 70, 100, 140].enumerated() {
            var storm = StormSummary(of: StormIdentity(number: number, season: 2005, basin: "AL"))
            for hour in [0, 6] {
                var point = TrackPoint(
                    time: Instant(milliseconds: Int64(hour) * 3_600_000),
                    coordinate: try Coordinate(latitude: 20, longitude: -60))
                point.wind = .knots(knots)
                point.status = StormStatus(code: knots < 34 ? "TD" : knots < 64 ? "TS" : "HU")
                point.category = point.derivedCategory
                if hour == 6 { point.record = "L" }
                storm.add(point)
            }
            group.add(storm)
        }
        #expect(group.storms == 5 && group.tropicalStorms == 4 && group.hurricanes == 3 && group.majorHurricanes == 2)
        #expect(group.points == 10 && group.landfalls == 5 && group.peakWind == .knots(140))
        // Two fixes each of 40, 70, 100 and 140 kt; 20 kt count for nothing.
        #expect(group.accumulatedCycloneEnergy == 2 * (0.16 + 0.49 + 1 + 1.96))
    }
}
