/// Decides when and where the callout of the selected annotation shows, by seven rules:
///
/// 1. Selecting shows the callout at the projected anchor; selecting another annotation deselects the first.
/// 2. A region change hides a shown callout when it begins; when the outermost one ends, the callout is shown once, at the
///    newly projected point.
/// 3. Hidden is not deselected; what was deselected or removed while hidden is not shown again.
/// 4. An anchor off the screen shows no callout, and the callout returns when the anchor does.
/// 5. A change that the map makes itself to fit the callout (`sparingCallout`) never hides it.
/// 6. With `CalloutPolicy.follow` no region change hides it, and it is re-projected in every frame.
/// 7. Every transition is an event with a reason, a sequence number and a time.
///
/// A value without clock, map or view: each call says what happened, and answers with the events that follow from it. The
/// projection is the caller's: a closure from the selected annotation to its anchor on screen now (`nil` where it has
/// none), asked at most once a call. Times are the caller's too: whole numbers of any unit, never going back.
public struct CalloutTracker<ID: Hashable & Sendable>: Sendable {
    /// From an annotation to its anchor on screen at this moment; `nil` counts as off-screen.
    public typealias Projection = (ID) -> AnchorPoint?
    /// The transitions that one call caused, in order; most often none.
    public typealias Events = [CalloutEvent<ID>]

    /// The selected annotation.
    public private(set) var selected: ID?
    /// Where its callout is.
    public private(set) var state = CalloutState.none
    /// What a region change does to a shown callout.
    public private(set) var policy: CalloutPolicy
    /// The size of the viewport.
    public private(set) var bounds: CalloutBounds
    /// How many region changes are open.
    public private(set) var depth = 0
    /// The sequence number of the last event, 0 before the first.
    public private(set) var sequence = 0
    /// The time of the last call.
    public private(set) var time = Int64.min

    /// A change that hides callouts has begun, and the outermost one has not ended.
    private var isBusy = false
    private var hasCallout = true

    /// A tracker with nothing selected.
    public init(bounds: CalloutBounds, policy: CalloutPolicy = .hide) {
        self.bounds = bounds
        self.policy = policy
    }
}

// The machine: what the calls change, and the one place where the state follows from it.
extension CalloutTracker {
    /// Selects `id`, deselecting another one first. The selected annotation again: nothing happens. `hasCallout` is `false`
    /// for an annotation that can be selected but shows no callout, such as one without title.
    public mutating func select(
        _ id: ID, hasCallout: Bool = true, at time: Int64, projection: Projection
    ) throws(CalloutTrackerError) -> Events {
        try step(.selected, at: time, projection) { tracker, events in
            guard tracker.selected != id else { return }
            tracker.drop(.replaced, into: &events)
            tracker.selected = id
            tracker.hasCallout = hasCallout
            events.append(tracker.event(.selected, id, .selected))
        }
    }

    /// Deselects what is selected; without selection nothing happens.
    public mutating func deselect(at time: Int64) throws(CalloutTrackerError) -> Events {
        try step(.deselected, at: time, reprojects: false, { _ in nil }) { $0.drop(.deselected, into: &$1) }
    }

    /// Takes note that the annotation `id` is about to be removed: deselects it if it is the selected one.
    public mutating func remove(_ id: ID, at time: Int64) throws(CalloutTrackerError) -> Events {
        guard selected == id else { return try step(.removed, at: time, reprojects: false, { _ in nil }) { _, _ in } }
        return try step(.removed, at: time, reprojects: false, { _ in nil }) { $0.drop(.removed, into: &$1) }
    }

    /// A region change begins; it may begin inside another. `sparingCallout` is `true` for the map's own pan that fits the
    /// callout (rule 5).
    public mutating func regionChangeBegan(
        sparingCallout: Bool = false, at time: Int64, projection: Projection
    ) throws(CalloutTrackerError) -> Events {
        try step(.regionChange, at: time, projection) { tracker, _ in
            tracker.depth += 1
            if !sparingCallout { tracker.isBusy = true }
        }
    }

    /// A region change ends, whichever of the open ones. Where none is open, `noOpenRegionChange` is thrown.
    public mutating func regionChangeEnded(
        at time: Int64, projection: Projection
    ) throws(CalloutTrackerError) -> Events {
        guard depth > 0 else { throw .noOpenRegionChange }
        return try step(.regionChange, at: time, projection) { tracker, _ in
            tracker.depth -= 1
            if tracker.depth == 0 { tracker.isBusy = false }
        }
    }

    /// Every open region change has ended, however many there are: for maps that lose an end, when they are known to rest.
    public mutating func allRegionChangesEnded(
        at time: Int64, projection: Projection
    ) throws(CalloutTrackerError) -> Events {
        try step(.regionChange, at: time, projection) { tracker, _ in
            tracker.depth = 0
            tracker.isBusy = false
        }
    }

    /// A frame was drawn, or an annotation was moved: the anchor may be another one.
    public mutating func update(at time: Int64, projection: Projection) throws(CalloutTrackerError) -> Events {
        try step(.anchorMoved, at: time, projection) { _, _ in }
    }

    /// The viewport has another size.
    public mutating func resize(
        to bounds: CalloutBounds, at time: Int64, projection: Projection
    ) throws(CalloutTrackerError) -> Events {
        try step(.resized, at: time, projection) { tracker, _ in tracker.bounds = bounds }
    }

    /// Switches the policy, in the middle of a region change too.
    public mutating func setPolicy(
        _ policy: CalloutPolicy, at time: Int64, projection: Projection
    ) throws(CalloutTrackerError) -> Events {
        try step(.policy, at: time, projection) { tracker, _ in tracker.policy = policy }
    }

    /// The selected annotation can show a callout from now on, or no longer can.
    public mutating func setHasCallout(
        _ hasCallout: Bool, at time: Int64, projection: Projection
    ) throws(CalloutTrackerError) -> Events {
        try step(.content, at: time, projection) { tracker, _ in tracker.hasCallout = hasCallout }
    }

    /// The state that follows from selection, open changes, policy and anchor.
    private func nextState(_ anchor: AnchorPoint?) -> CalloutState {
        guard selected != nil, hasCallout else { return .none }
        if isBusy, policy == .hide { return state == .offScreen ? .offScreen : .hidden }
        guard let anchor, bounds.contains(anchor) else { return .offScreen }
        return .shown(anchor)
    }

    /// Enters `next` and says so, unless nothing shows: waiting began with the selection's own event.
    private mutating func enter(_ next: CalloutState, _ id: ID, _ reason: CalloutEvent<ID>.Reason) -> CalloutEvent<ID>?
    {
        let last = state
        state = next
        switch (last, next) {
        case (.shown(let old), .shown(let new)): return old == new ? nil : event(.moved, id, reason, at: new)
        case (_, .shown(let new)): return event(.shown, id, reason, at: new)
        case (.offScreen, .offScreen): return nil
        case (_, .offScreen): return event(.offScreen, id, reason)
        case (.shown, .hidden): return event(.hidden, id, .regionChange)
        case (.shown, .none): return event(.hidden, id, reason)
        case (_, .hidden), (_, .none): return nil
        }
    }

    private mutating func drop(_ reason: CalloutEvent<ID>.Reason, into events: inout Events) {
        guard let id = selected else { return }
        selected = nil
        events.append(event(.deselected, id, reason))
        if let closing = enter(.none, id, reason) { events.append(closing) }
    }

    /// One call: refuses what is not a time or a place, lets `change` run, and takes the consequences. A call that throws
    /// has changed nothing.
    private mutating func step(
        _ reason: CalloutEvent<ID>.Reason, at time: Int64, reprojects: Bool = true, _ projection: Projection,
        _ change: (inout CalloutTracker, inout Events) -> Void
    ) throws(CalloutTrackerError) -> Events {
        guard time >= self.time else { throw .timeWentBack(from: self.time, to: time) }
        var next = self
        var events = Events()
        next.time = time
        change(&next, &events)
        if reprojects, let id = next.selected {
            let anchor = projection(id)
            if let anchor, !anchor.isFinite { throw .invalidAnchor(x: anchor.x, y: anchor.y) }
            if let consequence = next.enter(next.nextState(anchor), id, reason) { events.append(consequence) }
        }
        self = next
        return events
    }

    private mutating func event(
        _ kind: CalloutEvent<ID>.Kind, _ id: ID, _ reason: CalloutEvent<ID>.Reason, at anchor: AnchorPoint? = nil
    ) -> CalloutEvent<ID> {
        sequence += 1
        return CalloutEvent(
            sequence: sequence, time: time, kind: kind, annotation: id, anchor: anchor, reason: reason)
    }
}
