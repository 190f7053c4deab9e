import CalloutTracking
import Camera
import Foundation
import Geodesy
import MapScene
import Sessions
import StormTracks
import Testing

@Suite("The film of a session") struct RecordingTests {
    private func play(_ text: String, records: Bool = true) throws -> SessionOutcome {
        let script = try Script(parsing: text, name: "a.session")
        var player = SessionPlayer(source: try katrina(), records: records)
        return player.play(script)
    }

    private let script = """
        size 390 844
        storms sample storm KATRINA season 2005
        center 26.3 -88.6 zoom 5
        select KATRINA/2005 2005-08-28T18:00Z
        pan 100 0 over 0.5

        """

    @Test("Has a frame at every sixtieth of a second while the map moves, and the callout in none of them")
    func frames() throws {
        let outcome = try play(script)
        let film = try #require(outcome.recording)
        #expect(film.frames.map { $0.time }.sorted() == film.frames.map { $0.time })
        let between = film.frames.filter { $0.time > .zero && $0.time < SceneTime(seconds: 0.5) }
        #expect(between.count == 29)
        #expect(between.allSatisfy { $0.callout == nil && $0.selected != nil })
        let last = try #require(film.frames.last)
        #expect(last.time == SceneTime(seconds: 0.5))
        #expect(last.callout != nil)
        #expect(last.eventCount == outcome.trace.count)
        #expect(film.subjects.count == 34)
        // All annotations come in the first frame, and none moves.
        #expect(film.frames[0].changes.count == 34)
        #expect(film.frames.dropFirst().allSatisfy { $0.changes.isEmpty })
    }

    @Test("Takes part in nothing: with and without it, every example has the same trace and snapshots")
    func sameTrace() throws {
        let folder = ExampleSessionTests.folder
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) where file.hasSuffix(".session") {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            let plain = try play(text, records: false)
            let filmed = try play(text)
            #expect(plain.traceText == filmed.traceText, "\(file)")
            #expect(plain.recording == nil)
        }
    }

    @Test("The callout is on show in exactly the frames between its showing and its hiding")
    func calloutFrames() throws {
        let outcome = try play(script + "wait 0.2\npan -50 10 over 0.1\ndeselect\nwait 0.1\n")
        let film = try #require(outcome.recording)
        for frame in film.frames {
            var isShown = false
            for record in outcome.trace.prefix(frame.eventCount) {
                if record.name.rawValue == "callout-shown" { isShown = true }
                if record.name.rawValue == "callout-hidden" { isShown = false }
            }
            #expect((frame.callout != nil) == isShown, "at \(frame.time.seconds)")
        }
    }

    @Test("Follows annotations that move, come and go, and tells storm time")
    func moving() throws {
        let outcome = try play(
            """
            size 390 844
            storms sample storm KATRINA season 2005
            center 26.3 -88.6 zoom 4
            play KATRINA/2005 over 1
            add 10 10 "A" pin green
            move "A" to 11 10 over 0.5
            remove "A"

            """)
        #expect(outcome.failure == nil)
        let film = try #require(outcome.recording)
        #expect(film.frames.contains { frame in frame.time < SceneTime(seconds: 1) && frame.changes.count == 1 })
        let span = try #require(film.stormTimes.first)
        #expect(span.end == SceneTime(seconds: 1))
        #expect(span.last.milliseconds - span.first.milliseconds > 6 * 24 * 3_600_000)
        #expect(film.subjects.last?.title == "A")
        #expect(film.subjects.last?.pin == .green)
        let added = film.frames.flatMap { $0.changes }.filter { $0.id.index == 34 }
        #expect(added.count > 25)
        #expect(added.last?.place == nil)
    }

    @Test("Names the views that others hide")
    func hidden() throws {
        let outcome = try play(
            """
            size 390 844
            center 0 0 zoom 2
            collision on
            add 0 0 "A" size 20 20
            add 0.1 0.1 "B" size 20 20
            add 40 40 "C" size 20 20 levels 5 9
            zoom 12 at 195 422 over 0.2

            """)
        let film = try #require(outcome.recording)
        #expect(film.frames.first.map { $0.hidden.count } == 2)
        #expect(film.frames.last.map { $0.hidden.map { $0.index } } == [2])
    }
}
