/// A rectangle of the screen in points: origin top left, y down.
public struct CalloutRect: Hashable, Sendable {
    /// Points of the left edge from the viewport's.
    public var x: Double
    /// Points of the top edge from the viewport's.
    public var y: Double
    /// Points from left to right, 0 or more.
    public var width: Double
    /// Points from top to bottom, 0 or more.
    public var height: Double

    /// The rectangle with its left top corner at `x`, `y`.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The right edge.
    public var maxX: Double { x + width }
    /// The bottom edge.
    public var maxY: Double { y + height }
    /// The middle between left and right.
    public var midX: Double { x + width / 2 }
}
