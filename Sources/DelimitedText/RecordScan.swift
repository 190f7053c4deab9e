/// The scan of one record, byte by byte, which can stop and go on at any byte. Offsets count from the record's start.
struct RecordScan {
    /// The fields found so far.
    private(set) var bounds: [DelimitedRecord.Bounds] = []
    /// Bytes of the record seen so far, its line end not counted.
    private(set) var length = 0
    /// Line ends inside the record, within quotes.
    private(set) var lines = 0
    private(set) var problem: DelimitedRecord.Problem?
    private(set) var isComplete = false
    private(set) var hasEscapes = false
    private(set) var isComment = false

    private var state = State.recordStart
    private var fieldStart = 0
    private var fieldEnd = 0
    private var fieldFlags: UInt32 = 0
    private var previousIsReturn = false

    private enum State { case recordStart, fieldStart, plain, quoted, quoteInQuotes, afterQuotes, badTail, comment }

    /// How many fields are complete.
    var fieldCount: Int { bounds.count }
    /// The offset of the quote that is still open, or `nil`.
    var openQuote: Int? { state == .quoted ? fieldStart - 1 : nil }

    mutating func reset() {
        bounds.removeAll(keepingCapacity: bounds.count <= 1 << 16)
        length = 0
        lines = 0
        problem = nil
        isComplete = false
        hasEscapes = false
        isComment = false
        state = .recordStart
        fieldStart = 0
        fieldFlags = 0
        previousIsReturn = false
    }

    /// Goes over the bytes from `start` up to `end` and returns where it stopped: at the byte that ends the record, when
    /// `isComplete`, else at `end`.
    mutating func run(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int, dialect: Dialect) -> Int {
        let delimiter = dialect.delimiter
        var position = start
        var offset = length
        while position < end {
            let byte = base[position]
            switch state {
            case .recordStart where byte == dialect.comment:
                isComment = true
                state = .comment
            case .recordStart, .fieldStart:
                fieldStart = offset
                if byte == 0x22 {
                    fieldStart = offset + 1
                    fieldFlags = DelimitedRecord.Bounds.quoted
                    state = .quoted
                    previousIsReturn = false
                } else {
                    state = .plain
                    continue
                }
            case .plain:
                while position < end {
                    let byte = base[position]
                    if byte == delimiter {
                        close(at: offset)
                        state = .fieldStart
                        break
                    }
                    if byte == 0x0A || byte == 0x0D { return complete(at: position, offset: offset) }
                    position += 1
                    offset += 1
                }
                if position == end {
                    length = offset
                    return position
                }
            case .quoted:
                if byte == 0x22 {
                    state = .quoteInQuotes
                } else if byte == 0x0D || (byte == 0x0A && !previousIsReturn) {
                    lines += 1
                }
                previousIsReturn = byte == 0x0D
            case .quoteInQuotes:
                fieldEnd = offset - 1
                if byte == 0x22 {
                    hasEscapes = true
                    fieldFlags |= DelimitedRecord.Bounds.unescaped
                    state = .quoted
                } else {
                    state = .afterQuotes
                    continue
                }
            case .afterQuotes:
                if byte == delimiter {
                    close(at: fieldEnd)
                    state = .fieldStart
                } else if byte == 0x0A || byte == 0x0D {
                    return complete(at: position, offset: offset)
                } else if !ByteSlice.isBlank(byte) {
                    spoilQuotedField()
                }
            case .badTail:
                if byte == delimiter {
                    close(at: offset)
                    state = .fieldStart
                } else if byte == 0x0A || byte == 0x0D {
                    return complete(at: position, offset: offset)
                }
            case .comment:
                if byte == 0x0A || byte == 0x0D { return complete(at: position, offset: offset) }
            }
            position += 1
            offset += 1
        }
        length = offset
        return position
    }

    /// Closes the record where the input ends.
    mutating func endOfInput() {
        if state == .quoted {
            problem = problem ?? .unclosedQuote(field: bounds.count + 1)
            close(at: length)
        } else {
            if state == .quoteInQuotes { fieldEnd = length - 1 }
            if state == .recordStart || state == .fieldStart { fieldStart = length }
            closeLast(at: length)
        }
        isComplete = true
    }

    /// Writes the content of each field with doubled quotes to `bytes`, halved, and points the field there.
    mutating func unescape(_ start: UnsafePointer<UInt8>, into bytes: inout GrowingBuffer<UInt8>) {
        for index in bounds.indices where bounds[index].end & DelimitedRecord.Bounds.unescaped != 0 {
            let end = Int(bounds[index].end & DelimitedRecord.Bounds.offsetMask)
            let flags = bounds[index].end & ~DelimitedRecord.Bounds.offsetMask
            var offset = Int(bounds[index].start)
            bounds[index].start = UInt32(bytes.count)
            while offset < end {
                bytes.append(start + offset, 1)
                offset += start[offset] == 0x22 && offset + 1 < end && start[offset + 1] == 0x22 ? 2 : 1
            }
            bounds[index].end = UInt32(bytes.count) | flags
        }
    }

    private mutating func complete(at position: Int, offset: Int) -> Int {
        closeLast(at: offset)
        length = offset
        isComplete = true
        return position
    }

    private mutating func closeLast(at offset: Int) {
        let isClosedQuote = state == .afterQuotes || state == .quoteInQuotes
        close(at: isClosedQuote ? fieldEnd : offset)
    }

    private mutating func close(at end: Int) {
        bounds.append(DelimitedRecord.Bounds(start: UInt32(fieldStart), end: UInt32(end) | fieldFlags))
        fieldFlags = 0
        fieldStart = end
    }

    /// Text follows the closing quote: the field is kept as written, quotes and all, and the record is marked.
    private mutating func spoilQuotedField() {
        problem = problem ?? .badQuote(field: bounds.count + 1)
        fieldStart -= 1
        fieldFlags = 0
        state = .badTail
    }
}
