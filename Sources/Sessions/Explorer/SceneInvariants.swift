import CalloutTracking
import Camera
import Geodesy
import MapScene

/// What every state of a scene keeps between two calls.
public enum SceneInvariants {
    /// The first rule that a scene breaks; `nil` for a sound one.
    public static func violation(in scene: Scene) -> String? {
        let size = scene.viewport.size
        let anchor = scene.selected.flatMap { scene.anchor(of: $0) }
        let isOnScreen =
            anchor.map { $0.x >= 0 && $0.x <= size.width && $0.y >= 0 && $0.y <= size.height } ?? false
        let numbers = [scene.viewport.center.latitude, scene.viewport.center.longitude, scene.viewport.zoom]
        if !numbers.allSatisfy({ $0.isFinite }) { return "the viewport is not finite" }
        switch scene.callout {
        case .shown(let shown):
            guard let anchor else { return "a callout shows without a selection" }
            if shown != anchor { return "the callout is not at the projection of its annotation" }
            if !isOnScreen { return "the callout shows off the screen" }
            if scene.depth > 0, scene.calloutPolicy == .hide, scene.hidesCallouts {
                return "the callout shows during a region change"
            }
        case .hidden:
            if scene.calloutPolicy == .follow { return "a region change hides a callout that follows" }
            if scene.depth == 0 { return "the callout stays hidden after the region change" }
        case .none:
            if let id = scene.selected, scene[id]?.hasCallout == true { return "a selection without a callout's state" }
        case .offScreen: if scene.depth == 0, isOnScreen { return "the callout does not return to the screen" }
        }
        if scene.isAtRest != (scene.depth == 0) { return "a region change is open at rest, or closed in motion" }
        return nil
    }
}

/// Follows the events of one scene as they come.
struct TraceObserver {
    private var last = (sequence: 0, time: SceneTime.zero)
    private var removed: Set<AnnotationID> = []
    private var selected: AnnotationID?
    private var shown: AnnotationID?
    private var open: [RegionChangeReason] = []
    /// Whether a change that hides callouts has begun since the map was last at rest: what is nested counts as one.
    private var mayHide = false

    /// What the events so far have not told of a scene's state: every transition is an event.
    func disagreement(with scene: Scene) -> String? {
        if scene.selected != selected { return "the selection changes without an event" }
        guard case .shown = scene.callout else { return shown == nil ? nil : "the callout goes without an event" }
        return shown == scene.selected ? nil : "the callout comes without an event"
    }

    /// Takes the next event; the rule that it breaks.
    mutating func take(_ event: SceneEvent) -> String? {
        if last.sequence != 0, event.sequence != last.sequence + 1 { return "the numbers have a gap" }
        if event.time < last.time { return "time goes back" }
        last = (event.sequence, event.time)
        switch event.kind {
        case .annotationsRemoved(let ids): removed.formUnion(ids)
        case .selected(let id, _):
            if selected != nil || removed.contains(id) { return "a second or a removed annotation is selected" }
            selected = id
        case .deselected(let id, _):
            if selected != id || removed.contains(id) { return "what is not selected is deselected" }
            selected = nil
        case .calloutShown(let id, _, _):
            if shown != nil || selected != id || removed.contains(id) { return "a second callout, or an orphan" }
            shown = id
        case .calloutHidden(let id, let reason, _):
            if shown != id || removed.contains(id) { return "what does not show is hidden" }
            if reason == .regionChange, !mayHide {
                return "the map's own pan hides the callout that it fits"
            }
            shown = nil
        case .calloutMoved(let id, _): if shown != id { return "what does not show moves" }
        case .calloutOffScreen(let id):
            if selected != id { return "what is not selected goes off the screen" }
            shown = nil
        case .regionWillChange(let reason, _, let told):
            open.append(reason)
            if reason != .autopan { mayHide = true }
            if told != open.count { return "the depth is not what was opened" }
        case .regionDidChange(let reason, _, _, let told, _):
            guard let place = open.firstIndex(of: reason) else { return "what was not opened is closed" }
            open.remove(at: place)
            if open.isEmpty { mayHide = false }
            if told != open.count { return "the depth is not what was opened" }
        default: break
        }
        return nil
    }
}
