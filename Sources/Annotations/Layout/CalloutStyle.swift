/// How a callout's body and arrow are drawn. What is outside the outline is clear: no container shows behind it.
public struct CalloutStyle: Hashable, Sendable {
    /// A line along the outline.
    public struct Border: Hashable, Sendable {
        /// Points across.
        public var width: Double
        /// Its colour.
        public var color: CalloutColor
    }

    /// A shadow round the outline, without offset.
    public struct Shadow: Hashable, Sendable {
        /// Its colour.
        public var color: CalloutColor
        /// How far it reaches, in points.
        public var radius: Double
    }

    /// The colour of body and arrow.
    public var fill: CalloutColor
    /// The corners' radius in points.
    public var cornerRadius: Double
    /// The outline's line, or `nil` where it is only filled.
    public var border: Border?
    /// The shadow, or `nil`.
    public var shadow: Shadow?

    /// The system's callout: white at 0.96, corners of 8, a hair line, a wide faint shadow (SMCalloutView).
    public static let standard = CalloutStyle(
        fill: CalloutColor(white: 1, alpha: 0.96), cornerRadius: 8,
        border: Border(width: 0.5, color: CalloutColor(white: 0, alpha: 0.1)),
        shadow: Shadow(color: CalloutColor(white: 0, alpha: 0.1), radius: 30))
    /// The dark bubble with portrait: filled and never stroked, shadow black without offset, its radius Core Animation's 3.
    public static let bubble = CalloutStyle(
        fill: CalloutColor(white: 0.3, alpha: 0.8), cornerRadius: 6, border: nil,
        shadow: Shadow(color: .black, radius: 3))
    /// The white capsule of two buttons, its radius half its height.
    public static let buttons = CalloutStyle(fill: .white, cornerRadius: 22.5, border: nil, shadow: nil)
}
