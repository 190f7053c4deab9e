import Sessions
import Testing

@Suite("The trace of a session") struct TraceTests {
    static let script = """
        size 390 844
        storms sample storm KATRINA season 2005
        center 26.3 -88.6 zoom 5
        select KATRINA/2005 2005-08-28T18:00Z
        pan 100 0 over 0.5
        expect callout shown at 295 422

        """

    @Test("is, byte for byte, the one that the design shows")
    func designExample() throws {
        let lines = try expectPasses(Self.script, source: katrina()).traceText.split(separator: "\n")
        let shown = """
            1 0.000 annotation-added count=34 source=sample
            2 0.000 selected storm=AL122005 at=2005-08-28T18:00:00Z by=api
            3 0.000 callout-shown storm=AL122005 x=195 y=422
            4 0.000 region-will-change reason=gesture animated=false depth=1
            5 0.000 callout-hidden storm=AL122005 reason=region-change
            6 0.017 visible-region-changed latitude=26.3 longitude=-88.746484375 zoom=5
            36 0.500 region-did-change reason=gesture animated=false depth=0
            37 0.500 callout-shown storm=AL122005 x=295 y=422
            """
        #expect(lines.count == 37)
        #expect((lines.prefix(6) + lines.suffix(2)).joined(separator: "\n") == shown)
    }

    @Test("as data has the keys of the text")
    func asData() throws {
        let lines = try expectPasses(Self.script, source: katrina()).traceNDJSON.split(separator: "\n")
        #expect(lines[2] == #"{"seq":3,"time":0.000,"event":"callout-shown","storm":"AL122005","x":195,"y":422}"#)
        #expect(
            lines[3]
                == #"{"seq":4,"time":0.000,"event":"region-will-change","reason":"gesture","animated":false,"depth":1}"#
        )
    }

    @Test("without a time selects the strongest fix")
    func peak() throws {
        let text = "storms sample\nselect KATRINA/2005\n"
        let trace = try expectPasses(text, source: katrina()).traceText
        #expect(trace.contains("selected storm=AL122005 at=2005-08-28T18:00:00Z by=api"))
    }

    @Test("tells of a failed expectation with place, both sides and the last events")
    func failure() throws {
        let outcome = try played("add 0 0 \"ALFA\"\nselect \"ALFA\"\nexpect callout shown at 1 2\n")
        #expect(
            outcome.failure?.description == """
                test.session:3:1: expect callout shown at 1 2
                  expected: callout shown at 1 2
                  found:    callout shown at 195 422
                  last events:
                    1 0.000 annotation-added count=1 title="ALFA"
                    2 0.000 selected title="ALFA" by=api
                    3 0.000 callout-shown title="ALFA" x=195 y=422
                """)
    }

    @Test("proposes the storm that was meant")
    func unknownStorm() throws {
        let outcome = try played("storms sample\nselect KATRNA\n", source: katrina())
        #expect(outcome.failure?.kind == .unknownSubject)
        #expect(
            outcome.failure?.found == "no storm is called 'KATRNA'; did you mean 'KATRINA'?")
    }

    @Test("gives the values that an update writes, and the rest of the script stays")
    func update() throws {
        let text = "add 0 0 \"ALFA\"\r\nselect \"ALFA\"\nexpect callout shown at 1 2 within 0.1 # here\n"
        let outcome = try played(text, isUpdating: true)
        #expect(outcome.failure == nil)
        #expect(
            ScriptRewrite.apply(outcome.rewrites, to: text, file: "test.session")
                == "add 0 0 \"ALFA\"\r\nselect \"ALFA\"\nexpect callout shown at 195 422 within 0.1 # here\n")
    }

    @Test("plays the lines of another script, and repeats")
    func sources() throws {
        let source = SessionSource(
            points: { _ in .success([]) }, text: { $0 == "a.session" ? "add 0 0 \"ALFA\"\nselect \"ALFA\"\n" : nil })
        try expectPasses(
            """
            source "a.session"
            repeat 3
            pan 10 0 over 0.1
            pan -10 0 over 0.1
            end
            expect event region-did-change count 6
            expect order selected callout-hidden[region-change] region-did-change callout-shown
            """, source: source)
        #expect(try played("source \"b.session\"", source: source).failure?.kind == .load)
    }

    @Test("compares a snapshot line by line")
    func snapshot() throws {
        let text = "size 100 100\nadd 0 0 \"ALFA\" size 20 10\nselect \"ALFA\"\nsnapshot one\n"
        let snapshots = try played(text).snapshots
        #expect(
            snapshots.map(\.text) == [
                """
                viewport 100 100
                center 0 0 zoom 0 heading 0
                selected "ALFA"
                callout shown at 50 50
                callout frame 18 -12 65 57 above arrow 32
                part title frame 30 -1 41 21 "ALFA"
                view "ALFA" frame 40 45 20 10
                read title "ALFA"
                read view "ALFA" selected
                focus callout

                """
            ])
        let wanted = snapshots[0].text
        let source = SessionSource(
            points: { _ in .success([]) },
            text: { $0 == "same" ? wanted : "viewport 100 100\ncenter 0 0 zoom 1 heading 0\n" })
        try expectPasses(text + "expect snapshot \"same\"\n", source: source)
        let outcome = try played(text + "expect snapshot \"other\"\n", source: source)
        #expect(
            outcome.failure?.found.contains("-2 center 0 0 zoom 1 heading 0\n+2 center 0 0 zoom 0 heading 0") == true)
    }
}
