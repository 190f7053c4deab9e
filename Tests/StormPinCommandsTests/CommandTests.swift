import Foundation
import StormPinCommands
import Testing

@Suite("Commands")
struct CommandTests {
    @Test(
        "The callout of Katrina's peak has the rows of its label set",
        arguments: [
            ("en", ["Date       2005-08-28", "Wind       150 kt", "Pressure   902 hPa", "Category   5"]),
            ("zh-Hans", ["日期      2005-08-28", "风速      150 kt", "气压      902 hPa", "风暴类型  飓风"]),
            ("zh-Hant", ["150 kt", "902 hPa"]), ("classic", ["Wind:150", "Presure:902", "Category:5", "Name:KATRINA"]),
        ])
    func callout(labels: String, rows: [String]) throws {
        for choice in [["--at", "2005-08-28T18:00Z"], ["--peak"]] {
            let run = try CommandRun(["callout", "--storm", "katrina/2005", "--lang", labels] + choice)
            #expect(run.code == 0)
            for row in rows { #expect(run.output.contains(row), "\(run.output)") }
        }
    }

    @Test("The callout as JSON gives its rows as data")
    func calloutJSON() throws {
        let run = try CommandRun("callout", "--storm", "AL122005", "--peak", "--to", "json", "--units", "mph")
        let array = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
        #expect(array.count == 1)
        #expect(array[0]["storm"] as? String == "AL122005")
        let rows = try #require(array[0]["rows"] as? [[String: String]])
        #expect(rows[2] == ["key": "Wind", "value": "173 mph"])
    }

    @Test("Points as CSV have the contract's columns first")
    func pointColumns() throws {
        let run = try CommandRun("points", "--to", "csv", "--units", "kmh", "--quiet")
        let start = "storm,name,season,basin,time,latitude,longitude,wind_kmh,pressure_hpa,status,category,record,"
        #expect(run.lines[0].hasPrefix(start))
        #expect(run.error.isEmpty)
    }

    @Test("The classic callout of a HURDAT2 row shows the file's own texts")
    func classicOfHURDAT2() throws {
        let run = try CommandRun("callout", "--storm", "katrina/2005", "--peak", "--lang", "classic")
        let texts = [
            "Date:20050828", "Time:1800", "Wind:150", "Presure:902", "StormType:HU", "Category:5", "Name:KATRINA",
        ]
        #expect(Array(run.lines.dropFirst().prefix(7)) == texts)
    }

    @Test("The normalised CSV imports again to the same points")
    func again() throws {
        let folder = try TemporaryFolder()
        let first = try CommandRun("points", "--to", "csv")
        let second = try CommandRun("points", try folder.file("again.csv", first.output), "--to", "csv")
        let columns = { (line: String) in line.split(separator: ",", omittingEmptySubsequences: false).prefix(12) }
        #expect(second.lines.map(columns) == first.lines.map(columns))
    }

    @Test("Standard input and several files are read in turn")
    func inputs() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("a.csv", "name,lat,lon\nA,1,2\n")
        let run = try CommandRun(["points", file, "-", "--to", "ndjson"], input: "name,lat,lon\nB,3,4\n")
        #expect(run.code == 0)
        #expect(run.lines.count == 3)
        #expect(run.lines[0].contains("\"name\":\"A\"") && run.lines[1].contains("\"name\":\"B\""))
    }

    @Test(
        "Options choose points",
        arguments: [
            (["--storm", "katrina", "--landfall"], 3), (["--storm", "katrina", "--category", "5"], 3),
            (["--season", "2005"], 34), (["--storm", "katrina", "--from", "2005-08-30"], 6),
            (["--storm", "katrina", "--until", "2005-08-23"], 1), (["--peak", "--basin", "ep"], 2),
        ])
    func selection(options: [String], count: Int) throws {
        let run = try CommandRun(["points", "--to", "ndjson"] + options)
        #expect(run.lines.count - 1 == count, "\(run.output)")
    }

    @Test("A box whose west is greater than its east crosses the antimeridian, and a circle holds what is near")
    func places() throws {
        let file = "name,lat,lon\nA,10,179\nB,10,-179\nC,10,0\n"
        let box = try CommandRun(["points", "-", "--to", "ndjson", "--bbox", "178,0,-178,20"], input: file)
        #expect(box.lines.count == 3)
        let near = ["points", "-", "--to", "ndjson", "--near", "10,180", "--within", "200km"]
        #expect(try CommandRun(near, input: file).lines.count == 3)
    }

    @Test("Storms are sorted by their key and cut at the limit")
    func storms() throws {
        let run = try CommandRun("storms", "--sort", "wind", "--limit", "1", "--to", "csv")
        #expect(run.lines.count == 3)
        #expect(run.lines[1].contains("PATRICIA"))
    }

    @Test("The import report gives the sum of all rows and the keys of its contract")
    func importReport() throws {
        let text = "# a comment\nname,lat,lon\nA,1,2\n\nB,99,4\n"
        let run = try CommandRun(["import", "-", "--to", "json", "--explain"], input: text)
        #expect(run.code == 65)
        let array = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
        #expect(array[0]["rows_read"] as? Int == 5)
        #expect(array[0]["points"] as? Int == 1)
        #expect(array[0]["skipped"] as? [String: Int] == ["header": 1, "blank": 1, "comment": 1])
        let reject = try #require((array[0]["rejects"] as? [[String: Any]])?.first)
        #expect(reject["line"] as? Int == 5 && reject["column"] as? Int == 2)
        #expect(reject["code"] as? String == "bad-latitude" && reject["text"] as? String == "99")
        #expect(array[0]["mapping"] as? [String: String] == ["name": "name", "latitude": "lat", "longitude": "lon"])
        #expect(try CommandRun(["import", "-"], input: text).output.contains("5 rows = 1 points + 1 rejects"))
    }

    @Test("Records are an array of arrays of strings, as the reader sees them")
    func records() throws {
        let run = try CommandRun(["records", "-", "--to", "json"], input: "a;\"b\"\"\"\n#c\n\n")
        let array = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String]]
        #expect(array == [["a", "b\""], ["#c"], [""]])
    }

    @Test("Help begins with examples and names every option of the command once")
    func help() throws {
        for command in ["import", "storms", "points", "callout", "records", "simulate", "test"] {
            let run = try CommandRun("help", command)
            #expect(run.code == 0)
            #expect(run.lines[2] == "Examples:")
            let options = run.lines.filter { $0.hasPrefix("  --") }.map { $0.split(separator: " ")[0] }
            #expect(Set(options).count == options.count && options.contains("--help"))
            #expect(try CommandRun(command, "--help").output == run.output)
        }
        #expect(try CommandRun("--version").output.hasPrefix("stormpin "))
        #expect(try CommandRun("completions", "bash").output.contains("--landfall"))
    }

    @Test("A session over the sample gives the same trace twice, and a failed expect gives 1")
    func simulate() throws {
        let folder = try TemporaryFolder()
        let lines =
            "size 390 844\nstorms sample storm KATRINA season 2005\ncenter 26.3 -88.6 zoom 5\nselect KATRINA/2005\npan 100 0 over 0.5\n"
        let script = try folder.file("a.session", lines + "expect callout shown at 295 422\n")
        let run = try CommandRun("simulate", script)
        #expect(run.code == 0)
        #expect(run.lines[0] == "1 0.000 annotation-added count=34 source=sample")
        #expect(run.lines[36] == "37 0.500 callout-shown storm=AL122005 x=295 y=422")
        #expect(try CommandRun("simulate", script).output == run.output)
        let failing = try folder.file("b.session", lines + "expect callout shown at 1 1\n")
        #expect(try CommandRun("simulate", failing).code == 1)
        let suite = try CommandRun("test", folder.path(""))
        #expect(suite.code == 1)
        #expect(suite.output.hasSuffix("1 passed, 1 failed\n"))
        #expect(try CommandRun("simulate", try folder.file("c.session", "pann 1 2\n")).code == 65)
    }
}
