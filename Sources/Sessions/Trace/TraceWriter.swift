import CalloutTracking
import Camera
import Geodesy
import MapScene
import StormTracks

extension TraceRecord.Field {
    static func number(_ key: String, _ text: String) -> Self { Self(key: key, value: .number(text)) }
    static func word(_ key: String, _ word: String) -> Self { Self(key: key, value: .word(word)) }
    static func text(_ key: String, _ text: String) -> Self { Self(key: key, value: .text(text)) }
    static func flag(_ key: String, _ flag: Bool) -> Self { Self(key: key, value: .flag(flag)) }
}

/// Turns a scene's events into records of a trace; it knows what the annotations are called.
struct TraceWriter {
    private(set) var labels: [AnnotationLabel] = []
    /// The source of the annotations that the next event of addition brings.
    var source: TraceRecord.Field?

    mutating func name(_ new: [AnnotationLabel]) { labels += new }

    func record(_ event: SceneEvent) -> TraceRecord {
        let (name, fields) = describe(event.kind)
        return TraceRecord(
            sequence: event.sequence, milliseconds: event.time.milliseconds, name: name, fields: fields)
    }

    private func label(_ id: AnnotationID) -> TraceRecord.Field { labels[id.index].field }

    private func place(_ center: Coordinate) -> [TraceRecord.Field] {
        [
            .number("latitude", TraceText.degrees(center.latitude)),
            .number("longitude", TraceText.degrees(center.longitude)),
        ]
    }

    private func at(_ x: Double, _ y: Double) -> [TraceRecord.Field] {
        [.number("x", TraceText.points(x)), .number("y", TraceText.points(y))]
    }

    private func describe(_ kind: SceneEvent.Kind) -> (TraceEventName, [TraceRecord.Field]) {
        switch kind {
        case .annotationsAdded(let ids):
            let count = ids.upperBound.index - ids.lowerBound.index
            return (.annotationAdded, [.number("count", String(count)), source ?? label(ids.lowerBound)])
        case .annotationsRemoved(let ids):
            let names = ids.map(label)
            let common = names.first.flatMap { first in names.allSatisfy { $0 == first } ? [first] : nil } ?? []
            return (.annotationRemoved, [.number("count", String(ids.count))] + common)
        case .viewCreated(let id, let view, let kind, let drop): return (.viewCreated, self.view(id, view, kind, drop))
        case .viewReused(let id, let view, let kind, let drop): return (.viewReused, self.view(id, view, kind, drop))
        case .selected(let id, let cause): return (.selected, fix(id) + [.word("by", cause.rawValue)])
        case .deselected(let id, let reason): return (.deselected, fix(id) + [.word("reason", reason.rawValue)])
        case .calloutShown(let id, let point, _): return (.calloutShown, [label(id)] + at(point.x, point.y))
        case .calloutMoved(let id, let point): return (.calloutMoved, [label(id)] + at(point.x, point.y))
        case .calloutHidden(let id, let reason, _):
            return (.calloutHidden, [label(id), .word("reason", reason.rawValue)])
        case .calloutOffScreen(let id): return (.calloutOffscreen, [label(id)])
        case .regionWillChange(let reason, let animated, let depth):
            return (.regionWillChange, change(reason, animated, depth))
        case .visibleRegionChanged(let viewport, let middle):
            var fields = place(middle) + [.number("zoom", TraceText.degrees(viewport.zoom))]
            if viewport.heading != 0 { fields.append(.number("heading", TraceText.degrees(viewport.heading))) }
            return (.visibleRegionChanged, fields)
        case .regionDidChange(let reason, let end, let animated, let depth, _):
            return (
                .regionDidChange,
                change(reason, animated, depth) + (end == .finished ? [] : [.word("end", end.rawValue)])
            )
        case .tap(let receiver, let x, let y): return (.tap, touch(receiver) + at(x, y))
        case .doubletap(let receiver, let x, let y): return (.doubletap, touch(receiver) + at(x, y))
        case .longpress(let receiver, let x, let y): return (.longpress, touch(receiver) + at(x, y))
        case .buttonTapped(let id, let side): return (.buttonTapped, [label(id), .word("button", side.rawValue)])
        case .accessoryTapped(let id, let side):
            return (.accessoryTapped, [label(id), .word("accessory", side.rawValue)])
        case .dragBegan(let id, let place): return (.dragBegan, [label(id)] + self.place(place))
        case .dragged(let id, let place): return (.dragged, [label(id)] + self.place(place))
        case .dragEnded(let id, let place): return (.dragEnded, [label(id)] + self.place(place))
        case .userLocation(let center): return (.userLocation, place(center))
        case .geocoding(.answered(let query, let count)):
            return (.geocoded, [.number("results", String(count)), .text("query", query)])
        case .geocoding(.failed(let query, let reason)):
            return (.geocoded, [.number("results", "0"), .text("query", query), .word("reason", reason)])
        case .geocoding(.ignored): return (.geocodeIgnored, [.word("reason", "empty")])
        case .geocoding(.cancelled(let query)):
            return (.geocodeCancelled, [.text("query", query), .word("reason", "replaced")])
        case .loadFailed(let reason): return (.loadFailed, [.text("reason", reason)])
        case .note(let note): return (.note, [.word("code", note.rawValue)])
        }
    }

    private func change(_ reason: RegionChangeReason, _ animated: Bool, _ depth: Int) -> [TraceRecord.Field] {
        [.word("reason", reason.rawValue), .flag("animated", animated), .number("depth", String(depth))]
    }

    private func fix(_ id: AnnotationID) -> [TraceRecord.Field] {
        let label = labels[id.index]
        guard case .fix(let fix) = label, let time = fix.point.time else { return [label.field] }
        return [label.field, .word("at", time.description)]
    }

    private func view(_ id: AnnotationID, _ view: ViewID, _ kind: String, _ drop: SceneTime?) -> [TraceRecord.Field] {
        [label(id), .number("view", String(view.number)), .text("identifier", kind)]
            + (drop.map { [.number("drop", TraceText.seconds($0.milliseconds))] } ?? [])
    }

    private func touch(_ receiver: TouchReceiver) -> [TraceRecord.Field] {
        switch receiver {
        case .map: [.word("on", "map")]
        case .view(let id): [.word("on", "view"), label(id)]
        case .cluster(let view): [.word("on", "view"), label(view.first), .number("members", String(view.count))]
        case .button(let id, let side): [.word("on", "button"), label(id), .word("button", side.rawValue)]
        case .accessory(let id, let side): [.word("on", "accessory"), label(id), .word("accessory", side.rawValue)]
        case .callout(let id): [.word("on", "callout"), label(id)]
        }
    }
}
