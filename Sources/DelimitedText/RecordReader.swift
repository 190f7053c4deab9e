/// Finds the records of a delimited text that is pushed in chunks of any size.
///
/// The same records come out however the input is cut. LF, CR and CR LF each end a record outside quotes, mixed as they
/// come; the last needs none. A UTF-8 byte-order mark at the very start belongs to no field. Records that lie whole in a
/// chunk are views of that chunk; only one that a chunk's end cuts is copied. Memory is bounded by `recordLimit`.
public struct RecordReader {
    /// How the text is written.
    public let dialect: Dialect
    /// The longest record in bytes; a longer one is the error `recordTooLong`. The default is 16 MB.
    public let recordLimit: Int
    /// The number of line ends passed so far, so that the next record starts on the line after them.
    public internal(set) var linesPassed = 0

    private var scan = RecordScan()
    /// The bytes of the record that the last chunk cut off.
    private var carry: [UInt8] = []
    private var unescaped: [UInt8] = []
    private var recordOffset = 0
    private var consumedBytes = 0
    private var mark = ByteOrderMark.undecided(matched: 0)
    private var skipsLineFeed = false

    private enum ByteOrderMark { case undecided(matched: Int), decided }

    /// A reader of `dialect`; `recordLimit` is in bytes, 1…1,073,741,823. The text's first line has the number `firstLine`.
    public init(dialect: Dialect = Dialect(), recordLimit: Int = 16_000_000, firstLine: Int = 1) {
        linesPassed = firstLine - 1
        self.dialect = dialect
        self.recordLimit = min(max(recordLimit, 1), Int(DelimitedRecord.Bounds.offsetMask))
    }

    /// Takes the next bytes of the text and hands the records that they complete to `sink`.
    /// - Throws: what the sink throws, or its failure for `recordTooLong`. Nothing more may be consumed after that.
    public mutating func consume<Sink: RecordSink>(
        _ chunk: UnsafeBufferPointer<UInt8>, into sink: inout Sink
    ) throws(Sink.Failure) {
        guard let base = chunk.baseAddress else { return }
        var position = 0
        if case .undecided = mark {
            position = try skipByteOrderMark(chunk, into: &sink)
        }
        try scanRecords(base, from: position, to: chunk.count, into: &sink)
        consumedBytes += chunk.count
    }

    /// Takes the next bytes of the text; as `consume(_:into:)` of a buffer.
    public mutating func consume<Sink: RecordSink>(_ chunk: [UInt8], into sink: inout Sink) throws(Sink.Failure) {
        try chunk.withUnsafeBufferPointer { (buffer) throws(Sink.Failure) in try consume(buffer, into: &sink) }
    }

    /// Ends the text: hands out the last record if it had no line end. A quote still open is that record's problem.
    /// - Throws: what the sink throws.
    public mutating func finish<Sink: RecordSink>(into sink: inout Sink) throws(Sink.Failure) {
        if case .undecided(let matched) = mark, matched > 0 {
            mark = .decided
            let start = Array(RecordReader.markBytes.prefix(matched))
            consumedBytes -= matched
            try start.withUnsafeBufferPointer { (buffer) throws(Sink.Failure) in
                if let base = buffer.baseAddress { try scanRecords(base, from: 0, to: matched, into: &sink) }
            }
            consumedBytes += matched
        }
        guard scan.length > 0 else { return }
        scan.endOfInput()
        let record = carry
        carry.removeAll(keepingCapacity: true)
        try record.withUnsafeBufferPointer { (buffer) throws(Sink.Failure) in
            if let base = buffer.baseAddress { try deliver(base, into: &sink) }
        }
    }

    private static let markBytes: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Returns how many bytes of `chunk` belong to a byte-order mark, which may be spread over chunks.
    private mutating func skipByteOrderMark<Sink: RecordSink>(
        _ chunk: UnsafeBufferPointer<UInt8>, into sink: inout Sink
    ) throws(Sink.Failure) -> Int {
        guard case .undecided(var matched) = mark else { return 0 }
        var position = 0
        while position < chunk.count, matched < 3, chunk[position] == RecordReader.markBytes[matched] {
            matched += 1
            position += 1
        }
        if matched == 3 {
            mark = .decided
            recordOffset = 3
        } else if position == chunk.count {
            mark = .undecided(matched: matched)
        } else {
            mark = .decided
            let earlier = matched - position
            // Bytes of earlier chunks looked like a mark and were none: they are data after all.
            if earlier > 0 {
                let start = Array(RecordReader.markBytes.prefix(earlier))
                consumedBytes -= earlier
                try start.withUnsafeBufferPointer { (buffer) throws(Sink.Failure) in
                    if let base = buffer.baseAddress { try scanRecords(base, from: 0, to: earlier, into: &sink) }
                }
                consumedBytes += earlier
            }
            position = 0
        }
        return position
    }

    private mutating func scanRecords<Sink: RecordSink>(
        _ base: UnsafePointer<UInt8>, from start: Int, to end: Int, into sink: inout Sink
    ) throws(Sink.Failure) {
        var position = start
        var recordStart = start
        while true {
            if skipsLineFeed, position < end {
                skipsLineFeed = false
                if base[position] == 0x0A {
                    position += 1
                    recordStart = position
                    recordOffset = consumedBytes + position
                }
            }
            guard position < end else { break }
            let room = recordLimit - scan.length
            let stop = scan.run(base, from: position, to: min(end, position + room + 1), dialect: dialect)
            if scan.isComplete {
                if carry.isEmpty {
                    try deliver(base + recordStart, into: &sink)
                } else {
                    carry.append(contentsOf: UnsafeBufferPointer(start: base + position, count: stop - position))
                    let record = carry
                    carry.removeAll(keepingCapacity: record.count <= 1 << 20)
                    try record.withUnsafeBufferPointer { (buffer) throws(Sink.Failure) in
                        if let start = buffer.baseAddress { try deliver(start, into: &sink) }
                    }
                }
                skipsLineFeed = base[stop] == 0x0D
                position = stop + 1
                recordStart = position
                recordOffset = consumedBytes + position
            } else if scan.length > recordLimit {
                throw sink.failure(tooLong())
            } else {
                carry.append(contentsOf: UnsafeBufferPointer(start: base + position, count: stop - position))
                position = stop
                break
            }
        }
    }

    private func tooLong() -> DelimitedTextError {
        let column = scan.openQuote.map { _ in scan.fieldCount + 1 }
        let place = TextPlace(
            line: linesPassed + 1, column: column, byteOffset: recordOffset + (scan.openQuote ?? 0))
        return DelimitedTextError(code: .recordTooLong, place: place)
    }

    /// Hands out the record that `scan` holds, whose bytes start at `start`, and makes ready for the next.
    private mutating func deliver<Sink: RecordSink>(
        _ start: UnsafePointer<UInt8>, into sink: inout Sink
    ) throws(Sink.Failure) {
        if scan.hasEscapes {
            unescaped.removeAll(keepingCapacity: unescaped.count <= 1 << 20)
            scan.unescape(start, into: &unescaped)
        }
        let line = linesPassed + 1
        let offset = recordOffset
        linesPassed += scan.lines + 1
        let raw = ByteSlice(start: start, count: scan.length)
        try scan.bounds.withUnsafeBufferPointer { (bounds) throws(Sink.Failure) in
            try unescaped.withUnsafeBufferPointer { (text) throws(Sink.Failure) in
                guard let first = bounds.baseAddress else { return }
                let record = DelimitedRecord(
                    kind: scan.isComment ? .comment : .fields, line: line, byteOffset: offset, raw: raw,
                    fieldCount: bounds.count, problem: scan.problem, bounds: first,
                    unescaped: text.baseAddress ?? start)
                try sink.take(record)
            }
        }
        scan.reset()
    }
}
