import BundledData
import Foundation
import Geodesy
import StormFormats
import StormTracks
import Testing

@Suite("The sample inside the binary")
struct BundledDataTests {
    @Test(
        "is the file of Datasets, byte for byte",
        arguments: ["storms-hurdat2.txt", "storms.csv", "gazetteer.csv", "countries.csv", "aliases.csv"])
    func equalsFile(name: String) throws {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let file = try Data(contentsOf: root.appendingPathComponent("Datasets").appendingPathComponent(name))
        let bundled =
            switch name {
            case "storms-hurdat2.txt": BundledData.sampleStorms
            case "storms.csv": BundledData.sampleTable
            case "gazetteer.csv": BundledData.places
            case "countries.csv": BundledData.countries
            default: BundledData.aliases
            }
        #expect([UInt8](file) == Array(bundled))
    }

    @Test("has storm lines that count their rows")
    func stormLinesCount() throws {
        let text = String(decoding: BundledData.sampleStorms, as: UTF8.self)
        var announced: [String: Int] = [:]
        var found: [String: Int] = [:]
        var storm = ""
        for line in text.split(separator: "\n") {
            if line.first?.isLetter == true {
                let fields = line.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
                storm = fields[0]
                announced[storm] = Int(fields[2])
            } else {
                found[storm, default: 0] += 1
            }
        }
        #expect(announced == found)
        #expect(announced.count == 12)
        #expect(announced["AL122005"] == 34)
    }

    @Test("imports without a reject or a note, in both forms", arguments: ["hurdat2", "table"])
    func importsCleanly(format: String) throws {
        let found = try FixList(format == "hurdat2" ? BundledData.sampleStorms : BundledData.sampleTable)
        #expect(found.report.format == format)
        #expect(found.report.storms == 12)
        #expect(found.fixes.count == 524)
        #expect(found.rejects.isEmpty)
        #expect(found.report.notes.isEmpty, "\(found.report.notes)")
    }

    @Test("tells the same fixes as HURDAT2 rows and as a table, winds within the rounding to whole km/h")
    func formsAgree() throws {
        let rows = try FixList(BundledData.sampleStorms).fixes
        let table = try FixList(BundledData.sampleTable).fixes
        #expect(rows.count == table.count)
        for (row, line) in zip(rows, table) {
            #expect(row.name?.lowercased() == line.name?.lowercased())
            #expect(row.point.time == line.point.time)
            #expect(row.point.coordinate == line.point.coordinate)
            #expect(row.point.pressure == line.point.pressure)
            #expect(row.point.status == line.point.status)
            #expect(row.point.category == line.point.category, "\(row) \(line)")
            let difference = (row.point.wind?.knots ?? -1) - (line.point.wind?.knots ?? -1)
            #expect(abs(difference) <= 0.5 / 1.852 + 1e-9)
        }
    }

    @Test("has Katrina's peak: 150 kt and 902 hPa at 18:00 UTC on 28 August 2005")
    func katrinaPeak() throws {
        let katrina = try FixList(BundledData.sampleStorms).fixes.filter { $0.name == "KATRINA" }
        let peak = try #require(katrina.max { ($0.point.wind?.knots ?? 0) < ($1.point.wind?.knots ?? 0) })
        #expect(peak.point.wind == .knots(150))
        #expect(peak.point.pressure == .hectopascals(902))
        #expect(peak.point.time == Instant(milliseconds: 1_125_252_000_000))
    }

    @Test(
        "has what the sample is for: missing pressures, a track across the antimeridian, a subtropical storm, landfalls"
    )
    func coversCases() throws {
        let fixes = try FixList(BundledData.sampleStorms).fixes
        #expect(fixes.contains { $0.name == nil && $0.point.pressure == nil })
        let dora = fixes.filter { $0.name == "DORA" }.map(\.point.coordinate.longitude)
        #expect(zip(dora, dora.dropFirst()).contains { abs($0 - $1) > 300 })
        #expect(fixes.contains { $0.name == "TERESA" && $0.point.status == StormStatus(code: "SS") })
        #expect(fixes.contains { $0.name == "HARVEY" && $0.point.isLandfall })
    }
}

/// What an import of the whole of some bytes gives.
private struct FixList: TrackSink {
    typealias Failure = ImportError

    var fixes: [(name: String?, point: TrackPoint)] = []
    var rejects: [Reject] = []
    var report = ImportReport()
    private var name: String?

    init(_ bytes: UnsafeBufferPointer<UInt8>) throws {
        var importer = TrackImporter()
        try importer.consume(bytes, into: &self)
        report = try importer.finish(into: &self)
    }

    mutating func enter(_ storm: StormIdentity) { name = storm.name }
    mutating func take(_ point: TrackPoint, from row: SourceRow) { fixes.append((name, point)) }
    mutating func take(_ reject: Reject, from row: SourceRow, context: [UInt8]) { rejects.append(reject) }
    func failure(_ error: ImportError) -> ImportError { error }
}
