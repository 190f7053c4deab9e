/// What a tree is asked for: a shape that knows its points and on which sides of a cut it has any.
protocol PointShape {
    /// Whether a point is in the shape; the shape may shrink by it, never grow.
    mutating func holds(x: Double, y: Double, number: Int32) -> Bool
    /// Whether the shape reaches below `cut` on an axis, 0 for x and 1 for y, or touches it.
    func reachesBelow(_ cut: Double, axis: Int) -> Bool
    /// Whether the shape reaches above `cut` on an axis or touches it.
    func reachesAbove(_ cut: Double, axis: Int) -> Bool
}

extension WorldBox: PointShape {
    @inline(__always)
    func holds(x: Double, y: Double, number: Int32) -> Bool { x >= minX && x <= maxX && y >= minY && y <= maxY }
    @inline(__always)
    func reachesBelow(_ cut: Double, axis: Int) -> Bool { (axis == 0 ? minX : minY) <= cut }
    @inline(__always)
    func reachesAbove(_ cut: Double, axis: Int) -> Bool { (axis == 0 ? maxX : maxY) >= cut }
}

/// Walks the arrays of a tree.
struct PointTreeReader {
    let xy: UnsafePointer<Double>
    let numbers: UnsafePointer<Int32>
    let count: Int

    /// Hands out the points of a shape.
    func visit<Shape: PointShape>(_ shape: inout Shape, _ body: (Int32) -> Void) {
        visit(&shape, 0, count - 1, axis: 0, body)
    }

    /// Hands out those between two places of the arrays: the middle one first, then the half above it.
    private func visit<Shape: PointShape>(
        _ shape: inout Shape, _ left: Int, _ right: Int, axis: Int, _ body: (Int32) -> Void
    ) {
        guard right - left > PointTree.leafSize else {
            var place = left
            while place <= right {
                meet(&shape, place, body)
                place += 1
            }
            return
        }
        let middle = (left + right) >> 1
        meet(&shape, middle, body)
        let cut = xy[2 * middle + axis]
        if shape.reachesAbove(cut, axis: axis) { visit(&shape, middle + 1, right, axis: 1 - axis, body) }
        if shape.reachesBelow(cut, axis: axis) { visit(&shape, left, middle - 1, axis: 1 - axis, body) }
    }

    @inline(__always)
    private func meet<Shape: PointShape>(_ shape: inout Shape, _ place: Int, _ body: (Int32) -> Void) {
        if shape.holds(x: xy[2 * place], y: xy[2 * place + 1], number: numbers[place]) { body(numbers[place]) }
    }
}
