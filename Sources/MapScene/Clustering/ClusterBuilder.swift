import CMath
import Geodesy

/// Clusters points zoom by zoom, the closest first: each point or cluster not yet taken takes in all within the radius
/// that are not taken either.
///
/// Source: V. Agafonkin, supercluster 8. Its order of steps is kept, on which its counts depend.
struct ClusterBuilder {
    private(set) var nodes: [ClusterNode] = []
    /// The children of all clusters, one cluster's in a row.
    private(set) var children: [Int32] = []
    /// The trees of the zooms from the closest to the widest.
    private(set) var trees: [PointTree] = []

    /// How many nodes are points: the first ones.
    let pointCount: Int
    private let points: [WorldPoint]
    private let options: ClusterOptions
    /// The last zoom at which each node was taken.
    private var taken: [Int8] = []
    /// How far from each node no other is, at least.
    private var clearance: [Double] = []
    /// The nodes of the zoom before.
    private var level: [Int32] = []

    init(_ points: [WorldPoint], options: ClusterOptions) {
        self.points = points
        self.options = options
        // As many clusters may follow.
        pointCount = min(points.count, Int(Int32.max / 2))
        addPoints()
        trees.append(tree(of: level))
        for zoom in options.zooms.reversed() {
            let next = clustered(at: zoom, trees[trees.count - 1])
            // Zooms that change nothing share one tree.
            trees.append(next == level ? trees[trees.count - 1] : tree(of: next))
            level = next
        }
    }

    private mutating func addPoints() {
        nodes.reserveCapacity(pointCount)
        level.reserveCapacity(pointCount)
        for number in 0..<pointCount {
            let (x, y) = place(of: points[number])
            // A number without a place keeps its node, which no level has.
            if x.isFinite { level.append(Int32(number)) }
            nodes.append(ClusterNode(x: x, y: y, count: 1, firstMember: Int32(number)))
        }
        taken = Array(repeating: .max, count: pointCount)
        clearance = Array(repeating: 0, count: pointCount)
    }

    /// Where a point is kept; not a number where it is not finite.
    private func place(of point: WorldPoint) -> (x: Double, y: Double) {
        guard point.x.isFinite, point.y.isFinite else { return (.nan, .nan) }
        let y = min(max(point.y, 0), 1)
        if options.wrapsWorld { return (WorldBox.wrapped(point.x), y) }
        // Far outside the world a single has too few digits, and there is nothing to be found.
        return (Double(Float(min(max(point.x, -4), 4))), Double(Float(y)))
    }

    private func tree(of level: [Int32]) -> PointTree {
        var coordinates: [Double] = []
        coordinates.reserveCapacity(level.count * 2)
        for number in level {
            let node = nodes[Int(number)]
            coordinates.append(options.wrapsWorld ? node.x : Double(Float(node.x)))
            coordinates.append(options.wrapsWorld ? node.y : Double(Float(node.y)))
        }
        return PointTree(coordinates: coordinates, numbers: level)
    }

    /// The nodes of `zoom`, made of those of the zoom before, which `tree` has.
    private mutating func clustered(at zoom: Int, _ tree: PointTree) -> [Int32] {
        let radius = options.radius / (options.extent * cmath_exp2(Double(zoom)))
        let start = nodes.count
        var next: [Int32] = []
        next.reserveCapacity(level.count)
        var groups: [Range<Int>] = []
        nodes.withUnsafeBufferPointer { nodes in
            taken.withUnsafeMutableBufferPointer { taken in
                clearance.withUnsafeMutableBufferPointer { clearance in
                    tree.withReader { reader in
                        var search = ClusterSearch(
                            tree: reader, nodes: nodes, taken: taken, clearance: clearance, radius: radius,
                            zoom: Int8(zoom), wraps: options.wrapsWorld)
                        for number in level where search.take(number) {
                            if !search.neighbors.isEmpty && search.count >= options.minPoints {
                                next.append(Int32(start + groups.count))
                                groups.append(children.count..<children.count + search.neighbors.count + 1)
                                children.append(number)
                                children += search.neighbors
                            } else {
                                next.append(number)
                                next += search.neighbors
                            }
                        }
                    }
                }
            }
        }
        for group in groups { join(group, zoom) }
        return next
    }

    /// Makes a cluster of a node and its neighbours, which are in a row in the list of children.
    private mutating func join(_ group: Range<Int>, _ zoom: Int) {
        let number = Int32(nodes.count)
        let first = nodes[Int(children[group.lowerBound])]
        var (x, y) = (0.0, 0.0)
        var count: Int32 = 0
        var firstMember = first.firstMember
        var isOnePlace = true
        for child in group {
            let child = Int(children[child])
            let node = nodes[child]
            x += near(node.x, first.x) * Double(node.count)
            y += node.y * Double(node.count)
            count += node.count
            firstMember = min(firstMember, node.firstMember)
            isOnePlace = isOnePlace && node.isOnePlace && areAtOnePlace(first.firstMember, node.firstMember)
            nodes[child].parent = number
        }
        let middle = x / Double(count)
        nodes.append(
            ClusterNode(
                x: options.wrapsWorld ? WorldBox.wrapped(middle) : middle, y: y / Double(count), count: count,
                firstMember: firstMember, children: Int32(group.lowerBound)..<Int32(group.upperBound),
                zoom: Int8(zoom), isOnePlace: isOnePlace))
        taken.append(.max)
        clearance.append(0)
    }

    /// The copy of `x` that is nearest to another.
    private func near(_ x: Double, _ other: Double) -> Double {
        guard options.wrapsWorld, (x - other).magnitude > 0.5 else { return x }
        return x < other ? x + 1 : x - 1
    }

    private func areAtOnePlace(_ a: Int32, _ b: Int32) -> Bool {
        let (a, b) = (points[Int(a)], points[Int(b)])
        return a.y == b.y && WorldBox.wrapped(a.x) == WorldBox.wrapped(b.x)
    }
}
