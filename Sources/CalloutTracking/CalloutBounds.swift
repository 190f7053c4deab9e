/// The size of the viewport a callout lives in, in points. A side of zero is legal: nothing is on screen then.
public struct CalloutBounds: Hashable, Sendable {
    /// Points from the left edge to the right one, 0 or more.
    public let width: Double
    /// Points from the top edge to the bottom one, 0 or more.
    public let height: Double

    /// Bounds of `width` by `height` points.
    /// - Throws: `CalloutTrackerError.invalidSize` for a side that is negative, not a number or infinite.
    public init(width: Double, height: Double) throws(CalloutTrackerError) {
        guard width.isFinite, height.isFinite, width >= 0, height >= 0 else {
            throw .invalidSize(width: width, height: height)
        }
        self.width = width
        self.height = height
    }

    /// Whether `point` is on screen. The border belongs to the viewport: the rule is stated here and nowhere else.
    public func contains(_ point: AnchorPoint) -> Bool {
        width > 0 && height > 0 && point.x >= 0 && point.x <= width && point.y >= 0 && point.y <= height
    }
}
