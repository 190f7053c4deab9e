/// A moment of a session, or a span between two: whole ticks of a three-billionth of a second, in which both a nanosecond
/// and a sixtieth of a second are whole numbers.
public struct SceneTime: Hashable, Comparable, Sendable {
    /// Ticks in one second.
    public static let ticksPerSecond: Int64 = 3_000_000_000
    private static let ticksPerFrame = ticksPerSecond / 60

    /// The start of a session, and the empty span.
    public static let zero = SceneTime(ticks: 0)

    /// Ticks since the start.
    public let ticks: Int64

    /// A time of whole ticks.
    public init(ticks: Int64) { self.ticks = ticks }

    /// A time of whole nanoseconds.
    public init(nanoseconds: Int64) { self.ticks = nanoseconds * 3 }

    /// The time nearest to a number of seconds.
    public init(seconds: Double) { self.ticks = Int64((seconds * Double(Self.ticksPerSecond)).rounded()) }

    /// The time of frame number `index`: `index`/60 of a second.
    public init(frame index: Int64) { self.ticks = index * Self.ticksPerFrame }

    /// Seconds, as the nearest double.
    public var seconds: Double { Double(ticks) / Double(Self.ticksPerSecond) }

    /// Whole milliseconds, halves rounded up.
    public var milliseconds: Int64 { (ticks + 1_500_000) / 3_000_000 }

    /// The first frame after this moment.
    package var nextFrame: SceneTime { SceneTime(ticks: (ticks / Self.ticksPerFrame + 1) * Self.ticksPerFrame) }

    /// Orders by time.
    public static func < (a: SceneTime, b: SceneTime) -> Bool { a.ticks < b.ticks }

    /// The moment `b` after `a`.
    public static func + (a: SceneTime, b: SceneTime) -> SceneTime { SceneTime(ticks: a.ticks + b.ticks) }

    /// The span from `b` to `a`.
    public static func - (a: SceneTime, b: SceneTime) -> SceneTime { SceneTime(ticks: a.ticks - b.ticks) }
}
