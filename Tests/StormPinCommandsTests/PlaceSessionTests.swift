import Foundation
import Testing

@Suite("Places in sessions at the command line")
struct PlaceSessionTests {
    private static let seeds = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Datasets/sessions/seeds").path

    @Test("S3-3, S3-22F: simulate finds places in the gazetteer inside the binary, each pin called by its name")
    func embedded() throws {
        let folder = try TemporaryFolder()
        let session = try folder.file("a.session", "size 390 844\nfind \"Miami, Florida\" answers in 0.5\n")
        let run = try CommandRun("simulate", session)
        #expect(run.code == 0 && run.error.isEmpty)
        #expect(run.lines[0] == "1 0.500 geocoded results=2 query=\"Miami, Florida\"")
        #expect(run.lines[1].hasSuffix("title=\"Miami\""))
        let chinese = try CommandRun("simulate", session, "--lang", "zh-Hant")
        #expect(chinese.lines[1].hasSuffix("title=\"邁阿密\""))
    }

    @Test("S3-8, S3-9: in the classic labels each result is titled with the constant, its address composed as coded")
    func classic() throws {
        let folder = try TemporaryFolder()
        let text = """
            size 390 844
            find "Miami, Florida"
            select "您的位置!"
            expect callout shown
            snapshot A

            """
        let run = try CommandRun("simulate", try folder.file("a.session", text), "--lang", "classic")
        #expect(run.code == 0)
        #expect(run.output.contains("annotation-added count=2 title=\"您的位置!\""))
        #expect(run.output.contains("read title \"您的位置!\"") && run.output.contains("read subtitle \"FloridaMiami, \""))
    }

    @Test("A list of one's own is found first, in simulate and in test")
    func ownList() throws {
        let folder = try TemporaryFolder()
        let list = try folder.file("own.csv", "name,lat,lon\nMiami,-34,18.5\nDepot,12,-61\n")
        let text = """
            size 390 844
            find "Miami"
            expect center -34 18.5 within 0.001
            find "depot"
            expect displayed "Depot"

            """
        let session = try folder.file("a.session", text)
        #expect(try CommandRun("simulate", session, "--gazetteer", list).code == 0)
        #expect(try CommandRun("test", session, "--gazetteer", list).output.hasSuffix("1 passed, 0 failed\n"))
        #expect(try CommandRun("test", session).code == 1)
        let bad = try folder.file("bad.csv", "name,lat,lon\nMiami,-34,18.5\nDepot,12,-61\nX,,\n")
        for command in ["simulate", "test"] {
            let run = try CommandRun(command, session, "--gazetteer", bad)
            #expect(run.code == 65 && run.error.contains("bad.csv:4:2: rejected: missing-position"))
            #expect(try CommandRun(command, session, "--gazetteer", bad, "--allow-rejects").code == 0)
        }
        #expect(try CommandRun("test", session, "--gazetteer", folder.path("absent.csv")).code == 66)
    }

    @Test("S3-14F: the same query submitted again while it is on its way is one request with one answer")
    func sameQuery() throws {
        let folder = try TemporaryFolder()
        let text = """
            begin
            find "Miami, Florida" answers in 0.8
            wait 0.1
            find " Miami, Florida " answers in 0.1
            end
            expect event geocoded count 1
            expect event geocode-cancelled count 0
            begin
            find "Miami" answers in 0.8
            find "Nassau" answers in 0.2
            find "Miami" answers in 0.4
            end
            expect event geocoded count 2
            expect event geocode-cancelled count 2
            expect displayed "Miami"

            """
        let run = try CommandRun("simulate", try folder.file("a.session", text))
        #expect(run.code == 0 && run.lines[0].hasPrefix("1 0.800 geocoded"), "\(run.error)")
    }

    @Test("S3-11: a map that cannot be loaded is an event with its reason, and a message on standard error")
    func loadFailure() throws {
        let folder = try TemporaryFolder()
        let session = try folder.file("a.session", "fail load \"no \\u{1B}network\"\nwait 1\n")
        let run = try CommandRun("simulate", session)
        #expect(run.code == 0 && run.lines[0].hasPrefix("1 0.000 load-failed reason=\"no "))
        #expect(run.error == "\(session): the map could not be loaded: no \\u{1b}network\n")
        #expect(try CommandRun("simulate", session, "--quiet").error.isEmpty)
    }

    @Test("The third tutorial's sessions pass at the command line as they do in the library")
    func seeds() throws {
        let run = try CommandRun("test", Self.seeds, "--filter", "S3-")
        #expect(run.code == 0 && run.output.hasSuffix(" passed, 0 failed\n"), "\(run.output)")
    }
}
