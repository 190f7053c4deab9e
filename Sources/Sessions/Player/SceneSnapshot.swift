import CalloutTracking
import Camera
import Geodesy
import MapScene

extension Scene {
    /// The frame as text: viewport, selection, callout, and the views on screen in the order of addition.
    var snapshotText: String {
        var lines = ["viewport \(points(viewport.size.width)) \(points(viewport.size.height))"]
        let center = viewport.coordinate(at: insets.middle(of: viewport.size))
        lines.append(
            "center \(degrees(center.latitude)) \(degrees(center.longitude)) zoom \(degrees(viewport.zoom))"
                + " heading \(degrees(viewport.heading))")
        lines.append("selected " + (selected.flatMap { self[$0]?.title }.map { TraceText.quoted($0) } ?? "none"))
        switch callout {
        case .none: lines.append("callout none")
        case .hidden: lines.append("callout hidden")
        case .offScreen: lines.append("callout offscreen")
        case .shown(let anchor): lines.append("callout shown at \(points(anchor.x)) \(points(anchor.y))")
        }
        for id in ids {
            guard let frame = frame(of: id), frame.size.width > 0, frame.size.height > 0 else { continue }
            let (x, y) = (frame.middle.x - frame.size.width / 2, frame.middle.y - frame.size.height / 2)
            guard x <= viewport.size.width, y <= viewport.size.height, x + frame.size.width >= 0,
                y + frame.size.height >= 0
            else { continue }
            lines.append(
                "view \(TraceText.quoted(self[id]?.title ?? "")) frame \(points(x)) \(points(y))"
                    + " \(points(frame.size.width)) \(points(frame.size.height))")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func points(_ value: Double) -> String { TraceText.points(value) }
    private func degrees(_ value: Double) -> String { TraceText.degrees(value) }
}
