/// A view as the collision sees it: a rectangle, upright on the screen, and what decides between it and others.
public struct CollisionBox: Hashable, Sendable {
    /// The middle, in points of the plane: x to the east, y to the south.
    public var x, y: Double
    /// The rectangle's sides in points. A side of zero or below covers nothing.
    public var width, height: Double
    /// The zoom levels at which the view shows.
    public var levels: ZoomLevels
    /// Shown whatever collides, and in the way of others.
    public var isForced: Bool
    /// Whether it takes part; one that does not always shows and is in nobody's way.
    public var collides: Bool
    /// Which of two colliding views stays: the larger.
    public var collisionPriority: Int64
    /// Which of two of equal collision priority stays: the larger. What is not a number is the smallest.
    public var displayPriority: Double

    /// A view's rectangle.
    public init(
        x: Double, y: Double, width: Double, height: Double, levels: ZoomLevels = .all, isForced: Bool = false,
        collides: Bool = true, collisionPriority: Int64 = 0, displayPriority: Double = 500
    ) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.levels = levels
        self.isForced = isForced
        self.collides = collides
        self.collisionPriority = collisionPriority
        self.displayPriority = displayPriority
    }

    /// Whether the decision is this one's before `other`'s, the order of addition apart.
    func precedes(_ other: CollisionBox) -> Bool? {
        if isForced != other.isForced { return isForced }
        if collisionPriority != other.collisionPriority { return collisionPriority > other.collisionPriority }
        let (a, b) = (rank(displayPriority), rank(other.displayPriority))
        return a == b ? nil : a > b
    }

    private func rank(_ priority: Double) -> Double { priority.isNaN ? -Double.infinity : priority }
}

/// The zoom levels at which a view shows, both ends included. With the least above the most it never shows.
public struct ZoomLevels: Hashable, Sendable {
    /// The least zoom.
    public var least: Double
    /// The largest zoom.
    public var most: Double

    /// Every level.
    public static let all = ZoomLevels(least: -Double.infinity, most: Double.infinity)

    /// Levels from one to another.
    public init(least: Double, most: Double) {
        self.least = least
        self.most = most
    }

    /// Whether a view shows at a zoom: the real one, not a rounded.
    public func contains(_ zoom: Double) -> Bool { zoom >= least && zoom <= most }
}
