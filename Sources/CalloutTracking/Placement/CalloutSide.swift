/// On which side of its view a callout stands.
public enum CalloutSide: String, Hashable, Sendable {
    /// Above the view, its arrow pointing down.
    case above
    /// Below the view, its arrow pointing up.
    case below

    /// The other one.
    public var opposite: CalloutSide { self == .above ? .below : .above }
}
