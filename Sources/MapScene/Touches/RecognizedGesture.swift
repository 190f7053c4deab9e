import Camera

/// What fingers mean.
public enum RecognizedGesture: Hashable, Sendable {
    /// A completed single tap.
    case tap(ScreenPoint)
    /// Two taps in one place; the point is the second's.
    case doubletap(ScreenPoint)
    /// Two fingers that tapped together; the point is between them.
    case twoFingerTap(ScreenPoint)
    /// A finger that has lain still long enough, and still lies.
    case longpress(ScreenPoint)
    /// The press lifts a draggable view.
    case dragBegan(ScreenPoint)
    /// The finger carries the view to a point.
    case dragMoved(ScreenPoint)
    /// The finger sets the view down, or the system took the touch away.
    case dragEnded(ScreenPoint, isCancelled: Bool)
    /// One or two fingers began to move the map.
    case mapBegan
    /// The fingers moved the map's content: by a way, and about the point between them by a factor and clockwise degrees.
    case mapMoved(ScreenVector, about: ScreenPoint, scale: Double, degrees: Double)
    /// The last finger left the map at a velocity in points a second.
    case mapEnded(ScreenVector)
}

/// A finger's number while it is down.
public typealias FingerID = Int

/// What lies under a finger, as far as it matters for what the finger means.
public enum TouchTarget: Hashable, Sendable {
    /// The map, where a single tap waits for a second one.
    case map
    /// A view or the callout: a tap acts at once.
    case still
    /// A view that a press lifts.
    case draggable
    /// The callout: it keeps every touch that begins on it, so that the map does not move.
    case callout
}
