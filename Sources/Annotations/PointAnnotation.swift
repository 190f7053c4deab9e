import Geodesy

/// A marked point of the map: data only, whatever shows it.
public struct PointAnnotation: Hashable, Identifiable, Sendable {
    /// The annotation's number, which the caller keeps unique within a scene.
    public let id: Int
    /// Where it is; dragging and moving change it.
    public var coordinate: Coordinate
    /// The title; without one the default callout does not show.
    public var title: String?
    /// The line below the title.
    public var subtitle: String?
    /// The rows of its table callout, or `nil` for an annotation of another kind.
    public var properties: PropertyTable?

    /// An annotation at a coordinate.
    public init(
        id: Int, coordinate: Coordinate, title: String? = nil, subtitle: String? = nil,
        properties: PropertyTable? = nil
    ) {
        self.id = id
        self.coordinate = coordinate
        self.title = title
        self.subtitle = subtitle
        self.properties = properties
    }
}
