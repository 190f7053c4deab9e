import DelimitedText
import StormTracks

/// Reads a mended rejects table: takes each rejected row out of its wrapper, for the reader of the row's own format.
struct RejectsReader {
    private static let rowColumn = 6
    private static let codeColumn = 4

    private let options: ImportOptions
    private var rows: RowReader?
    private var delimiter: UInt8 = 0x2C
    private var file: [UInt8] = []
    private var seesColumns = false
    /// The records within the wrapper at hand.
    private var records = RecordReader()
    private var isHeader = false

    init(options: ImportOptions) { self.options = options }

    /// Whether `record` is the header of a rejects table.
    static func isHeader(_ record: DelimitedRecord) -> Bool {
        record.raw.trimmed.equals(RejectsWriter.columns)
    }

    /// Takes a wrapper, whose rows then come out of `readNext`; false where it holds none, with that as the outcome.
    mutating func open(_ record: DelimitedRecord, _ state: inout ImportState) -> Bool {
        guard seesColumns, record.fieldCount > RejectsReader.rowColumn else {
            state.beginRow()
            if seesColumns {
                state.reject(.shortRow, nil, nil, record.raw, record)
            } else {
                seesColumns = true
                state.report.skip(.header)
            }
            return false
        }
        let row = record[RejectsReader.rowColumn]
        guard !row.isEmpty else {
            state.beginRow()
            state.report.skip(.blank)
            return false
        }
        isHeader = record[RejectsReader.codeColumn].trimmed.equals(RejectsWriter.headerCode)
        if rows == nil || !record[0].buffer.elementsEqual(file) {
            file = Array(record[0].buffer)
            let found = FormatDetection(Array(row.buffer), options: options)
            // A lone data row of HURDAT2 has no storm line to be told by.
            let format = found.format ?? .hurdat2
            rows?.finish(&state)
            let rules =
                format.isTable
                ? TableRules(Array(row.buffer), isWhole: true, delimiter: found.delimiter, options: options)
                : TableRules()
            rows = RowReader(format: format, delimiter: found.delimiter, rules: rules, options: options)
            delimiter = found.delimiter
            state.report.format = format.rawValue
        }
        records = RecordReader(dialect: Dialect(delimiter: delimiter), firstLine: record.line)
        records.push(row.buffer)
        return true
    }

    /// Reads the next row of the wrapper, or returns `nil` behind its last.
    mutating func readNext(_ state: inout ImportState) throws(DelimitedTextError) -> DelimitedRecord? {
        guard let record = try records.nextAtEnd() else {
            if isHeader { rows?.forgetAnnouncedCount() }
            return nil
        }
        rows?.read(record, &state)
        return record
    }

    /// How a row that was kept is taken apart again.
    var dialect: Dialect { Dialect(delimiter: delimiter) }

    /// The row that a mended copy of the current one must follow.
    var context: [UInt8] { rows?.context ?? [] }

    mutating func finish(_ state: inout ImportState) {
        rows?.finish(&state)
        state.report.storms = state.storms.count
    }
}
