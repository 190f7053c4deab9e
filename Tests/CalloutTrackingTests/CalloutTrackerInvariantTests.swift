import CalloutTracking
import TestSupport
import Testing

/// One call to the tracker, out of a small alphabet.
enum Call: CaseIterable, Hashable {
    case selectA, selectB, deselect, removeA, begin, autopan, end, leave, comeBack, shrink, grow, follow, hide
}

/// A tracker together with what a bystander who only sees calls and events knows.
struct Witness: Hashable {
    var tracker: CalloutTracker<Int>
    var isAway = false
    /// What a reader of the events believes to be on show.
    var shown: Int?
    /// The last place told for it.
    var shownAt: AnchorPoint?
    var selected: Int?
    var sequence = 0
    var complaints: [String] = []

    init() throws { tracker = CalloutTracker(bounds: try CalloutBounds(width: 100, height: 100)) }

    func place(_ id: Int) -> AnchorPoint {
        AnchorPoint(x: (isAway ? 101 : 40) + Double(id), y: 50)
    }

    // Two witnesses that differ in number and time only have the same future.
    static func == (a: Witness, b: Witness) -> Bool { a.key == b.key }
    func hash(into hasher: inout Hasher) { hasher.combine(key) }
    private var key: [AnyHashable] {
        [
            tracker.selected, tracker.state, tracker.policy, tracker.bounds, tracker.depth, isAway, shown, shownAt,
            // Whether a hiding change is open shows in what a fresh selection would do.
            busyProbe,
        ]
    }
    private var busyProbe: Bool {
        var probe = tracker
        _ = try? probe.deselect(at: .max)
        _ = try? probe.setPolicy(.hide, at: .max) { _ in nil }
        _ = try? probe.select(99, at: .max) { _ in AnchorPoint(x: 1, y: 1) }
        return probe.state == .hidden
    }

    mutating func apply(_ call: Call, at time: Int64) throws {
        let depthBefore = tracker.depth
        let point: (Int) -> AnchorPoint? = { [isAway] in AnchorPoint(x: (isAway ? 101 : 40) + Double($0), y: 50) }
        switch call {
        case .selectA: try read(tracker.select(1, at: time, projection: point))
        case .selectB: try read(tracker.select(2, at: time, projection: point))
        case .deselect: try read(tracker.deselect(at: time))
        case .removeA: try read(tracker.remove(1, at: time))
        case .begin: try read(tracker.regionChangeBegan(at: time, projection: point))
        case .autopan: try read(tracker.regionChangeBegan(sparingCallout: true, at: time, projection: point))
        case .end:
            guard depthBefore > 0 else { return }
            try read(tracker.regionChangeEnded(at: time, projection: point))
        case .leave, .comeBack:
            isAway = call == .leave
            let there = place
            try read(tracker.update(at: time) { there($0) })
        case .shrink: try read(tracker.resize(to: CalloutBounds(width: 0, height: 0), at: time, projection: point))
        case .grow: try read(tracker.resize(to: CalloutBounds(width: 100, height: 100), at: time, projection: point))
        case .follow: try read(tracker.setPolicy(.follow, at: time, projection: point))
        case .hide: try read(tracker.setPolicy(.hide, at: time, projection: point))
        }
        check()
    }

    private mutating func read(_ events: [CalloutEvent<Int>]) throws {
        for event in events {
            sequence += 1
            if event.sequence != sequence { complaints.append("a gap before \(event.sequence)") }
            switch event.kind {
            case .selected:
                if selected != nil { complaints.append("selected while another is") }
                selected = event.annotation
            case .deselected:
                if selected != event.annotation { complaints.append("deselected what is not selected") }
                selected = nil
            case .shown:
                if shown != nil { complaints.append("shown while one is shown") }
                shown = event.annotation
                shownAt = event.anchor
            case .moved:
                if shown != event.annotation || event.anchor == shownAt { complaints.append("moved without reason") }
                shownAt = event.anchor
            case .hidden:
                if shown != event.annotation { complaints.append("hidden while not shown") }
                (shown, shownAt) = (nil, nil)
            case .offScreen:
                (shown, shownAt) = (nil, nil)
            }
        }
    }

    private mutating func check() {
        if selected != tracker.selected { complaints.append("events and selection differ") }
        if let shown {
            if shown != tracker.selected { complaints.append("shown but not selected") }
            if tracker.state != .shown(place(shown)) { complaints.append("shown elsewhere than its anchor") }
            if isAway || tracker.bounds.width == 0 { complaints.append("shown off the screen") }
        } else if case .shown = tracker.state {
            complaints.append("shown without an event")
        }
        let isOnScreen = !isAway && tracker.bounds.width > 0
        if tracker.depth == 0, selected != nil, isOnScreen, shown == nil { complaints.append("at rest, but not shown") }
        if tracker.policy == .follow, tracker.state == .hidden { complaints.append("hidden in spite of follow") }
    }
}

@Suite("Whatever is asked of the callout tracker") struct CalloutTrackerInvariantTests {
    @Test("every interleaving of thirteen calls to depth seven keeps the rules")
    func exhaustive() throws {
        var seen: Set<Witness> = []
        var frontier: [(Witness, [Call])] = [(try Witness(), [])]
        for depth in 1...7 {
            var next: [(Witness, [Call])] = []
            for (witness, path) in frontier {
                for call in Call.allCases {
                    var successor = witness
                    try successor.apply(call, at: Int64(depth))
                    #expect(successor.complaints == [], "after \(path + [call])")
                    guard successor.complaints.isEmpty, seen.insert(successor).inserted else { continue }
                    next.append((successor, path + [call]))
                }
            }
            frontier = next
        }
        #expect(seen.count > 200)
    }

    @Test("thousands of random calls keep the rules", arguments: 0..<40)
    func random(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var witness = try Witness()
        var calls: [Call] = []
        var time: Int64 = 0
        for _ in 0..<500 {
            time += Int64.random(in: 0...3, using: &random)
            let call = Call.allCases[Int.random(in: 0..<Call.allCases.count, using: &random)]
            calls.append(call)
            try witness.apply(call, at: time)
            guard witness.complaints.isEmpty else {
                Issue.record("\(witness.complaints) after \(calls)")
                return
            }
        }
        while witness.tracker.depth > 0 { try witness.apply(.end, at: time) }
        #expect(witness.complaints == [])
    }
}
