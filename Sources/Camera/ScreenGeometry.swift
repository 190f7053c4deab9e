/// A point of the screen in points: x to the right, y down, origin top left.
public struct ScreenPoint: Hashable, Sendable {
    /// Points from the left.
    public var x: Double
    /// Points from the top.
    public var y: Double

    /// The point at `x`, `y`.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A way on the screen in points, positive to the right and down.
public struct ScreenVector: Hashable, Sendable {
    /// Points to the right.
    public var dx: Double
    /// Points down.
    public var dy: Double

    /// A way to the right and down.
    public init(dx: Double, dy: Double) {
        self.dx = dx
        self.dy = dy
    }
}

/// A width and a height in points.
public struct ScreenSize: Hashable, Sendable {
    /// Points from left to right.
    public var width: Double
    /// Points from top to bottom.
    public var height: Double

    /// A size of `width` by `height`.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// Bars and panels at the viewport's sides, in points.
public struct ScreenInsets: Hashable, Sendable {
    /// Points covered at each side.
    public var top, right, bottom, left: Double

    /// Insets of the four sides.
    public init(top: Double = 0, right: Double = 0, bottom: Double = 0, left: Double = 0) {
        self.top = top
        self.right = right
        self.bottom = bottom
        self.left = left
    }

    /// The middle of what these insets leave of `size`.
    public func middle(of size: ScreenSize) -> ScreenPoint {
        ScreenPoint(x: (left + size.width - right) / 2, y: (top + size.height - bottom) / 2)
    }
}
