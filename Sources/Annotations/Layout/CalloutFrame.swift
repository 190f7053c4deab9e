/// A rectangle in callout space: points, origin at the callout's left top corner, y down.
public struct CalloutFrame: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// Points from left to right, 0 or more.
    public var width: Double
    /// Points from top to bottom, 0 or more.
    public var height: Double

    /// The rectangle with its left top corner at `x`, `y`; a length below zero is none.
    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.x = x
        self.y = y
        self.width = max(0, width)
        self.height = max(0, height)
    }

    /// The right edge.
    public var maxX: Double { x + width }
    /// The bottom edge.
    public var maxY: Double { y + height }
    /// The middle between left and right.
    public var midX: Double { x + width / 2 }

    /// Whether a point lies inside or on the edge.
    public func contains(x: Double, y: Double) -> Bool {
        x >= self.x && x <= maxX && y >= self.y && y <= maxY
    }

    /// The frame seen in a mirror that stands in the middle of `width` points.
    func mirrored(in width: Double) -> CalloutFrame { CalloutFrame(width - maxX, y, self.width, height) }

    /// The frame moved down.
    func lowered(by points: Double) -> CalloutFrame { CalloutFrame(x, y + points, width, height) }
}
