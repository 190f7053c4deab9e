import CalloutTracking
import Camera
import Geodesy
import MapScene
import Sessions
import StormTracks
import TestSupport
import Testing

/// A fault that map libraries shipped: its number in the public list, and a session in which it would show.
struct MapFault: Sendable, CustomTestStringConvertible {
    var number: Int
    var promise: String
    var session: String
    var testDescription: String { "\(number): \(promise)" }
    var script: String { "size 800 600\n" + session }
}

private let alfa = "add 0 -50 \"ALFA\" size 32 32\n"
private let bravo = "add 0 -41.2109375 \"BRAVO\" size 32 32\n"

@Suite("Faults of public map libraries") struct MapFaultTests {
    static let faults: [MapFault] = [
        MapFault(
            number: 1, promise: "an anchor that leaves takes its callout off the screen and brings it back",
            session: alfa + """
                center 0 -50 zoom 4
                select "ALFA"
                expect callout shown at 400 300
                pan 500 0 over 0.5 linear
                expect callout offscreen
                expect selected "ALFA"
                pan -500 0 over 0.5 linear
                expect callout shown at 400 300
                expect event callout-shown count 2
                expect event callout-hidden[region-change] count 1
                expect event callout-offscreen count 1
                expect event deselected count 0
                """),
        MapFault(
            number: 1, promise: "an anchor exactly on the border is on screen",
            session: alfa + """
                center 0 -50 zoom 4
                callout follow
                select "ALFA"
                pan 400 0 over 0.5
                expect callout shown at 800 300
                pan 0.5 0 over 0.1
                expect callout offscreen
                """),
        MapFault(
            number: 2, promise: "the map's own pan to fit the callout leaves it open",
            session: "add 23.885837699861998 -50 \"ALFA\" size 32 32\n" + """
                autopan on
                center 0 -50 zoom 4
                select "ALFA"
                wait 2
                expect callout shown
                expect selected "ALFA"
                expect event callout-shown count 1
                expect event callout-hidden count 0
                expect event region-will-change[autopan] count 1
                expect event region-did-change[autopan] count 1
                """),
        MapFault(
            number: 3, promise: "panning and zooming deselect nothing",
            session: alfa + """
                center 0 -50 zoom 4
                select "ALFA"
                pan 40 -30 over 0.2
                zoom 5 at 400 300 over 0.3
                expect selected "ALFA"
                expect callout shown at 480 240
                expect event deselected count 0
                expect event callout-hidden[region-change] count 2
                expect event callout-shown count 3
                """),
        MapFault(
            number: 4, promise: "a removed annotation leaves no callout behind",
            session: alfa + bravo + """
                center 0 -50 zoom 4
                select "ALFA"
                remove "ALFA"
                expect selected none
                expect callout hidden
                expect order deselected callout-hidden[removed] annotation-removed
                pan 50 0 over 0.2
                expect callout hidden
                select "BRAVO"
                expect callout shown at 550 300
                """),
        MapFault(
            number: 4, promise: "removed during a pan is not shown when it ends",
            session: alfa + """
                center 0 -50 zoom 4
                select "ALFA"
                begin
                pan 200 0 over 1
                wait 0.4
                remove "ALFA"
                end
                expect callout hidden
                expect event callout-shown count 1
                expect event region-did-change count 1
                """),
        MapFault(
            number: 4, promise: "removed and added again is not selected",
            session: alfa + bravo + """
                center 0 -50 zoom 4
                select "ALFA"
                remove "BRAVO"
                expect callout shown at 400 300
                remove "ALFA"
                add 0 -50 "ALFA" size 32 32
                expect selected none
                """),
        MapFault(
            number: 5, promise: "a callout shown within the other's fade-out stays",
            session: alfa + bravo + """
                center 0 -50 zoom 4
                select "ALFA"
                begin
                deselect
                wait 0.1
                select "BRAVO"
                end
                wait 1
                expect selected "BRAVO"
                expect callout shown at 500 300
                expect event callout-shown count 2
                expect event callout-hidden[closed] count 1
                """),
        MapFault(
            number: 5, promise: "of alternating selections the last one shows",
            session: alfa + bravo + """
                center 0 -50 zoom 4
                repeat 5
                select "ALFA"
                wait 0.05
                select "BRAVO"
                wait 0.05
                end
                expect callout shown at 500 300
                expect event callout-shown count 10
                expect event callout-hidden[replaced] count 9
                """),
        MapFault(
            number: 7, promise: "a flight's end is told when it has ended",
            session: alfa + """
                center 0 -50 zoom 4
                select "ALFA"
                fly 0 -41.2109375 zoom 4 over 2
                expect callout shown at 300 300
                expect event callout-shown count 2
                expect event region-did-change[animation] count 1
                """),
        MapFault(
            number: 8, promise: "one throw has one end",
            session: alfa + """
                center 0 -50 zoom 4
                select "ALFA"
                fling 400 0
                wait 5
                expect callout shown
                expect event callout-hidden count 1
                expect event callout-shown count 2
                expect event region-did-change count 1
                """),
        MapFault(
            number: 9, promise: "a slide stopped by a finger has its end",
            session: alfa + """
                center 0 -50 zoom 4
                select "ALFA"
                begin
                fling 400 0
                wait 0.2
                tap 700 500
                end
                wait 1
                expect callout shown
                expect selected "ALFA"
                expect event tap[map] count 0
                expect event deselected count 0
                expect event region-did-change[interrupted] count 1
                """),
        MapFault(
            number: 9, promise: "a finger that takes a flight over goes on as one change",
            session: alfa + """
                center 0 -50 zoom 4
                select "ALFA"
                begin
                fly 0 -41.2109375 zoom 4 over 2
                wait 0.5
                pan 50 0 over 0.5
                end
                expect callout shown
                expect event callout-hidden count 1
                expect event callout-shown count 2
                expect event region-did-change[interrupted] count 1
                expect event region-did-change count 2
                """),
        MapFault(
            number: 16, promise: "callout and view use the copy of the world nearest to the centre",
            session: """
                size 1600 600
                add 0 170 "ALFA" size 32 32
                add 0 -175 "BRAVO" size 32 32
                center 0 170 zoom 2
                select "ALFA"
                expect callout shown at 800 300
                pan -500 0 over 0.5
                expect callout shown at 300 300
                pan -11 0 over 0.1
                expect callout shown at 289 300
                pan -13 0 over 0.1
                expect callout shown at 1300 300
                center 0 175 zoom 2
                select "BRAVO"
                expect callout shown at 828.4444 300
                """),
        MapFault(
            number: 17, promise: "a box across the antimeridian is five degrees wide",
            session: """
                add -20 177 "ALFA" size 32 32
                add -16 -178 "BRAVO" size 32 32
                fit region -20 177 -16 -178 padding 50
                expect visible 2
                expect center -18.01134796 179.5 zoom 7.384885 within 0.000001
                """),
        MapFault(
            number: 18, promise: "latitude 90 leaves the map sound",
            session: """
                add 90 0 "ALFA" size 32 32
                add 60 0 "BRAVO" size 32 32
                center 90 0 zoom 3
                select "ALFA"
                pan 0 600 over 0.3
                center 60 0 zoom 4
                select "BRAVO"
                expect callout shown at 400 300
                """),
        MapFault(
            number: 19, promise: "a map of size zero recovers, and a fit to a point is finite",
            session: """
                size 0 0
                add 0 -50 "ALFA" size 32 32
                fit region 0 -50 0 -50
                select "ALFA"
                expect callout offscreen
                resize 800 600
                expect callout shown at 400 300
                expect center 0 -50 zoom 15
                fit region 0 -50 0 -50 padding 400
                pan 10 10 over 0.1
                expect callout shown at 410 310
                expect event note count 2
                """),
        MapFault(
            number: 20, promise: "offsets stay upright when the map turns",
            session: """
                add 0 -41.2109375 "ALFA" size 32 32
                center 0 -50 zoom 4 heading 90
                select "ALFA"
                expect callout shown at 400 200
                rotate -90 over 0.5
                expect callout shown at 500 300
                zoom 5 at 400 300 over 0.3
                expect callout shown at 600 300
                """),
        MapFault(
            number: 21, promise: "a press on a draggable view drags it, and nothing else",
            session: """
                add 0 -50 "ALFA" size 32 32 draggable
                center 0 -50 zoom 4
                drag 400 300 to 450 300 over 1
                expect event drag-began count 1
                expect event drag-ended count 1
                expect event longpress count 0
                expect event region-will-change count 0
                longpress 100 100
                expect event longpress count 1
                longpress 450 300
                expect event longpress count 1
                expect event drag-ended count 2
                """),
        MapFault(
            number: 21, promise: "a drag that begins beside every view moves the map",
            session: """
                add 0 -50 "ALFA" size 32 32
                center 0 -50 zoom 4
                drag 400 300 to 450 300 over 1
                expect event drag-began count 0
                expect event region-will-change[gesture] count 1
                expect center 0 -54.39453125
                """),
        MapFault(
            number: 12, promise: "a tap on the callout is the callout's alone",
            session: alfa + """
                add 5.266007882805496 -50 "BRAVO" size 32 32
                center 0 -50 zoom 4
                select "ALFA"
                tap 400 240
                expect selected "ALFA"
                expect event deselected count 0
                expect event tap[callout] count 1
                """),
        MapFault(
            number: 13, promise: "a touch has one receiver",
            session: alfa + """
                center 0 -50 zoom 4
                tap 400 300
                expect selected "ALFA"
                expect event tap count 1
                tap 100 100
                expect selected none
                expect event tap count 2
                """),
        MapFault(
            number: 15, promise: "of two annotations at one place one is selected at a time",
            session: alfa + """
                add 0 -50 "BRAVO" size 32 32
                add 0 -41.2109375 "CHARLIE" size 32 32
                center 0 -50 zoom 4
                tap 400 300
                select "CHARLIE"
                expect selected "CHARLIE"
                expect event deselected count 1
                tap 400 300
                expect event deselected count 2
                """),
        MapFault(
            number: 11, promise: "a callout larger than the map makes one pan a showing",
            session: alfa + """
                size 150 50
                autopan on
                center 0 -50 zoom 4
                select "ALFA"
                wait 2
                expect event region-will-change count 1
                pan 10 10 over 0.1
                wait 2
                expect event region-will-change count 2
                """),
        MapFault(
            number: 23, promise: "location updates leave the map to the finger",
            session: """
                center 0 -50 zoom 4
                locate 0 -50
                begin
                pan 200 0 over 1 linear
                wait 0.3
                locate 1 -50
                wait 0.3
                locate 2 -50
                end
                expect center 0 -67.578125 within 0.000001
                locate 3 -50
                expect center 0 -67.578125 within 0.000001
                expect event region-will-change[following] count 0
                """),
    ]

    @Test("stay away", arguments: faults)
    func holds(fault: MapFault) throws { try expectPasses(fault.script) }

    @Test("7: a flight's end comes exactly two seconds after its beginning, and nothing moves after it")
    func flightEnds() throws {
        let fault = try #require(Self.faults.first { $0.number == 7 })
        let trace = try expectPasses(fault.script).trace
        let will = try #require(trace.first { $0.name == .regionWillChange })
        let did = try #require(trace.last { $0.name == .regionDidChange })
        #expect(did.milliseconds == will.milliseconds + 2000)
        #expect(trace.last { $0.name == .visibleRegionChanged }.map { $0.sequence < did.sequence } == true)
    }

    @Test("10: a client that rebuilds its annotations, or sets the region it was given, makes no region change")
    func noLoop() throws {
        var scene = Scene(viewport: try Viewport800x600.make())
        let annotation = SceneAnnotation(coordinate: try Coordinate(latitude: 0, longitude: -50), title: "ALFA")
        _ = scene.add([annotation])
        scene.pan(by: .init(dx: 33.3, dy: 7.7), over: SceneTime(seconds: 0.2))
        scene.advanceToRest()
        _ = scene.takeEvents()
        for _ in 0..<100 {
            scene.remove(scene.ids)
            _ = scene.add([annotation])
            let before = scene.viewport
            scene.show(before)
            #expect(scene.viewport == before)
        }
        for event in scene.takeEvents() {
            if case .regionWillChange = event.kind { Issue.record("a region change without a cause") }
        }
    }

    @Test("17: places take the smallest arc that holds them")
    func smallestArc() throws {
        var scene = Scene(viewport: try Viewport800x600.make())
        scene.fit(try [-170.0, 10, 170].map { try Coordinate(latitude: 0, longitude: $0) })
        #expect((scene.viewport.center.longitude - 100).magnitude < 1e-9)
    }

    @Test("20: a view's place beside its point is the same at every heading and zoom", arguments: 0..<100)
    func upright(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var scene = Scene(viewport: try Viewport800x600.make())
        let id = scene.add([
            SceneAnnotation(coordinate: try Coordinate(latitude: 3, longitude: -45), title: "ALFA")
        ]).lowerBound
        scene.rotate(by: Double.random(in: -360...360, using: &random), over: .zero)
        scene.pinch(
            about: .init(x: 100, y: 100), zoomDelta: Double.random(in: -3...3, using: &random), over: .zero)
        let frame = try #require(scene.frame(of: id))
        let anchor = try #require(scene.anchor(of: id))
        #expect((frame.middle.x - anchor.x).magnitude < 1e-9)
        #expect((frame.middle.y - anchor.y + 19.5).magnitude < 1e-9)
    }
}
