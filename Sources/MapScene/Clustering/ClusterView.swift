import Camera
import Geodesy

/// What stands for several annotations of one clustering identifier that lie too close together at a zoom.
///
/// As MapKit has it: the title is that of one member, the subtitle says how many more there are.
public struct ClusterView: Hashable, Sendable {
    /// The clustering identifier that its members share.
    public let identifier: String
    /// The member first added, whose title it has.
    public let first: AnnotationID
    /// How many annotations it stands for, at least 2.
    public let count: Int
    /// The middle of its members on the projected map.
    public let center: WorldPoint
    /// Its name among the clusters of its identifier, as long as no annotation of it comes, goes or moves.
    public let cluster: ClusterID

    /// The size of a cluster's view in points; it stands centred on its place.
    public static let size = ScreenSize(width: 40, height: 40)

    /// How many annotations it stands for beside the first, as a text.
    public var subtitle: String { "+\(count - 1)" }
}
