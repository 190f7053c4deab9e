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
    }

    /// Where a point is kept; not a number where it is not finite.
    private func place(of point: WorldPoint) -> (x: Double, y: Double) {
        guard point.x.isFinite, point.y.isFinite else { return (.nan, .nan) }
        let y = min(max(point.y, 0), 1)
        if options.wrapsWorld { return (WorldBox.wrapped(point.x), y) }
        // A double beyond all singles becomes infinite.
        return (Double(Float(min(max(point.x, -1e9), 1e9))), Double(Float(y)))
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

    private mutating func clustered(at zoom: Int, _ tree: PointTree) -> [Int32] {
        let radius = options.radius / (options.extent * cmath_exp2(Double(zoom)))
        var next: [Int32] = []
        next.reserveCapacity(level.count)
        var neighbors: [Int32] = []
        for number in level where taken[Int(number)] > zoom {
            taken[Int(number)] = Int8(zoom)
            neighbors.removeAll(keepingCapacity: true)
            let count = collect(around: number, radius, zoom, tree, into: &neighbors)
            for neighbor in neighbors { taken[Int(neighbor)] = Int8(zoom) }
            if !neighbors.isEmpty && count >= options.minPoints {
                next.append(join(number, neighbors, count, zoom))
            } else {
                next.append(number)
                next += neighbors
            }
        }
        return next
    }

    /// Adds the nodes near another that are not taken at `zoom`; the result is how many points all have.
    private func collect(
        around number: Int32, _ radius: Double, _ zoom: Int, _ tree: PointTree, into neighbors: inout [Int32]
    ) -> Int {
        let node = nodes[Int(number)]
        var count = Int(node.count)
        let wraps = options.wrapsWorld
        func search(_ x: Double, isOtherWorld: Bool) {
            tree.forEach(within: radius, ofX: x, y: node.y) { other in
                guard taken[Int(other)] > zoom else { return }
                // Of a radius over half the world, each node counts where it is nearest.
                guard !wraps || ((nodes[Int(other)].x - node.x).magnitude > 0.5) == isOtherWorld else { return }
                neighbors.append(other)
                count += Int(nodes[Int(other)].count)
            }
        }
        search(node.x, isOtherWorld: false)
        if wraps && node.x + radius >= 1 { search(node.x - 1, isOtherWorld: true) }
        if wraps && node.x - radius <= 0 { search(node.x + 1, isOtherWorld: true) }
        return count
    }

    /// Makes a cluster of a node and its neighbours; the result is its number.
    private mutating func join(_ origin: Int32, _ neighbors: [Int32], _ count: Int, _ zoom: Int) -> Int32 {
        let number = Int32(nodes.count)
        let first = nodes[Int(origin)]
        var x = first.x * Double(first.count)
        var y = first.y * Double(first.count)
        var firstMember = first.firstMember
        var isOnePlace = first.isOnePlace
        let start = Int32(children.count)
        nodes[Int(origin)].parent = number
        children.append(origin)
        for neighbor in neighbors {
            let node = nodes[Int(neighbor)]
            x += near(node.x, first.x) * Double(node.count)
            y += node.y * Double(node.count)
            firstMember = min(firstMember, node.firstMember)
            isOnePlace = isOnePlace && node.isOnePlace && areAtOnePlace(first.firstMember, node.firstMember)
            nodes[Int(neighbor)].parent = number
            children.append(neighbor)
        }
        let middle = x / Double(count)
        nodes.append(
            ClusterNode(
                x: options.wrapsWorld ? WorldBox.wrapped(middle) : middle, y: y / Double(count), count: Int32(count),
                firstMember: firstMember, children: start..<Int32(children.count), zoom: Int8(zoom),
                isOnePlace: isOnePlace))
        taken.append(.max)
        return number
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
