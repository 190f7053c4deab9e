import Foundation
import StormPinCommands
import Testing

@Suite("Bad input at the command line")
struct BadInputTests {
    private let rows = """
        AL122005,            KATRINA,      3,
        20050828, 1200,  , HU, 25.7N,  87.7W, 145,  909,
        20050828, 1800,  , HU, 96.3N,  88.6W, 150,  902,
        20050829, 0000,  , HU, 27.2N,  89.2W, 140,  905,

        """

    @Test("A missing file ends with 66 and one line that names it")
    func missing() throws {
        let run = try CommandRun("import", "/no/such/file.csv")
        #expect(run.code == 66)
        #expect(run.error.hasPrefix("stormpin: /no/such/file.csv: cannot be opened"))
        #expect(run.error.filter { $0 == "\n" }.count == 1)
        #expect(run.output.isEmpty)
    }

    @Test("A directory ends with 66 and says what was expected")
    func directory() throws {
        let run = try CommandRun("points", NSTemporaryDirectory())
        #expect(run.code == 66)
        #expect(run.error.contains("is a directory; a storm file was expected"))
    }

    @Test(
        "Content that is no storm file ends with 65 and says what was expected",
        arguments: ["", " \n\n", "just some words\nand more\n", "\u{0}\u{1}\u{2}ELF\u{0}", "name,wind\nA,50\n"])
    func content(text: String) throws {
        let folder = try TemporaryFolder()
        let run = try CommandRun("points", try folder.file("input", text))
        #expect(run.code == 65)
        #expect(run.error.contains("expected"))
    }

    @Test("A table without a header is refused with a guess that reads it")
    func headless() throws {
        let rows = "1,1969111400,20.1,154.5,20,1004\n1,1969111406,20.8,153.3,25,1002\n2,1969111412,21.7,153.2,20,999\n"
        let run = try CommandRun("import", "-", input: rows)
        #expect(run.code == 65)
        let guess = "storm,time,latitude,longitude,wind,pressure"
        #expect(run.error.contains("try --columns \(guess)\n"))
        let told = try CommandRun("import", "-", "--columns", guess, "--to", "json", input: rows)
        #expect(told.code == 0)
        #expect(told.output.contains("\"points\":3,\"storms\":2"))
    }

    @Test(
        "Rows without a column that could be a place are refused without a guess",
        arguments: ["1,2,3\n4,5,6\n7,8,9\n", "a,b\nc,d\ne,f\n", "1.5,999.5\n2.5,999.5\n3.5,999.5\n"])
    func noGuess(rows: String) throws {
        let run = try CommandRun("import", "-", input: rows)
        #expect(run.code == 65)
        #expect(!run.error.contains("try --columns"))
    }

    @Test("Bytes that are not UTF-8 are told with their offset, and cost no other row")
    func invalidUTF8() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("bad.txt")
        var bytes = Array("AL122005,  KATR".utf8) + [0xCD]
        bytes += Array("NA,      1,\n20050828, 1800,  , HU, 26.3N,  88.6W, 150,  902,\n".utf8)
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        let run = try CommandRun("points", path, "--to", "ndjson", "--encoding", "utf-8")
        #expect(run.code == 65)
        #expect(run.output.contains("\"wind_kt\":150"))
        #expect(run.error.contains(":1:2: rejected: bad-encoding: name 'KATR\\xCDNA'"))
        #expect(run.error.contains("byte 0xCD at offset 15"))
        #expect(try CommandRun("records", path).error.contains("byte 0xCD at offset 15"))
        let guessed = try CommandRun("points", path, "--to", "ndjson")
        #expect(guessed.code == 0)
        #expect(guessed.output.contains("\"name\":\"KATRÍNA\""))
        #expect(try CommandRun("import", path).output.contains("encoding-guessed"))
    }

    @Test("An output that is no regular file is written to and never replaced")
    func deviceOutput() throws {
        let run = try CommandRun("points", "--to", "csv", "--output", "/dev/null")
        #expect(run.code == 0)
        let kind = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        #expect(kind == .typeCharacterSpecial)
    }

    @Test("A header without rows is an import of no points")
    func headerOnly() throws {
        let folder = try TemporaryFolder()
        let run = try CommandRun("points", try folder.file("a.csv", "name,lat,lon\n"), "--to", "ndjson")
        #expect(run.code == 0)
        #expect(run.output.isEmpty)
    }

    @Test("A rejected row stops no other, is told with line and column, and gives 65")
    func rejects() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("a.txt", rows)
        let run = try CommandRun("points", file, "--to", "ndjson")
        #expect(run.code == 65)
        #expect(run.lines.count == 3)
        #expect(run.error.contains(":3:5: rejected: bad-latitude: latitude '96.3N'"))
        #expect(try CommandRun("points", file, "--to", "ndjson", "--allow-rejects").code == 0)
        let strict = try CommandRun("points", file, "--to", "ndjson", "--strict")
        #expect(strict.code == 65)
        // The row before the first reject was read, and is not lost.
        #expect(strict.lines.count == 2)
    }

    @Test("A mended rejects file imports to the rows that were missing", arguments: ["hurdat2", "table"])
    func roundTrip(kind: String) throws {
        let folder = try TemporaryFolder()
        let table = """
            Date,Time,Latitude,Longitude,Wind (km/h),Name
            2017-08-25,15:00 GMT,27.8,-96.8,195,"Harvey, the ""storm\"""
            2017-08-25,18:00 GMT,96.3,-97.1,205,"Harvey, the ""storm\"""
            2017-08-26,00:00 GMT,28.1,-97.2,215,"Harvey, the ""storm\"""

            """
        let bad = kind == "hurdat2" ? rows : table
        let whole = try CommandRun(
            "points", try folder.file("whole", bad.replacingOccurrences(of: "96.3", with: "26.3")), "--to", "ndjson")
        #expect(whole.code == 0)
        let rejects = folder.path("rejects.csv")
        let first = try CommandRun("points", try folder.file("bad", bad), "--to", "ndjson", "--rejects", rejects)
        #expect(first.code == 65)
        let unmended = try CommandRun("points", rejects, "--to", "ndjson", "--quiet")
        #expect(unmended.code == 65 && unmended.output.isEmpty)
        let mended = try String(contentsOfFile: rejects, encoding: .utf8).replacingOccurrences(of: "96.3", with: "26.3")
        let second = try CommandRun("points", try folder.file("mended", mended), "--to", "ndjson")
        #expect(second.code == 0)
        #expect(Set(first.lines + second.lines) == Set(whole.lines))
        #expect(first.lines.count + second.lines.count - 1 == whole.lines.count)
    }

    @Test("A full disk ends with 74", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func fullDisk() throws {
        let full = open("/dev/full", O_WRONLY)
        defer { close(full) }
        let errors = open("/dev/null", O_WRONLY)
        defer { close(errors) }
        #expect(StormPinTool.run(["points", "--to", "csv"], Console(input: 0, output: full, error: errors)) == 74)
    }

    @Test("A closed pipe ends quietly with 0")
    func closedPipe() throws {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        close(ends[0])
        signal(SIGPIPE, SIG_IGN)
        let folder = try TemporaryFolder()
        let errors = open(try folder.file("err", ""), O_WRONLY)
        #expect(
            StormPinTool.run(["points", "--to", "csv", "--quiet"], Console(input: 0, output: ends[1], error: errors))
                == 0)
        close(errors)
        close(ends[1])
        #expect(try String(contentsOfFile: folder.path("err"), encoding: .utf8).isEmpty)
    }

    @Test("An output file appears whole or not at all")
    func wholeOrNotAtAll() throws {
        let folder = try TemporaryFolder()
        let input = try TemporaryFolder()
        let output = folder.path("out.csv")
        _ = try CommandRun("points", try input.file("a.txt", rows), "--to", "csv", "-o", output, "--strict")
        #expect(folder.names.isEmpty)
        _ = try CommandRun("points", try input.file("a.txt", rows), "--to", "csv", "-o", output)
        #expect(folder.names == ["out.csv"])
        #expect(try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n").count == 3)
    }

    @Test(
        "Wrong usage ends with 64 and a hint",
        arguments: [
            (["callot"], "did you mean 'callout'?"), (["points", "--stom", "x"], "did you mean --storm?"),
            (["points", "--to", "jsn"], "Did you mean 'json'?"),
            (["points", "--at", "yesterday"], "2005-08-28T18:00Z"),
            (["points", "--bbox", "1,2,3"], "WEST,SOUTH,EAST,NORTH"), (["points", "--near", "1,2"], "--within"),
            (["points", "--season", "2008..2004"], "2004..2008"), (["storms", "--limit", "x"], "whole number"),
            (["points", "--quiet=1"], "takes no value"), (["points", "--to"], "needs a value"),
            (["points", "--explain"], "belongs to: import"), (["points", "--delimiter", "ab"], "one byte"),
        ])
    func usage(arguments: [String], hint: String) throws {
        let run = try CommandRun(arguments)
        #expect(run.code == 64)
        #expect(run.error.contains(hint), "\(run.error)")
    }

    @Test("An unknown storm ends with 65 and names the nearest")
    func unknownStorm() throws {
        let run = try CommandRun("callout", "--storm", "KATRNA", "--quiet")
        #expect(run.code == 65)
        #expect(run.error == "stormpin: no storm 'KATRNA'; nearest: KATRINA (2005)\n")
    }
}
