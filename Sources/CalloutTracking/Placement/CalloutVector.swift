/// A way on the screen in points, positive to the right and down.
public struct CalloutVector: Hashable, Sendable {
    /// No way at all.
    public static let zero = CalloutVector(dx: 0, dy: 0)

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
