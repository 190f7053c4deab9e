import CMath
import CalloutTracking
import Camera
import Geodesy
import DelimitedText
import MapScene
import Sessions
import StormTracks

extension MapSVG {
    /// The picture of a session's last frame, as its map shows it then: heading, hidden views and callout included.
    /// `base` is the base map for the frame's zoom.
    public static func picture(
        of recording: SessionRecording, title: String, on base: BaseMap, theme: MapTheme
    ) -> ByteWriter {
        guard let last = recording.frames.last else { return ByteWriter() }
        let viewport = last.viewport
        let isTurned = viewport.heading != 0
        let (width, height) = (viewport.size.width, viewport.size.height)
        // A turned map needs what lies beyond its edges.
        let margin = isTurned ? (cmath_hypot(width, height) - min(width, height)) / 2 : 0
        var map = MapSVG(MapFrame(viewport, margin: 0), theme, title)
        map.begin(
            "Map of \(places(in: recording).count) annotations at the end of a session"
                + (last.callout == nil ? "." : ", with the selected one's callout."))
        if isTurned { map.turn(by: -viewport.heading, about: width / 2, height / 2, margin) }
        map.drawBase(MapShapes(base, MapFrame(viewport, margin: margin), margin: 8))
        if isTurned { map.out.append("</g>\n") }
        let hidden = Set(last.hidden)
        let shown = places(in: recording).filter { !hidden.contains($0.0) }
        for (id, place) in shown.filter({ $0.0 != last.selected }) + shown.filter({ $0.0 == last.selected }) {
            map.drawMarker(of: recording.subjects[id.index], at: viewport.point(of: place), id == last.selected)
        }
        if let placed = last.callout {
            map.draw(MapCallout(layout: placed.layout, x: placed.placement.frame.x, y: placed.placement.frame.y))
        }
        map.drawText("Made with Natural Earth", x: width - 6, y: height - 6, size: 8, anchor: "end")
        map.out.append("</g>\n</svg>\n")
        return map.out
    }

    private mutating func turn(by degrees: Double, about x: Double, _ y: Double, _ margin: Double) {
        out.append("<g transform=\"rotate(")
        out.appendNumber((degrees * 1e4).rounded() / 1e4)
        out.append(" ")
        appendNumber(x)
        out.append(" ")
        appendNumber(y)
        out.append(") translate(")
        appendNumber(-margin)
        out.append(" ")
        appendNumber(-margin)
        out.append(")\">\n")
    }

    /// Where the annotations are at the end, by number.
    private static func places(in recording: SessionRecording) -> [(AnnotationID, WorldPoint)] {
        var places: [AnnotationID: WorldPoint] = [:]
        for frame in recording.frames {
            for change in frame.changes { places[change.id] = change.place }
        }
        return places.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private mutating func drawMarker(of subject: SessionRecording.Subject, at point: ScreenPoint, _ isSelected: Bool) {
        guard point.x > -10, point.y > -10, point.x < frame.width + 10, point.y < frame.height + 10 else { return }
        let place = (x: point.x, y: point.y)
        if let fix = subject.point.map(MapTrack.Fix.init) {
            drawMarker(fix.kind, at: place, color: Category.css(fix.category))
            if fix.isLandfall { drawLandfall(at: place, radius: 6) }
        } else {
            drawMarker(.tropical, at: place, color: subject.pin.css)
        }
        if isSelected {
            drawPin(at: place, color: subject.point.map { Category.css(MapTrack.Fix($0).category) } ?? subject.pin.css)
        }
    }

    /// The selected annotation stands out as a pin, whose frame the callout keeps clear of.
    private mutating func drawPin(at point: ClipBox.Point, color: String) {
        out.append("<path d=\"M")
        appendNumber(point.x)
        out.append(" ")
        appendNumber(point.y)
        out.append(
            "l-9.5 -20a11.5 11.5 0 1 1 19 0z\" fill=\"\(color)\" stroke=\"\(colors.outline)\" stroke-width=\"1.5\"/>\n")
        out.append("<circle cx=\"")
        appendNumber(point.x)
        out.append("\" cy=\"")
        appendNumber(point.y - 26.5)
        out.append("\" r=\"4.5\" fill=\"#ffffff\"/>\n")
    }
}

extension ViewOptions.PinColor {
    /// The colour as CSS and SVG write it.
    var css: String {
        switch self {
        case .red: "#d32f2f"
        case .green: "#2e7d32"
        case .purple: "#7b1fa2"
        }
    }
}
