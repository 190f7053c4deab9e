import Annotations
import DelimitedText

extension ByteWriter {
    /// Appends a callout's layout as a JSON object for those who draw it: `w`, `h`, `path` (SVG path data), `fill`, `line`
    /// (colour and width, or null), `shadow` (colour and radius, or null) and `parts`, all in points from its left top corner.
    public mutating func appendJSON(layout: CalloutLayout) {
        append("{\"w\":")
        appendRounded(layout.width)
        append(",\"h\":")
        appendRounded(layout.height)
        append(",\"path\":\"")
        appendPathData(layout.path)
        append("\",\"fill\":")
        appendJSON(layout.style.fill.css)
        append(",\"line\":")
        if let border = layout.style.border {
            append("[")
            appendJSON(border.color.css)
            append(",")
            appendRounded(border.width)
            append("]")
        } else {
            append("null")
        }
        append(",\"shadow\":")
        if let shadow = layout.style.shadow {
            append("[")
            appendJSON(shadow.color.css)
            append(",")
            appendRounded(shadow.radius)
            append("]")
        } else {
            append("null")
        }
        append(",\"parts\":[")
        for (index, part) in layout.parts.enumerated() {
            if index > 0 { append(",") }
            appendJSON(part: part)
        }
        append("]}")
    }

    private mutating func appendJSON(part: CalloutPart) {
        append("{\"kind\":")
        appendJSON(part.kind.word)
        for (key, value) in [
            ("x", part.frame.x), ("y", part.frame.y), ("w", part.frame.width), ("h", part.frame.height),
        ] {
            append(",\"" + key + "\":")
            appendRounded(value)
        }
        if let text = part.text {
            append(",\"text\":")
            appendJSON(text.string)
            append(",\"size\":")
            appendRounded(text.font.size)
            append(",\"color\":")
            appendJSON(text.font.color.css)
            append(text.font.isBold ? ",\"bold\":true" : "")
            append(text.alignment == .right ? ",\"right\":true" : "")
        }
        if let fill = part.fill {
            append(",\"fill\":")
            appendJSON(fill.css)
        }
        if part.opacity != 1 {
            append(",\"opacity\":")
            appendRounded(part.opacity)
        }
        append(",\"label\":")
        appendJSON(part.label)
        if let value = part.value {
            append(",\"value\":")
            appendJSON(value)
        }
        append(part.isControl ? ",\"control\":true}" : "}")
    }

    /// Appends a path as SVG writes it.
    mutating func appendPathData(_ path: CalloutPath) {
        func append(_ letter: String, _ point: CalloutPath.Point, _ out: inout ByteWriter) {
            out.append(letter)
            out.appendRounded(point.x)
            out.append(" ")
            out.appendRounded(point.y)
        }
        for element in path.elements {
            switch element {
            case .move(let point): append("M", point, &self)
            case .line(let point): append("L", point, &self)
            case .arc(_, let end, let radius):
                self.append("A")
                appendRounded(radius)
                self.append(" ")
                appendRounded(radius)
                append(" 0 0 1 ", end, &self)
            case .close: self.append("Z")
            }
        }
    }

    /// Appends a number of points to a hundredth.
    mutating func appendRounded(_ value: Double) { appendNumber((value * 100).rounded() / 100) }
}

extension CalloutPart.Kind {
    /// What a part is, as a stable word.
    var word: String {
        switch self {
        case .title: "title"
        case .subtitle: "subtitle"
        case .portrait: "portrait"
        case .row: "row"
        case .rowValue: "value"
        case .leftButton: "left-button"
        case .rightButton: "right-button"
        case .leftAccessory: "left-accessory"
        case .rightAccessory: "right-accessory"
        }
    }
}

extension CalloutColor {
    /// The colour as CSS and SVG write it.
    var css: String {
        func byte(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
        let parts = "\(byte(red)),\(byte(green)),\(byte(blue))"
        guard alpha < 1 else { return "rgb(" + parts + ")" }
        var writer = ByteWriter()
        writer.appendNumber((max(alpha, 0) * 1000).rounded() / 1000)
        return "rgba(" + parts + "," + writer.text + ")"
    }
}
