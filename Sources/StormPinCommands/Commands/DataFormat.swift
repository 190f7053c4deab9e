import Rendering
import StormFormats

/// The forms that points and storms can be converted to.
enum DataFormat: String, CaseIterable {
    case table, csv, json, ndjson, markdown, geojson, kml, wkt, sql

    /// The same form of plain rows, or `nil` for the forms that hold shapes or make a database.
    var rows: OutputFormat? { OutputFormat(rawValue: rawValue) }

    /// Whether a storm is written with its track.
    var holdsShapes: Bool { self == .geojson || self == .kml || self == .wkt }
}

extension ColumnHeading {
    /// The heading of a column for readers.
    init(_ column: TextTable.Column) { self.init(column.title, isNumber: column.alignment == .right) }
}
