import Annotations

/// A callout as text: a line with the title, then a line for each row of the property table.
///
/// Keys and values are two columns, aligned by terminal cells; a table with a separator has `Key:Value` as one text. Long
/// values are shortened in the middle. Control characters are escaped.
public struct CalloutCard: Hashable, Sendable {
    /// The title, or `nil` for none.
    public var title: String?
    /// The rows.
    public var properties: PropertyTable

    /// A card of a title and rows.
    public init(title: String?, properties: PropertyTable) {
        self.title = title
        self.properties = properties
    }

    /// The card of an annotation; one without properties shows the line of a table without rows.
    public init(_ annotation: PointAnnotation) {
        self.init(title: annotation.title, properties: annotation.properties ?? PropertyTable())
    }

    /// The lines, without blanks at their ends.
    ///
    /// - Parameter width: the most cells that a line may take, or `nil`; the keys are shortened only where they leave less
    ///   than half of it to the values.
    /// - Returns: the title's line, then those of the rows.
    public func lines(width: Int? = nil) -> [String] {
        var lines: [String] = []
        if let title { lines.append(CalloutCard.fitted(title, width)) }
        if properties.isEmpty || properties.separator != nil {
            return lines + properties.lines.map { CalloutCard.fitted($0, width) }
        }
        let keys = properties.rows.map { TextWidth.printable($0.key) }
        var keyWidth = keys.reduce(0) { max($0, TextWidth.cells(of: $1)) }
        if let width { keyWidth = min(keyWidth, max(1, width - 2 - width / 2)) }
        for (key, row) in zip(keys, properties.rows) {
            let shortKey = TextWidth.padded(TextWidth.shortenedInMiddle(key, to: keyWidth), to: keyWidth)
            let value = CalloutCard.fitted(row.value, width.map { $0 - keyWidth - 2 })
            lines.append(TextWidth.withoutBlanksAtEnd(shortKey + "  " + value))
        }
        return lines
    }

    /// The lines as one text, each with a line feed.
    public func text(width: Int? = nil) -> String {
        lines(width: width).reduce(into: "") { $0 += $1 + "\n" }
    }

    private static func fitted(_ text: String, _ width: Int?) -> String {
        let printable = TextWidth.printable(text)
        return width.map { TextWidth.shortenedInMiddle(printable, to: $0) } ?? printable
    }
}
