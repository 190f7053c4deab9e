/// Finds the records of a delimited text that is pushed in chunks of any size.
///
/// The same records come out however the input is cut. LF, CR and CR LF each end a record outside quotes, mixed as they
/// come; the last needs none. A UTF-8 byte-order mark at the very start belongs to no field. Records that lie whole in a
/// chunk are views of that chunk; only one that a chunk's end cuts is copied. Memory is bounded by `recordLimit`.
///
/// Either hand each chunk to `consume(_:into:)` with a sink, and call `finish(into:)`; or `push(_:)` each chunk and ask
/// `next()` until it is `nil`, and do so again after `end()`.
public struct RecordReader {
    /// How the text is written.
    public let dialect: Dialect
    /// The longest record in bytes; a longer one is the error `recordTooLong`. The default is 16 MB.
    public let recordLimit: Int
    /// The number of line ends passed so far, so that the next record starts on the line after them.
    public private(set) var linesPassed: Int

    private var storage = RecordStorage()
    /// The record that a chunk's end has cut, or one with quotes; between those it is empty.
    private var scan = RecordScan()
    private var structure: StructuralScan?
    private var base: UnsafePointer<UInt8>?
    private var count = 0
    private var position = 0
    /// The bytes of the text before the current chunk.
    private var consumedBytes = 0
    /// Where the record in `scan` starts.
    private var recordOffset = 0
    private var mark = ByteOrderMark.undecided(matched: 0)
    private var skipsLineFeed = false
    private var hasDelivered = false
    private var isEnded = false

    private enum ByteOrderMark { case undecided(matched: Int), decided }

    private static let markBytes: [UInt8] = [0xEF, 0xBB, 0xBF]

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
        push(chunk)
        try drain(into: &sink)
    }

    /// Takes the next bytes of the text; as `consume(_:into:)` of a buffer.
    public mutating func consume<Sink: RecordSink>(_ chunk: [UInt8], into sink: inout Sink) throws(Sink.Failure) {
        try chunk.withUnsafeBufferPointer { (buffer) throws(Sink.Failure) in try consume(buffer, into: &sink) }
    }

    /// Ends the text: hands out the last record if it had no line end. A quote still open is that record's problem.
    /// - Throws: what the sink throws.
    public mutating func finish<Sink: RecordSink>(into sink: inout Sink) throws(Sink.Failure) {
        end()
        try drain(into: &sink)
    }

    private mutating func drain<Sink: RecordSink>(into sink: inout Sink) throws(Sink.Failure) {
        while true {
            let record: DelimitedRecord?
            do throws(DelimitedTextError) { record = try next() } catch { throw sink.failure(error) }
            guard let record else { return }
            try sink.take(record)
        }
    }

    /// Takes the next bytes of the text, which must stay where they are until `next()` has returned `nil`.
    public mutating func push(_ chunk: UnsafeBufferPointer<UInt8>) {
        assert(base == nil, "the chunk before must have been read to its end")
        guard let start = chunk.baseAddress, chunk.count > 0 else { return }
        ownStorage()
        base = start
        count = chunk.count
        position = 0
        if case .undecided(let matched) = mark { skipByteOrderMark(chunk, matched) }
        structure = StructuralScan(start, from: position, count: count, delimiter: dialect.delimiter)
    }

    /// Ends the text; a last record without a line end comes out of `next()`.
    public mutating func end() {
        ownStorage()
        if case .undecided(let matched) = mark {
            mark = .decided
            takeBack(matched)
        }
        isEnded = true
    }

    /// The next record that the bytes so far complete, valid until the next call, or `nil`.
    /// - Throws: `recordTooLong`; nothing more may be read after that.
    public mutating func next() throws(DelimitedTextError) -> DelimitedRecord? {
        if hasDelivered {
            hasDelivered = false
            storage.carry.removeAll()
            storage.unescaped.removeAll()
        }
        guard let base else { return isEnded ? lastRecord() : nil }
        skipLineFeed(base)
        guard position < count else {
            leaveChunk()
            return nil
        }
        if scan.length == 0, let record = plainRecord(base) { return record }
        return try scannedRecord(base)
    }

    /// The next record of a text that was pushed whole: behind the last byte the text ends.
    /// - Throws: `recordTooLong`, as `next()`.
    public mutating func nextAtEnd() throws(DelimitedTextError) -> DelimitedRecord? {
        if let record = try next() { return record }
        end()
        return try next()
    }

    /// A walk over the rows from here on in their plainest form, of whose fields the first `wanted` (1 or more) are found;
    /// `nil` where a record has begun in an earlier chunk, or the chunk ends here. The walk is over with the next call of
    /// any other function; rows that it has handed out are passed by `resume(after:)`.
    public mutating func plainRows(wanted: Int) -> PlainRowScan? {
        guard let base, scan.length == 0 else { return nil }
        skipLineFeed(base)
        guard position < count else { return nil }
        ownStorage()
        storage.ends.reserve(PlainRowScan.room(wanted: wanted))
        return PlainRowScan(
            base, from: position, count: count, dialect: dialect, recordLimit: recordLimit, wanted: wanted,
            ends: storage.ends.start)
    }

    /// Goes on behind the rows that a walk has handed out.
    public mutating func resume(after rows: PlainRowScan) {
        guard rows.rows > 0 else { return }
        position = rows.position
        linesPassed += rows.rows
        structure?.move(to: position)
    }

    /// The LF of a CR LF whose CR ended the record before.
    private mutating func skipLineFeed(_ base: UnsafePointer<UInt8>) {
        guard skipsLineFeed, position < count else { return }
        skipsLineFeed = false
        guard base[position] == 0x0A else { return }
        position += 1
        structure?.move(to: position)
    }

    /// A reader that was copied must not write where its twin's records lie.
    private mutating func ownStorage() {
        if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
    }

    private mutating func leaveChunk() {
        consumedBytes += count
        base = nil
        structure = nil
        count = 0
    }

    /// Moves behind a byte-order mark, which may be spread over chunks; `matched` of its bytes came before.
    private mutating func skipByteOrderMark(_ chunk: UnsafeBufferPointer<UInt8>, _ matched: Int) {
        var found = matched
        while position < chunk.count, found < 3, chunk[position] == RecordReader.markBytes[found] {
            found += 1
            position += 1
        }
        if found == 3 {
            mark = .decided
        } else if position == chunk.count {
            mark = .undecided(matched: found)
        } else {
            mark = .decided
            position = 0
            takeBack(matched)
        }
    }

    /// Bytes of earlier chunks looked like a mark and were none: they are data after all.
    private mutating func takeBack(_ matched: Int) {
        guard matched > 0 else { return }
        let bytes = RecordReader.markBytes
        bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            _ = scan.run(start, from: 0, to: matched, dialect: dialect)
            storage.carry.append(start, matched)
        }
    }

    /// A record without quoted fields that lies whole in the chunk, the most common; `nil` for any other.
    private mutating func plainRecord(_ base: UnsafePointer<UInt8>) -> DelimitedRecord? {
        let start = position
        guard base[start] != 0x22, base[start] != dialect.comment, var structure else { return nil }
        let delimiter = dialect.delimiter
        var bounds = storage.bounds.start
        var room = storage.bounds.capacity
        var fields = 0
        var fieldStart = start
        while let place = structure.next() {
            let byte = base[place]
            // A quote that does not begin a field is text.
            if byte == 0x22 {
                if place == fieldStart { return nil }
                continue
            }
            bounds[fields] = DelimitedRecord.Bounds(
                start: UInt32(truncatingIfNeeded: fieldStart - start), end: UInt32(truncatingIfNeeded: place - start))
            fields += 1
            if byte == delimiter {
                fieldStart = place + 1
                if fields == room {
                    storage.bounds.reserve(room + 1)
                    bounds = storage.bounds.start
                    room = storage.bounds.capacity
                }
                continue
            }
            guard place - start <= recordLimit else { return nil }
            self.structure = structure
            skipsLineFeed = byte == 0x0D
            position = place + 1
            linesPassed += 1
            let raw = ByteSlice(start: base + start, count: place - start)
            return DelimitedRecord(
                kind: .fields, line: linesPassed, byteOffset: consumedBytes + start, raw: raw, fieldCount: fields,
                problem: nil, bounds: bounds, unescaped: raw.start)
        }
        return nil
    }

    /// The record at hand byte by byte, or `nil` when the chunk ends before it does.
    private mutating func scannedRecord(_ base: UnsafePointer<UInt8>) throws(DelimitedTextError) -> DelimitedRecord? {
        if scan.length == 0 { recordOffset = consumedBytes + position }
        guard scan.length <= recordLimit else { throw tooLong() }
        let stop = scan.run(
            base, from: position, to: min(count, position + recordLimit - scan.length + 1), dialect: dialect)
        guard scan.isComplete else {
            if scan.length > recordLimit { throw tooLong() }
            storage.carry.append(base + position, stop - position)
            position = stop
            leaveChunk()
            return nil
        }
        var start = base + position
        if storage.carry.count > 0 {
            storage.carry.append(base + position, stop - position)
            start = UnsafePointer(storage.carry.start)
        }
        skipsLineFeed = base[stop] == 0x0D
        position = stop + 1
        structure?.move(to: position)
        return delivered(start)
    }

    private mutating func lastRecord() -> DelimitedRecord? {
        guard scan.length > 0 else { return nil }
        scan.endOfInput()
        return delivered(UnsafePointer(storage.carry.start))
    }

    /// The record that `scan` holds, whose bytes start at `start`; makes ready for the next.
    private mutating func delivered(_ start: UnsafePointer<UInt8>) -> DelimitedRecord {
        hasDelivered = true
        if scan.hasEscapes { scan.unescape(start, into: &storage.unescaped) }
        storage.bounds.reserve(scan.fieldCount)
        for (index, bound) in scan.bounds.enumerated() { storage.bounds.start[index] = bound }
        let record = DelimitedRecord(
            kind: scan.isComment ? .comment : .fields, line: linesPassed + 1, byteOffset: recordOffset,
            raw: ByteSlice(start: start, count: scan.length), fieldCount: scan.fieldCount, problem: scan.problem,
            bounds: UnsafePointer(storage.bounds.start), unescaped: UnsafePointer(storage.unescaped.start))
        linesPassed += scan.lines + 1
        scan.reset()
        return record
    }

    private func tooLong() -> DelimitedTextError {
        let column = scan.openQuote.map { _ in scan.fieldCount + 1 }
        let place = TextPlace(
            line: linesPassed + 1, column: column, byteOffset: recordOffset + (scan.openQuote ?? 0))
        return DelimitedTextError(code: .recordTooLong, place: place)
    }
}
