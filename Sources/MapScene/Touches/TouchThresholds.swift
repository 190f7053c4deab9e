/// Where one touch ends and another begins: the one place for these numbers.
///
/// Source: UIKit's `UILongPressGestureRecognizer` (0.5 s, 10 points); the distances and gaps of a double tap lie between
/// those of UIKit, Flutter and MapLibre.
public struct TouchThresholds: Hashable, Sendable {
    /// A tap is shorter than this; a finger that lies as long or longer is a long press.
    public var longPress = SceneTime(seconds: 0.5)
    /// A finger that is at most so many points from where it came down has not moved.
    public var slop = 10.0
    /// The second tap of two comes down within this span after the first was lifted.
    public var doubleTapGap = SceneTime(seconds: 0.35)
    /// The second tap of two is at most so many points from the first.
    public var doubleTapDistance = 30.0
    /// Whether two taps on the map are a double tap, for which a single one waits.
    public var hasDoubleTap = true

    /// The standard thresholds.
    public init() {}
}
