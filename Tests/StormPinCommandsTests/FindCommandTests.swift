import Foundation
import Testing

@Suite("Finding places at the command line")
struct FindCommandTests {
    private let list = """
        name,street,city,state,zip,lat,lon,country
        Depot,1 Canal Street,New Orleans,Louisiana,70130,29.951,-90.064,US
        Miami,,,,,-34.0,18.5,ZA
        Naha Airport 那覇空港,150 Kagamizu,Naha,Okinawa,901-0142,26.1958,127.646,JP

        """

    private func objects(_ run: CommandRun) throws -> [[String: Any]] {
        try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    }

    @Test("S3-3, S3-6: the placemarks come best first, with title, subtitle, coordinate and kind")
    func table() throws {
        let run = try CommandRun("find", "kingston")
        #expect(run.code == 0 && run.error.isEmpty)
        #expect(
            run.lines[0].split(separator: " ") == ["title", "subtitle", "latitude", "longitude", "kind", "country"])
        #expect(run.lines[1].hasSuffix("capital  Jamaica") && run.lines[2].hasSuffix("capital  Norfolk Island"))
        let first = try #require(try objects(CommandRun("find", "miami, fl", "--limit", "1", "--to", "json")).first)
        #expect(first["title"] as? String == "Miami" && first["subtitle"] as? String == "Florida, Miami")
        #expect(first["city"] as? String == "Miami" && first["state"] as? String == "Florida")
        #expect(first["street"] is NSNull && first["zip"] is NSNull)
        #expect(first["latitude"] as? Double == 25.7896 && first["kind"] as? String == "city")
    }

    @Test("Case, accents, Chinese scripts, beginnings, slips and coordinates are understood; words need no quotes")
    func queries() throws {
        for (query, title) in [
            (["NEW", "orleans"], "New Orleans"), (["cox's bazar"], "Cox’s Bāzār"), (["東京"], "Tokyo"),
            (["Mimai"], "Miami"),
            (["port-au-pr"], "Port-au-Prince"),
        ] {
            let run = try CommandRun(["find"] + query + ["--limit", "1", "--to", "csv"])
            #expect(run.lines[1].hasPrefix(title + ","), "\(query)")
        }
        #expect(try CommandRun("find", "东京", "--lang", "zh-Hans", "--to", "csv").lines[1].hasPrefix("东京,"))
        let place = try objects(CommandRun("find", "-5.5, 7", "--to", "json"))
        #expect(place.first?["latitude"] as? Double == -5.5 && place.first?["kind"] as? String == "coordinate")
    }

    @Test("S3-2: an empty query looks for nothing and says so; S3-15F: no result is said on standard error")
    func nothing() throws {
        for query in ["", "  "] {
            let run = try CommandRun("find", query, "--to", "json")
            #expect(run.code == 0 && run.output == "[]\n" && run.error.contains("the query is empty"))
        }
        let run = try CommandRun("find", "Qwxyzzy", "--to", "csv")
        #expect(run.code == 0 && run.lines.count == 2 && run.error == "stormpin: no place is called 'Qwxyzzy'\n")
        #expect(try CommandRun("find", "Qwxyzzy", "--quiet").error.isEmpty)
        #expect(try CommandRun("find").code == 64)
        #expect(try CommandRun("find", "x", "--limit", "-1").code == 64)
    }

    @Test("S3-8, S3-9: in the classic labels every title is the tutorial's constant, with its separators below")
    func classic() throws {
        let run = try CommandRun("find", "Kingston", "--lang", "classic", "--to", "ndjson")
        let titles = run.lines.filter { $0.hasPrefix("{\"title\":\"您的位置!\"") }
        #expect(titles.count == run.lines.count - 1 && titles.count > 1)
        #expect(titles[0].contains("\"subtitle\":\"KingstonKingston, \""))
    }

    @Test("A list of one's own comes first, with its addresses")
    func ownList() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("own.csv", list)
        let found = try objects(CommandRun("find", "miami", "--gazetteer", path, "--to", "json"))
        #expect(found[0]["own"] as? Bool == true && found[0]["country"] as? String == "South Africa")
        #expect(found[1]["own"] as? Bool == false && found[1]["country_code"] as? String == "US")
        let depot = try objects(CommandRun("find", "1 canal street", "--gazetteer", path, "--to", "json"))
        #expect(depot[0]["title"] as? String == "Depot" && depot[0]["zip"] as? String == "70130")
        #expect(depot[0]["subtitle"] as? String == "Louisiana, New Orleans · 1 Canal Street, 70130")
        let piped = try CommandRun(["find", "那覇空港", "--gazetteer", "-", "--to", "csv"], input: list)
        #expect(piped.lines[1].contains("901-0142"))
        let tabs = try folder.file("own.tsv", list.replacingOccurrences(of: ",", with: "\t"))
        #expect(try CommandRun("find", "depot", "--gazetteer", tabs, "--to", "csv").lines[1].hasPrefix("Depot,"))
    }

    @Test("A row of the list that cannot be taken is told with line and column, and ends with 65 as other rejects do")
    func badList() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("own.csv", "name,lat,lon,kind\nA,95,1,\nB,1,2,shelter\n")
        let run = try CommandRun("find", "b", "--gazetteer", path, "--limit", "1", "--to", "csv")
        #expect(run.code == 65 && run.lines[1].hasPrefix("B,"))
        #expect(run.error.contains("own.csv:2:2: rejected: bad-latitude: latitude '95'\n"))
        #expect(run.error.contains("own.csv:3: note: unknown-kind: 'shelter' (1 rows): read as places"))
        #expect(try CommandRun("find", "b", "--gazetteer", path, "--allow-rejects").code == 0)
        let strict = try CommandRun("find", "b", "--gazetteer", path, "--strict")
        #expect(strict.code == 65 && strict.output.isEmpty)
        let near = ["points", "--near", "B", "--within", "20000km", "--gazetteer", path, "--storm", "ida"]
        #expect(try CommandRun(near).code == 65)
        #expect(try CommandRun(near + ["--allow-rejects"]).code == 0)
        for (text, word) in [("", "is empty"), ("a,b\n1,2\n", "expected a header")] {
            let none = try CommandRun("find", "b", "--gazetteer", try folder.file("none.csv", text))
            #expect(none.code == 65 && none.error.contains(word))
        }
        #expect(try CommandRun("find", "b", "--gazetteer", folder.path("absent.csv")).code == 66)
    }
}
