/// How large a callout wants to be, in points.
public struct CalloutSize: Hashable, Sendable {
    /// The width of a callout that has all the room it wants.
    public var width: Double
    /// The height with the arrow.
    public var height: Double
    /// The width below which it is not narrowed, however small the map.
    public var minimumWidth: Double

    /// A size with its arrow. The least width of the system's callout is 61 points (SMCalloutView).
    public init(width: Double, height: Double, minimumWidth: Double = 61) {
        self.width = width
        self.height = height
        self.minimumWidth = minimumWidth
    }

    var isValid: Bool { width.isFinite && height.isFinite && minimumWidth.isFinite && width >= 0 && height >= 0 }
}
