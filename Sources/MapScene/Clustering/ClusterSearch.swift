/// Looks, at one zoom, for what a node takes in. It works on memory of the builder, so that a search copies nothing.
struct ClusterSearch {
    let tree: PointTreeReader
    let nodes: UnsafeBufferPointer<ClusterNode>
    /// The last zoom at which each node was taken.
    let taken: UnsafeMutableBufferPointer<Int8>
    /// How far from each node no other is, at least.
    let clearance: UnsafeMutableBufferPointer<Double>
    let radius: Double
    let zoom: Int8
    let wraps: Bool
    /// What the last node took in.
    var neighbors: [Int32] = []
    /// How many points the last node and its neighbours have.
    var count = 0

    /// How far a search looks beyond what it must, in radii and in mean distances between nodes: it is not done again at
    /// the next zooms for a node that is alone.
    private static let foresight = (radii: 64.0, spacings: 0.5)
    /// What rounding to single precision can move a node by, and more.
    private static let slack = 1e-6

    /// Takes a node and all within the radius that are not taken; false where it is taken already.
    mutating func take(_ number: Int32) -> Bool {
        let place = Int(number)
        guard taken[place] > zoom else { return false }
        taken[place] = zoom
        neighbors.removeAll(keepingCapacity: true)
        count = Int(nodes[place].count)
        if clearance[place] <= radius { clearance[place] = search(number, nodes[place]) }
        // At this zoom any other node may become part of a cluster, whose middle is less than a radius from it.
        clearance[place] -= radius + ClusterSearch.slack
        return true
    }

    /// Finds the neighbours of a node; the result is how far from it no other node is.
    private mutating func search(_ number: Int32, _ node: ClusterNode) -> Double {
        let spacing = 1 / Double(tree.count).squareRoot()
        let reach = min(radius * ClusterSearch.foresight.radii, spacing * ClusterSearch.foresight.spacings)
        var circle = ForesightCircle(number: number, x: node.x, y: node.y, radius: radius, reach: max(radius, reach))
        visit(&circle, node, isOtherWorld: false)
        guard wraps else { return circle.reach }
        if node.x + circle.reach >= 1 {
            circle.x = node.x - 1
            visit(&circle, node, isOtherWorld: true)
        }
        if node.x - circle.reach <= 0 {
            circle.x = node.x + 1
            visit(&circle, node, isOtherWorld: true)
        }
        return circle.reach
    }

    private mutating func visit(_ circle: inout ForesightCircle, _ node: ClusterNode, isOtherWorld: Bool) {
        var found = neighbors
        neighbors = []
        var sum = count
        tree.visit(&circle) { [nodes, taken, zoom, wraps] number in
            guard taken[Int(number)] > zoom else { return }
            let other = nodes[Int(number)]
            // Of a radius over half the world, each node counts where it is nearest.
            guard !wraps || ((other.x - node.x).magnitude > 0.5) == isOtherWorld else { return }
            taken[Int(number)] = zoom
            found.append(number)
            sum += Int(other.count)
        }
        neighbors = found
        count = sum
    }
}

/// All nodes but one within a radius of it, and how far beyond it the nearest other is.
private struct ForesightCircle: PointShape {
    let number: Int32
    var x: Double
    let y: Double
    let radius: Double
    /// Not above the radius where others are within it, else no other node met so far is nearer.
    private(set) var reach: Double
    private var squaredReach: Double

    init(number: Int32, x: Double, y: Double, radius: Double, reach: Double) {
        self.number = number
        self.x = x
        self.y = y
        self.radius = radius
        self.reach = reach
        squaredReach = reach * reach
    }

    @inline(__always)
    mutating func holds(x otherX: Double, y otherY: Double, number other: Int32) -> Bool {
        let (dx, dy) = (otherX - x, otherY - y)
        let squared = dx * dx + dy * dy
        guard squared <= squaredReach, other != number else { return false }
        let isWithin = squared <= radius * radius
        squaredReach = isWithin ? radius * radius : squared
        reach = isWithin ? radius : squared.squareRoot()
        return isWithin
    }
    @inline(__always)
    func reachesBelow(_ cut: Double, axis: Int) -> Bool { (axis == 0 ? x : y) - reach <= cut }
    @inline(__always)
    func reachesAbove(_ cut: Double, axis: Int) -> Bool { (axis == 0 ? x : y) + reach >= cut }
}
