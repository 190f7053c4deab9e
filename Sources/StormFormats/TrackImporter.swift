import DelimitedText
import StormTracks

/// Imports a storm file that is pushed in chunks: detects its format, and hands points and rejects to a sink.
///
/// Memory does not grow with the number of rows: one small record is kept for each storm.
public struct TrackImporter {
    /// What the user told.
    public let options: ImportOptions
    private var window: [UInt8] = []
    private var reader: RecordReader?
    private var core: RowReader

    /// An importer of one file.
    public init(options: ImportOptions = ImportOptions()) {
        self.options = options
        core = RowReader(format: .none, delimiter: 0x2C)
    }

    /// What became of the rows so far.
    public var report: ImportReport { core.state.report }

    /// Takes the next bytes of the file.
    /// - Throws: what the sink throws, or its failure for an error that ends the import.
    public mutating func consume<Sink: TrackSink>(
        _ chunk: UnsafeBufferPointer<UInt8>, into sink: inout Sink
    ) throws(Sink.Failure) {
        if reader == nil {
            window.append(contentsOf: chunk)
            if window.count >= FormatDetection.window { try begin(&sink) }
            return
        }
        try read(chunk, isLast: false, &sink)
    }

    /// Takes the next bytes of the file; as `consume(_:into:)` of a buffer.
    public mutating func consume<Sink: TrackSink>(_ chunk: [UInt8], into sink: inout Sink) throws(Sink.Failure) {
        try chunk.withUnsafeBufferPointer { (buffer) throws(Sink.Failure) in try consume(buffer, into: &sink) }
    }

    /// Ends the file and returns the report.
    /// - Throws: what the sink throws, or its failure for `empty-input` and `unknown-format`.
    public mutating func finish<Sink: TrackSink>(into sink: inout Sink) throws(Sink.Failure) -> ImportReport {
        if reader == nil {
            let isEmpty = window.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
            if isEmpty || window == [0xEF, 0xBB, 0xBF] {
                throw sink.failure(ImportError(code: .emptyInput, line: nil))
            }
            try begin(&sink)
        }
        try read(UnsafeBufferPointer(start: nil, count: 0), isLast: true, &sink)
        core.finish()
        return report
    }

    private mutating func begin<Sink: TrackSink>(_ sink: inout Sink) throws(Sink.Failure) {
        let found = FormatDetection(Array(window.prefix(FormatDetection.window)), options: options)
        guard let format = found.format else {
            throw sink.failure(ImportError(code: .unknownFormat, line: nil))
        }
        switch format {
        case .hurdat2: core.format = .hurdat2(HURDAT2Reader())
        case .table: core.format = .table(TableReader(options: options, delimiter: found.delimiter))
        }
        core.delimiter = found.delimiter
        core.state.report.format = format.rawValue
        let comment: UInt8? = format == .table ? 0x23 : nil
        reader = RecordReader(dialect: Dialect(delimiter: found.delimiter, comment: comment))
        let start = window
        window = []
        try start.withUnsafeBufferPointer { (buffer) throws(Sink.Failure) in
            try read(buffer, isLast: false, &sink)
        }
    }

    private mutating func read<Sink: TrackSink>(
        _ chunk: UnsafeBufferPointer<UInt8>, isLast: Bool, _ sink: inout Sink
    ) throws(Sink.Failure) {
        // The adapter borrows core and sink by address for this call, so that neither is copied.
        try withUnsafeMutablePointer(to: &core) { (core) throws(Sink.Failure) in
            try withUnsafeMutablePointer(to: &sink) { (sink) throws(Sink.Failure) in
                var adapter = Adapter(core: core, sink: sink)
                if isLast {
                    try reader?.finish(into: &adapter)
                } else {
                    try reader?.consume(chunk, into: &adapter)
                }
            }
        }
    }

    private struct Adapter<Sink: TrackSink>: RecordSink {
        let core: UnsafeMutablePointer<RowReader>
        let sink: UnsafeMutablePointer<Sink>

        var neededFields: Int { Int.max }

        mutating func take(_ record: borrowing DelimitedRecord) throws(Sink.Failure) {
            try core.pointee.take(copy record, &sink.pointee)
        }

        func failure(_ error: DelimitedTextError) -> Sink.Failure {
            sink.pointee.failure(ImportError(code: .recordTooLong, line: error.place.line))
        }
    }
}

/// Sends each record to its format's reader, once blank, comment and broken records are set apart.
private struct RowReader {
    enum Format {
        case none
        case hurdat2(HURDAT2Reader)
        case table(TableReader)
    }

    var format: Format
    var delimiter: UInt8
    var state = ImportState()

    init(format: Format, delimiter: UInt8) {
        self.format = format
        self.delimiter = delimiter
    }

    mutating func take<Sink: TrackSink>(_ record: DelimitedRecord, _ sink: inout Sink) throws(Sink.Failure) {
        state.report.rowsRead += 1
        if record.kind == .comment { return state.report.skip(.comment) }
        if let first = record.raw.buffer.first {
            if first == delimiter || ByteSlice.isBlank(first), record.isBlank(delimiter: delimiter) {
                return state.report.skip(.blank)
            }
        } else {
            return state.report.skip(.blank)
        }
        switch record.problem {
        case .unclosedQuote(let field):
            return try state.reject(.unclosedQuote, field - 1, nil, record[field - 1], record, [], &sink)
        case .badQuote(let field):
            return try state.reject(.badQuote, field - 1, nil, record[field - 1], record, [], &sink)
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
        }
    }

    mutating func finish() {
        if case .hurdat2(var reader) = format { reader.finish(&state) }
        state.report.storms = state.storms.count
    }
}
