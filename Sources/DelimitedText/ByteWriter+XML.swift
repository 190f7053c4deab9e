// Text inside XML and HTML. Source: W3C, "Extensible Markup Language (XML) 1.0", sections 2.2 to 2.4.
extension ByteWriter {
    /// Where a text stands in a document.
    public enum XMLPlace: Hashable, Sendable {
        /// Between tags: line ends and tabs stay as they are.
        case content
        /// Inside the quotes of an attribute: line ends and tabs are written as references, or a reader would make them
        /// blanks.
        case attribute
    }

    /// Appends a text for a document of XML or HTML: markup becomes references, characters that XML does not allow become
    /// U+FFFD, so that every text stays a text.
    public mutating func appendXML(_ text: String, _ place: XMLPlace = .content) {
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x26: append("&amp;")
            case 0x3C: append("&lt;")
            case 0x3E: append("&gt;")
            case 0x22: append("&quot;")
            case 0x0D: append("&#13;")
            case 0x09, 0x0A:
                if place == .content {
                    append(UInt8(truncatingIfNeeded: scalar.value))
                } else {
                    append(scalar.value == 0x09 ? "&#9;" : "&#10;")
                }
            case 0x20..<0x80: append(UInt8(truncatingIfNeeded: scalar.value))
            case 0x00..<0x20, 0xFFFE, 0xFFFF: append("\u{FFFD}")
            default: append(String(scalar))
            }
        }
    }
}
