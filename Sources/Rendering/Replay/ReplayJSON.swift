import Annotations
import CalloutTracking
import Camera
import DelimitedText
import Geodesy
import MapScene
import Sessions
import StormTracks

/// A session's film as JSON, for the script that draws it. Everything is worked out here; the script maps world points by
/// the camera of a frame and shows what the frame says.
///
/// - `subjects`: `[title, category, shape, landfall]` of each annotation, the numbers those of `MapLook`; for a pin, the
///   category is the colour's word.
/// - `callouts`: the layouts that occur.
/// - `frames`: `[ms, width, height, x, y, world, heading, selected, callout, left, top, events, changes, hidden]`, where x and
///   y are the middle as shares of the world, world its width in points, heading degrees, selected and callout numbers or -1,
///   left and top the callout's corner, events how many were told, changes `[id, x, y]` or `[id]` of one that went.
/// - `events`: `[ms, text]`.
/// - `storm`: `[ms, ms, first, last]`, storm time in ms since 1970 that runs between two moments.
public struct ReplayJSON {
    private let recording: SessionRecording
    private let trace: [TraceRecord]
    private var layouts: [CalloutLayout: Int] = [:]
    private var layoutOrder: [CalloutLayout] = []

    private init(_ recording: SessionRecording, _ trace: [TraceRecord]) {
        self.recording = recording
        self.trace = trace
    }

    /// Appends the JSON object of a recording and its trace.
    public static func append(_ recording: SessionRecording, trace: [TraceRecord], to out: inout ByteWriter) {
        var json = ReplayJSON(recording, trace)
        out.append("{\"subjects\":")
        json.appendSubjects(to: &out)
        out.append(",\"frames\":")
        json.appendFrames(to: &out)
        out.append(",\"callouts\":[")
        for (index, layout) in json.layoutOrder.enumerated() {
            if index > 0 { out.append(",") }
            out.appendJSON(layout: layout)
        }
        out.append("],\"events\":[")
        for (index, record) in trace.enumerated() {
            out.append(index == 0 ? "[" : ",[")
            out.appendInteger(Int(record.milliseconds))
            out.append(",")
            out.appendJSON(record.text)
            out.append("]")
        }
        out.append("],\"storm\":[")
        for (index, span) in recording.stormTimes.enumerated() {
            out.append(index == 0 ? "[" : ",[")
            for (place, number) in [
                Double(span.start.milliseconds), Double(span.end.milliseconds), Double(span.first.milliseconds),
                Double(span.last.milliseconds),
            ].enumerated() {
                if place > 0 { out.append(",") }
                out.appendNumber(number)
            }
            out.append("]")
        }
        out.append("]}")
    }

    private func appendSubjects(to out: inout ByteWriter) {
        out.append("[")
        for (index, subject) in recording.subjects.enumerated() {
            out.append(index == 0 ? "[" : ",[")
            out.appendJSON(subject.title)
            if let fix = subject.point.map(MapTrack.Fix.init) {
                out.append(",")
                out.appendInteger(MapLook.number(of: fix.category))
                out.append(",")
                out.appendInteger(MapLook.number(of: fix.kind))
                out.append(fix.isLandfall ? ",1]" : ",0]")
            } else {
                out.append(",")
                out.appendJSON(subject.pin.rawValue)
                out.append(",0,0]")
            }
        }
        out.append("]")
    }

    private mutating func appendFrames(to out: inout ByteWriter) {
        out.append("[")
        for (index, frame) in recording.frames.enumerated() {
            out.append(index == 0 ? "[" : ",\n[")
            append(frame, to: &out)
            out.append("]")
        }
        out.append("]")
    }

    private mutating func append(_ frame: SessionFrame, to out: inout ByteWriter) {
        let viewport = frame.viewport
        out.appendInteger(Int(frame.time.milliseconds))
        let middle = viewport.middle
        for (value, unit) in [
            (viewport.size.width, 100.0), (viewport.size.height, 100), (middle.x, 1e10), (middle.y, 1e10),
            (viewport.worldWidth, 1e4), (viewport.heading, 1e6),
        ] {
            out.append(",")
            out.appendNumber((value * unit).rounded() / unit)
        }
        out.append(",")
        out.appendInteger(frame.selected?.index ?? -1)
        out.append(",")
        if let callout = frame.callout {
            out.appendInteger(number(of: callout.layout))
            out.append(",")
            out.appendRounded(callout.placement.frame.x)
            out.append(",")
            out.appendRounded(callout.placement.frame.y)
        } else {
            out.append("-1,0,0")
        }
        out.append(",")
        out.appendInteger(frame.eventCount)
        out.append(",[")
        for (index, change) in frame.changes.enumerated() {
            out.append(index == 0 ? "[" : ",[")
            out.appendInteger(change.id.index)
            if let place = change.place {
                out.append(",")
                out.appendNumber((place.x * 1e10).rounded() / 1e10)
                out.append(",")
                out.appendNumber((place.y * 1e10).rounded() / 1e10)
            }
            out.append("]")
        }
        out.append("],[")
        for (index, id) in frame.hidden.enumerated() {
            if index > 0 { out.append(",") }
            out.appendInteger(id.index)
        }
        out.append("]")
    }

    private mutating func number(of layout: CalloutLayout) -> Int {
        if let number = layouts[layout] { return number }
        layouts[layout] = layoutOrder.count
        layoutOrder.append(layout)
        return layoutOrder.count - 1
    }
}
