import Annotations

/// A table as aligned text: a header, one line a row, two blanks between columns.
///
/// Widths are terminal cells and are measured over all rows before the first is written. Control characters are escaped.
public struct TextTable: Hashable, Sendable {
    /// A column.
    public struct Column: Hashable, Sendable {
        /// The text of the header.
        public var title: String
        /// Where the texts stand; numbers go to the right.
        public var alignment: TextWidth.Alignment
        /// The most cells that the column takes, or `nil`; longer texts are shortened in the middle.
        public var limit: Int?

        /// A column with its title.
        public init(_ title: String, alignment: TextWidth.Alignment = .left, limit: Int? = nil) {
            self.title = title
            self.alignment = alignment
            self.limit = limit
        }
    }

    /// The columns from the left.
    public let columns: [Column]
    /// The rows, each with one text a column.
    public private(set) var rows: [[String]] = []

    /// A table without rows.
    public init(columns: [Column]) { self.columns = columns }

    /// Adds a row; missing texts at its end are empty, and texts beyond the columns are left out.
    public mutating func append(_ row: [String]) {
        rows.append(columns.indices.map { $0 < row.count ? TextWidth.printable(row[$0]) : "" })
    }

    /// The lines of header and rows, without blanks at their ends.
    ///
    /// - Parameter width: the most cells that a line may take, or `nil`. The widest columns give way first, down to one
    ///   cell each; a width below that is exceeded.
    /// - Returns: the header's line, then one line a row.
    public func lines(width: Int? = nil) -> [String] {
        let header = columns.map { TextWidth.printable($0.title) }
        let widths = columnWidths(header, width: width)
        return ([header] + rows).map { line($0, widths) }
    }

    /// The lines as one text, each with a line feed.
    public func text(width: Int? = nil) -> String {
        lines(width: width).reduce(into: "") { $0 += $1 + "\n" }
    }

    private func columnWidths(_ header: [String], width: Int?) -> [Int] {
        var widths = header.map { TextWidth.cells(of: $0) }
        for row in rows {
            for index in widths.indices { widths[index] = max(widths[index], TextWidth.cells(of: row[index])) }
        }
        for index in widths.indices {
            if let limit = columns[index].limit { widths[index] = min(widths[index], max(1, limit)) }
        }
        guard let width else { return widths }
        var excess = widths.reduce(2 * (widths.count - 1), +) - width
        while excess > 0, let widest = widths.max(), widest > 1, let index = widths.lastIndex(of: widest) {
            widths[index] -= 1
            excess -= 1
        }
        return widths
    }

    private func line(_ texts: [String], _ widths: [Int]) -> String {
        var line = ""
        for (index, width) in widths.enumerated() {
            if index > 0 { line += "  " }
            let text = TextWidth.shortenedInMiddle(texts[index], to: width)
            line += TextWidth.padded(text, to: width, alignment: columns[index].alignment)
        }
        return TextWidth.withoutBlanksAtEnd(line)
    }
}
