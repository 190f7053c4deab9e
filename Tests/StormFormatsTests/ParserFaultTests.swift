import Foundation
import Geodesy
import StormFormats
import StormTracks
import TestSupport
import Testing

/// A folder of `../shared/parser-faults` with the outcome that it asks for.
struct ParserFault: Decodable {
    struct Row: Decodable {
        var line: Int?
        var column: Int?
        var code: String
        var count: Int?
    }
    struct Value: Decodable {
        var index: Int
        var storm: String?
        var time: String?
        var lat: Double?
        var lon: Double?
        var wind_kt: Double?
        var pressure_hpa: Double?
        var id: String?
        var status: String?
        var record: String?
        var basin: String?
        var tech: String?
        var tau_h: Int?
        var step_h: Int?
        var rmw_nmi: Double?
        var r34_nmi: [Double?]?
        var r50_nmi: [Double?]?
        var r64_nmi: [Double?]?
        var comment: String?
        var comment_length: Int?
    }
    var format: String?
    var error: String?
    var rows_read: Int?
    var points: Int?
    var skipped: [String: Int]?
    var rejects: [Row]?
    var notes: [Row]?
    var values: [Value]?
    var storms: Int?
    var options: [String]?
}

@Suite("Dirty files", .enabled(if: SharedFolder.isPresent))
struct ParserFaultTests {
    @Test(
        "A dirty file gives the points, rejects and notes that its case asks for",
        arguments: [
            "01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12", "13", "14", "15", "16", "17", "18",
            "19",
            "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30", "31", "32", "33", "34", "35",
        ])
    func dirtyFile(number: String) throws {
        let folder = try #require(
            try FileManager.default.contentsOfDirectory(atPath: SharedFolder.file("parser-faults").path)
                .first { $0.hasPrefix(number + "-") })
        let expected = try JSONDecoder().decode(
            ParserFault.self, from: Data(contentsOf: SharedFolder.file("parser-faults/\(folder)/expect.json")))
        let bytes = try input(folder)
        for chunk in [nil, 1, 7, 64] as [Int?] where chunk == nil || bytes.count < 100_000 {
            try check(bytes, chunk: chunk, expected)
        }
    }

    private func input(_ folder: String) throws -> [UInt8] {
        let path = "parser-faults/\(folder)"
        let names = try FileManager.default.contentsOfDirectory(atPath: SharedFolder.file(path).path)
        if let name = names.first(where: { $0.hasPrefix("input.") }) {
            return try SharedFolder.bytes("\(path)/\(name)")
        }
        let made = FileManager.default.temporaryDirectory.appendingPathComponent("stormpin-\(folder)-\(UUID())")
        defer { try? FileManager.default.removeItem(at: made) }
        let python = Process()
        python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        python.arguments = ["python3", SharedFolder.file("\(path)/make_input.py").path, made.path]
        try python.run()
        python.waitUntilExit()
        return [UInt8](try Data(contentsOf: made))
    }

    private func check(_ bytes: [UInt8], chunk: Int?, _ expected: ParserFault) throws {
        let file: ImportedFile
        do {
            file = try ImportedFile(bytes, chunk: chunk)
        } catch {
            #expect(error.code.rawValue == expected.error)
            return
        }
        #expect(expected.error == nil)
        #expect(file.report.format == expected.format)
        #expect(file.report.rowsRead == expected.rows_read)
        #expect(file.report.points == expected.points ?? file.report.points)
        let sum = file.report.points + file.report.rejectsTotal + file.report.skippedTotal
        #expect(file.report.rowsRead == sum)
        for reason in ImportReport.SkipReason.allCases {
            #expect(file.report.skipped(reason) == expected.skipped?[reason.rawValue] ?? 0, "\(reason)")
        }
        let rejects = file.rejects.map { "\($0.line) \($0.column.map(String.init) ?? "-") \($0.code.rawValue)" }
        let wanted = (expected.rejects ?? []).map { "\($0.line ?? 0) \($0.column.map(String.init) ?? "-") \($0.code)" }
        #expect(rejects == wanted)
        let notes = Set(file.report.notesWithCounts.map { "\($0.line.map(String.init) ?? "-") \($0.code)" })
        for note in expected.notes ?? [] {
            let text = "\(note.line.map(String.init) ?? "-") \(note.code)"
            #expect(notes.contains(text), "no note \(text) in \(notes)")
        }
        if let storms = expected.storms { #expect(file.report.storms == storms) }
        for value in expected.values ?? [] { check(file, value) }
    }

    private func check(_ file: ImportedFile, _ value: ParserFault.Value) {
        guard value.index < file.fixes.count else {
            Issue.record("no point \(value.index)")
            return
        }
        let fix = file.fixes[value.index]
        let point = fix.point
        #expect(fix.storm.name == value.storm)
        #expect(point.time?.description == value.time)
        #expect(isNear(point.coordinate.latitude, value.lat))
        #expect(isNear(point.coordinate.longitude, value.lon))
        #expect(isNear(point.wind?.knots, value.wind_kt))
        #expect(isNear(point.pressure?.hectopascals, value.pressure_hpa))
        if let id = value.id { #expect(fix.storm.sourceID == id) }
        if let status = value.status { #expect(point.status?.code == status) }
        if let record = value.record { #expect(point.record == record) }
        if let basin = value.basin { #expect(fix.storm.basin == basin) }
        if let technique = value.tech { #expect(point.technique == technique) }
        if let hours = value.tau_h { #expect(point.tauHours == hours) }
        if let hours = value.step_h { #expect(point.stepHours == hours) }
        for (radii, expected) in [
            (point.radii34, value.r34_nmi), (point.radii50, value.r50_nmi), (point.radii64, value.r64_nmi),
        ] {
            guard let expected else { continue }
            #expect(radii?.quadrants.map { $0?.nauticalMiles } == expected)
        }
        if let radius = value.rmw_nmi { #expect(isNear(point.radiusOfMaximumWind?.nauticalMiles, radius)) }
        if let comment = value.comment { #expect(fix.comment == comment) }
        if let length = value.comment_length { #expect(fix.comment?.count == length) }
    }

    private func isNear(_ value: Double?, _ expected: Double?) -> Bool {
        guard let value, let expected else { return value == nil && expected == nil }
        return abs(value - expected) <= 1e-9 * max(abs(expected), 1)
    }
}
