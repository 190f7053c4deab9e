import Annotations
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
        case .shown(let anchor):
            lines.append("callout shown at \(points(anchor.x)) \(points(anchor.y))")
            if let placedCallout { lines += placedCallout.snapshotLines }
        }
        for view in drawnViews {
            guard let frame = frame(of: view) else { continue }
            let (x, y) = (frame.middle.x - frame.size.width / 2, frame.middle.y - frame.size.height / 2)
            lines.append(
                "\(words(of: view)) frame \(points(x)) \(points(y))"
                    + " \(points(frame.size.width)) \(points(frame.size.height))")
        }
        if let userLocation, !viewport.isEmpty {
            let point = viewport.point(of: WorldPoint(userLocation))
            lines.append(
                "user-location \(TraceText.quoted(Placemark.userLocationTitle)) at \(points(point.x)) \(points(point.y))"
            )
        }
        for (id, reason) in visibility.hidden { lines.append("view \(quotedTitle(id)) \(snapshotWords(of: reason))") }
        for element in accessibilityElements { lines.append("read " + element.snapshotWords) }
        let unread = visibility.hidden.count
        if unread > 0 { lines.append("read summary hidden \(unread)") }
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

extension PlacedCallout {
    /// Frame, side and arrow, then a line for each part.
    fileprivate var snapshotLines: [String] {
        let frame = placement.frame
        var lines = [
            "callout frame \(TraceText.points(frame.x)) \(TraceText.points(frame.y)) \(TraceText.points(frame.width))"
                + " \(TraceText.points(frame.height)) \(placement.side.rawValue) arrow \(TraceText.points(placement.arrowX))"
        ]
        for part in layout.parts {
            lines.append(
                "part \(part.kind.snapshotName) frame \(TraceText.points(frame.x + part.frame.x))"
                    + " \(TraceText.points(frame.y + part.frame.y)) \(TraceText.points(part.frame.width))"
                    + " \(TraceText.points(part.frame.height))"
                    + (part.text.map { " " + TraceText.quoted($0.string) } ?? "")
                    + (part.isControl && !part.isEnabled ? " disabled" : ""))
        }
        return lines
    }
}

extension CalloutPart.Kind {
    fileprivate var snapshotName: String {
        switch self {
        case .title: "title"
        case .subtitle: "subtitle"
        case .portrait: "portrait"
        case .row(let number): "row-\(number + 1)"
        case .rowValue(let number): "value-\(number + 1)"
        case .leftButton: "left-button"
        case .rightButton: "right-button"
        case .leftAccessory: "left-accessory"
        case .rightAccessory: "right-accessory"
        }
    }
}

extension AccessibilityElement {
    /// What is read: the part or view, its label, its value, its traits.
    fileprivate var snapshotWords: String {
        var words =
            switch kind {
            case .callout(_, let part): part.snapshotName
            case .view(.annotation): "view"
            case .view(.cluster): "cluster"
            }
        words += " " + TraceText.quoted(label)
        if let value { words += " " + TraceText.quoted(value) }
        // Every view can be pressed; of parts it is worth saying.
        if case .callout = kind, traits.contains(.button) { words += " button" }
        if traits.contains(.image) { words += " image" }
        if traits.contains(.selected) { words += " selected" }
        if traits.contains(.notEnabled) { words += " disabled" }
        return words
    }
}
