import CalloutTracking
import Camera
import Geodesy

/// Something that happened in a scene.
public struct SceneEvent: Hashable, Sendable {
    /// The number of the event: 1 for a scene's first, rising by 1.
    public let sequence: Int
    /// When.
    public let time: SceneTime
    /// What.
    public let kind: Kind

    /// What happened.
    public enum Kind: Hashable, Sendable {
        /// Annotations were added.
        case annotationsAdded(Range<AnnotationID>)
        /// Annotations were removed.
        case annotationsRemoved([AnnotationID])
        /// A view was made for an annotation that came on screen; it falls to its place for a while, or stands there.
        case viewCreated(AnnotationID, ViewID, identifier: String, drop: SceneTime?)
        /// A view that had shown another annotation shows this one.
        case viewReused(AnnotationID, ViewID, identifier: String, drop: SceneTime?)
        /// An annotation was selected.
        case selected(AnnotationID, by: Cause)
        /// It is no longer selected.
        case deselected(AnnotationID, CalloutEvent<AnnotationID>.Reason)
        /// Its callout appeared at a point, within a span.
        case calloutShown(AnnotationID, AnchorPoint, fade: SceneTime)
        /// Its callout disappeared, within a span.
        case calloutHidden(AnnotationID, CalloutEvent<AnnotationID>.Reason, fade: SceneTime)
        /// Its callout is at another point.
        case calloutMoved(AnnotationID, AnchorPoint)
        /// Its callout waits for its anchor to come back into the viewport.
        case calloutOffScreen(AnnotationID)
        /// A region change begins; `depth` counts it.
        case regionWillChange(RegionChangeReason, animated: Bool, depth: Int)
        /// Another part of the world shows. The coordinate is the one in the middle of what the insets leave.
        case visibleRegionChanged(Viewport, middle: Coordinate)
        /// A region change has ended; `depth` no longer counts it.
        case regionDidChange(RegionChangeReason, RegionChangeEnd, animated: Bool, depth: Int, Viewport)
        /// A touch was received.
        case tap(TouchReceiver, x: Double, y: Double)
        /// A double tap was received.
        case doubletap(TouchReceiver, x: Double, y: Double)
        /// A long press was received.
        case longpress(TouchReceiver, x: Double, y: Double)
        /// A button of a callout was tapped.
        case buttonTapped(AnnotationID, CalloutControlSide)
        /// An accessory of a callout was tapped.
        case accessoryTapped(AnnotationID, CalloutControlSide)
        /// A finger has lifted a view from its place.
        case dragBegan(AnnotationID, Coordinate)
        /// The lifted view is at another place.
        case dragged(AnnotationID, Coordinate)
        /// The finger has let the view go at a place.
        case dragEnded(AnnotationID, Coordinate)
        /// The user's location is known anew.
        case userLocation(Coordinate)
        /// A query for a place was answered, or was not.
        case geocoding(GeocodingEvent)
        /// The map could not be loaded.
        case loadFailed(reason: String)
        /// Something worth a word, though nothing is lost.
        case note(SceneNote)
    }

    /// Who asked.
    public enum Cause: String, Hashable, Sendable {
        /// The program.
        case api
        /// The user's finger.
        case tap
    }
}

/// At which end of a callout a control stands.
public enum CalloutControlSide: String, Hashable, Sendable { case left, right }

/// Who receives a touch: exactly one.
public enum TouchReceiver: Hashable, Sendable {
    /// The empty map.
    case map
    /// An annotation's view.
    case view(AnnotationID)
    /// The view of a cluster.
    case cluster(ClusterView)
    /// A button of the callout on show, on its physical side.
    case button(AnnotationID, CalloutControlSide)
    /// An accessory of the callout on show: left is where a line begins.
    case accessory(AnnotationID, CalloutControlSide)
    /// The callout on show, of this annotation.
    case callout(AnnotationID)
}

/// Why a region changes.
public enum RegionChangeReason: String, Hashable, Sendable {
    /// A finger, or what it set in motion.
    case gesture
    /// The program, with an animation.
    case animation
    /// The program, at once.
    case api
    /// The map itself, to fit a callout.
    case autopan
    /// Another size of the viewport.
    case resize
    /// The user's location, which the map follows.
    case following
}

/// How a region change ended.
public enum RegionChangeEnd: String, Hashable, Sendable {
    /// It arrived.
    case finished
    /// A finger stopped it.
    case interrupted
    /// Another animation, or a change at once, took its place.
    case replaced
    /// The program took the map out of the finger's hand.
    case cancelled
}

/// What a scene reports though nothing is lost.
public enum SceneNote: String, Hashable, Sendable {
    /// A fit waits for the viewport's first real size.
    case fitWaits = "fit-waits"
    /// A fit's padding left no room and was reduced.
    case paddingReduced = "padding-reduced"
    /// The map no longer follows the user's location, because a finger moved it.
    case followingEnded = "following-ended"
    /// More than a hundred region changes in one moment: the client answers each end with another change.
    case regionChangeLoop = "region-change-loop"
}
