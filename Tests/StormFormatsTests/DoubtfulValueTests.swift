import StormFormats
import StormTracks
import Testing

@Suite("Doubtful values are named and kept")
struct DoubtfulValueTests {
    private static let header = "name,season,time,lat,lon,wind_kt,pressure,category\n"

    private func notes(_ rows: [String]) throws -> [String] {
        let text = Self.header + rows.joined(separator: "\n") + "\n"
        let file = try ImportedFile(Array(text.utf8), chunk: 4096)
        #expect(file.report.points == rows.count)
        return file.report.notes.compactMap { note in note.line.map { "\($0) \(note.code)" } }
    }

    @Test("A wind and a pressure that contradict each other grossly")
    func windAndPressure() throws {
        let found = try notes([
            "A,2001,2001-07-01 00:00,10,20,100,1000,", "B,2001,2001-07-01 00:00,10,20,99,1000,",
            "C,2001,2001-07-01 00:00,10,20,100,999,", "D,2001,2001-07-01 00:00,10,20,49,929,",
            "E,2001,2001-07-01 00:00,10,20,50,929,", "F,2001,2001-07-01 00:00,10,20,49,930,",
            "G,2001,2001-07-01 00:00,10,20,,880,", "H,2001,2001-07-01 00:00,10,20,150,,",
        ])
        #expect(found == ["2 wind-pressure", "5 wind-pressure"])
    }

    @Test("A category that is not the wind's, but for what roundings do")
    func category() throws {
        let found = try notes([
            "A,2001,2001-07-01 00:00,10,20,140,,1", "B,2001,2001-07-01 00:00,10,20,80,,1",
            "C,2001,2001-07-01 00:00,10,20,85,,1", "D,2001,2001-07-01 00:00,10,20,62,,1",
            "E,2001,2001-07-01 00:00,10,20,60,,1", "F,2001,2001-07-01 00:00,10,20,30,,5",
            "G,2001,2001-07-01 00:00,10,20,70,,TS", "H,2001,2001-07-01 00:00,10,20,30,,0",
            "I,2001,2001-07-01 00:00,10,20,,,5", "J,2001,2001-07-01 00:00,10,20,185,,5",
        ])
        #expect(found == ["2 category-wind", "6 category-wind", "7 category-wind", "8 category-wind"])
    }

    @Test("Time that runs backwards, and a storm faster than 90 kt")
    func track() throws {
        let found = try notes([
            "A,2001,2001-07-01 06:00,10,20,30,,", "A,2001,2001-07-01 00:00,10,20,30,,",
            "B,2001,2001-07-01 00:00,10,20,30,,", "B,2001,2001-07-01 06:00,10,29,30,,",
            "B,2001,2001-07-01 12:00,10,38,30,,",
        ])
        #expect(found == ["3 out-of-order"])
        #expect(
            try notes(["B,2001,2001-07-01 00:00,10,20,30,,", "B,2001,2001-07-01 06:00,10,30,30,,"])
                == ["3 implausible-motion"])
    }
}
