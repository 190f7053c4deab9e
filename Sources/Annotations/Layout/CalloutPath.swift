/// A closed line round a callout, clockwise on the screen, for any system that draws paths.
public struct CalloutPath: Hashable, Sendable {
    /// A point in callout space.
    public struct Point: Hashable, Sendable {
        /// Points from the left.
        public var x: Double
        /// Points from the top.
        public var y: Double

        /// The point at `x`, `y`.
        public init(_ x: Double, _ y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// A step of the pen.
    public enum Element: Hashable, Sendable {
        /// The pen is set down.
        case move(Point)
        /// A straight line.
        case line(Point)
        /// A quarter of a circle, clockwise, from where the pen is to `end`; `corner` is where the straight lines would meet.
        case arc(corner: Point, end: Point, radius: Double)
        /// A straight line back to the start, where the pen is not there already.
        case close
    }

    /// The steps, from `move` to `close`. No step has length zero.
    public private(set) var elements: [Element] = []
    private var pen = Point(0, 0)

    /// The path of an outline. One with an arrow starts at the arrow's base, as the bubble's tutorial draws it: base, tip,
    /// base, then the corners in turn.
    public init(_ outline: CalloutOutline) {
        let body = outline.body
        let corners = [
            Point(body.x, body.maxY), Point(body.x, body.y), Point(body.maxX, body.y), Point(body.maxX, body.maxY),
        ]
        let radius = outline.cornerRadius
        var first = 0
        if let arrow = outline.arrow {
            // The base is passed from right to left on the bottom edge, and the other way on the top edge.
            let edge = arrow.pointsUp ? body.y : body.maxY
            let ahead = arrow.pointsUp ? arrow.halfWidth : -arrow.halfWidth
            move(to: Point(arrow.tipX - ahead, edge))
            line(to: Point(arrow.tipX, arrow.pointsUp ? edge - arrow.height : edge + arrow.height))
            line(to: Point(arrow.tipX + ahead, edge))
            first = arrow.pointsUp ? 2 : 0
        } else {
            move(to: Point(body.maxX - radius, body.maxY))
        }
        for corner in first..<first + 4 { round(corners[corner % 4], to: corners[(corner + 1) % 4], radius) }
        elements.append(.close)
    }

    private mutating func move(to point: Point) {
        elements.append(.move(point))
        pen = point
    }

    private mutating func line(to point: Point) {
        guard point != pen else { return }
        elements.append(.line(point))
        pen = point
    }

    /// Goes to a corner and round it, towards the next one.
    private mutating func round(_ corner: Point, to next: Point, _ radius: Double) {
        let isVertical = next.x == corner.x
        let end =
            isVertical
            ? Point(corner.x, corner.y + (next.y < corner.y ? -radius : radius))
            : Point(corner.x + (next.x < corner.x ? -radius : radius), corner.y)
        // The line that comes to the corner is perpendicular to the one that leaves it.
        let start =
            isVertical
            ? Point(corner.x + (next.y < corner.y ? radius : -radius), corner.y)
            : Point(corner.x, corner.y + (next.x < corner.x ? -radius : radius))
        line(to: start)
        guard radius > 0 else { return }
        elements.append(.arc(corner: corner, end: end, radius: radius))
        pen = end
    }
}
