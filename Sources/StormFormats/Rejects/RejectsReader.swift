import DelimitedText
import StormTracks

/// Reads a mended rejects table: takes each rejected row out of its wrapper and hands it to the reader of its format.
struct RejectsReader {
    private static let rowColumn = 6
    private static let codeColumn = 4

    private let options: ImportOptions
    private var rows: RowReader?
    private var rowsDelimiter: UInt8 = 0x2C
    private var file: [UInt8] = []
    private var seesColumns = false

    init(options: ImportOptions) { self.options = options }

    /// Whether `record` is the header of a rejects table.
    static func isHeader(_ record: DelimitedRecord) -> Bool {
        record.raw.trimmed.equals(RejectsWriter.columns)
    }

    mutating func take<Sink: TrackSink>(
        _ record: DelimitedRecord, _ state: inout ImportState, _ sink: inout Sink
    ) throws(Sink.Failure) {
        guard seesColumns else {
            seesColumns = true
            return state.report.skip(.header)
        }
        guard record.fieldCount > RejectsReader.rowColumn else {
            return try state.reject(.shortRow, nil, nil, record.raw, record, [], &sink)
        }
        let row = record[RejectsReader.rowColumn]
        let isHeader = record[RejectsReader.codeColumn].trimmed.equals(RejectsWriter.headerCode)
        if rows == nil || !record[0].buffer.elementsEqual(file) {
            file = Array(record[0].buffer)
            let found = FormatDetection(Array(row.buffer), options: options)
            // A lone data row of HURDAT2 has no storm line to be told by.
            let format = found.format ?? .hurdat2
            rows = RowReader(format: format, delimiter: found.delimiter, options: options)
            rowsDelimiter = found.delimiter
            state.report.format = format.rawValue
        }
        guard var reader = rows else { return }
        rows = nil
        defer { rows = reader }
        // The wrapper stands for the rows within it, which are counted as they are read.
        state.report.rowsRead -= 1
        let counted = state.report.rowsRead
        try RejectsReader.feed(row, line: record.line, delimiter: rowsDelimiter, to: &reader, &state, &sink)
        if state.report.rowsRead == counted {
            state.report.rowsRead += 1
            state.report.skip(.blank)
        }
        if isHeader { reader.forgetAnnouncedCount() }
    }

    /// Reads one unwrapped row as a record of its own.
    private static func feed<Sink: TrackSink>(
        _ row: ByteSlice, line: Int, delimiter: UInt8, to reader: inout RowReader, _ state: inout ImportState,
        _ sink: inout Sink
    ) throws(Sink.Failure) {
        var records = RecordReader(dialect: Dialect(delimiter: delimiter), firstLine: line)
        try withUnsafeMutablePointer(to: &reader) { (reader) throws(Sink.Failure) in
            try withUnsafeMutablePointer(to: &state) { (state) throws(Sink.Failure) in
                try withUnsafeMutablePointer(to: &sink) { (sink) throws(Sink.Failure) in
                    var adapter = RowAdapter(rows: reader, state: state, sink: sink)
                    try records.consume(row.buffer, into: &adapter)
                    try records.finish(into: &adapter)
                }
            }
        }
    }
}
