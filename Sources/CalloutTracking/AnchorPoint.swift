/// A point of the screen to which a callout's tip is pinned, in points: x to the right, y down, origin top left.
public struct AnchorPoint: Hashable, Sendable {
    /// Points to the right of the viewport's left edge.
    public var x: Double
    /// Points below the viewport's top edge.
    public var y: Double

    /// The point at `x`, `y`.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    var isFinite: Bool { x.isFinite && y.isFinite }
}
