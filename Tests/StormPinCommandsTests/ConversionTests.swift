import Foundation
import StormPinCommands
import TestSupport
import Testing

@Suite("Conversion of points and storms")
struct ConversionTests {
    @Test("GeoJSON holds a point a fix or a line a storm, with the box of all", arguments: ["points", "storms"])
    func geoJSON(command: String) throws {
        let run = try CommandRun(command, "--to", "geojson", "--storm", "dora/1999", "--quiet")
        #expect(run.code == 0)
        let top = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(top["type"] as? String == "FeatureCollection")
        let features = try #require(top["features"] as? [[String: Any]])
        let kinds = features.compactMap { ($0["geometry"] as? [String: Any])?["type"] as? String }
        if command == "storms" {
            // Dora crossed the antimeridian.
            #expect(kinds == ["MultiLineString"])
        } else {
            #expect(kinds.count == 72 && Set(kinds) == ["Point"])
        }
        let box = try #require(top["bbox"] as? [Double])
        #expect(box.count == 4 && box[0] > box[2])
        let properties = try #require(features[0]["properties"] as? [String: Any])
        #expect(properties["name"] as? String == "DORA")
    }

    @Test("KML is well-formed XML with a style a category", arguments: ["points", "storms"])
    func kml(command: String) throws {
        let run = try CommandRun(command, "--to", "kml", "--storm", "katrina/2005", "--quiet")
        #expect(run.code == 0)
        let counts = try XMLText(Array(run.output.utf8)).counts
        #expect(counts["Placemark"] == (command == "points" ? 34 : 1))
        #expect(run.output.contains("<Style id=\"category-5\">"))
        #expect(
            run.output.contains(
                command == "points" ? "<Folder>\n<name>KATRINA 2005</name>" : "<name>KATRINA 2005</name>"))
    }

    @Test("Well-known text stands in the last column", arguments: ["points", "storms"])
    func wellKnownText(command: String) throws {
        let run = try CommandRun(command, "--to", "wkt", "--storm", "katrina/2005", "--quiet")
        #expect(run.lines[0].hasSuffix(",WKT"))
        #expect(run.lines[1].contains(command == "points" ? ",POINT (-75.1 23.1)" : ",\"LINESTRING (-75.1 23.1, "))
    }

    @Test("The SQL script makes a database that the real sqlite3 answers from")
    func sql() throws {
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/sqlite3") else {
            print("SKIPPED: sqlite3 is not installed")
            return
        }
        let folder = try TemporaryFolder()
        let evil = "20050828, 1800,  , HU, 26.3N,  88.6W, 150,  902,\n"
        let rows = "AL122005,  Robert'); DROP TABLE points;--,      1,\n" + evil
        let script =
            try CommandRun("points", "-", "--to", "sql", input: rows).output
            + CommandRun("storms", "-", "--to", "sql", input: rows).output
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/sqlite3")
        process.arguments = [folder.path("storms.db")]
        let input = Pipe()
        let output = Pipe()
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let question =
            "SELECT p.name, s.name, p.wind_kt + 0.5, typeof(p.comment) FROM points p JOIN storms s USING (storm);"
        try input.fileHandleForWriting.write(contentsOf: Data((script + question).utf8))
        try input.fileHandleForWriting.close()
        let answer = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(answer == "Robert'); DROP TABLE points;--|Robert'); DROP TABLE points;--|150.5|null\n")
    }

    @Test("A group of storms has no shape, and says so", arguments: ["geojson", "kml", "wkt"])
    func groups(format: String) throws {
        let run = try CommandRun("storms", "--by", "season", "--to", format)
        #expect(run.code == 64)
        #expect(run.error.contains("--by tells of groups"))
    }
}
