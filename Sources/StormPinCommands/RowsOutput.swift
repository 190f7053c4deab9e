import DelimitedText
import Rendering
import StormFormats

/// Rows of values in the form that `--to` asks for. A missing value is an em dash for readers, empty in CSV and `null` in
/// JSON.
enum RowsOutput {
    /// Writes rows, each with one value a column.
    static func write(
        _ rows: [[CellValue]], columns: [TextTable.Column], _ format: OutputFormat, width: Int?,
        to output: inout OutputStream
    ) throws(CommandFailure) {
        switch format {
        case .table:
            var table = TextTable(columns: columns)
            for row in rows { table.append(row.map(shown)) }
            output.buffer.append(table.text(width: width))
        case .markdown:
            let table = MarkdownTable(columns: columns)
            output.buffer.append(table.header)
            for row in rows {
                output.buffer.append(table.row(row.map(shown)))
                try output.flushIfFull()
            }
        case .csv:
            output.buffer.append(columns.map(\.title).joined(separator: ",") + "\n")
            for row in rows {
                for (index, value) in row.enumerated() {
                    if index > 0 { output.buffer.append(",") }
                    output.buffer.appendField(value)
                }
                output.buffer.append("\n")
                try output.flushIfFull()
            }
        case .json, .ndjson: try writeJSON(rows, columns, format, to: &output)
        }
    }

    /// A value for readers.
    static func shown(_ value: CellValue) -> String { value.shownText ?? "—" }

    private static func writeJSON(
        _ rows: [[CellValue]], _ columns: [TextTable.Column], _ format: OutputFormat, to output: inout OutputStream
    ) throws(CommandFailure) {
        if format == .json { output.buffer.append("[") }
        for (number, row) in rows.enumerated() {
            if format == .json { output.buffer.append(number == 0 ? "\n" : ",\n") }
            for (index, value) in row.enumerated() {
                output.buffer.append(index == 0 ? "{" : ",")
                output.buffer.appendJSON(columns[index].title)
                output.buffer.append(":")
                output.buffer.appendJSON(value)
            }
            output.buffer.append("}")
            if format == .ndjson { output.buffer.append("\n") }
            try output.flushIfFull()
        }
        if format == .json { output.buffer.append(rows.isEmpty ? "]\n" : "\n]\n") }
    }
}
