/// A point or a cluster of an index.
struct ClusterNode: Sendable {
    /// The middle of its points.
    let x: Double
    let y: Double
    /// How many points it has.
    let count: Int32
    /// The lowest number of its points.
    let firstMember: Int32
    /// Where its children are in the index's list; empty for a point.
    var children: Range<Int32> = 0..<0
    /// The closest zoom at which it shows; a point's is beyond all.
    var zoom = Int8.max
    /// Whether all its points lie at one place, so that no zoom takes them apart.
    var isOnePlace = true
    /// The cluster that it is a child of, or -1.
    var parent: Int32 = -1
}
