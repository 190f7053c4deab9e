import Annotations

// Texts as columns of a terminal.
extension TextWidth {
    /// On which side the blanks go that fill a text up.
    public enum Alignment: Hashable, Sendable {
        /// The text begins at the left edge.
        case left
        /// The text ends at the right edge.
        case right
    }

    /// The text filled up with blanks to `width` cells; a wider text is left as it is.
    public static func padded(_ text: String, to width: Int, alignment: Alignment = .left) -> String {
        let blanks = String(repeating: " ", count: max(0, width - cells(of: text)))
        return alignment == .left ? text + blanks : blanks + text
    }

    /// The text without the blanks that its end would put on a line.
    static func withoutBlanksAtEnd(_ text: String) -> String {
        guard let last = text.utf8.lastIndex(where: { $0 != 0x20 }) else { return "" }
        return String(text[..<text.utf8.index(after: last)])
    }
}
