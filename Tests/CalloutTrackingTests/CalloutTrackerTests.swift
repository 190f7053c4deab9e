import Testing

import CalloutTracking

/// A tracker in a viewport of 800 x 600 with annotations at settable places, and the words of its events.
struct Stage {
    var tracker: CalloutTracker<String>
    var places: [String: AnchorPoint] = [
        "A": AnchorPoint(x: 400, y: 300), "B": AnchorPoint(x: 500, y: 300), "far": AnchorPoint(x: 900, y: 300),
    ]
    var now: Int64 = 0

    init(policy: CalloutPolicy = .hide) throws {
        tracker = CalloutTracker(bounds: try CalloutBounds(width: 800, height: 600), policy: policy)
    }

    func place(_ id: String) -> AnchorPoint? { places[id] }

    mutating func select(_ id: String, hasCallout: Bool = true) throws -> [String] {
        words(try tracker.select(id, hasCallout: hasCallout, at: now, projection: place))
    }
    mutating func deselect() throws -> [String] { words(try tracker.deselect(at: now)) }
    mutating func remove(_ id: String) throws -> [String] { words(try tracker.remove(id, at: now)) }
    mutating func begin(sparingCallout: Bool = false) throws -> [String] {
        words(try tracker.regionChangeBegan(sparingCallout: sparingCallout, at: now, projection: place))
    }
    mutating func end() throws -> [String] { words(try tracker.regionChangeEnded(at: now, projection: place)) }
    mutating func frame() throws -> [String] { words(try tracker.update(at: now, projection: place)) }
    mutating func resize(_ width: Double, _ height: Double) throws -> [String] {
        let bounds = try CalloutBounds(width: width, height: height)
        return words(try tracker.resize(to: bounds, at: now, projection: place))
    }
    mutating func policy(_ policy: CalloutPolicy) throws -> [String] {
        words(try tracker.setPolicy(policy, at: now, projection: place))
    }

    func words(_ events: [CalloutEvent<String>]) -> [String] {
        events.map { event in
            let place = event.anchor.map { " \($0.x) \($0.y)" } ?? ""
            return "\(event.kind.rawValue) \(event.annotation)\(place) \(event.reason.rawValue)"
        }
    }
}

@Suite("The callout tracker") struct CalloutTrackerTests {
    @Test("rule 1: selecting shows the callout, and selecting another deselects the first")
    func selects() throws {
        var stage = try Stage()
        #expect(try stage.select("A") == ["selected A selected", "callout-shown A 400.0 300.0 selected"])
        #expect(
            try stage.select("B") == [
                "deselected A replaced", "callout-hidden A replaced", "selected B selected",
                "callout-shown B 500.0 300.0 selected",
            ])
        #expect(try stage.select("B") == [])
    }

    @Test("rule 2: a region change hides the callout and its end shows it at the new place")
    func hidesDuringChange() throws {
        var stage = try Stage()
        _ = try stage.select("A")
        #expect(try stage.begin() == ["callout-hidden A region-change"])
        stage.places["A"] = AnchorPoint(x: 450, y: 280)
        #expect(try stage.frame() == [])
        #expect(stage.tracker.state == .hidden)
        #expect(try stage.end() == ["callout-shown A 450.0 280.0 region-change"])
    }

    @Test("rule 2: nested changes and changes that follow each other without rest show it once")
    func coalesces() throws {
        var stage = try Stage()
        _ = try stage.select("A")
        #expect(try stage.begin() == ["callout-hidden A region-change"])
        #expect(try stage.begin() == [])
        #expect(try stage.end() == [])
        #expect(try stage.begin() == [])
        #expect(try stage.begin() == [])
        #expect(try stage.end() == [])
        #expect(try stage.end() == [])
        #expect(try stage.end() == ["callout-shown A 400.0 300.0 region-change"])
    }

    @Test("selected while the region changes, the callout waits for the end")
    func waits() throws {
        var stage = try Stage()
        _ = try stage.begin()
        #expect(try stage.select("A") == ["selected A selected"])
        #expect(stage.tracker.state == .hidden)
        #expect(try stage.end() == ["callout-shown A 400.0 300.0 region-change"])
    }

    @Test("rule 3: deselected while hidden, it does not come back")
    func deselectedWhileHidden() throws {
        var stage = try Stage()
        _ = try stage.select("A")
        _ = try stage.begin()
        #expect(try stage.deselect() == ["deselected A deselected"])
        #expect(try stage.end() == [])
        #expect(stage.tracker.state == .none)
    }

    @Test("rule 3: removed while hidden, it does not come back; another's removal is nothing to it")
    func removed() throws {
        var stage = try Stage()
        _ = try stage.select("A")
        #expect(try stage.remove("B") == [])
        #expect(try stage.remove("A") == ["deselected A removed", "callout-hidden A removed"])
        _ = try stage.select("B")
        _ = try stage.begin()
        #expect(try stage.remove("B") == ["deselected B removed"])
        #expect(try stage.end() == [])
    }

    @Test("rule 3: the point (0, 0) is a place like any other")
    func origin() throws {
        var stage = try Stage()
        stage.places["A"] = AnchorPoint(x: 0, y: 0)
        #expect(try stage.select("A") == ["selected A selected", "callout-shown A 0.0 0.0 selected"])
        _ = try stage.begin()
        #expect(try stage.end() == ["callout-shown A 0.0 0.0 region-change"])
    }

    @Test("rule 4: an anchor off the screen shows nothing, and the callout returns with it")
    func offScreen() throws {
        var stage = try Stage()
        #expect(try stage.select("far") == ["selected far selected", "callout-offscreen far selected"])
        #expect(try stage.begin() == [])
        stage.places["far"] = AnchorPoint(x: 300, y: 300)
        #expect(try stage.frame() == [])
        #expect(stage.tracker.state == .offScreen)
        #expect(try stage.end() == ["callout-shown far 300.0 300.0 region-change"])
        _ = try stage.begin()
        stage.places["far"] = nil
        #expect(try stage.end() == ["callout-offscreen far region-change"])
    }

    @Test(
        "rule 4: the border belongs to the viewport",
        arguments: [(0.0, 0.0, true), (800, 600, true), (800.000001, 600, false), (400, -1e-9, false)])
    func border(x: Double, y: Double, isOnScreen: Bool) throws {
        #expect(try CalloutBounds(width: 800, height: 600).contains(AnchorPoint(x: x, y: y)) == isOnScreen)
    }

    @Test("a viewport with a side of zero shows nothing, and a real size brings the callout")
    func zeroSize() throws {
        var stage = try Stage()
        stage.places["A"] = AnchorPoint(x: 0, y: 0)
        #expect(try stage.resize(0, 600) == [])
        #expect(try stage.select("A") == ["selected A selected", "callout-offscreen A selected"])
        #expect(try stage.resize(800, 600) == ["callout-shown A 0.0 0.0 resized"])
        #expect(try stage.resize(0, 0) == ["callout-offscreen A resized"])
    }

    @Test("rule 5: the map's own pan to fit the callout moves it and never hides it")
    func autopan() throws {
        var stage = try Stage()
        _ = try stage.select("A")
        #expect(try stage.begin(sparingCallout: true) == [])
        stage.places["A"] = AnchorPoint(x: 400, y: 320)
        #expect(try stage.frame() == ["callout-moved A 400.0 320.0 anchor-moved"])
        #expect(try stage.end() == [])
    }

    @Test("rule 5: a finger that takes over from that pan hides the callout once")
    func autopanInterrupted() throws {
        var stage = try Stage()
        _ = try stage.select("A")
        _ = try stage.begin(sparingCallout: true)
        #expect(try stage.begin() == ["callout-hidden A region-change"])
        #expect(try stage.end() == [])
        #expect(try stage.end() == ["callout-shown A 400.0 300.0 region-change"])
    }

    @Test("rule 6: with follow the callout goes along, leaves at the border and comes back in the same frame")
    func follows() throws {
        var stage = try Stage(policy: .follow)
        _ = try stage.select("A")
        #expect(try stage.begin() == [])
        stage.places["A"] = AnchorPoint(x: 800, y: 300)
        #expect(try stage.frame() == ["callout-moved A 800.0 300.0 anchor-moved"])
        stage.places["A"] = AnchorPoint(x: 800.5, y: 300)
        #expect(try stage.frame() == ["callout-offscreen A anchor-moved"])
        #expect(try stage.frame() == [])
        stage.places["A"] = AnchorPoint(x: 799, y: 300)
        #expect(try stage.frame() == ["callout-shown A 799.0 300.0 anchor-moved"])
        #expect(try stage.end() == [])
    }

    @Test("rule 6: the policy can be switched in the middle of a region change")
    func switchesPolicy() throws {
        var stage = try Stage()
        _ = try stage.select("A")
        _ = try stage.begin()
        #expect(try stage.policy(.follow) == ["callout-shown A 400.0 300.0 policy"])
        #expect(try stage.policy(.hide) == ["callout-hidden A region-change"])
        #expect(try stage.end() == ["callout-shown A 400.0 300.0 region-change"])
    }

    @Test("rule 7: sequence numbers have no gaps and events carry the time of their call")
    func numbers() throws {
        var tracker = CalloutTracker<String>(bounds: try CalloutBounds(width: 800, height: 600))
        let point = AnchorPoint(x: 1, y: 1)
        var events = try tracker.select("A", at: 5) { _ in point }
        events += try tracker.regionChangeBegan(at: 7) { _ in point }
        events += try tracker.allRegionChangesEnded(at: 9) { _ in point }
        #expect(events.map(\.sequence) == [1, 2, 3, 4])
        #expect(events.map(\.time) == [5, 5, 7, 9])
    }

    @Test("an annotation without a callout is selected without one, and may get one later")
    func withoutCallout() throws {
        var stage = try Stage()
        #expect(try stage.select("A", hasCallout: false) == ["selected A selected"])
        #expect(stage.tracker.state == .none)
        let came = try stage.tracker.setHasCallout(true, at: 0, projection: stage.place)
        #expect(stage.words(came) == ["callout-shown A 400.0 300.0 content"])
        let went = try stage.tracker.setHasCallout(false, at: 0, projection: stage.place)
        #expect(stage.words(went) == ["callout-hidden A content"])
    }

    @Test("an annotation that moves takes its callout along")
    func movesWithAnnotation() throws {
        var stage = try Stage()
        _ = try stage.select("A")
        stage.places["A"] = AnchorPoint(x: 410, y: 300)
        #expect(try stage.frame() == ["callout-moved A 410.0 300.0 anchor-moved"])
    }

    @Test(
        "negative, infinite and missing sizes are refused",
        arguments: [(-1.0, 1.0), (1, -0.5), (.infinity, 1), (1, .nan), (.nan, .nan)])
    func refusesSizes(width: Double, height: Double) {
        #expect(throws: CalloutTrackerError.self) { try CalloutBounds(width: width, height: height) }
    }

    @Test("a refused call changes nothing and uses up no number")
    func refusals() throws {
        var stage = try Stage()
        stage.now = 10
        #expect(throws: CalloutTrackerError.noOpenRegionChange) { try stage.end() }
        stage.places["A"] = AnchorPoint(x: .infinity, y: 0)
        #expect(throws: CalloutTrackerError.invalidAnchor(x: .infinity, y: 0)) { try stage.select("A") }
        #expect(stage.tracker.selected == nil && stage.tracker.sequence == 0)
        _ = try stage.select("B")
        stage.now = 9
        #expect(throws: CalloutTrackerError.timeWentBack(from: 10, to: 9)) { try stage.frame() }
        #expect(stage.tracker.selected == "B" && stage.tracker.time == 10)
    }
}
