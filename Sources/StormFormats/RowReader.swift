import DelimitedText
import StormTracks

/// Sends each record to its format's reader, once blank, comment and broken records are set apart.
struct RowReader {
    private enum Format {
        case none
        case hurdat2(HURDAT2Reader)
        case table(TableReader)
        indirect case rejects(RejectsReader)
    }

    private var format: Format
    private let delimiter: UInt8

    init(format: ImportOptions.Format, delimiter: UInt8, options: ImportOptions) {
        self.delimiter = delimiter
        switch format {
        case .hurdat2: self.format = .hurdat2(HURDAT2Reader())
        case .table: self.format = .table(TableReader(options: options, delimiter: delimiter))
        case .rejects: self.format = .rejects(RejectsReader(options: options))
        }
    }

    mutating func take<Sink: TrackSink>(
        _ record: DelimitedRecord, _ state: inout ImportState, _ sink: inout Sink
    ) throws(Sink.Failure) {
        state.report.rowsRead += 1
        if record.kind == .comment { return state.report.skip(.comment) }
        guard let first = record.raw.buffer.first else { return state.report.skip(.blank) }
        if first == delimiter || ByteSlice.isBlank(first), record.isBlank(delimiter: delimiter) {
            return state.report.skip(.blank)
        }
        switch record.problem {
        case .unclosedQuote(let field):
            return try state.reject(.unclosedQuote, field - 1, nil, record[field - 1], record, context, &sink)
        case .badQuote(let field):
            return try state.reject(.badQuote, field - 1, nil, record[field - 1], record, context, &sink)
        case nil: break
        }
        switch format {
        case .none: break
        case .hurdat2(var reader):
            format = .none
            defer { format = .hurdat2(reader) }
            try reader.take(record, &state, &sink)
        case .table(var reader):
            format = .none
            defer { format = .table(reader) }
            try reader.take(record, &state, &sink)
        case .rejects(var reader):
            format = .none
            defer { format = .rejects(reader) }
            try reader.take(record, &state, &sink)
        }
    }

    /// The row that a mended copy of the current one must follow: the header or the storm line.
    private var context: [UInt8] {
        switch format {
        case .none, .rejects: []
        case .hurdat2(let reader): reader.context
        case .table(let reader): reader.context
        }
    }

    /// The storm line just read stands for a few of its rows only.
    mutating func forgetAnnouncedCount() {
        guard case .hurdat2(var reader) = format else { return }
        reader.forgetAnnouncedCount()
        format = .hurdat2(reader)
    }

    mutating func finish(_ state: inout ImportState) {
        if case .hurdat2(var reader) = format { reader.finish(&state) }
        state.report.storms = state.storms.count
    }
}

/// Hands the records of a `RecordReader` to a `RowReader`: borrows all by address for one call, so that nothing is copied.
struct RowAdapter<Sink: TrackSink>: RecordSink {
    let rows: UnsafeMutablePointer<RowReader>
    let state: UnsafeMutablePointer<ImportState>
    let sink: UnsafeMutablePointer<Sink>

    var neededFields: Int { Int.max }

    mutating func take(_ record: borrowing DelimitedRecord) throws(Sink.Failure) {
        try rows.pointee.take(copy record, &state.pointee, &sink.pointee)
    }

    func failure(_ error: DelimitedTextError) -> Sink.Failure {
        sink.pointee.failure(ImportError(code: .recordTooLong, line: error.place.line))
    }
}
