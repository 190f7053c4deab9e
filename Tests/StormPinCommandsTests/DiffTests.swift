import Foundation
import StormPinCommands
import TestSupport
import Testing

@Suite("Two releases of a data set")
struct DiffTests {
    private static let old = [
        "AL122005,            KATRINA,      3,",
        "20050828, 1200,  , HU, 25.7N,  87.7W, 145,  909,",
        "20050828, 1800,  , HU, 26.3N,  88.6W, 150,  902,",
        "20050829, 0000,  , HU, 27.2N,  89.2W, 140,  905,",
        "AL992005,            GONE,      1,",
        "20050829, 0000,  , HU, 27.2N,  89.2W, 140,  905,",
    ]

    private func diff(_ old: [String], _ new: [String], _ options: String...) throws -> CommandRun {
        let folder = try TemporaryFolder()
        let paths = [
            try folder.file("old", old.joined(separator: "\n") + "\n"),
            try folder.file("new", new.joined(separator: "\n") + "\n"),
        ]
        return try CommandRun(["diff"] + paths + ["--to", "csv"] + options)
    }

    @Test("That are equal end with 0 and a header alone")
    func equal() throws {
        let run = try diff(Self.old, Self.old)
        #expect(run.code == 0)
        #expect(run.output == "change,storm,name,time,field,old,new\n")
        #expect(run.error.contains("no difference"))
    }

    @Test("Tell added, removed and changed storms and fixes with both values, and end with 1")
    func differences() throws {
        let new = [
            Self.old[0], Self.old[1].replacingOccurrences(of: "145", with: "140"), Self.old[2],
            "20050829, 1110, L, HU, 29.3N,  89.6W, 110,  920,", "AL982005,            NEW,      1,", Self.old[5],
        ]
        let run = try diff(Self.old, new)
        #expect(run.code == 1)
        #expect(
            run.lines.dropFirst().dropLast() == [
                "changed,AL122005,KATRINA,2005-08-28T12:00:00Z,wind_kt,145,140",
                "removed,AL122005,KATRINA,2005-08-29T00:00:00Z,fix,27.2 -89.2 140 kt 905 hPa HU,",
                "added,AL122005,KATRINA,2005-08-29T11:10:00Z,fix,,29.3 -89.6 110 kt 920 hPa HU",
                "removed,AL992005,GONE,,points,1,", "added,AL982005,NEW,,points,,1",
            ])
        #expect(run.error.contains("storms: 1 added, 1 removed; fixes of storms in both: 1 added, 1 removed"))
    }

    @Test("Tell the same of any damaged value of any column, and nothing of the others")
    func anyValue() throws {
        let changes = [
            ("HU, 25.7N", "TS, 25.7N", "status,HU,TS"), ("25.7N", "25.8N", "latitude,25.7,25.8"),
            ("87.7W", "87.8W", "longitude,-87.7,-87.8"), ("909", "-999", "pressure_hpa,909,"),
            ("1200,  ,", "1200, L,", "record,,L"),
        ]
        for (before, after, expected) in changes {
            var new = Self.old
            new[1] = new[1].replacingOccurrences(of: before, with: after)
            let lines = try diff(Self.old, new).lines.filter { !$0.contains(",category,") }
            #expect(lines.count == 3 && lines[1].hasSuffix(expected), "\(lines)")
        }
    }

    @Test("Are joined by name and season where the ids are of two agencies")
    func otherAgency() throws {
        let table = [
            "id,name,season,time,lat,lon,wind",
            "2005236N23285,KATRINA,2005,2005-08-28 12:00,25.7,-87.7,145",
            "2005236N23285,KATRINA,2005,2005-08-28 18:00,26.3,-88.6,150",
        ]
        let run = try diff(table, Array(Self.old[0...2]))
        #expect(run.lines[1] == "changed,AL122005,KATRINA,,storm,2005236N23285,AL122005")
        #expect(!run.output.contains("added") && !run.output.contains("removed"))
        #expect(!run.output.contains("wind_kt"))
    }

    @Test("Can be compared in the chosen points only")
    func chosen() throws {
        let run = try diff(Self.old, Array(Self.old[0...3]), "--storm", "katrina")
        #expect(run.code == 0)
    }

    @Test("Need two files", arguments: [[], ["one"], ["one", "two", "three"]])
    func usage(files: [String]) throws {
        let run = try CommandRun(["diff"] + files)
        #expect(run.code == 64)
        #expect(run.error.contains("stormpin diff OLD NEW"))
    }

    @Test("That are equal but for rejected rows end with 65")
    func rejects() throws {
        let bad = Self.old + ["20050829, 0600,  , HU, 97.2N,  89.2W, 140,  905,"]
        #expect(try diff(bad, bad).code == 65)
        #expect(try diff(bad, bad, "--allow-rejects").code == 0)
    }
}
