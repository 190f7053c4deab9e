import DelimitedText
import StormTracks

/// Imports a storm file that is pushed in chunks: detects its format, and hands points and rejects to a sink.
///
/// Memory does not grow with the number of rows: one small record is kept for each storm.
public struct TrackImporter {
    /// What the user told.
    public let options: ImportOptions
    /// The encoding of a file that the caller turns into UTF-8 before it hands it in; set before the first bytes.
    public var sourceEncoding: SourceEncoding?
    private var window: [UInt8] = []
    private var reader: RecordReader?
    private var rows: RowReader
    private var rejects: RejectsReader?
    private var state = ImportState()
    private var transcoder: TextTranscoder?
    /// The text of the chunk at hand, where the file is in another encoding than UTF-8.
    private var decoded: [UInt8] = []
    private var entered: Int?
    private var namesSeen = 0

    /// The encoding of a file, and whether it is a guess.
    public struct SourceEncoding: Hashable, Sendable {
        /// The encoding.
        public var encoding: TextEncoding
        /// Whether nothing in the bytes proves it.
        public var isGuess: Bool

        /// An encoding, told or guessed.
        public init(encoding: TextEncoding, isGuess: Bool) {
            self.encoding = encoding
            self.isGuess = isGuess
        }
    }

    /// An importer of one file.
    public init(options: ImportOptions = ImportOptions()) {
        self.options = options
        rows = RowReader(format: .table, delimiter: 0x2C, options: options)
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
            if window.count >= FormatDetection.window { try begin(isWhole: false, &sink) }
            return
        }
        if transcoder == nil { return try read(chunk, &sink) }
        decoded.removeAll(keepingCapacity: true)
        transcoder?.convert(chunk, into: &decoded)
        try readDecoded(&sink)
    }

    private mutating func read<Sink: TrackSink>(
        _ chunk: UnsafeBufferPointer<UInt8>, _ sink: inout Sink
    ) throws(Sink.Failure) {
        reader?.push(chunk)
        try readRecords(&sink)
    }

    /// Reads the text that the transcoder has put out.
    private mutating func readDecoded<Sink: TrackSink>(_ sink: inout Sink) throws(Sink.Failure) {
        let text = decoded
        try text.withUnsafeBufferPointer { (buffer) throws(Sink.Failure) in try read(buffer, &sink) }
    }

    /// Takes the next bytes of the file; as `consume(_:into:)` of a buffer.
    public mutating func consume<Sink: TrackSink>(_ chunk: [UInt8], into sink: inout Sink) throws(Sink.Failure) {
        try chunk.withUnsafeBufferPointer { (buffer) throws(Sink.Failure) in try consume(buffer, into: &sink) }
    }

    /// Ends the file and returns the report.
    /// - Throws: what the sink throws, or its failure for `empty-input` and `unknown-format`.
    public mutating func finish<Sink: TrackSink>(into sink: inout Sink) throws(Sink.Failure) -> ImportReport {
        if reader == nil { try begin(isWhole: true, &sink) }
        if transcoder != nil {
            decoded.removeAll(keepingCapacity: true)
            transcoder?.finish(into: &decoded)
            try readDecoded(&sink)
        }
        reader?.end()
        try readRecords(&sink)
        if rejects == nil { rows.finish(&state) } else { rejects?.finish(&state) }
        try deliverReleased(to: &sink)
        return report
    }

    private mutating func begin<Sink: TrackSink>(isWhole: Bool, _ sink: inout Sink) throws(Sink.Failure) {
        decode()
        if isWhole, FormatDetection.isBlank(window) {
            throw sink.failure(ImportError(code: .emptyInput, line: nil))
        }
        let start = Array(window.prefix(FormatDetection.window))
        let found = FormatDetection(start, options: options)
        guard let format = found.format else {
            let guess = HeadlessGuess.words(start, delimiter: found.delimiter)
            throw sink.failure(ImportError(code: .unknownFormat, line: nil, columnsGuess: guess))
        }
        if format == .rejects { rejects = RejectsReader(options: options) }
        let names = format == .atcf ? StormNames(window) : StormNames()
        let rules =
            format.isTable
            ? TableRules(
                start, isWhole: isWhole && start.count == window.count, delimiter: found.delimiter, options: options)
            : TableRules()
        rows = RowReader(format: format, delimiter: found.delimiter, names: names, rules: rules, options: options)
        state.report.format = format.rawValue
        let comment: UInt8? = format.isTable ? 0x23 : nil
        reader = RecordReader(dialect: Dialect(delimiter: found.delimiter, comment: comment))
        decoded = window
        window = []
        try readDecoded(&sink)
    }

    /// Turns the window into UTF-8 by the encoding told or guessed, and makes ready to turn the rest.
    private mutating func decode() {
        let raw = window
        let source =
            sourceEncoding ?? options.encoding.map { SourceEncoding(encoding: $0, isGuess: false) } ?? guess(raw)
        state.report.encoding = source.encoding.rawValue
        if source.isGuess {
            state.report.note(
                "encoding-guessed", line: nil, text: "\(source.encoding.rawValue); --encoding tells another")
        }
        state.isTranscoded = source.encoding != .utf8
        var transcoder = TextTranscoder(from: source.encoding)
        guard !transcoder.isIdentity else { return }
        window = []
        raw.withUnsafeBufferPointer { transcoder.convert($0, into: &window) }
        self.transcoder = transcoder
    }

    private func guess(_ bytes: [UInt8]) -> SourceEncoding {
        bytes.withUnsafeBufferPointer {
            let guess = EncodingGuess($0, isWhole: $0.count < FormatDetection.window)
            return SourceEncoding(encoding: guess.encoding, isGuess: guess.isGuess)
        }
    }

    /// Reads what the bytes so far complete. Only this loop knows the sink's type: whatever happens within a row is
    /// compiled once, for all sinks.
    private mutating func readRecords<Sink: TrackSink>(_ sink: inout Sink) throws(Sink.Failure) {
        let passesPlainRows = !sink.wantsPoints && rejects == nil
        while true {
            if passesPlainRows { passPlainRows() }
            let record: DelimitedRecord?
            do throws(DelimitedTextError) { record = try reader?.next() } catch { throw tooLong(error, sink) }
            guard let record else { return }
            if rejects == nil {
                rows.read(record, &state)
                if passesPlainRows { rows.learn(record, state) }
                try deliverReleased(to: &sink)
                try deliver(record, to: &sink)
            } else {
                try readWrapped(record, &sink)
            }
        }
    }

    private mutating func passPlainRows() {
        guard var moved = reader.take() else { return }
        rows.passPlainRows(&moved, &state)
        reader = moved
    }

    private mutating func readWrapped<Sink: TrackSink>(
        _ wrapper: DelimitedRecord, _ sink: inout Sink
    ) throws(Sink.Failure) {
        let isOpen = rejects?.open(wrapper, &state) == true
        try deliverReleased(to: &sink)
        guard isOpen else { return try deliver(wrapper, to: &sink) }
        while true {
            let record: DelimitedRecord?
            do throws(DelimitedTextError) { record = try rejects?.readNext(&state) } catch {
                throw tooLong(error, sink)
            }
            guard let record else { return }
            try deliverReleased(to: &sink)
            try deliver(record, to: &sink)
        }
    }

    /// Hands out the fix that waited for the rows after it, with its own row.
    private mutating func deliverReleased<Sink: TrackSink>(to sink: inout Sink) throws(Sink.Failure) {
        guard let fix = state.takeReleased() else { return }
        try enter(fix.storm, &sink)
        let columns = state.columns
        var reader = RecordReader(dialect: rejects?.dialect ?? rows.dialect, firstLine: fix.line)
        try fix.row.withUnsafeBufferPointer { (buffer) throws(Sink.Failure) in
            reader.push(buffer)
            let record: DelimitedRecord?
            do throws(DelimitedTextError) { record = try reader.nextAtEnd() } catch { throw tooLong(error, sink) }
            if let record { try sink.take(fix.point, from: SourceRow(record: record, columns: columns)) }
        }
    }

    /// Tells the sink which storm the next point belongs to, where that or the storm's name has changed.
    private mutating func enter<Sink: TrackSink>(_ storm: Int, _ sink: inout Sink) throws(Sink.Failure) {
        guard entered != storm || namesSeen != state.storms.renamings else { return }
        entered = storm
        namesSeen = state.storms.renamings
        try sink.enter(state.storms.identities[storm])
    }

    /// Hands out what the row has become.
    private mutating func deliver<Sink: TrackSink>(
        _ record: DelimitedRecord, to sink: inout Sink
    ) throws(Sink.Failure) {
        if case .nothing = state.outcome { return }
        let context = rejects?.context ?? rows.context
        let row = SourceRow(record: record, columns: state.columns, context: context)
        switch state.outcome {
        case .nothing: break
        case .point(let storm):
            try enter(storm, &sink)
            if let point = state.point { try sink.take(point, from: row) }
        case .reject(let reject): try sink.take(reject, from: row, context: context)
        }
    }

    private func tooLong<Sink: TrackSink>(_ error: DelimitedTextError, _ sink: Sink) -> Sink.Failure {
        sink.failure(ImportError(code: .recordTooLong, line: error.place.line))
    }
}
