/// A rectangle that lines and rings are cut to, so that what no one sees is not written.
struct ClipBox {
    var left, top, right, bottom: Double

    typealias Point = (x: Double, y: Double)

    func contains(_ point: Point) -> Bool {
        point.x >= left && point.x <= right && point.y >= top && point.y <= bottom
    }

    /// Whether a line from `a` to `b` may be seen: not both ends lie beyond one edge.
    func mayShow(_ a: Point, _ b: Point) -> Bool {
        max(a.x, b.x) >= left && min(a.x, b.x) <= right && max(a.y, b.y) >= top && min(a.y, b.y) <= bottom
    }

    /// The part of a ring inside, by cutting at one edge after the other. Source: Sutherland and Hodgman (1974),
    /// "Reentrant Polygon Clipping", CACM 17(1).
    func cut(_ ring: [Point]) -> [Point] {
        var points = ring
        points = ClipBox.cut(points, { $0.x - left }) { a, b, share in (left, a.y + (b.y - a.y) * share) }
        points = ClipBox.cut(points, { right - $0.x }) { a, b, share in (right, a.y + (b.y - a.y) * share) }
        points = ClipBox.cut(points, { $0.y - top }) { a, b, share in (a.x + (b.x - a.x) * share, top) }
        return ClipBox.cut(points, { bottom - $0.y }) { a, b, share in (a.x + (b.x - a.x) * share, bottom) }
    }

    private static func cut(
        _ points: [Point], _ inside: (Point) -> Double, _ crossing: (Point, Point, Double) -> Point
    ) -> [Point] {
        guard var last = points.last else { return [] }
        var kept: [Point] = []
        kept.reserveCapacity(points.count)
        var lastInside = inside(last)
        for point in points {
            let nowInside = inside(point)
            if (nowInside >= 0) != (lastInside >= 0) {
                kept.append(crossing(last, point, lastInside / (lastInside - nowInside)))
            }
            if nowInside >= 0 { kept.append(point) }
            last = point
            lastInside = nowInside
        }
        return kept
    }
}
