import DelimitedText
import StormTracks

/// The colours of maps as JSON, for pages that draw on a canvas.
public enum MapLook {
    /// Appends a JSON object: `themes`, each of them `sea`, `land`, … in CSS, and `categories`, pairs of code and colour by
    /// `CategoryNumber`, the first of them for fixes without a category.
    public static func appendJSON(to out: inout ByteWriter) {
        out.append("{\"themes\":{")
        for (index, theme) in [MapTheme.light, .dark].enumerated() {
            if index > 0 { out.append(",") }
            out.appendJSON(theme.rawValue)
            let colors = theme.colors
            for (place, entry) in [
                ("sea", colors.sea), ("land", colors.land), ("coast", colors.coast), ("border", colors.border),
                ("text", colors.text), ("halo", colors.halo), ("outline", colors.outline), ("grid", colors.grid),
            ].enumerated() {
                out.append(place == 0 ? ":{" : ",")
                out.appendJSON(entry.0)
                out.append(":")
                out.appendJSON(entry.1)
            }
            out.append("}")
        }
        out.append("},\"categories\":[[\"\",")
        out.appendJSON(Category.css(nil))
        for category in Category.allCases {
            out.append("],[")
            out.appendJSON(category.code)
            out.append(",")
            out.appendJSON(Category.css(category))
        }
        out.append("]]}")
    }

    /// The place of a category's colour in the look's list: 0 for none.
    public static func number(of category: Category?) -> Int {
        category.flatMap { Category.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    }

    /// The number of a marker's shape: 0 a circle, 1 a square, 2 a triangle.
    public static func number(of kind: MapTrack.Fix.Kind) -> Int {
        switch kind {
        case .tropical: 0
        case .subtropical: 1
        case .other: 2
        }
    }
}

extension Category {
    /// The colour of a category, or of none, as CSS and SVG write it.
    static func css(_ category: Category?) -> String {
        let color = category?.color ?? Category.colorOfNone
        var text = "#"
        for shift: UInt32 in [16, 8, 0] {
            text += ByteSlice.hexadecimal(UInt8(truncatingIfNeeded: color >> shift)).lowercased()
        }
        return text
    }
}
