import Foundation
import Testing

@Suite("Points near a place")
struct NearTests {
    private func near(_ place: String, _ within: String, _ more: String...) throws -> CommandRun {
        try CommandRun(["points", "--near", place, "--within", within, "--to", "ndjson"] + more)
    }

    @Test("A place is found by its name; units are km, mi, nmi and m; other choices go along")
    func filters() throws {
        let run = try near("New Orleans", "100km", "--storm", "katrina")
        #expect(run.code == 0 && run.lines.count == 4)
        #expect(run.error == "stormpin: no FILE given: reading the embedded sample\n")
        for same in ["62.2mi", "54nmi", "100000m", "100 km"] {
            #expect(try near("new orleans, la", same, "--storm", "katrina").output == run.output, "\(same)")
        }
        #expect(try near("29.9511,-90.0715", "100km", "--storm", "katrina").output == run.output)
        #expect(try near("纽奥良", "100km").code == 65)
        let landfalls = try near("New Orleans", "100km", "--storm", "katrina", "--landfall")
        #expect(landfalls.lines.count == 3)
        let storms = try CommandRun("storms", "--near", "Miami", "--within", "60mi", "--to", "csv")
        #expect(storms.lines.count > 3 && storms.lines.dropFirst().contains { $0.contains("ANDREW") })
        let callout = try CommandRun("callout", "--near", "Miami", "--within", "60mi", "--peak")
        #expect(callout.code == 0 && callout.output.contains("ANDREW"))
    }

    @Test("An ambiguous or a misspelt place is told on standard error, with the one taken first")
    func ambiguous() throws {
        let run = try near("Kingston", "200km", "--storm", "ida")
        #expect(
            run.error.contains(
                "--near 'Kingston': took Kingston, Kingston, Jamaica (capital, 17.9771, -76.7674); also "))
        #expect(run.error.contains("Norfolk Island"))
        #expect(try near("Galvaston", "50mi").error.contains("took Galveston, Texas, United States (town, "))
        #expect(!(try near("Kingston, JM", "200km").error.contains("took")))
        #expect(try near("Kingston", "200km", "--quiet").error.isEmpty)
    }

    @Test("The places of one's own list come first")
    func ownList() throws {
        let path = try TemporaryFolder.keeping("name,lat,lon\nMy house,26.3,-88.6\n")
        let run = try near("my house", "1km", "--gazetteer", path.file)
        #expect(run.code == 0 && run.lines.count == 2 && run.output.contains("2005-08-28T18:00:00Z"))
    }

    @Test("What is no place or no distance is told with what was expected")
    func bad() throws {
        let unknown = try near("Qwxyzzy", "1km")
        #expect(unknown.code == 65 && unknown.error.contains("no such place") && unknown.output.isEmpty)
        for within in ["200", "km", "-1km", "nankm", "infkm", "1 parsec"] {
            let run = try near("Miami", within)
            #expect(run.code == 64 && run.error.contains("expected a distance with its unit"), "\(within)")
        }
        #expect(try CommandRun("points", "--within", "2km").code == 64)
        #expect(try CommandRun("points", "--gazetteer", "x.csv").code == 64)
    }
}

extension TemporaryFolder {
    /// A folder with one file in it.
    fileprivate static func keeping(_ text: String) throws -> (folder: TemporaryFolder, file: String) {
        let folder = try TemporaryFolder()
        return (folder, try folder.file("list.csv", text))
    }
}
