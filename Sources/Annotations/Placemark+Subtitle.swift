extension Placemark {
    /// The title of the user's location. The iOS tutorial gives it to every result of a search, and so does the `classic`
    /// label set.
    public static let userLocationTitle = "您的位置!"

    /// The address in one line: state and city, ` · `, street, `, `, postal code. State and city are parted by `, `, or by
    /// nothing where both meet in Chinese, Japanese or Korean characters.
    ///
    /// Every separator stands between two parts that have text; blanks alone are no text.
    /// - Returns: the line, or `nil` where no part has text.
    public func subtitle(in language: PlaceName.Language = .english) -> String? {
        let state = Placemark.text(administrativeArea)
        let city = Placemark.text(locality?.text(in: language))
        var line = state ?? ""
        if let city {
            if let last = line.unicodeScalars.last, let first = city.unicodeScalars.first,
                !(Placemark.isCJK(last) && Placemark.isCJK(first))
            {
                line += ", "
            }
            line += city
        }
        if let street = Placemark.text(thoroughfare) { line += (line.isEmpty ? "" : " · ") + street }
        if let code = Placemark.text(postalCode) { line += (line.isEmpty ? "" : ", ") + code }
        return line.isEmpty ? nil : line
    }

    /// The address as the iOS tutorial's code composes it, separators that part nothing included. A part counts as there
    /// as soon as it is not `nil`, even when it is empty.
    public var classicSubtitle: String {
        let city = locality?.english
        var line = (administrativeArea ?? "") + (city ?? "")
        if administrativeArea != nil, city != nil { line += ", " }
        if let thoroughfare {
            if administrativeArea != nil || city != nil || postalCode != nil { line += " · " }
            line += thoroughfare
        }
        if let postalCode { line += ",  " + postalCode }
        return line
    }

    /// A text without the blanks at its ends, or `nil` where nothing is left.
    private static func text(_ text: String?) -> String? {
        guard let text = text?.withoutOuterBlanks, !text.isEmpty else { return nil }
        return text
    }

    /// Whether a character belongs to a script that writes no blanks between state and city: ideographs, kana, hangul and
    /// their punctuation.
    private static func isCJK(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x11FF, 0x2E80...0x30FF, 0x3130...0x318F, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF01...0xFF9F, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
