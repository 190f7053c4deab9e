import Rendering
import StormFormats

/// The forms that points and storms can be converted to.
enum DataFormat: String, CaseIterable {
    case table, csv, json, ndjson, markdown, geojson, kml, wkt, sql, hurdat2, atcf

    /// The same form of plain rows, or `nil` for the forms that hold shapes or make a database.
    var rows: OutputFormat? { OutputFormat(rawValue: rawValue) }

    /// Whether it holds fixes only, and no values of whole storms.
    var isDeck: Bool { self == .hurdat2 || self == .atcf }

    /// Whether a storm is written with its track.
    var holdsShapes: Bool { self == .geojson || self == .kml || self == .wkt }
}

extension ColumnHeading {
    /// The heading of a column for readers.
    init(_ column: TextTable.Column) { self.init(column.title, isNumber: column.alignment == .right) }
}
