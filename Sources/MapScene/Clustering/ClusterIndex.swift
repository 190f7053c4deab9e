import Geodesy

/// Points of the world clustered at every whole zoom, once; then each view's items are a box query.
///
/// Points are known by their number in the order given; those that are not finite belong to nothing. Names of clusters
/// hold within this index. What is found depends on the points' order, as clusters grow from the earlier ones; the same
/// points in the same order give the same clusters in the same order.
public struct ClusterIndex: Sendable {
    /// How the points are clustered.
    public let options: ClusterOptions
    private let nodes: [ClusterNode]
    private let children: [Int32]
    private let trees: [PointTree]
    private let pointCount: Int
    private let fingerprint: UInt64

    /// Clusters `points`. Latitudes beyond the projection's edge count as on it.
    public init(_ points: [WorldPoint], options: ClusterOptions = ClusterOptions()) {
        let builder = ClusterBuilder(points, options: options)
        self.options = options
        nodes = builder.nodes
        children = builder.children
        trees = builder.trees
        pointCount = builder.pointCount
        fingerprint = ClusterIndex.fingerprint(points, options)
    }

    /// Hands out what is drawn in a box at a zoom, of which the whole part counts: each item whose middle is in the box.
    public func forEach(in box: WorldBox, zoom: Double, _ body: (ClusterItem) -> Void) {
        let tree = trees[place(ofZoom: zoom)]
        let pieces = box.pieces(isClosed: options.wrapsWorld)
        tree.forEach(in: pieces.first) { body(item($0)) }
        if let second = pieces.second { tree.forEach(in: second) { body(item($0)) } }
    }

    /// What is drawn in a box at a zoom.
    public func items(in box: WorldBox, zoom: Double) -> [ClusterItem] {
        var items: [ClusterItem] = []
        forEach(in: box, zoom: zoom) { items.append($0) }
        return items
    }

    /// What a point is drawn as at a zoom; `nil` for a number without a place.
    public func item(of point: Int, zoom: Double) -> ClusterItem? {
        guard point >= 0, point < pointCount, nodes[point].x.isFinite else { return nil }
        let level = options.zooms.upperBound + 1 - place(ofZoom: zoom)
        var node = Int32(point)
        while nodes[Int(node)].parent >= 0, Int(nodes[Int(nodes[Int(node)].parent)].zoom) >= level {
            node = nodes[Int(node)].parent
        }
        return item(node)
    }

    /// The cluster of a name.
    public func cluster(_ id: ClusterID) -> Cluster? {
        guard node(id) != nil, case .cluster(let cluster) = item(id.node) else { return nil }
        return cluster
    }

    /// What a cluster falls into where it first does; empty for a name of another index.
    public func children(of id: ClusterID) -> [ClusterItem] {
        guard let node = node(id) else { return [] }
        return node.children.map { item(children[Int($0)]) }
    }

    /// The numbers of all points of a cluster, rising; empty for a name of another index.
    public func members(of id: ClusterID) -> [Int] {
        guard let node = node(id) else { return [] }
        var members: [Int] = []
        members.reserveCapacity(Int(node.count))
        var open = [id.node]
        while let number = open.popLast() {
            if Int(number) < pointCount {
                members.append(Int(number))
            } else {
                open += nodes[Int(number)].children.map { children[Int($0)] }
            }
        }
        members.sort()
        return members
    }

    /// The least zoom at which a cluster shows as several items. `nil` where none does, as all its points lie at one
    /// place, and for a name of another index.
    ///
    /// Points at one place stay in one cluster at every zoom of `options.zooms`; closer, they are drawn over each other.
    public func expansionZoom(of id: ClusterID) -> Int? {
        guard let node = node(id), !node.isOnePlace else { return nil }
        return Int(node.zoom) + 1
    }

    private func node(_ id: ClusterID) -> ClusterNode? {
        guard id.fingerprint == fingerprint, id.node >= pointCount, id.node < nodes.count else { return nil }
        return nodes[Int(id.node)]
    }

    private func item(_ number: Int32) -> ClusterItem {
        guard Int(number) >= pointCount else { return .point(Int(number)) }
        let node = nodes[Int(number)]
        return .cluster(
            Cluster(
                id: ClusterID(node: number, fingerprint: fingerprint), center: WorldPoint(x: node.x, y: node.y),
                count: Int(node.count), firstMember: Int(node.firstMember)))
    }

    /// Where the tree of a zoom is: the closest first.
    private func place(ofZoom zoom: Double) -> Int {
        let closest = options.zooms.upperBound + 1
        guard zoom >= Double(options.zooms.lowerBound) else { return trees.count - 1 }
        return zoom < Double(closest) ? closest - Int(zoom) : 0
    }

    /// FNV-1a over all that the clusters follow from.
    private static func fingerprint(_ points: [WorldPoint], _ options: ClusterOptions) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ bits: UInt64) { hash = (hash ^ bits) &* 0x100_0000_01B3 }
        for point in points {
            add(point.longitude.bitPattern)
            add(point.y.bitPattern)
        }
        add(options.radius.bitPattern)
        add(options.extent.bitPattern)
        for number in [options.zooms.lowerBound, options.zooms.upperBound, options.minPoints] {
            add(UInt64(bitPattern: Int64(number)))
        }
        add(options.wrapsWorld ? 1 : 0)
        return hash
    }
}
