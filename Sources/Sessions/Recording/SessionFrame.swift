import Camera
import Geodesy
import MapScene

/// What a session's map shows at one moment, for those who draw it.
public struct SessionFrame: Hashable, Sendable {
    /// An annotation that came, moved or went.
    public struct Change: Hashable, Sendable {
        /// The annotation.
        public var id: AnnotationID
        /// Where it is now; `nil` for one that went.
        public var place: WorldPoint?
    }

    /// The moment.
    public var time: SceneTime
    /// What part of the world shows.
    public var viewport: Viewport
    /// The selected annotation.
    public var selected: AnnotationID?
    /// The callout on show, with its parts.
    public var callout: PlacedCallout?
    /// What is otherwise than in the frame before; in the first frame, all annotations.
    public var changes: [Change]
    /// The annotations that are not drawn, because of others or of their zoom levels.
    public var hidden: [AnnotationID]
    /// How many events were told by then.
    public var eventCount: Int
}
