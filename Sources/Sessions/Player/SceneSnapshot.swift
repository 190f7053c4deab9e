import CalloutTracking
import Camera
import Geodesy
import MapScene

extension Scene {
    /// The frame as text: viewport, selection, callout, the views on screen front to back, and the hidden ones with reasons.
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
        for view in drawnViews {
            guard let frame = frame(of: view) else { continue }
            let (x, y) = (frame.middle.x - frame.size.width / 2, frame.middle.y - frame.size.height / 2)
            lines.append(
                "\(words(of: view)) frame \(points(x)) \(points(y))"
                    + " \(points(frame.size.width)) \(points(frame.size.height))")
        }
        for (id, reason) in visibility.hidden { lines.append("view \(quotedTitle(id)) \(snapshotWords(of: reason))") }
        lines.append("focus \(snapshotFocus)")
        return lines.joined(separator: "\n") + "\n"
    }

    private func words(of view: DrawnView) -> String {
        switch view {
        case .annotation(let id): "view \(quotedTitle(id))"
        case .cluster(let cluster): "cluster \(quotedTitle(cluster.first)) \(TraceText.quoted(cluster.subtitle))"
        }
    }

    /// `hidden because levels`, or by whom.
    func snapshotWords(of reason: HidingReason) -> String {
        switch reason {
        case .levels: "hidden because levels"
        case .clustered(let view):
            "hidden by cluster \(quotedTitle(view.first)) \(TraceText.quoted(view.subtitle)) because collision"
        case .collision(let other): "hidden by \(quotedTitle(other)) because collision"
        }
    }

    /// Where the focus is.
    var snapshotFocus: String {
        switch focus {
        case .none: "none"
        case .callout: "callout"
        case .view(let id): quotedTitle(id)
        }
    }

    private func quotedTitle(_ id: AnnotationID) -> String { TraceText.quoted(self[id]?.title ?? "") }
    private func points(_ value: Double) -> String { TraceText.points(value) }
    private func degrees(_ value: Double) -> String { TraceText.degrees(value) }
}
