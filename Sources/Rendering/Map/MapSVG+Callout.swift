import Annotations
import DelimitedText

extension MapSVG {
    /// Draws a callout: its body with the arrow, then its parts. Texts are as the layout cut them.
    mutating func draw(_ callout: MapCallout) {
        let layout = callout.layout
        out.append("<g transform=\"translate(")
        out.appendRounded(callout.x)
        out.append(" ")
        out.appendRounded(callout.y)
        out.append(")\">\n<path d=\"")
        out.appendPathData(layout.path)
        out.append("\" fill=\"\(layout.style.fill.opaque)\"")
        if layout.style.fill.alpha < 1 {
            out.append(" fill-opacity=\"")
            out.appendRounded(layout.style.fill.alpha)
            out.append("\"")
        }
        // A hair line keeps a callout without one of its own apart from the map below.
        out.append(" stroke=\"\(colors.coast)\" stroke-width=\"0.5\"/>\n")
        for part in layout.parts { draw(part) }
        out.append("</g>\n")
    }

    private mutating func draw(_ part: CalloutPart) {
        let frame = part.frame
        func rectangle(_ style: String, _ map: inout MapSVG) {
            map.out.append("<rect x=\"")
            map.out.appendRounded(frame.x)
            map.out.append("\" y=\"")
            map.out.appendRounded(frame.y)
            map.out.append("\" width=\"")
            map.out.appendRounded(frame.width)
            map.out.append("\" height=\"")
            map.out.appendRounded(frame.height)
            map.out.append("\" " + style + "/>\n")
        }
        if let fill = part.fill {
            rectangle("fill=\"\(fill.opaque)\"", &self)
        } else if part.isControl || part.kind == .portrait {
            rectangle("fill=\"#c9d4dc\" rx=\"6\"", &self)
        }
        guard let text = part.text else {
            // A control has a picture where there are pictures; here its name stands for it.
            guard part.isControl, frame.width >= 20 else { return }
            return drawText(
                part.label, x: frame.midX, y: frame.y + frame.height / 2 + 4, size: 11, anchor: "middle")
        }
        let isRight = text.alignment == .right
        out.append("<text x=\"")
        out.appendRounded(isRight ? frame.maxX : frame.x)
        out.append("\" y=\"")
        out.appendRounded(frame.y + frame.height / 2 + text.font.size * 0.35)
        out.append("\" font-size=\"")
        // A little smaller than the layout reckons, for faces that run wider than 0.6 of their size.
        out.appendRounded(text.font.size * 0.97)
        out.append("\" fill=\"\(text.font.color.opaque)\" text-anchor=\"\(isRight ? "end" : "start")\" ")
        // The faces whose advance the layout reckons with.
        out.append("font-family=\"'DejaVu Sans Mono',Menlo,Consolas,'Noto Sans Mono',monospace\"")
        out.append(text.font.isBold ? " font-weight=\"bold\" xml:space=\"preserve\">" : " xml:space=\"preserve\">")
        out.appendXML(text.string)
        out.append("</text>\n")
    }
}

extension CalloutColor {
    /// The colour without its opacity, for attributes of SVG 1.1.
    var opaque: String {
        var color = self
        color.alpha = 1
        return color.css
    }
}
