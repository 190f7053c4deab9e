/// What `CalloutTracker` refuses. A refused call changes nothing.
public enum CalloutTrackerError: Error, Equatable, Sendable {
    /// A viewport's side is negative, not a number or infinite.
    case invalidSize(width: Double, height: Double)
    /// The projection answered with a coordinate that is not a number or infinite.
    case invalidAnchor(x: Double, y: Double)
    /// The time of a call lies before that of the call before it.
    case timeWentBack(from: Int64, to: Int64)
    /// A region change was ended, and none is open.
    case noOpenRegionChange
}
