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
    private var rows: RowReader?
    private var state = ImportState()

    /// An importer of one file.
    public init(options: ImportOptions = ImportOptions()) {
        self.options = options
    }

    /// What became of the rows so far.
    public var report: ImportReport { state.report }

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
        rows?.finish(&state)
        return report
    }

    private mutating func begin<Sink: TrackSink>(_ sink: inout Sink) throws(Sink.Failure) {
        let found = FormatDetection(Array(window.prefix(FormatDetection.window)), options: options)
        guard let format = found.format else {
            throw sink.failure(ImportError(code: .unknownFormat, line: nil))
        }
        rows = RowReader(format: format, delimiter: found.delimiter, options: options)
        state.report.format = format.rawValue
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
        guard var reader, var rows else { return }
        defer {
            self.reader = reader
            self.rows = rows
        }
        self.reader = nil
        self.rows = nil
        try withUnsafeMutablePointer(to: &rows) { (rows) throws(Sink.Failure) in
            try withUnsafeMutablePointer(to: &state) { (state) throws(Sink.Failure) in
                try withUnsafeMutablePointer(to: &sink) { (sink) throws(Sink.Failure) in
                    var adapter = RowAdapter(rows: rows, state: state, sink: sink)
                    if isLast {
                        try reader.finish(into: &adapter)
                    } else {
                        try reader.consume(chunk, into: &adapter)
                    }
                }
            }
        }
    }
}
