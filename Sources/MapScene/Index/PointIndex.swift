import Geodesy

/// A static index of points of the world: which lie in a box, and which are nearest to a point.
///
/// Points are known by their number in the order given. The world is closed: x and x + 1 are the same place. Points that
/// are not finite are left out. The index is built once, in O(n log n); what moves wants a new one.
///
/// A packed kd-tree (`PointTree`): it was measured against a packed Hilbert R-tree, which for points takes longer to
/// build and to ask. Views with a size are asked for by a box grown by the largest of them.
public struct PointIndex: Sendable {
    let tree: PointTree

    /// The index of `points`.
    public init(_ points: [WorldPoint]) {
        self.init(count: points.count) { points[$0] }
    }

    /// The index of `count` points, asked for in order; `nil` is a number without a point. At most 2³¹ - 1 are taken.
    public init(count: Int, point: (Int) -> WorldPoint?) {
        let count = min(max(count, 0), Int(Int32.max))
        var coordinates: [Double] = []
        var numbers: [Int32] = []
        coordinates.reserveCapacity(count * 2)
        numbers.reserveCapacity(count)
        for number in 0..<count {
            guard let point = point(number), point.longitude.isFinite, point.y.isFinite else { continue }
            coordinates.append(WorldBox.wrapped(point.x))
            coordinates.append(point.y)
            numbers.append(Int32(number))
        }
        tree = PointTree(coordinates: coordinates, numbers: numbers)
    }

    /// How many points are indexed.
    public var count: Int { tree.count }

    /// Hands out the number of each point of a box once. The order follows from the points alone, and is not that of
    /// their numbers.
    public func forEach(in box: WorldBox, _ body: (Int) -> Void) {
        let pieces = box.pieces(isClosed: true)
        tree.forEach(in: pieces.first) { body(Int($0)) }
        if let second = pieces.second { tree.forEach(in: second) { body(Int($0)) } }
    }

    /// Replaces what `numbers` holds by the numbers of the points of a box, and keeps its memory.
    public func find(in box: WorldBox, into numbers: inout [Int]) {
        numbers.removeAll(keepingCapacity: true)
        forEach(in: box) { numbers.append($0) }
    }

    /// Up to `limit` points no farther than `distance` from a point, the nearest first, of equals the lower number.
    ///
    /// Distances are in widths of the world on the projected map, the shorter way around it.
    public func nearest(
        to point: WorldPoint, limit: Int, within distance: Double = .infinity
    ) -> [(number: Int, distance: Double)] {
        guard limit > 0, distance >= 0, point.longitude.isFinite, point.y.isFinite else { return [] }
        var search = NearestSearch(
            x: WorldBox.wrapped(point.x), y: point.y, limit: min(limit, count), distance: distance)
        tree.withReader { search.run($0) }
        return search.sorted.map { (Int($0.number), $0.squared.squareRoot()) }
    }
}
