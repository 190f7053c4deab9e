import DelimitedText
import Rendering
import StormFormats
import StormTracks

/// Writes storms, seasons or basins in the form that `--to` asks for.
struct StormWriter {
    private let format: DataFormat
    private let columns: [TextTable.Column]
    private let table: String

    /// A writer of rows with these columns; `table` is the name that a database gives them.
    init(_ format: DataFormat, _ columns: [TextTable.Column], table: String) {
        self.format = format
        self.columns = columns
        self.table = table
    }

    /// Writes all rows.
    func write(_ rows: [StormRow], width: Int?, to output: inout OutputStream) throws(CommandFailure) {
        if let plain = format.rows {
            return try RowsOutput.write(rows.map(\.values), columns: columns, plain, width: width, to: &output)
        }
        let headings = columns.map { ColumnHeading($0) }
        switch format {
        case .wkt:
            let texts = rows.map { $0.values + [StormWriter.wellKnownText($0.shape)] }
            try RowsOutput.write(texts, columns: columns + [TextTable.Column("WKT")], .csv, width: nil, to: &output)
        case .geojson:
            var writer = TrackGeoJSONWriter(names: headings.map(\.name))
            writer.begin(into: &output.buffer)
            for row in rows {
                guard let shape = row.shape else { continue }
                writer.append(id: row.values.first?.shownText ?? "", row.values, shape, to: &output.buffer)
                try output.flushIfFull()
            }
            writer.end(into: &output.buffer)
        case .kml:
            var writer = KMLWriter(columns: headings)
            writer.begin(into: &output.buffer)
            for row in rows {
                guard let shape = row.shape else { continue }
                writer.append(
                    name: row.label, row.values, shape, category: row.category, time: row.span, to: &output.buffer)
                try output.flushIfFull()
            }
            writer.end(into: &output.buffer)
        default:
            var writer = SQLTableWriter(table: table, columns: headings)
            writer.begin(into: &output.buffer)
            for row in rows {
                writer.append(row.values, to: &output.buffer)
                try output.flushIfFull()
            }
            writer.end(into: &output.buffer)
        }
    }

    private static func wellKnownText(_ shape: StormTrack.Shape?) -> CellValue {
        guard let shape else { return .missing }
        var text = ByteWriter()
        text.appendWKT(shape)
        return .text(text.text)
    }
}

extension StormRow {
    /// The span of the storm's fixes, or `nil` where they have no times.
    fileprivate var span: KMLWriter.Time? {
        guard let firstTime, let lastTime else { return nil }
        return .span(firstTime, lastTime)
    }
}
