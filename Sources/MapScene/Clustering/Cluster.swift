import Geodesy

/// A cluster's name within its index. In an index of other points or options it names nothing.
public struct ClusterID: Hashable, Sendable {
    let node: Int32
    let fingerprint: UInt64
}

/// Points drawn as one. `ClusterIndex` knows its members.
public struct Cluster: Hashable, Sendable {
    /// The name.
    public let id: ClusterID
    /// The middle of its points on the projected map, each counted once.
    public let center: WorldPoint
    /// How many points it has.
    public let count: Int
    /// The lowest number of its points.
    public let firstMember: Int

    /// The middle of its points.
    public var coordinate: Coordinate {
        guard let coordinate = center.coordinate else { preconditionFailure("a cluster's middle is finite") }
        return coordinate
    }
}

/// What is drawn for some points at a zoom.
public enum ClusterItem: Hashable, Sendable {
    /// A point by itself, by its number.
    case point(Int)
    /// Several as one.
    case cluster(Cluster)

    /// How many points it stands for.
    public var count: Int {
        switch self {
        case .point: 1
        case .cluster(let cluster): cluster.count
        }
    }
}
