import Annotations
import DelimitedText
import StormCallouts
import StormFormats
import StormTracks
import TestSupport
import Testing

/// The classic callouts of every point of an import.
private struct ClassicScreen: TrackSink {
    typealias Failure = ImportError

    var callouts: [[String]] = []
    private var storm = StormIdentity(number: 0)

    init(of bytes: [UInt8]) throws(ImportError) {
        var options = ImportOptions()
        options.year = 2017
        var importer = TrackImporter(options: options)
        try importer.consume(bytes, into: &self)
        _ = try importer.finish(into: &self)
    }

    mutating func enter(_ storm: StormIdentity) { self.storm = storm }

    mutating func take(_ point: TrackPoint, from row: SourceRow) {
        // A column named "Time" beside a date column is read as the time of day, under either word.
        let source = SourceTexts(
            date: row.text(.date)?.text, time: (row.text(.hour) ?? row.text(.time))?.text, wind: row.text(.wind)?.text,
            pressure: row.text(.pressure)?.text, stormType: row.text(.status)?.text,
            category: row.text(.category)?.text, name: row.text(.name)?.text)
        callouts.append(StormCallout(labels: .classic).properties(of: point, in: storm, source: source).lines)
    }

    mutating func take(_ reject: Reject, from row: SourceRow, context: [UInt8]) {}

    func failure(_ error: ImportError) -> ImportError { error }
}

@Suite("The tutorial's screen")
struct TutorialScreenTests {
    private let harvey = [
        "Date:Aug.17", "Time:15:00 GMT", "Wind:55", "Presure:1008", "StormType:Potential Tropical Cyclone",
        "Category:-", "Name:Harvey",
    ]

    @Test("is printed text for text from a file in the tutorial's columns")
    func fromColumns() throws {
        let file = """
            Date,Time,Latitude,Longitude,Wind (km/h),Pressure (mb),Storm Type,Category,Name\r
            Aug.17,15:00 GMT,13.1,-55.1,55,1008,Potential Tropical Cyclone,-,Harvey
            """
        #expect(try ClassicScreen(of: Array(file.utf8)).callouts == [harvey])
    }

    @Test(
        "S4-29: is printed for every row of the tutorial's own files, text for text",
        .enabled(if: SharedFolder.isPresent),
        arguments: [("harvey-2017-points.csv", 112), ("irma-2017-points.csv", 130)])
    func ownFiles(file: String, points: Int) throws {
        let bytes = try SharedFolder.bytes("data/" + file)
        let screen = try ClassicScreen(of: bytes).callouts
        #expect(screen.count == points)
        if file.hasPrefix("harvey") { #expect(screen.first == harvey) }

        // No field of these files is quoted, so that splitting at commas is an independent reading.
        let keys = ["Date", "Time", "", "", "Wind", "Presure", "StormType", "Category", "Name"]
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).dropFirst()
        let expected = lines.map { line in
            zip(keys, line.split(separator: ",", omittingEmptySubsequences: false))
                .filter { !$0.0.isEmpty }.map { "\($0.0):\($0.1)" }
        }
        for (shown, wanted) in zip(screen, expected) { #expect(shown == wanted) }
        #expect(expected.count == points)
    }
}
