import Geodesy
import StormFormats
import StormTracks
import Testing

/// A small dirty file of our own, akin to one of the shared fault cases, and what its import must tell.
struct Sibling: Sendable, CustomTestStringConvertible {
    /// The kind of fault.
    var kind: String
    /// What is wrong here.
    var about: String
    var bytes: [UInt8]
    /// Every point: `name time latitude longitude wind pressure`, `-` for what is missing.
    var fixes: [String]
    /// Every reject: `line column code`.
    var rejects: [String]
    /// Notes that must be there: `line code`.
    var notes: [String]
    /// Rows that are known to carry no point.
    var skipped: Int
    var options = ImportOptions()

    init(
        _ kind: String, _ about: String, _ text: String, fixes: [String], rejects: [String] = [], notes: [String] = [],
        skipped: Int = 1
    ) {
        self.init(
            kind, about, bytes: Array(text.utf8), fixes: fixes, rejects: rejects, notes: notes, skipped: skipped)
    }

    init(
        _ kind: String, _ about: String, bytes: [UInt8], fixes: [String], rejects: [String] = [], notes: [String] = [],
        skipped: Int = 1
    ) {
        self.kind = kind
        self.about = about
        self.bytes = bytes
        self.fixes = fixes
        self.rejects = rejects
        self.notes = notes
        self.skipped = skipped
    }

    var testDescription: String { "\(kind): \(about)" }

    /// A header that needs no guessing.
    static let header = "name,time,lat,lon,wind_kt,pressure_hpa\n"
    /// Two rows for it, and their fixes.
    static let rows = "A,2005-08-28T12:00:00Z,25.7,-87.7,145,909\nA,2005-08-28T18:00:00Z,26.3,-88.6,150,902\n"
    static let fixes = ["A 2005-08-28T12:00:00Z 25.7 -87.7 145 909", "A 2005-08-28T18:00:00Z 26.3 -88.6 150 902"]
}

@Suite("Dirty files of our own")
struct SiblingTests {
    @Test(
        "A dirty file gives all its good points and one reject or note for what is wrong",
        arguments: Sibling.bytesAndQuotes + Sibling.rowsAndHeaders + Sibling.valuesInTables + Sibling.timesAndPlaces
            + Sibling.formats)
    func sibling(_ sibling: Sibling) throws {
        for chunk in [nil, 1, 7] as [Int?] {
            let file = try ImportedFile(sibling.bytes, chunk: chunk, options: sibling.options)
            #expect(file.fixes.map(told) == sibling.fixes)
            let rejects = file.rejects.map { "\($0.line) \($0.column.map(String.init) ?? "-") \($0.code.rawValue)" }
            #expect(rejects == sibling.rejects)
            let notes = file.report.notesWithCounts.map { "\($0.line.map(String.init) ?? "-") \($0.code)" }
            for note in sibling.notes { #expect(notes.contains(note), "no \(note) in \(notes)") }
            #expect(file.report.skippedTotal == sibling.skipped)
            #expect(file.report.rowsRead == file.fixes.count + file.rejects.count + sibling.skipped)
        }
    }

    private func told(_ fix: ImportedFile.Fix) -> String {
        let point = fix.point
        func number(_ value: Double?) -> String {
            guard let value else { return "-" }
            let text = "\((value * 1e4).rounded() / 1e4 + 0)"
            return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        }
        return [
            fix.storm.name ?? "-", point.time?.description ?? "-", number(point.coordinate.latitude),
            number(point.coordinate.longitude), number(point.wind?.knots), number(point.pressure?.hectopascals),
        ].joined(separator: " ")
    }

    @Test("Every kind of the shared fault cases has three siblings")
    func threeEach() {
        let all =
            Sibling.bytesAndQuotes + Sibling.rowsAndHeaders + Sibling.valuesInTables + Sibling.timesAndPlaces
            + Sibling.formats
        for number in 1...35 {
            let kind = (number < 10 ? "0" : "") + String(number)
            #expect(all.count { $0.kind.hasPrefix(kind) } >= 3, "\(kind)")
        }
    }
}
