import Foundation
import Testing

@Suite("Sessions at the command line")
struct SessionCommandTests {
    private let script = """
        size 390 844
        storms sample storm KATRINA season 2005
        center 26.3 -88.6 zoom 5
        select KATRINA/2005 2005-08-28T18:00Z
        pan 100 0 over 0.5
        expect callout shown at 295 422

        """

    @Test("A trace recorded as NDJSON is told again as the text of the session that made it")
    func replay() throws {
        let folder = try TemporaryFolder()
        let session = try folder.file("a.session", script)
        let text = try CommandRun("simulate", session)
        let recorded = try CommandRun("simulate", session, "--to", "ndjson")
        let trace = try folder.file("a.ndjson", recorded.output)
        #expect(text.code == 0 && text.lines.count > 30)
        #expect(try CommandRun("simulate", trace).output == text.output)
        #expect(try CommandRun("simulate", trace, "--to", "ndjson").output == recorded.output)
        #expect(try CommandRun(["simulate", "-"], input: recorded.output).output == text.output)
    }

    @Test("A recorded trace that breaks a rule is told so with 1, one that is none with its line and 65")
    func badTrace() throws {
        let folder = try TemporaryFolder()
        let recorded = try CommandRun("simulate", try folder.file("a.session", script), "--to", "ndjson").output
        let lines = recorded.split(separator: "\n")
        let gap = (lines.prefix(3) + lines.dropFirst(4)).joined(separator: "\n")
        let broken = try CommandRun("simulate", try folder.file("gap.ndjson", gap))
        #expect(broken.code == 1)
        #expect(broken.error.contains("the number does not rise by 1"))
        let spoiled = try CommandRun("simulate", try folder.file("b.ndjson", lines[0] + "\n{\"seq\":x}\n"))
        #expect(spoiled.code == 65)
        #expect(spoiled.error.contains("b.ndjson:2:8: expected a number"))
    }

    @Test(
        "An expected snapshot is written when asked for, and then holds; a changed one fails with the lines that differ"
    )
    func snapshots() throws {
        let folder = try TemporaryFolder()
        let session = try folder.file("a.session", script + "expect snapshot \"a.snapshot\"\n")
        let missing = try CommandRun("simulate", session)
        #expect(missing.code == 65 && missing.error.contains("cannot read 'a.snapshot'"))
        let update = try CommandRun("simulate", session, "--update", "--output", folder.path("trace"))
        #expect(update.code == 0 && update.error.contains("a.snapshot: snapshot rewritten"))
        #expect(try CommandRun("test", session).code == 0)
        let snapshot = try String(contentsOfFile: folder.path("a.snapshot"), encoding: .utf8)
        _ = try folder.file("a.snapshot", snapshot.replacingOccurrences(of: "390", with: "391"))
        let changed = try CommandRun("test", session)
        #expect(changed.code == 1 && changed.output.contains("391"))
    }

    @Test("An expected place is rewritten when asked for, and nothing else of the script")
    func update() throws {
        let folder = try TemporaryFolder()
        let wrong = script.replacingOccurrences(of: "295 422", with: "1 2")
        let session = try folder.file("a.session", wrong)
        let failed = try CommandRun("test", session)
        #expect(failed.code == 1 && failed.output.contains("0 passed, 1 failed"))
        _ = try CommandRun("test", session, "--update")
        #expect(try String(contentsOfFile: session, encoding: .utf8) == script)
    }

    @Test("A failed expectation tells file, line, both sides and the last events")
    func failure() throws {
        let folder = try TemporaryFolder()
        let session = try folder.file("a.session", script + "expect callout hidden\n")
        let run = try CommandRun("simulate", session)
        #expect(run.code == 1)
        for part in ["a.session:7:1: expect callout hidden", "expected: ", "found: ", "37 0.500 callout-shown"] {
            #expect(run.error.contains(part))
        }
    }
}
