import Geodesy

/// A box of the Web Mercator square, its edges included.
///
/// `minX` and `maxX` may leave 0..<1, as the edges of a viewport over the antimeridian do: a point is in the box where one
/// of its copies, whole worlds apart, is. A box with an edge that is not a number, or with a maximum below its minimum,
/// holds nothing.
public struct WorldBox: Hashable, Sendable {
    /// The western edge, in widths of the world from 180° west.
    public var minX: Double
    /// The northern edge, in heights of the world from the north.
    public var minY: Double
    /// The eastern edge.
    public var maxX: Double
    /// The southern edge.
    public var maxY: Double

    /// The box of four edges.
    public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// The box of a region. Edges at or beyond those of the projection hold all that is drawn on the edge.
    public init(_ region: GeoRegion) {
        let west = region.west / 360 + 0.5
        let east = region.east / 360 + 0.5
        let edge = WorldPoint.edgeLatitude
        minX = west
        minY = region.north >= edge ? -.infinity : WorldPoint.y(ofLatitude: region.north)
        maxX = region.crossesAntimeridian ? east + 1 : east
        maxY = region.south <= -edge ? .infinity : WorldPoint.y(ofLatitude: region.south)
    }

    /// The box grown by a share of the world's width on all sides.
    public func grown(by margin: Double) -> WorldBox {
        WorldBox(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
    }

    /// The box cut at the antimeridian: at most two boxes within 0...1. Where `isClosed`, x = 1 is the same meridian as
    /// x = 0, which holds the points of both.
    func pieces(isClosed: Bool) -> (first: WorldBox, second: WorldBox?) {
        let width = maxX - minX
        guard width >= 0 else { return (self, nil) }
        guard width < 1 else { return (spanning(0, 1), nil) }
        let (low, high) = (minX.rounded(.down), maxX.rounded(.down))
        let (west, east) = (minX - low, maxX - high)
        if low == high {
            // An x below a meridian by too little to count is on it, in the next world.
            return east < 1 || !isClosed ? (spanning(west, east), nil) : (spanning(west, 1), spanning(0, 0))
        }
        if east == 0 && !isClosed { return (spanning(west, 1), nil) }
        return east < west ? (spanning(west, 1), spanning(0, east)) : (spanning(0, 1), nil)
    }

    private func spanning(_ west: Double, _ east: Double) -> WorldBox {
        WorldBox(minX: west, minY: minY, maxX: east, maxY: maxY)
    }

    /// `x` without its whole worlds, in 0..<1.
    static func wrapped(_ x: Double) -> Double {
        let share = x - x.rounded(.down)
        // A negative x too small to count gives 1.
        return share < 1 ? share : 0
    }
}
