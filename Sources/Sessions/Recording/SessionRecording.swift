import Annotations
import Geodesy
import MapScene
import StormTracks

/// A session as a film: its frames, at 60 a second of the session's time while something moves.
public struct SessionRecording: Sendable {
    /// What an annotation is, as far as it can be drawn.
    public struct Subject: Hashable, Sendable {
        /// Its title.
        public var title: String
        /// The track point that it stands for; `nil` for one that the script added.
        public var point: TrackPoint?
        /// The colour of the pin, where the script added it.
        public var pin: ViewOptions.PinColor
    }

    /// A span in which storm time runs.
    public struct StormTime: Hashable, Sendable {
        /// When it begins and ends, in the session's time.
        public var start: SceneTime, end: SceneTime
        /// The storm's time then.
        public var first: Instant, last: Instant
    }

    /// The frames in order of time; no two neighbours are alike.
    public private(set) var frames: [SessionFrame] = []
    /// The annotations by their numbers.
    public internal(set) var subjects: [Subject] = []
    /// The spans in which storm time runs.
    public internal(set) var stormTimes: [StormTime] = []
    private var places: [AnnotationID: WorldPoint] = [:]

    /// An empty recording.
    public init() {}

    /// Takes the scene as it is now. Where annotations can be and whether they are there is looked at only where
    /// `annotationsMayDiffer`, for there may be many.
    mutating func take(_ scene: Scene, eventCount: Int, annotationsMayDiffer: Bool) {
        let changes = annotationsMayDiffer ? changes(in: scene) : []
        let hidesViews = scene.mayHideViews
        let frame = SessionFrame(
            time: scene.time, viewport: scene.viewport, selected: scene.selected, callout: scene.placedCallout,
            changes: changes, hidden: hidesViews ? scene.visibility.hidden.map { $0.id } : [], eventCount: eventCount)
        if var last = frames.last {
            last.time = frame.time
            last.changes = []
            if last == frame { return }
        }
        frames.append(frame)
    }

    private mutating func changes(in scene: Scene) -> [SessionFrame.Change] {
        var changes: [SessionFrame.Change] = []
        var gone = Set(places.keys)
        for id in scene.ids {
            gone.remove(id)
            guard let place = scene[id]?.world, places[id] != place else { continue }
            places[id] = place
            changes.append(SessionFrame.Change(id: id, place: place))
        }
        for id in gone.sorted() {
            places[id] = nil
            changes.append(SessionFrame.Change(id: id, place: nil))
        }
        return changes
    }
}
