/// The colours of a map.
public enum MapTheme: String, Hashable, Sendable, CaseIterable {
    case light, dark, print

    /// Colours as SVG writes them.
    struct Colors {
        var sea, land, coast, border, text, halo, outline, grid: String
    }

    var colors: Colors {
        switch self {
        case .light:
            Colors(
                sea: "#dceaf2", land: "#f4f1e8", coast: "#8a98a0", border: "#b4ab98", text: "#1d2327", halo: "#ffffff",
                outline: "#1d2327", grid: "#b9cfdb")
        case .dark:
            Colors(
                sea: "#10202b", land: "#2b3238", coast: "#6d7f8a", border: "#59636a", text: "#eef2f4", halo: "#10202b",
                outline: "#f4f6f7", grid: "#25414f")
        case .print:
            Colors(
                sea: "#ffffff", land: "#ececec", coast: "#777777", border: "#aaaaaa", text: "#000000", halo: "#ffffff",
                outline: "#000000", grid: "#d6d6d6")
        }
    }
}
