import Annotations

/// A table in Markdown. Source: GitHub Flavored Markdown, section 4.10, "Tables".
///
/// Rows are written one by one, so a table of any length needs the memory of one row.
public struct MarkdownTable: Hashable, Sendable {
    /// The columns; limits are not applied.
    public let columns: [TextTable.Column]

    /// A table of columns.
    public init(columns: [TextTable.Column]) { self.columns = columns }

    /// The header line and the line of dashes, each with a line feed.
    public var header: String {
        var dashes = "|"
        for column in columns { dashes += column.alignment == .right ? " ---: |" : " --- |" }
        return row(columns.map { $0.title }) + dashes + "\n"
    }

    /// The line of a row with its line feed; missing texts at its end are empty, texts beyond the columns are left out.
    public func row(_ texts: [String]) -> String {
        var line = "|"
        for index in columns.indices {
            line += " " + MarkdownTable.cell(index < texts.count ? texts[index] : "") + " |"
        }
        return line + "\n"
    }

    /// The text as it stands in a cell: bars and backslashes escaped, `<` and `&` as entities, line ends as `<br>`, other
    /// control characters escaped.
    static func cell(_ text: String) -> String {
        var result = ""
        var afterReturn = false
        for scalar in text.unicodeScalars {
            let isSecondOfLineEnd = afterReturn && scalar == "\n"
            afterReturn = scalar == "\r"
            switch scalar {
            case "|": result += "\\|"
            case "\\": result += "\\\\"
            case "<": result += "&lt;"
            case "&": result += "&amp;"
            case "\n", "\r": result += isSecondOfLineEnd ? "" : "<br>"
            default: result += TextWidth.printable(String(scalar))
            }
        }
        return result
    }
}
