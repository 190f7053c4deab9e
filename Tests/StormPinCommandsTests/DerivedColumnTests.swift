import Foundation
import TestSupport
import Testing

@Suite("Derived columns at the command line")
struct DerivedColumnTests {
    @Test("Katrina's peak has the motion, change, grades and distance of its rule, alike in every form")
    func katrina() throws {
        let options = [
            "--storm", "katrina/2005", "--motion", "--change", "--scale", "jma", "--scale", "bom", "--closest",
            "29.95,-90.07", "--quiet",
        ]
        for choice in [["--peak"], ["--at", "2005-08-28T18:00Z"]] {
            let csv = try CommandRun(["points", "--to", "csv"] + options + choice)
            #expect(
                csv.lines[0].hasSuffix(",comment,speed_kt,heading,change_24h_kt,rapid,scale_jma,scale_bom,distance_km"))
            #expect(csv.lines[1].hasSuffix(",10.1,306.8,50,true,VTY,5,430.7"))
            #expect(csv.lines.count == 3)
            let json = try CommandRun(["points", "--to", "ndjson"] + options + choice)
            let end =
                #","speed_kt":10.1,"heading":306.8,"change_24h_kt":50,"rapid":true,"scale_jma":"VTY","scale_bom":"5","#
                + #""distance_km":430.7}"#
            #expect(json.lines[0].hasSuffix(end))
            let table = try CommandRun(["points"] + options + choice)
            #expect(table.lines[1].hasSuffix("10.1    306.8             50  true   VTY        5                430.7"))
            #expect(try CommandRun(["points", "--to", "markdown"] + options + choice).lines[2].contains("| 306.8 |"))
        }
    }

    @Test("What is derived refers to the source's fixes, whichever of them are chosen")
    func unchosenFixes() throws {
        let options = ["points", "--storm", "katrina/2005", "--motion", "--change", "--to", "csv", "--quiet"]
        let all = try CommandRun(options)
        let chosen = try CommandRun(options + ["--category", "5"])
        #expect(chosen.lines.count == 3 + 2)
        #expect(chosen.lines.allSatisfy { all.lines.contains($0) })
    }

    @Test("Interpolated rows are marked, stand between the fixes, and pass the same filters")
    func every() throws {
        let options = ["points", "--storm", "katrina/2005", "--to", "csv", "--quiet"]
        let fixes = try CommandRun(options).lines.dropFirst().filter { !$0.isEmpty }
        let filled = try CommandRun(options + ["--every", "3h"]).lines.dropFirst().filter { !$0.isEmpty }
        #expect(filled.filter { $0.hasSuffix(",false") } == fixes.map { $0 + ",false" })
        #expect(filled.count == 64)
        let times = filled.map { $0.split(separator: ",", omittingEmptySubsequences: false)[4] }
        #expect(times == times.sorted() && Set(times).count == times.count)
        let box = try CommandRun(options + ["--every", "30min", "--bbox", "-90,27,-89,28"])
        #expect(box.lines.count - 2 == 12)
        let peak = try CommandRun(options + ["--every", "3h", "--peak"])
        #expect(peak.lines[1].contains("2005-08-28T18:00:00Z") && peak.lines[1].hasSuffix(",false"))
    }

    @Test("A storm's row takes the same options")
    func storms() throws {
        let run = try CommandRun(
            "storms", "--storm", "katrina/2005", "--motion", "--change", "--scale", "cma", "--closest", "29.95,-90.07",
            "--duration", "--to", "csv", "--units", "kmh")
        let names = ",track_km,mean_speed_kmh,max_speed_kmh,max_change_24h_kmh,rapid,scale_cma,closest_km,closest_time,"
        #expect(run.lines[0].contains(names))
        #expect(run.lines[0].hasSuffix("hours_td,hours_ts,hours_1,hours_2,hours_3,hours_4,hours_5"))
        #expect(run.lines[1].contains(",3388.5,18.8,44.2,92.6,true,SuperTY,45.3,2005-08-29T13:46:00Z,29.9508,-89.6,"))
        #expect(run.lines[1].hasSuffix(",30,46.5,25.5,18,24.83,11.17,18"))
        #expect(run.error.contains("--scale cma is made for 2-minute winds"))
    }

    @Test("Seasons and basins are summed up, sorted and cut like storms")
    func groups() throws {
        let seasons = try CommandRun("storms", "--by", "season", "--to", "csv")
        #expect(
            seasons.lines[0].hasPrefix("season,storms,tropical_storms,hurricanes,major_hurricanes,first,last,points,"))
        let strongest = try CommandRun("storms", "--by", "season", "--sort", "wind", "--limit", "1", "--to", "csv")
        #expect(strongest.lines[1].hasPrefix("2015,") && strongest.lines.count == 3)
        let basins = try CommandRun("storms", "--by", "basin", "--to", "ndjson")
        #expect(basins.lines[0].hasPrefix(#"{"basin":"AL","storms":"#))
    }

    @Test("The place of the closest approach may be named, and an unknown one ends with 65")
    func placeByName() throws {
        let run = try CommandRun("storms", "--storm", "katrina/2005", "--closest", "New Orleans", "--to", "ndjson")
        #expect(run.lines[0].contains(#""closest_time":"2005-08-29T13:5"#))
        let unknown = try CommandRun("points", "--closest", "91,0")
        #expect(unknown.code == 65 && unknown.error.contains("LAT,LON"))
    }

    @Test("The strongest fix alone is summed up with --peak")
    func peak() throws {
        let run = try CommandRun("storms", "--storm", "katrina/2005", "--peak", "--to", "csv")
        #expect(run.lines[1].contains("2005-08-28T18:00:00Z,2005-08-28T18:00:00Z,1,150,902,5,2.25,0"))
    }

    @Test(
        "Wrong values are told with what was expected",
        arguments: [
            (["points", "--every", "3"], "3h or 30min"), (["points", "--every", "0h"], "3h or 30min"),
            (["points", "--every", "20s"], "3h or 30min"), (["points", "--every", "25h"], "3h or 30min"),
            (["points", "--scale", "nch"], "Did you mean 'nhc'?"),
            (["points", "--gazetteer", "x.csv"], "needs --near"),
            (["storms", "--by", "month"], "season, basin"),
            (["storms", "--by", "season", "--motion"], "belong to storms"),
            (["points", "--by", "season"], "belongs to"),
            (["points", "--bbox", "1,2,x,3,4"], "WEST,SOUTH"), (["points", "--season", "2005...2006"], "2004..2008"),
            (["points", "--from", "2005-08-30", "--until", "2005-08-29"], "is after --until"),
        ])
    func usage(arguments: [String], hint: String) throws {
        let run = try CommandRun(arguments)
        #expect(run.code == 64)
        #expect(run.error.contains(hint), "\(run.error)")
    }

    @Test("A choice of nothing says so")
    func nothing() throws {
        #expect(try CommandRun("points", "--basin", "XX", "--to", "csv").error.contains("no point was chosen"))
        #expect(try CommandRun("storms", "--season", "1700").error.contains("no storm was chosen"))
    }
}

@Suite("Derived figures of real archives", .enabled(if: SharedFolder.isPresent))
struct DerivedArchiveTests {
    private struct Figures: Decodable {
        var files: [String: File]
        struct File: Decodable { var ace: [String: Double]? }
    }

    @Test(
        "ACE by season is that of the figures computed without any track library",
        arguments: ["hurdat2-atlantic-1851-2025.txt", "hurdat2-nepac-1949-2013.txt"])
    func energy(name: String) throws {
        let data = try Data(contentsOf: SharedFolder.file("data/expected.json"))
        let expected = try #require(try JSONDecoder().decode(Figures.self, from: data).files[name]?.ace)
        let run = try CommandRun(
            "storms", SharedFolder.file("data/\(name)").path, "--by", "season", "--to", "ndjson", "--quiet")
        var found: [String: Double] = [:]
        for line in run.lines where !line.isEmpty {
            let row = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            let season = try #require(row["season"] as? Int)
            found["\(season)"] = try #require(row["ace"] as? Double)
        }
        #expect(expected.count > 50)
        for (season, energy) in expected { #expect(found[season].map { isNear($0, energy, absolute: 1e-4) } == true) }
        for (season, energy) in found where expected[season] == nil { #expect(energy == 0) }
    }

    @Test("The season of 2005 has the storms of the hurricane center's own count, and Wilma the fastest deepening")
    func season2005() throws {
        let path = SharedFolder.file("data/hurdat2-atlantic-1851-2025.txt").path
        let season = try CommandRun("storms", path, "--season", "2005", "--by", "season", "--to", "csv")
        #expect(season.lines[1].hasPrefix("2005,31,28,15,7,"))
        let wilma = try CommandRun("storms", path, "--storm", "wilma/2005", "--change", "--to", "csv")
        #expect(wilma.lines[1].hasSuffix(",95,true"))
    }
}
