import Foundation
import StormPinCommands
import Testing

@Suite("Packed and foreign input")
struct PackedInputTests {
    private static let rows = """
        AL122005,            KATRINA,      2,
        20050828, 1200,  , HU, 25.7N,  87.7W, 145,  909,
        20050828, 1800,  , HU, 26.3N,  88.6W, 150,  902,

        """
    /// The same rows as `gzip -n` packs them.
    private static let packed = try? Self.gzip(Data(rows.utf8))

    private static func gzip(_ data: Data) throws -> Data {
        let folder = try TemporaryFolder()
        let plain = folder.path("plain")
        try data.write(to: URL(fileURLWithPath: plain))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["gzip", "-n", plain]
        try process.run()
        process.waitUntilExit()
        return try Data(contentsOf: URL(fileURLWithPath: plain + ".gz"))
    }

    private func file(_ data: Data, _ folder: TemporaryFolder) throws -> String {
        try data.write(to: URL(fileURLWithPath: folder.path("in")))
        return folder.path("in")
    }

    @Test("A gzip archive gives what its content gives, whatever the file is called")
    func gzipArchive() throws {
        let folder = try TemporaryFolder()
        let path = try file(try #require(Self.packed), folder)
        for command in [["points", "--to", "csv"], ["records"], ["storms"]] {
            let run = try CommandRun(command + [path])
            #expect(run.code == 0)
            #expect(run.output == (try CommandRun(command + ["-"], input: Self.rows)).output)
        }
    }

    @Test("Two gzip members in one file are read one after the other")
    func members() throws {
        let folder = try TemporaryFolder()
        let packed = try #require(Self.packed)
        let run = try CommandRun("records", "--to", "csv", try file(packed + packed, folder))
        #expect(run.lines.count == 7)
    }

    @Test("A gzip archive cut at any byte ends with 74, names gzip's reason and never crashes")
    func cut() throws {
        let folder = try TemporaryFolder()
        let packed = try #require(Self.packed)
        for length in stride(from: 4, to: packed.count, by: 7) {
            let run = try CommandRun("points", "--to", "csv", try file(packed.prefix(length), folder))
            #expect(run.code == 74, "cut to \(length) bytes")
            #expect(run.error.contains("gzip failed"))
        }
    }

    @Test("A damaged gzip archive ends with 74, and what was unpacked before is printed")
    func damaged() throws {
        let folder = try TemporaryFolder()
        var packed = try #require(Self.packed)
        packed[packed.count - 6] ^= 0xFF
        let run = try CommandRun("records", try file(packed, folder))
        #expect(run.code == 74)
        #expect(run.error.contains("gzip failed"))
        #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
    }

    @Test(
        "An archive that gzip does not unpack is named",
        arguments: [
            ("zip", [0x50, 0x4B, 3, 4, 0, 0]), ("bzip2", [0x42, 0x5A, 0x68, 0x39]),
            ("xz", [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0]), ("zstd", [0x28, 0xB5, 0x2F, 0xFD]),
        ] as [(String, [UInt8])])
    func otherArchives(kind: String, bytes: [UInt8]) throws {
        let folder = try TemporaryFolder()
        let run = try CommandRun("import", try file(Data(bytes), folder))
        #expect(run.code == 65)
        #expect(run.error.contains("is an archive of \(kind): unpack it first"))
    }

    /// A table with names of columns in Chinese, in GB 18030: 台风编号,时间,纬度,经度 and a name 康森.
    private static let chinese: [UInt8] =
        [0xCC, 0xA8, 0xB7, 0xE7, 0xB1, 0xE0, 0xBA, 0xC5, 0x2C, 0xC3, 0xFB, 0xB3, 0xC6, 0x2C, 0xCA, 0xB1, 0xBC, 0xE4]
        + [0x2C, 0xCE, 0xB3, 0xB6, 0xC8, 0x2C, 0xBE, 0xAD, 0xB6, 0xC8, 0x0A] + Array("1,".utf8)
        + [0xBF, 0xB5, 0xC9, 0xAD] + Array(",2010-07-16 19:50,18.1,109.5\n".utf8)

    @Test("GB 18030 is known by the names in its header, and noted as a guess")
    func chineseTable() throws {
        let folder = try TemporaryFolder()
        let path = try file(Data(Self.chinese), folder)
        let run = try CommandRun("points", path, "--to", "ndjson")
        #expect(run.code == 0)
        #expect(run.output.contains("\"name\":\"康森\""))
        let report = try CommandRun("import", path, "--to", "json").output
        #expect(report.contains("\"encoding\":\"gb18030\""))
        #expect(report.contains("encoding-guessed"))
        let told = try CommandRun("import", path, "--to", "json", "--encoding", "GBK").output
        #expect(told.contains("\"encoding\":\"gb18030\""))
        #expect(!told.contains("encoding-guessed"))
        #expect(try CommandRun("records", path).output.contains("康森"))
    }

    /// 緯度,経度,台風名,時刻 and the name 台風 in Shift-JIS.
    private static let japanese: [UInt8] =
        [0x88, 0xDC, 0x93, 0x78, 0x2C, 0x8C, 0x6F, 0x93, 0x78, 0x2C, 0x91, 0xE4, 0x95, 0x97, 0x96, 0xBC, 0x0A]
        + Array("25.5,130.1,".utf8) + [0x91, 0xE4, 0x95, 0x97, 0x0A]

    @Test("Shift-JIS is known by the names in its header")
    func japaneseTable() throws {
        let folder = try TemporaryFolder()
        let run = try CommandRun("import", try file(Data(Self.japanese), folder), "--to", "json")
        #expect(run.output.contains("\"encoding\":\"shift_jis\""))
        #expect(run.output.contains("\"points\":1"))
    }

    @Test("A byte that the told encoding does not know costs its own row only")
    func badByte() throws {
        let folder = try TemporaryFolder()
        let bytes = Self.chinese + Array("2,".utf8) + [0xFF] + Array(",2010-07-17 02:00,18.5,108.9\n".utf8)
        let run = try CommandRun(
            "import", try file(Data(bytes + Array("3,C,2010-07-18 02:00,18.5,108.9\n".utf8)), folder),
            "--encoding", "gb18030", "--to", "json")
        #expect(run.code == 65)
        #expect(run.output.contains("\"code\":\"bad-encoding\""))
        #expect(run.output.contains("\"points\":2"))
    }

    @Test("A character that two chunks share is one character")
    func splitCharacter() throws {
        let folder = try TemporaryFolder()
        var bytes = Self.chinese
        let row = Self.chinese.suffix(35)
        while bytes.count < 600_000 { bytes += row }
        let run = try CommandRun("import", try file(Data(bytes), folder), "--to", "json", "--allow-rejects")
        #expect(!run.output.contains("bad-encoding"))
        #expect(run.output.contains("\"encoding\":\"gb18030\""))
    }
}
