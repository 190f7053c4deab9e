import CMath
import DelimitedText
import Geodesy
import StormTracks

/// Draws tracks on a base map as SVG 1.1: one file, no script, nothing fetched, the same bytes for the same input.
public struct MapSVG {
    let frame: MapFrame
    private let theme: MapTheme
    let colors: MapTheme.Colors
    let title: String
    var out = ByteWriter()

    static let font = "font-family=\"Helvetica,Arial,'Noto Sans','DejaVu Sans',sans-serif\""

    init(_ frame: MapFrame, _ theme: MapTheme, _ title: String) {
        self.frame = frame
        self.theme = theme
        self.title = title
        colors = theme.colors
    }

    /// The picture of `tracks` in `frame`; `base` is the base map for the frame's zoom. A callout lies above all else.
    public static func picture(
        of tracks: [MapTrack], title: String, on base: BaseMap, in frame: MapFrame, theme: MapTheme,
        callout: MapCallout? = nil
    ) -> ByteWriter {
        var map = MapSVG(frame, theme, title)
        map.begin(description(of: tracks))
        map.drawBase(MapShapes(base, frame, margin: 8))
        map.drawGrid()
        let names = MapNames(tracks, frame)
        for track in tracks { map.drawLine(of: track) }
        for track in tracks { map.drawMarkers(of: track) }
        for name in names.placed { map.drawText(name.text, x: name.x, y: name.y, size: MapNames.size, isBold: true) }
        map.drawLegend(tracks)
        map.drawScaleBar()
        if let callout { map.draw(callout) }
        map.end()
        return map.out
    }

    private static func description(of tracks: [MapTrack]) -> String {
        let fixes = tracks.reduce(0) { $0 + $1.fixes.count }
        var text = "Map with the tracks of \(tracks.count) storms, \(fixes) fixes"
        let names = tracks.prefix(20).map { $0.label }.filter { !$0.isEmpty }
        if !names.isEmpty { text += ": " + names.joined(separator: ", ") + (tracks.count > 20 ? ", …" : "") }
        return text + ". Colours tell the wind, circles tropical, squares subtropical and triangles other fixes."
    }

    /// Everything up to the first thing drawn; `description` is for readers who do not see the picture.
    mutating func begin(_ description: String) {
        let size = "width=\"\(Self.text(frame.width))\" height=\"\(Self.text(frame.height))\""
        out.append(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" ")
        out.append(size + " viewBox=\"0 0 \(Self.text(frame.width)) \(Self.text(frame.height))\"")
        out.append(" role=\"img\" aria-labelledby=\"title desc\">\n<title id=\"title\">")
        out.appendXML(title)
        out.append("</title>\n<desc id=\"desc\">")
        out.appendXML(description)
        out.append("</desc>\n")
        out.append("<defs><clipPath id=\"view\"><rect x=\"0\" y=\"0\" " + size + "/></clipPath></defs>\n")
        out.append("<rect x=\"0\" y=\"0\" " + size + " fill=\"\(colors.sea)\"/>\n<g clip-path=\"url(#view)\">\n")
    }

    mutating func drawBase(_ shapes: MapShapes) {
        appendPath(shapes.rings(of: .land), isClosed: true, "fill=\"\(colors.land)\" fill-rule=\"evenodd\"")
        appendPath(shapes.rings(of: .lakes), isClosed: true, "fill=\"\(colors.sea)\" fill-rule=\"evenodd\"")
        func stroke(_ width: String) -> String { "fill=\"none\" stroke=\"\(colors.border)\" stroke-width=\"\(width)\"" }
        if frame.zoom >= 3 { appendPath(shapes.lines(of: .states), isClosed: false, stroke("0.4")) }
        appendPath(shapes.lines(of: .borders), isClosed: false, stroke("0.8"))
        appendPath(shapes.lines(of: .disputed), isClosed: false, stroke("0.8") + " stroke-dasharray=\"3 2\"")
        let coast = "fill=\"none\" stroke=\"\(colors.coast)\" stroke-width=\"0.7\" stroke-linejoin=\"round\""
        appendPath(shapes.lines(of: .land), isClosed: false, coast)
        appendPath(shapes.lines(of: .lakes), isClosed: false, coast)
    }

    mutating func appendPath(_ lines: [[ClipBox.Point]], isClosed: Bool, _ style: String) {
        guard !lines.isEmpty else { return }
        out.append("<path " + style + " d=\"")
        for line in lines {
            for (index, point) in line.enumerated() {
                out.append(index == 0 ? "M" : index == 1 ? "L" : " ")
                appendNumber(point.x)
                out.append(" ")
                appendNumber(point.y)
            }
            if isClosed { out.append("Z") }
        }
        out.append("\"/>\n")
    }

    /// Meridians and parallels, at most some 90 points apart, each with its degrees.
    private mutating func drawGrid() {
        let step = MapGrid.step(degreesPerPoint: 360 / frame.world)
        let grid = MapGrid(frame, step: step)
        let verticals = grid.meridians.map { [(x: $0.place, y: 0.0), (x: $0.place, y: frame.height)] }
        let horizontals = grid.parallels.map { [(x: 0.0, y: $0.place), (x: frame.width, y: $0.place)] }
        appendPath(
            verticals + horizontals, isClosed: false, "fill=\"none\" stroke=\"\(colors.grid)\" stroke-width=\"0.6\"")
        for line in grid.meridians where line.place > 24 && line.place < frame.width - 24 {
            drawText(line.label, x: line.place, y: frame.height - 5, size: 9, anchor: "middle")
        }
        for line in grid.parallels where line.place > 40 && line.place < frame.height - 60 {
            drawText(line.label, x: 4, y: line.place - 2, size: 9)
        }
    }

    private mutating func drawLine(of track: MapTrack) {
        let points = Self.points(of: track, frame)
        guard points.count > 1 else { return }
        for copy in Self.copies(of: points, frame) {
            appendPath(
                [copy], isClosed: false,
                "fill=\"none\" stroke=\"\(colors.outline)\" stroke-width=\"3\" stroke-opacity=\"0.55\" stroke-linejoin=\"round\""
            )
            for index in 1..<copy.count {
                let color = Category.css(track.fixes[index - 1].category)
                appendPath(
                    [[copy[index - 1], copy[index]]], isClosed: false,
                    "fill=\"none\" stroke=\"\(color)\" stroke-width=\"2\" stroke-linecap=\"round\"")
            }
        }
    }

    private mutating func drawMarkers(of track: MapTrack) {
        for copy in Self.copies(of: Self.points(of: track, frame), frame) {
            for (point, fix) in zip(copy, track.fixes) {
                guard point.x > -8, point.x < frame.width + 8, point.y > -8, point.y < frame.height + 8 else {
                    continue
                }
                drawMarker(fix.kind, at: point, color: Category.css(fix.category))
                guard fix.isLandfall else { continue }
                drawLandfall(at: point, radius: 6)
            }
        }
    }

    /// A circle for tropical fixes, a square for subtropical ones and a triangle for others.
    mutating func drawMarker(_ kind: MapTrack.Fix.Kind, at point: ClipBox.Point, color: String) {
        let style = "fill=\"\(color)\" stroke=\"\(colors.outline)\" stroke-width=\"0.6\""
        switch kind {
        case .tropical:
            appendCircle(at: point, radius: 3, style)
        case .subtropical:
            out.append("<rect x=\"")
            appendNumber(point.x - 2.8)
            out.append("\" y=\"")
            appendNumber(point.y - 2.8)
            out.append("\" width=\"5.6\" height=\"5.6\" " + style + "/>\n")
        case .other:
            appendPath(
                [[(point.x, point.y - 3.6), (point.x + 3.4, point.y + 2.6), (point.x - 3.4, point.y + 2.6)]],
                isClosed: true, style)
        }
    }

    /// A ring around the marker of a landfall.
    mutating func drawLandfall(at point: ClipBox.Point, radius: Int) {
        appendCircle(at: point, radius: radius, "fill=\"none\" stroke=\"\(colors.outline)\" stroke-width=\"1.4\"")
    }

    private mutating func appendCircle(at point: ClipBox.Point, radius: Int, _ style: String) {
        out.append("<circle cx=\"")
        appendNumber(point.x)
        out.append("\" cy=\"")
        appendNumber(point.y)
        out.append("\" r=\"\(radius)\" " + style + "/>\n")
    }

    /// Draws a text on a halo of its own: many readers do not know `paint-order`.
    mutating func drawText(
        _ text: String, x: Double, y: Double, size: Int, isBold: Bool = false, anchor: String = "start"
    ) {
        for style in [
            "fill=\"none\" stroke=\"\(colors.halo)\" stroke-width=\"2.5\" stroke-linejoin=\"round\" aria-hidden=\"true\"",
            "fill=\"\(colors.text)\"",
        ] {
            out.append("<text x=\"")
            appendNumber(x)
            out.append("\" y=\"")
            appendNumber(y)
            out.append("\" font-size=\"\(size)\" text-anchor=\"\(anchor)\" " + Self.font)
            if isBold { out.append(" font-weight=\"bold\"") }
            out.append(" " + style + ">")
            out.appendXML(text)
            out.append("</text>\n")
        }
    }

    mutating func end() {
        drawText(title, x: 12, y: 22, size: 16, isBold: true)
        drawText("Made with Natural Earth", x: frame.width - 6, y: frame.height - 16, size: 8, anchor: "end")
        out.append("</g>\n</svg>\n")
    }

    /// The track on the picture, each step the shorter way round.
    static func points(of track: MapTrack, _ frame: MapFrame) -> [ClipBox.Point] {
        var points: [ClipBox.Point] = []
        for fix in track.fixes {
            var x = frame.x(ofLongitude: fix.place.longitude)
            if let last = points.last {
                while x - last.x > frame.world / 2 { x -= frame.world }
                while last.x - x > frame.world / 2 { x += frame.world }
            }
            points.append((x, frame.y(ofLatitude: fix.place.latitude)))
        }
        return points
    }

    /// The track in each copy of the world that the picture shows some of.
    private static func copies(of points: [ClipBox.Point], _ frame: MapFrame) -> [[ClipBox.Point]] {
        guard var low = points.first?.x, var high = points.first?.x else { return [] }
        for point in points {
            low = min(low, point.x)
            high = max(high, point.x)
        }
        return [-1.0, 0, 1].compactMap { turn in
            let shift = turn * frame.world
            guard high + shift >= 0, low + shift <= frame.width else { return nil }
            return points.map { ($0.x + shift, $0.y) }
        }
    }

    mutating func appendNumber(_ value: Double) { out.appendNumber((value * 10).rounded() / 10) }

    static func text(_ value: Double) -> String {
        var writer = ByteWriter()
        writer.appendNumber((value * 10).rounded() / 10)
        return writer.text
    }
}
