/// The shape of a callout: a rounded rectangle, with an arrow on its bottom or top edge or without.
public struct CalloutOutline: Hashable, Sendable {
    /// The arrow of a callout: a triangle, twice as wide as high where there is room.
    public struct Arrow: Hashable, Sendable {
        /// The tip's distance from the left edge of callout space.
        public var tipX: Double
        /// Points from the body to the tip.
        public var height: Double
        /// Points from the tip's foot to either end of the triangle's base.
        public var halfWidth: Double
        /// Whether it stands on the top edge.
        public var pointsUp: Bool
    }

    /// The rectangle without the arrow.
    public let body: CalloutFrame
    /// The radius of the corners, at most half of the shorter side.
    public let cornerRadius: Double
    /// The arrow, or `nil` for none.
    public let arrow: Arrow?

    /// The outline of a body with an arrow `arrowHeight` points high, none at 0 or less.
    ///
    /// - Parameters:
    ///   - body: the rectangle, anywhere.
    ///   - cornerRadius: the corners' radius, shortened to half of the shorter side.
    ///   - arrowHeight: from the body to the tip.
    ///   - tipX: where the tip is, in the middle if not given; moved so that the arrow's base keeps off the corners.
    ///   - pointsUp: whether the arrow is on the top edge.
    public init(
        body: CalloutFrame, cornerRadius: Double, arrowHeight: Double = 0, tipX: Double? = nil, pointsUp: Bool = false
    ) {
        self.body = body
        let radius = min(max(0, cornerRadius), body.width / 2, body.height / 2)
        self.cornerRadius = radius
        let halfWidth = min(arrowHeight, body.width / 2 - radius)
        if arrowHeight.isFinite, arrowHeight > 0, halfWidth > 0 {
            let asked = tipX ?? body.midX
            let first = body.x + radius + halfWidth
            let last = body.maxX - radius - halfWidth
            arrow = Arrow(
                tipX: min(last, max(first, asked.isFinite ? asked : body.midX)), height: arrowHeight,
                halfWidth: halfWidth, pointsUp: pointsUp)
        } else {
            arrow = nil
        }
    }

    /// Whether a point lies inside the shape or on its edge: not in a corner cut off, not beside the arrow.
    public func contains(x: Double, y: Double) -> Bool {
        if let arrow {
            let away = arrow.pointsUp ? body.y - y : y - body.maxY
            if away >= 0, away <= arrow.height,
                (x - arrow.tipX).magnitude <= arrow.halfWidth * (1 - away / arrow.height)
            {
                return true
            }
        }
        guard body.contains(x: x, y: y) else { return false }
        let dx = max(body.x + cornerRadius - x, x - body.maxX + cornerRadius, 0)
        let dy = max(body.y + cornerRadius - y, y - body.maxY + cornerRadius, 0)
        return dx * dx + dy * dy <= cornerRadius * cornerRadius
    }
}
