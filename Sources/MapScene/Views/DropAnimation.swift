import Camera

/// A view that falls to its place from above the viewport's upper edge when its annotation is added: once, and not when it
/// comes back on screen.
public struct DropAnimation: Hashable, Sendable {
    /// How long the fall lasts.
    public static let duration = SceneTime(seconds: 0.3)

    /// When it starts.
    public var start: SceneTime

    /// A fall.
    public init(start: SceneTime) { self.start = start }

    /// Points by which the view is above its place at a moment: from its whole height over the upper edge to 0, ever
    /// faster, as things fall.
    public func height(at time: SceneTime, frameBottom: Double) -> Double {
        guard time < start + DropAnimation.duration else { return 0 }
        let passed = time > start ? (time - start).seconds / DropAnimation.duration.seconds : 0
        return max(0, frameBottom) * (1 - passed * passed)
    }
}
