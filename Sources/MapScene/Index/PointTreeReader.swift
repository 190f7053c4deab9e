/// What a tree is asked for: a shape that knows its points and on which sides of a cut it has any.
protocol PointShape {
    /// Whether a point is in the shape.
    func holds(x: Double, y: Double) -> Bool
    /// Whether the shape reaches below `cut` on an axis, 0 for x and 1 for y, or touches it.
    func reachesBelow(_ cut: Double, axis: Int) -> Bool
    /// Whether the shape reaches above `cut` on an axis or touches it.
    func reachesAbove(_ cut: Double, axis: Int) -> Bool
}

extension WorldBox: PointShape {
    @inline(__always)
    func holds(x: Double, y: Double) -> Bool { x >= minX && x <= maxX && y >= minY && y <= maxY }
    @inline(__always)
    func reachesBelow(_ cut: Double, axis: Int) -> Bool { (axis == 0 ? minX : minY) <= cut }
    @inline(__always)
    func reachesAbove(_ cut: Double, axis: Int) -> Bool { (axis == 0 ? maxX : maxY) >= cut }
}

/// All points no farther than a radius from a middle.
struct PointCircle: PointShape {
    let x: Double
    let y: Double
    let radius: Double

    @inline(__always)
    func holds(x otherX: Double, y otherY: Double) -> Bool {
        let (dx, dy) = (otherX - x, otherY - y)
        return dx * dx + dy * dy <= radius * radius
    }
    @inline(__always)
    func reachesBelow(_ cut: Double, axis: Int) -> Bool { (axis == 0 ? x : y) - radius <= cut }
    @inline(__always)
    func reachesAbove(_ cut: Double, axis: Int) -> Bool { (axis == 0 ? x : y) + radius >= cut }
}

/// Walks the arrays of a tree.
struct PointTreeReader {
    let xy: UnsafePointer<Double>
    let ids: UnsafePointer<Int32>

    /// Hands out the points of a shape between two places of the arrays: the middle one first, then the half above it.
    func visit<Shape: PointShape>(
        _ shape: Shape, _ left: Int, _ right: Int, axis: Int, _ body: (Int32) -> Void
    ) {
        guard right - left > PointTree.leafSize else {
            var place = left
            while place <= right {
                if shape.holds(x: xy[2 * place], y: xy[2 * place + 1]) { body(ids[place]) }
                place += 1
            }
            return
        }
        let middle = (left + right) >> 1
        if shape.holds(x: xy[2 * middle], y: xy[2 * middle + 1]) { body(ids[middle]) }
        let cut = xy[2 * middle + axis]
        if shape.reachesAbove(cut, axis: axis) { visit(shape, middle + 1, right, axis: 1 - axis, body) }
        if shape.reachesBelow(cut, axis: axis) { visit(shape, left, middle - 1, axis: 1 - axis, body) }
    }
}
