import Geodesy
import StormFormats
import StormTracks
import Testing

@Suite("ATCF decks")
struct ATCFTests {
    private func line(
        _ time: String, minutes: String = "  ", technique: String = "BEST", tau: Int = 0, place: String = "351N,  757W",
        wind: Int = 85, radii: String = " 34, NEQ,  190,  180,  150,   80", name: String = "DORIAN"
    ) -> String {
        "AL, 05, \(time), \(minutes), \(technique), \(tau), \(place), \(wind), 956, HU, \(radii), 1014, 300, 25, 100, 0, L,"
            + " 0, , 44, 7, \(name), "
    }

    @Test("The radii of further lines join the fix, and each line is counted")
    func radii() throws {
        let text = [
            line("2019090612"), line("2019090612", radii: "50, SWQ, 1, 2, 3, 4"),
            line("2019090612", radii: "64, AAA, 30, 0, 0, 0"), line("2019090618"),
        ].joined(separator: "\n")
        let file = try ImportedFile(text)
        #expect(file.report.format == "atcf")
        #expect(file.report.points == 2)
        #expect(file.report.skipped(.repeatedRadii) == 2)
        #expect(file.report.rowsRead == 4)
        let point = file.fixes[0].point
        #expect(point.radii34?.quadrants.map { $0?.nauticalMiles } == [190, 180, 150, 80])
        #expect(point.radii50?.quadrants.map { $0?.nauticalMiles } == [3, 4, 1, 2])
        #expect(point.radii64?.quadrants.map { $0?.nauticalMiles } == [30, 30, 30, 30])
        #expect(point.radiusOfMaximumWind?.nauticalMiles == 25)
        #expect(file.fixes[1].point.radii50 == nil)
    }

    @Test("A storm bears the name of each row, ends with its last one, and can be chosen by any of them")
    func names() throws {
        let text = [
            line("2019082406", name: "INVEST"), line("2019082412", name: "FIVE"), line("2019082418", name: "DORIAN"),
        ].joined(separator: "\n")
        let file = try ImportedFile(text)
        #expect(file.fixes.map(\.storm.name) == ["INVEST", "FIVE", "DORIAN"])
        #expect(file.storms.map(\.storm.name) == ["DORIAN"])
        #expect(file.fixes.allSatisfy { StormSelector("dorian/2019").matches($0.storm) })
        #expect(!StormSelector("IAN").matches(file.fixes[0].storm))
    }

    @Test("A fix that comes again among the last 4,096 is skipped, and so is one that differs by its minutes only")
    func repeatedFixes() throws {
        let again = [
            line("2019090612"), line("2019090618", place: "361N, 740W"), line("2019090612"),
            line("2019090700", place: "371N, 730W"), line("2019090700", minutes: "05", place: "371N, 730W"),
            line("2019090700", minutes: "30", place: "372N, 729W"),
        ].joined(separator: "\n")
        let file = try ImportedFile(again)
        #expect(file.report.points == 4)
        #expect(file.report.skipped(.repeatedLine) == 1)
        #expect(file.report.skipped(.repeatedRadii) == 1)
        #expect(file.report.notes.contains { $0.code == "repeated-fix" && $0.line == 5 })
    }

    @Test("Forecasts keep technique and hours ahead, are valid that much later, and each is a track of its own")
    func forecasts() throws {
        let text = [
            line("2019090612", minutes: "01", technique: "OFCL", tau: 12),
            line("2019090612", minutes: "01", technique: "OFCL", tau: 24, place: "391N,  690W"),
            line("2019090612", minutes: "03", technique: "AVNO", tau: 0),
            line("2019090612", minutes: "03", technique: "AVNO", tau: 6, place: "  0N,    0W"),
        ].joined(separator: "\n")
        let file = try ImportedFile(text)
        #expect(file.fixes.map(\.point.technique) == ["OFCL", "OFCL", "AVNO"])
        #expect(file.fixes.map(\.point.tauHours) == [12, 24, 0])
        #expect(file.fixes[0].point.time?.description == "2019-09-07T00:00:00Z")
        #expect(file.report.skipped(.noPosition) == 1)
        #expect(file.report.notes.isEmpty)
        #expect(file.storms[0].accumulatedCycloneEnergy == 0)
    }

    @Test("A storm that lives over the turn of the year or of the southern season stays one storm")
    func turnOfSeason() throws {
        let north = try ImportedFile([line("2005123118"), line("2006010100")].joined(separator: "\n"))
        #expect(north.storms.map(\.storm.id) == ["AL052005"])
        let south = [line("1984123118"), line("1985010100"), line("1985070200", place: "100S, 900E")]
            .map { "SH" + $0.dropFirst(2) }
        #expect(try ImportedFile(south.joined(separator: "\n")).storms.map(\.storm.id) == ["SH051985", "SH051986"])
    }

    @Test(
        "A damaged line is rejected at its field",
        arguments: [
            ("AL, 05, 2019090612,   , BEST, 0, 351N", nil, "short-row"),
            ("A1, 05, 2019090612,   , BEST, 0, 351N, 757W", 1, "bad-storm-header"),
            ("AL, 05, 2019093112,   , BEST, 0, 351N, 757W", 3, "bad-time"),
            ("AL, 05,           ,   , BEST, 0, 351N, 757W", 3, "missing-time"),
            ("AL, 05, 2019090612, 75, BEST, 0, 351N, 757W", 4, "bad-time"),
            ("AL, 05, 2019090612, 75, OFCL, x, 351N, 757W", 6, "bad-time"),
            ("AL, 05, 2019090612,   , BEST, 0, 975N, 757W", 7, "bad-latitude"),
            ("AL, 05, 2019090612,   , BEST, 0, 351E, 757W", 7, "bad-latitude"),
            ("AL, 05, 2019090612,   , BEST, 0, -51N, 757W", 7, "bad-latitude"),
            ("AL, 05, 2019090612,   , BEST, 0, 351N, 757N", 8, "bad-longitude"),
            ("AL, 05, 2019090612,   , BEST, 0, 351N, 757W, 850", 9, "bad-wind"),
            ("AL, 05, 2019090612,   , BEST, 0, 351N, 757W, 85, 95", 10, "bad-pressure"),
            ("AL, 05, 2019090612,   , BEST, 0, 351N, 757W, 85, 956, HU, 34, NEQ, x, 1, 1, 1", 14, "bad-number"),
        ] as [(String, Int?, String)])
    func damaged(row: String, column: Int?, code: String) throws {
        let file = try ImportedFile(line("2019090606") + "\n" + row + "\n" + line("2019090618"))
        #expect(file.report.points == 2)
        #expect(file.rejects.map(\.line) == [2])
        #expect(file.rejects.map(\.column) == [column])
        #expect(file.rejects.map(\.code.rawValue) == [code])
    }
}
