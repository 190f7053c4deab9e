import Geodesy
import StormTracks
import TestSupport
import Testing

@testable import Sessions

@Suite("A session script") struct ScriptParserTests {
    func commands(_ text: String) throws -> [SessionCommand] {
        try Script(parsing: text, name: "a.session").statements.compactMap {
            guard case .command(let command) = $0.kind else { return nil }
            return command
        }
    }

    @Test("reads every command of the language")
    func readsAll() throws {
        let place = try Coordinate(latitude: 1, longitude: 2)
        let text = """
            describe "a \\"quoted\\" \\\\ text \\u{1F300}"
            size 390 844
            resize 0 0
            insets 44 0 34 0
            storms sample storm KATRINA season 2005
            storms "irma.csv"
            center 1 2 zoom 5.5 heading -90
            callout follow
            autopan on
            wait 0.25
            select KATRINA/2005 2005-08-28T18:00Z
            select AL122005
            select "ALFA"
            deselect
            tap 1 2
            doubletap 1 2
            longpress 1 2
            pan -100 0.5 over 0.5
            pan 1 2 over 3 ease-out
            fling 400 0
            zoom 6 at 1 2 over 1
            pinch 1 2 scale 0.5 over 1
            rotate -90 over 1
            fly 1 2 zoom 4
            fly 1 2 zoom 4 over 2
            fit region -20 177 -16 -178 padding 50
            fit IRMA
            drag 1 2 to 3 4 over 1
            move "ALFA" to 1 2 over 1
            set "ALFA" offset 1 -2
            set "ALFA" title ""
            collision off
            play IRMA/2017 over 10
            remove all
            remove IRMA
            locate 1 2
            fail load "no network"
            find "Miami" answers in 0.8
            snapshot first
            """
        let seconds = { (value: Double) in ScriptSeconds(nanoseconds: Int64(value * 1e9)) }
        let expected: [SessionCommand] = [
            .describe("a \"quoted\" \\ text 🌀"), .size(width: 390, height: 844), .resize(width: 0, height: 0),
            .insets(top: 44, right: 0, bottom: 34, left: 0),
            .storms(StormsRequest(file: nil, storm: "KATRINA", season: 2005)), .storms(StormsRequest(file: "irma.csv")),
            .center(place, zoom: 5.5, heading: -90), .callout(.follow), .autopan(true), .wait(seconds(0.25)),
            .select(
                .storm(StormName(name: "KATRINA", season: 2005)),
                at: Instant(year: 2005, month: 8, day: 28, hour: 18)),
            .select(.storm(StormName(name: "AL122005")), at: nil), .select(.title("ALFA"), at: nil), .deselect,
            .tap(x: 1, y: 2), .doubletap(x: 1, y: 2), .longpress(x: 1, y: 2),
            .pan(dx: -100, dy: 0.5, over: seconds(0.5), .linear), .pan(dx: 1, dy: 2, over: seconds(3), .easeOut),
            .fling(vx: 400, vy: 0), .zoom(6, x: 1, y: 2, over: seconds(1)),
            .pinch(x: 1, y: 2, scale: 0.5, over: seconds(1)), .rotate(degrees: -90, over: seconds(1)),
            .fly(place, zoom: 4, over: nil), .fly(place, zoom: 4, over: seconds(2)),
            .fit(.region(try GeoRegion(south: -20, west: 177, north: -16, east: -178)), padding: 50),
            .fit(.storm(StormName(name: "IRMA")), padding: 0),
            .drag(fromX: 1, fromY: 2, toX: 3, toY: 4, over: seconds(1)),
            .move(title: "ALFA", to: place, over: seconds(1)), .set(title: "ALFA", .offset(x: 1, y: -2)),
            .set(title: "ALFA", .title("")), .collision(false),
            .play(StormName(name: "IRMA", season: 2017), over: seconds(10)), .remove(nil),
            .remove(.storm(StormName(name: "IRMA"))), .locate(place), .failLoad(reason: "no network"),
            .find(query: "Miami", answersIn: seconds(0.8)), .snapshot(name: "first"),
        ]
        let found = try commands(text)
        for (found, expected) in zip(found, expected) { #expect(found == expected) }
        #expect(found.count == expected.count)
    }

    @Test("reads the options of add in any order")
    func readsAdd() throws {
        var expected = AddedAnnotation(
            coordinate: try Coordinate(latitude: 0, longitude: -50), title: "ALFA", subtitle: "sub")
        expected.pin = .purple
        expected.size = .init(32, 30)
        expected.anchor = .init(0, -15)
        expected.offset = .init(1, 2)
        expected.levels = .init(3, 19)
        expected.isForced = true
        expected.collisionPriority = .max
        expected.displayPriority = 750.5
        expected.isDraggable = true
        expected.cluster = "fixes"
        expected.callout = .buttons
        let text = """
            add 0 -50 "ALFA" "sub" draggable callout buttons collision 9223372036854775807 size 32 30 pin purple forced \
            anchor 0 -15 offset 1 2 levels 3 19 display 750.5 cluster fixes
            """
        #expect(try commands(text) == [.add(expected)])
    }

    @Test("reads every expectation of the language")
    func readsExpectations() throws {
        let text = """
            expect callout hidden
            expect callout shown at 400 300.5 within 2
            expect selected none
            expect selected "ALFA"
            expect selected IRMA/2017
            expect visible 3
            expect event callout-hidden[closed] count 0
            expect order selected callout-shown region-will-change[gesture]
            expect displayed "ALFA"
            expect hidden "ALFA" by "BRAVO" because collision
            expect hidden "ALFA"
            expect center 1 2 zoom 3 within 0.001
            expect center 1 2
            expect snapshot "a.txt"
            expect focus callout
            expect focus "ALFA"
            """
        let place = try Coordinate(latitude: 1, longitude: 2)
        let expected: [SessionExpectation] = [
            .callout(.hidden, at: nil),
            .callout(.shown, at: SessionExpectation.ExpectedPoint(x: 400, y: 300.5, within: 2, columns: 25..<34)),
            .selected(nil), .selected(.title("ALFA")), .selected(.storm(StormName(name: "IRMA", season: 2017))),
            .visible(3), .event(EventPattern(name: .calloutHidden, word: "closed"), count: 0),
            .order([
                EventPattern(name: .selected), EventPattern(name: .calloutShown),
                EventPattern(name: .regionWillChange, word: "gesture"),
            ]),
            .displayed(title: "ALFA"), .hidden(title: "ALFA", by: "BRAVO", because: .collision),
            .hidden(title: "ALFA", by: nil, because: nil), .center(place, zoom: 3, within: 0.001),
            .center(place, zoom: nil, within: 1e-6), .snapshot(file: "a.txt"), .focus(.callout), .focus(.title("ALFA")),
        ]
        #expect(try commands(text) == expected.map { .expect($0) })
    }

    @Test("nests repetitions and blocks, and keeps each line's place and text")
    func nests() throws {
        let text =
            "# a comment\r\nrepeat 3 # thrice\r\n  begin\r\n\tpan 1 0 over 1 # go\r\n  wait 1\r\n  end\r\nend\r\n"
        let script = try Script(parsing: text, name: "b")
        #expect(script.statements.count == 1)
        guard case .repetition(3, let lines) = script.statements[0].kind, case .block(let inner) = lines[0].kind else {
            Issue.record("no block in a repetition")
            return
        }
        #expect(inner.map(\.text) == ["pan 1 0 over 1", "wait 1"])
        #expect(inner[0].place == ScriptPlace(file: "b", line: 4, column: 2))
        #expect(lines[0].place == ScriptPlace(file: "b", line: 3, column: 3))
    }

    @Test("reads a byte order mark, tabs, lone CR and a last line without an end")
    func lineEnds() throws {
        let found = try commands("\u{FEFF}deselect\r\r\twait\t1\n\nexpect visible 0")
        #expect(found == [.deselect, .wait(ScriptSeconds(nanoseconds: 1_000_000_000)), .expect(.visible(0))])
    }

    @Test(
        "is refused with line, byte column, what was expected and what was meant",
        arguments: [
            ("selct \"A\"", "s:1:1: expected a command, found 'selct'; did you mean 'select'?"),
            ("\n  pan 1 x over 1", "s:2:9: expected how far down, in points, found 'x'"),
            ("pan 1 2", "s:1:8: expected 'over', found the end"),
            (
                "pan 1 2 over 1 easein",
                "s:1:16: expected 'ease-in', 'ease-out' or 'linear', found 'easein'; did you mean 'ease-in'?"
            ),
            ("wait -1", "s:1:6: expected the time in seconds, 0 to 86400 with at most nine decimals, found '-1'"),
            ("add 0 0 \"ü\" sice 1 2", "s:1:14: expected an option of 'add', found 'sice'; did you mean 'size'?"),
            ("add 91 0 \"A\"", "s:1:5: expected the latitude, -90 to 90, found '91'"),
            ("add 0 0 ALFA", "s:1:9: expected a title in quotes, found 'ALFA'"),
            ("add 0 0 \"A\" forced forced", "s:1:20: expected each option once, found 'forced'"),
            ("size -1 2", "s:1:6: expected the width in points, 0 or more, found '-1'"),
            ("center 0 0 zoom 23", "s:1:17: expected a zoom level, 0 to 22, found '23'"),
            ("deselect now", "s:1:10: expected the end of the line, found 'now'"),
            ("select \"A", "s:1:10: expected a closing quote, found the end"),
            ("select \"A\"x", "s:1:11: expected a space after the quoted text, found 'x'"),
            ("select \"\\n\"", "s:1:9: expected \\\", \\\\ or \\u{HEX} of a character, found '\\n'"),
            ("select \"\\u{D800}\"", "s:1:9: expected \\\", \\\\ or \\u{HEX} of a character, found '\\u{D800}'"),
            ("begin\ndeselect", "s:3:1: expected 'end' of the 'begin' in line 1, found the end"),
            ("end", "s:1:1: expected a command, for no 'begin' or 'repeat' is open, found 'end'"),
            ("begin\nbegin", "s:2:1: expected a line of the block, for a block holds no other, found 'begin'"),
            ("repeat -1", "s:1:8: expected how often, 0 to 1000000, found '-1'"),
            (
                "expect event callout-hiden count 1",
                "s:1:14: expected an event's name, found 'callout-hiden'; did you mean 'callout-hidden'?"
            ),
            (
                "expect event callout-hidden[close] count 1",
                "s:1:14: expected a reason or receiver in the brackets, found 'callout-hidden[close]'; did you mean 'callout-hidden[closed]'?"
            ),
            ("select A/B", "s:1:8: expected NAME/SEASON, the season as a year, found 'A/B'"),
            ("select A 2005-02-30", "s:1:10: expected a time such as 2005-08-28T18:00Z, found '2005-02-30'"),
            ("a\u{1}b", "s:1:1: expected a command, found 'a\\u{1}b'"),
            (
                "fit region 1 0 0 0",
                "s:1:16: expected the northern latitude, -90 to 90, not below the southern one, found '0'"
            ),
        ])
    func refuses(text: String, message: String) {
        let error = #expect(throws: ScriptError.self) { try Script(parsing: text, name: "s") }
        #expect(error?.description == message)
    }

    @Test("never stops the program, whatever bytes it is given", arguments: 0..<20)
    func survives(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let pieces = [
            "select", " ", "\"", "\\", "\\u{", "}", "1", "-", ".", "\n", "\r", "begin", "end", "repeat", "expect",
            "event",
            "[", "]", "/", "add", "callout", "#", "ü", "\u{0}", "over", "size", "9999999999999999999999",
        ]
        for _ in 0..<500 {
            var text = ""
            for _ in 0..<Int.random(in: 0..<30, using: &random) {
                text += pieces[Int.random(in: 0..<pieces.count, using: &random)]
            }
            do throws(ScriptError) {
                _ = try Script(parsing: text, name: "s")
            } catch {
                #expect(error.place.line >= 1 && error.place.column >= 1, "\(text)")
            }
        }
    }
}
