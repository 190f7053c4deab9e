/// What a map asks of the place of its callouts. The numbers are those of the system's callout (SMCalloutView).
public struct PlacementOptions: Hashable, Sendable {
    /// Points that bars and panels cover at each side of the viewport.
    public struct Insets: Hashable, Sendable {
        /// Points covered at each side.
        public var top, right, bottom, left: Double

        /// Insets of the four sides.
        public init(top: Double = 0, right: Double = 0, bottom: Double = 0, left: Double = 0) {
            self.top = top
            self.right = right
            self.bottom = bottom
            self.left = left
        }

        var isFinite: Bool { top.isFinite && right.isFinite && bottom.isFinite && left.isFinite }
    }

    /// Bars and panels to keep clear of.
    public var insets = Insets()
    /// The comfortable distance from the edges of what the insets leave.
    public var margin = 10.0
    /// The least distance of the arrow's tip from either end of the callout.
    public var arrowMargin = 27.0
    /// The one side on which callouts stand, or `nil` where the room decides.
    public var onlySide: CalloutSide?
    /// Which upper corner of a callout too large for the map is shown first: the right one.
    public var isRightToLeft = false

    /// The system's numbers, no bars, either side.
    public init() {}

    /// What margin and insets leave of the viewport; a side without room left has length 0, in the middle of what was.
    func room(in bounds: CalloutBounds) -> CalloutRect {
        let (x, width) = PlacementOptions.shortened(bounds.width, insets.left + margin, insets.right + margin)
        let (y, height) = PlacementOptions.shortened(bounds.height, insets.top + margin, insets.bottom + margin)
        return CalloutRect(x: x, y: y, width: width, height: height)
    }

    private static func shortened(_ length: Double, _ start: Double, _ end: Double) -> (start: Double, length: Double) {
        let left = length - start - end
        return left >= 0 ? (start, left) : (start + left / 2, 0)
    }
}
