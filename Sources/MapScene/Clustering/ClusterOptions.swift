/// How points are clustered. The defaults are those of supercluster 8.
public struct ClusterOptions: Hashable, Sendable {
    /// How far from a cluster's first point the others may be, in points of the screen.
    public let radius: Double
    /// The side of a map tile in the same points: 512, or 256 where zoom 0 shows the world 256 points wide.
    public let extent: Double
    /// The whole zooms at which points are clustered; closer, each point is by itself.
    public let zooms: ClosedRange<Int>
    /// The fewest points of a cluster.
    public let minPoints: Int
    /// Whether points on both sides of the antimeridian cluster together, and positions keep all digits of a double.
    ///
    /// Without, clusters are those of supercluster to the point: it rounds positions to single precision, and leaves a
    /// gap at the antimeridian; points beyond ±180° are not turned into the world.
    public let wrapsWorld: Bool

    /// Why numbers are no options.
    public enum Failure: String, Error, Hashable, Sendable {
        /// The radius is negative, or not finite.
        case badRadius = "bad-radius"
        /// The extent is not above zero, or not finite.
        case badExtent = "bad-extent"
        /// A zoom is outside 0…30.
        case badZooms = "bad-zooms"
        /// A cluster would have less than two points.
        case badMinPoints = "bad-min-points"
    }

    /// Radius 40 of tiles of 512, zooms 0…16, two points and more, around the world.
    public init() {
        radius = 40
        extent = 512
        zooms = 0...16
        minPoints = 2
        wrapsWorld = true
    }

    /// The options of these numbers.
    /// - Throws: `Failure`, the arguments judged in order.
    public init(
        radius: Double = 40, extent: Double = 512, zooms: ClosedRange<Int> = 0...16, minPoints: Int = 2,
        wrapsWorld: Bool = true
    ) throws(Failure) {
        guard radius.isFinite, radius >= 0 else { throw .badRadius }
        guard extent.isFinite, extent > 0 else { throw .badExtent }
        guard zooms.lowerBound >= 0, zooms.upperBound <= 30 else { throw .badZooms }
        guard minPoints >= 2 else { throw .badMinPoints }
        self.radius = radius
        self.extent = extent
        self.zooms = zooms
        self.minPoints = minPoints
        self.wrapsWorld = wrapsWorld
    }
}
