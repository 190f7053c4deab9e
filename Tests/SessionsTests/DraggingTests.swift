import Sessions
import Testing

@Suite("What moves over the map")
struct DraggingTests {
    @Test("A dragged view keeps the finger's grip, and its callout comes along without being hidden")
    func grip() throws {
        let outcome = try played(
            """
            size 800 600
            add 0 -50 "ALFA" size 32 32 draggable
            center 0 -50 zoom 4
            select "ALFA"
            drag 405 295 to 455 245 over 0.5
            expect callout shown at 450 250
            expect event callout-hidden count 0
            expect event drag-ended count 1
            expect event visible-region-changed count 0
            """)
        #expect(outcome.failure == nil, "\(outcome.failure?.description ?? "")")
        let moved = outcome.trace.filter { $0.name == .calloutMoved }.count
        #expect(moved == 30)
    }

    @Test("A view that is removed under the finger is set down first, and no event names it again")
    func removed() throws {
        let outcome = try played(
            """
            size 800 600
            add 0 -50 "ALFA" size 32 32 draggable
            center 0 -50 zoom 4
            begin
            drag 400 300 to 500 300 over 1
            wait 0.5
            remove "ALFA"
            end
            expect order drag-began drag-ended annotation-removed
            """)
        #expect(outcome.failure == nil, "\(outcome.failure?.description ?? "")")
        #expect(outcome.trace.last?.name == .annotationRemoved)
    }

    @Test("A storm that plays moves the fix of the moment along the track and sets it back, the callout with it")
    func play() throws {
        let outcome = try played(
            """
            size 800 600
            storms sample
            fit KATRINA
            select KATRINA/2005 2005-08-28T18:00Z
            snapshot before
            play KATRINA/2005 over 2
            snapshot after
            expect selected KATRINA
            """, source: katrina())
        #expect(outcome.failure == nil, "\(outcome.failure?.description ?? "")")
        #expect(outcome.snapshots[0].text == outcome.snapshots[1].text)
        #expect(outcome.trace.contains { $0.name == .calloutMoved })
        #expect(TraceInvariants.violation(in: outcome.trace) == nil)
    }
}
