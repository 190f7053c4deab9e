import Foundation
import StormPinCommands
import Testing

@Suite("Several files in one run")
struct MergeTests {
    private static let deck = """
        AL122005,            KATRINA,      2,
        20050828, 1200,  , HU, 25.7N,  87.7W, 145,  909,
        20050828, 1800,  , HU, 26.3N,  88.6W, 150,  902,

        """
    private static let table = """
        name,season,time,lat,lon,wind
        Katrina,2005,2005-08-28 12:00,25.8,-87.8,140
        Rita,2005,2005-09-22 00:00,24.9,-87.0,150

        """

    private func run(_ options: String...) throws -> (run: CommandRun, paths: [String]) {
        let folder = try TemporaryFolder()
        let paths = [try folder.file("a.txt", Self.deck), try folder.file("b.csv", Self.table)]
        let options = options.map { $0 == "A" ? paths[0] : $0 == "B" ? paths[1] : $0 }
        return (try CommandRun(["points"] + paths + ["--to", "csv"] + options), paths)
    }

    @Test("Tell a storm that two files have, and keep both")
    func told() throws {
        let (run, paths) = try run()
        #expect(run.code == 0)
        #expect(run.lines.count == 6)
        #expect(run.error.contains("\(paths[1]): Katrina/2005 is AL122005 of \(paths[0]): both are kept"))
        #expect(!run.error.contains("Rita"))
    }

    @Test("Keep the preferred file's storm only, which comes first", arguments: [("A", 3, 0), ("B", 2, 1)])
    func preferred(file: String, rows: Int, dropped: Int) throws {
        let (run, _) = try run("--prefer", file)
        #expect(run.code == 0)
        #expect(run.error.contains("left out"))
        let katrina = run.lines.filter { $0.uppercased().contains("KATRINA") }
        #expect(katrina.count == (file == "A" ? 2 : 1))
        #expect(run.lines.count == katrina.count + 3)
        #expect(run.lines[1].contains(file == "A" ? "AL122005" : "Katrina/2005"))
    }

    @Test("Need the preferred file among them")
    func unknown() throws {
        let (run, _) = try run("--prefer", "/no/such/file")
        #expect(run.code == 64)
        #expect(run.error.contains("is none of the FILEs"))
    }

    @Test("Are summed up storm by storm")
    func storms() throws {
        let folder = try TemporaryFolder()
        let paths = [try folder.file("a.txt", Self.deck), try folder.file("b.csv", Self.table)]
        let run = try CommandRun(["storms"] + paths + ["--prefer", paths[0], "--to", "csv", "--quiet"])
        #expect(run.lines.count == 4)
        #expect(run.error.isEmpty)
    }
}
