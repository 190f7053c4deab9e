import DelimitedText
import StormTracks

// What the signs mean, and how long a kilometre is.
extension MapSVG {
    mutating func drawLegend(_ tracks: [MapTrack]) {
        let fixes = tracks.flatMap { $0.fixes }
        let categories = Category.allCases.filter { category in fixes.contains { $0.category == category } }
        let kinds = MapTrack.Fix.Kind.allCases.filter { kind in fixes.contains { $0.kind == kind } }
        let hasLandfall = fixes.contains { $0.isLandfall }
        let rows = categories.count + kinds.count + (hasLandfall ? 1 : 0)
        guard rows > 0 else { return }
        let (width, line) = (104.0, 14.0)
        let left = frame.width - width - 8
        var y = 8.0
        out.append("<g><rect x=\"")
        appendNumber(left)
        out.append("\" y=\"8\" width=\"104\" height=\"")
        appendNumber(Double(rows) * line + 8)
        out.append(
            "\" rx=\"4\" fill=\"\(colors.halo)\" fill-opacity=\"0.85\" stroke=\"\(colors.coast)\" stroke-width=\"0.5\"/>\n"
        )
        func row(_ text: String, _ map: inout MapSVG) {
            y += line
            map.drawText(text, x: left + 22, y: y, size: 10)
        }
        for category in categories {
            row(Self.name(of: category), &self)
            appendPath(
                [[(left + 5, y - 4), (left + 18, y - 4)]], isClosed: false,
                "fill=\"none\" stroke=\"\(Category.css(category))\" stroke-width=\"4\"")
        }
        for kind in kinds {
            row(kind == .tropical ? "tropical" : kind == .subtropical ? "subtropical" : "other", &self)
            drawMarker(kind, at: (left + 11.5, y - 4), color: colors.land)
        }
        if hasLandfall {
            row("landfall", &self)
            drawLandfall(at: (left + 11.5, y - 4), radius: 5)
        }
        out.append("</g>\n")
    }

    mutating func drawScaleBar() {
        let longest = min(160, frame.width / 4)
        let bar = MapGrid.roundLength(below: longest * frame.metersPerPoint / 1000)
        let length = bar * 1000 / frame.metersPerPoint
        let y = frame.height - 22
        appendPath(
            [[(40, y - 4), (40, y), (40 + length, y), (40 + length, y - 4)]], isClosed: false,
            "fill=\"none\" stroke=\"\(colors.text)\" stroke-width=\"1.2\"")
        drawText("\(Self.text(bar)) km", x: 44, y: y - 4, size: 9)
    }

    static func name(of category: Category) -> String {
        switch category {
        case .tropicalDepression: "below 34 kt"
        case .tropicalStorm: "34 to 63 kt"
        default: "category \(category.code)"
        }
    }
}
