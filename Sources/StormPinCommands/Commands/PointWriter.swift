import DelimitedText
import Rendering
import StormFormats
import StormTracks

/// Writes track points in the form that `--to` asks for.
struct PointWriter {
    private enum Form {
        case csv(PointCSVWriter)
        /// CSV with the place as well-known text in a last column, `WKT`, which spatial databases know.
        case wkt(PointCSVWriter)
        case json(PointJSONWriter)
        case kml(KMLWriter)
        case sql(SQLTableWriter)
        case hurdat2(HURDAT2Writer)
        case atcf(ATCFWriter)
        case table(TextTable)
        case markdown(MarkdownTable)
        /// What collects rows is out of its place while it takes one: held twice, it would be copied.
        case taken
    }

    private var form: Form
    private let unit: Speed.Unit
    private var storm = StormIdentity(number: -1)
    /// Whether the storm of the points that follow has its folder.
    private var hasFolder = false

    /// A writer of winds in `unit`, with `derived` columns behind those of every fix.
    init(_ format: DataFormat, unit: Speed.Unit, derived: [TextTable.Column]) {
        self.unit = unit
        let names = derived.map(\.title)
        let columns = PointTableRow.columns(unit) + derived
        let headings = PointColumns.headings(unit) + derived.map { ColumnHeading($0) }
        switch format {
        case .csv: form = .csv(PointCSVWriter(unit: unit, extraNames: names))
        case .wkt: form = .wkt(PointCSVWriter(unit: unit, extraNames: names + ["WKT"]))
        case .json: form = .json(PointJSONWriter(.array, unit: unit, extraNames: names))
        case .ndjson: form = .json(PointJSONWriter(.lines, unit: unit, extraNames: names))
        case .geojson: form = .json(PointJSONWriter(.features, unit: unit, extraNames: names))
        case .kml: form = .kml(KMLWriter(columns: headings))
        case .sql: form = .sql(SQLTableWriter(table: "points", columns: headings))
        case .hurdat2: form = .hurdat2(HURDAT2Writer())
        case .atcf: form = .atcf(ATCFWriter())
        case .table: form = .table(TextTable(columns: columns))
        case .markdown: form = .markdown(MarkdownTable(columns: columns))
        }
    }

    /// Appends what comes before the first point.
    func begin(into out: inout ByteWriter) {
        switch form {
        case .csv(let writer), .wkt(let writer): writer.begin(into: &out)
        case .json(let writer): writer.begin(into: &out)
        case .kml(let writer): writer.begin(into: &out)
        case .sql(let writer): writer.begin(into: &out)
        case .markdown(let table): out.append(table.header)
        case .table, .hurdat2, .atcf, .taken: break
        }
    }

    /// The points that follow belong to `storm`.
    mutating func enter(_ storm: StormIdentity) {
        self.storm = storm
        hasFolder = false
        switch form {
        case .csv(var writer):
            writer.enter(storm)
            form = .csv(writer)
        case .wkt(var writer):
            writer.enter(storm)
            form = .wkt(writer)
        case .json(var writer):
            writer.enter(storm)
            form = .json(writer)
        case .hurdat2(var writer):
            writer.enter(storm)
            form = .hurdat2(writer)
        case .atcf(var writer):
            writer.enter(storm)
            form = .atcf(writer)
        case .kml, .sql, .table, .markdown, .taken: break
        }
    }

    /// Appends a point of the storm that was entered; `row` is its own, where it has one.
    mutating func append(
        _ point: TrackPoint, row: SourceRow?, comment: ByteSlice?, _ extra: [CellValue], to out: inout ByteWriter
    ) {
        switch form {
        case .csv(let writer): writer.append(point, comment: comment, extra: extra, to: &out)
        case .wkt(let writer):
            var place = ByteWriter()
            place.appendWKT(.point(point.coordinate))
            writer.append(point, comment: comment, extra: extra + [.text(place.text)], to: &out)
        case .json(var writer):
            writer.append(point, comment: comment, extra: extra, to: &out)
            form = .json(writer)
        case .kml(var writer):
            if !hasFolder { writer.enterFolder(storm.label, into: &out) }
            hasFolder = true
            writer.append(
                name: point.time?.description ?? storm.label, values(of: point, comment, extra),
                .point(point.coordinate), category: point.category, time: point.time.map { .stamp($0) }, to: &out)
            form = .kml(writer)
        case .sql(var writer):
            writer.append(values(of: point, comment, extra), to: &out)
            form = .sql(writer)
        case .hurdat2(var writer):
            form = .taken
            writer.append(point, row: row, to: &out)
            form = .hurdat2(writer)
        case .atcf(var writer):
            writer.append(point, to: &out)
            form = .atcf(writer)
        case .table(var table):
            form = .taken
            table.append(PointTableRow.texts(point, storm, unit) + extra.map(RowsOutput.shown))
            form = .table(table)
        case .markdown(let table):
            out.append(table.row(PointTableRow.texts(point, storm, unit) + extra.map(RowsOutput.shown)))
        case .taken: break
        }
    }

    /// Appends what comes after the last point; a table fits itself to `width` cells.
    mutating func end(width: Int?, into out: inout ByteWriter) {
        switch form {
        case .json(let writer): writer.end(into: &out)
        case .kml(var writer): writer.end(into: &out)
        case .sql(let writer): writer.end(into: &out)
        case .table(let table): out.append(table.text(width: width))
        case .hurdat2(var writer): writer.end(into: &out)
        case .csv, .wkt, .markdown, .atcf, .taken: break
        }
    }

    /// How many points the form could not hold, for they have no time.
    var pointsWithoutTime: Int {
        switch form {
        case .hurdat2(let writer): writer.pointsWithoutTime
        case .atcf(let writer): writer.pointsWithoutTime
        default: 0
        }
    }

    private func values(of point: TrackPoint, _ comment: ByteSlice?, _ extra: [CellValue]) -> [CellValue] {
        PointColumns.values(of: point, in: storm, unit, comment: comment) + extra
    }
}
