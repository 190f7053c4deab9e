/// What a callout shows: one of four kinds and its texts.
public enum CalloutContent: Hashable, Sendable {
    /// The property table: a row for each property, and the one row of a table without rows where there is none at all.
    case table(PropertyTable?, title: String? = nil)
    /// The dark bubble: a picture, a title and a subtitle. An arrow of 0 points leaves a plain rounded rectangle.
    case bubble(title: String?, subtitle: String? = nil, hasPortrait: Bool = true, arrowHeight: Double = 10)
    /// Two buttons in a capsule.
    case buttons(left: CalloutControl, right: CalloutControl)
    /// The system's callout: a title, a subtitle and an accessory at either end.
    case standard(
        title: String?, subtitle: String? = nil, left: CalloutControl? = nil, right: CalloutControl? = nil)
}
