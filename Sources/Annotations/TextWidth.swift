/// The cells that a text takes on a terminal, and texts fitted to a number of cells.
///
/// A cluster (an extended grapheme cluster, Swift's `Character`) takes two cells if it is wide, as CJK and emoji are, none
/// if it has only combining marks, format and control characters, else one. Characters of ambiguous width take one.
public enum TextWidth {
    /// The cells of a text.
    public static func cells(of text: String) -> Int {
        if isPlainASCII(text) { return text.utf8.count }
        return text.reduce(0) { $0 + cells(of: $1) }
    }

    /// The cells of a cluster: 0, 1 or 2.
    public static func cells(of cluster: Character) -> Int {
        var widest = 0
        var indicators = 0
        for scalar in cluster.unicodeScalars {
            // U+FE0F asks for the emoji's picture, which is wide.
            if scalar.value == 0xFE0F, widest > 0 { return 2 }
            if regionalIndicators.contains(scalar.value) { indicators += 1 }
            widest = max(widest, cells(of: scalar))
        }
        // Two regional indicators are one flag.
        if indicators == 2 { return 2 }
        return widest
    }

    /// The text if it takes at most `limit` cells; else its beginning and its end with `…` in the middle, no more than
    /// `limit` cells and no cluster split. A limit below 1 leaves nothing.
    public static func shortenedInMiddle(_ text: String, to limit: Int) -> String {
        guard cells(of: text) > limit else { return text }
        guard limit > 0 else { return "" }
        let clusters = Array(text)
        var room = limit - 1
        var head = 0
        var tail = clusters.count
        var headCells = 0
        var tailCells = 0
        // The side that is shorter grows next, the head first; marks that take no cell go with the head.
        while head < tail {
            let growsHead = headCells <= tailCells
            let width = cells(of: growsHead ? clusters[head] : clusters[tail - 1])
            guard width <= room else { break }
            room -= width
            if growsHead {
                head += 1
                headCells += width
            } else {
                tail -= 1
                tailCells += width
            }
        }
        return String(clusters[..<head]) + "…" + String(clusters[tail...])
    }

    /// The text with its control characters escaped, `\u{1B}`, so that no input drives the terminal or breaks a row.
    public static func printable(_ text: String) -> String {
        if isPlainASCII(text) { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if isControl(scalar.value) {
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func isPlainASCII(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }

    /// The C0 and C1 controls, the line and paragraph separators, and the marks that turn the direction of writing.
    private static func isControl(_ value: UInt32) -> Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    private static let regionalIndicators: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF

    private static func cells(of scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        if value < 0x300 { return value < 0x20 || (value >= 0x7F && value < 0xA0) || value == 0xAD ? 0 : 1 }
        // The vowels and finals of a Hangul syllable written in parts share its first letter's cells.
        if value >= 0x1160 && value <= 0x11FF { return 0 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
        default: return WideCharacters.contains(value) ? 2 : 1
        }
    }
}
