import Foundation
import StormPinCommands
import TestSupport
import Testing

@Suite("Hostile input")
struct HostileInputTests {
    private func run(_ bytes: [UInt8], _ arguments: String...) throws -> CommandRun {
        let folder = try TemporaryFolder()
        try Data(bytes).write(to: URL(fileURLWithPath: folder.path("in")))
        return try CommandRun(arguments + [folder.path("in")])
    }

    @Test("A record longer than 16 MB is named with its line, and the rows before it were read")
    func longRecord() throws {
        var bytes = Array("name,lat,lon\nAnn,10,20\nBob,11,21,\"".utf8)
        bytes += [UInt8](repeating: 0x61, count: 17 << 20)
        let run = try run(bytes, "points", "--to", "csv")
        #expect(run.code == 65)
        #expect(run.error.contains(":3: a record is longer than 16 MB"))
        #expect(run.output.contains("Ann"))
    }

    @Test("A line of many megabytes that is no storm file is refused")
    func longLine() throws {
        #expect(try run([UInt8](repeating: 0x61, count: 40 << 20), "import").code == 65)
    }

    @Test("A table of 16,384 columns is read")
    func manyColumns() throws {
        let names = (0..<16_384).map { "c\($0)" }.joined(separator: ",")
        let values = String(repeating: "1,", count: 16_383) + "1"
        let run = try run(Array("name,lat,lon,\(names)\nAnn,10,20,\(values)\n".utf8), "import", "--to", "json")
        #expect(run.code == 0)
        #expect(run.output.contains("\"points\":1"))
    }

    @Test("Four million separators are refused")
    func separators() throws {
        #expect(try run([UInt8](repeating: 0x2C, count: 1 << 22) + [0x0A], "import").code == 65)
    }

    @Test("Random bytes end with an answer, whatever format they are said to be")
    func randomBytes() throws {
        var random = SplitMix64(seed: 77)
        let formats = ["hurdat2", "ibtracs", "atcf", "jma-bst", "cma-bst", "bom", "storm", "table"]
        for round in 0..<48 {
            let alphabet: [UInt8] = round % 2 == 0 ? [] : Array("0123456789.,-NSEW \n\"66666AL;\t".utf8)
            let bytes = (0..<(1 + Int(random.next() % 5000))).map { _ in
                alphabet.isEmpty
                    ? UInt8(truncatingIfNeeded: random.next()) : alphabet[Int(random.next() % UInt64(alphabet.count))]
            }
            let code = try run(bytes, "import", "--format", formats[round % formats.count], "--quiet").code
            #expect([0, 65, 74].contains(code))
            #expect([0, 65, 74].contains(try run(bytes, "points", "--to", "ndjson", "--quiet").code))
        }
    }

    @Test("Every damaged copy of a real file ends with an answer, and rows = points + rejects + others")
    func damagedFiles() throws {
        var random = SplitMix64(seed: 78)
        let original = Array(try CommandRun("points", "--to", "hurdat2", "--quiet").output.utf8.prefix(20_000))
        for _ in 0..<60 {
            var bytes = original
            for _ in 0..<(1 + random.next() % 20) {
                let place = Int(random.next() % UInt64(bytes.count))
                switch random.next() % 3 {
                case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
                case 1: bytes.remove(at: place)
                default: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
                }
            }
            let run = try run(bytes, "import", "--to", "json", "--quiet")
            guard run.code == 0 || run.code == 65, !run.output.isEmpty else { continue }
            let reports = try #require(
                try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
            guard let report = reports.first else { continue }
            let skipped = (report["skipped"] as? [String: Int] ?? [:]).values.reduce(0, +)
            let points = report["points"] as? Int ?? -1
            let rejects = (report["rejects"] as? [Any])?.count ?? -1
            #expect(report["rows_read"] as? Int == points + rejects + skipped)
        }
    }
}
