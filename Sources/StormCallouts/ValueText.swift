import StormTracks

/// Numbers as a callout shows them.
enum ValueText {
    /// A number rounded to at most `places` decimals (0…4), without zeros at the end, an exponent or a sign on zero.
    static func decimal(_ value: Double, places: Int) -> String {
        var scale = 1
        for _ in 0..<places { scale *= 10 }
        guard let scaled = Int(exactly: (value * Double(scale)).rounded()) else { return value.description }
        let whole = String(scaled.magnitude / UInt(scale))
        var digits = String(scaled.magnitude % UInt(scale))
        let sign = scaled < 0 ? "-" : ""
        guard digits != "0" else { return sign + whole }
        digits = String(repeating: "0", count: places - digits.utf8.count) + digits
        while digits.utf8.last == 0x30 { digits.removeLast() }
        return sign + whole + "." + digits
    }

    /// Degrees with the letter of their hemisphere, `26.3°N`; zero has none.
    static func degrees(_ value: Double, positive: String, negative: String) -> String {
        let text = decimal(value.magnitude, places: 4)
        guard text != "0" else { return "0°" }
        return text + "°" + (value < 0 ? negative : positive)
    }

    /// The radii of the quadrants, `NE 200, SE 200, SW 150, NW — nmi`.
    static func radii(_ radii: WindRadii) -> String {
        var text = ""
        for (name, distance) in zip(["NE ", "SE ", "SW ", "NW "], radii.quadrants) {
            if !text.isEmpty { text += ", " }
            text += name + (distance.map { decimal($0.nauticalMiles, places: 0) } ?? "—")
        }
        return text + " nmi"
    }
}
