/// One transition of a `CalloutTracker`, as it is handed to the caller.
public struct CalloutEvent<ID: Hashable & Sendable>: Hashable, Sendable {
    /// What happened.
    public enum Kind: String, Sendable {
        /// The annotation became the selected one.
        case selected
        /// The annotation is no longer the selected one.
        case deselected
        /// The callout appeared, at `anchor`.
        case shown = "callout-shown"
        /// The callout disappeared while its anchor was on screen.
        case hidden = "callout-hidden"
        /// The callout stays on show, at another `anchor`.
        case moved = "callout-moved"
        /// The anchor is outside the viewport, so there is no callout until it returns.
        case offScreen = "callout-offscreen"
    }

    /// Why it happened.
    public enum Reason: String, Sendable {
        /// The annotation was selected.
        case selected
        /// A region change began (the callout will return) or the outermost one ended (it returns).
        case regionChange = "region-change"
        /// The selection was taken back.
        case deselected
        /// Another annotation was selected.
        case replaced
        /// The annotation was removed.
        case removed
        /// The projected anchor is another one: the map or the annotation moved.
        case anchorMoved = "anchor-moved"
        /// The viewport has another size.
        case resized
        /// The policy was switched.
        case policy
        /// The annotation may no longer show a callout, or may again (its title went, or came).
        case content

        /// Whether a callout hidden for this reason does not come back by itself.
        public var closesCallout: Bool { self == .deselected || self == .replaced || self == .removed }
    }

    /// The number of this event: 1 for a tracker's first, rising by 1.
    public let sequence: Int
    /// The time of the call that caused it, in the caller's unit.
    public let time: Int64
    /// What happened.
    public let kind: Kind
    /// The annotation it happened to.
    public let annotation: ID
    /// Where the callout is; given for `shown` and `moved` only.
    public let anchor: AnchorPoint?
    /// Why it happened.
    public let reason: Reason
}
