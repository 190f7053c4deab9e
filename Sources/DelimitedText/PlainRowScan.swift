import CByteScan

/// Walks over the rows of a chunk that hold no quotes, and finds the first fields of each.
///
/// It takes a row only where it lies whole in the chunk, far enough from its ends that words of 8 bytes can be loaded
/// around every field; any other is left to the `RecordReader` that made it. Fields beyond those wanted are counted,
/// not found.
public struct PlainRowScan {
    /// The bytes before a row that may be read, so that the last 16 bytes of any field can be loaded whole.
    public static var margin: Int { 16 }

    /// One row: views of the chunk, valid while it stays where it is.
    public struct Row {
        /// The row as written, without its line end.
        public let raw: ByteSlice
        /// The number of fields, at least 1.
        public let fieldCount: Int
        let base: UnsafePointer<UInt8>
        let ends: UnsafePointer<UInt32>

        /// The field at `index` (from 0) as written; `index` must be below the fields wanted and the row's fields.
        @inline(__always)
        public subscript(index: Int) -> ByteSlice {
            let start = index == 0 ? raw.start : base + Int(ends[index - 1]) + 1
            return ByteSlice(start: start, count: base + Int(ends[index]) - start)
        }
    }

    /// Where the next row starts.
    public private(set) var position: Int
    /// The rows that were handed out.
    public private(set) var rows = 0
    private let base: UnsafePointer<UInt8>
    /// The chunk's whole blocks of 64 bytes end here.
    private let limit: Int
    private let dialect: Dialect
    private let recordLimit: Int
    private let wanted: Int
    /// Room for the ends of the fields wanted, and for those of one block more.
    private let ends: UnsafeMutablePointer<UInt32>
    private var block: Int
    private var masks = bytescan_masks()

    static func room(wanted: Int) -> Int { wanted + 65 }

    init(
        _ base: UnsafePointer<UInt8>, from position: Int, count: Int, dialect: Dialect, recordLimit: Int, wanted: Int,
        ends: UnsafeMutablePointer<UInt32>
    ) {
        self.base = base
        self.position = position
        self.dialect = dialect
        self.recordLimit = recordLimit
        self.wanted = wanted
        self.ends = ends
        limit = count & ~63
        block = position & ~63
        guard position >= PlainRowScan.margin, block < limit else {
            block = limit
            return
        }
        masks = bytescan_block(base + block, dialect.delimiter)
        clear(before: position)
    }

    /// The next row, or `nil` where it is none that this can take.
    @inline(__always)
    public mutating func next() -> Row? {
        var masks = masks
        var block = block
        guard block < limit, base[position] != dialect.comment else { return nil }
        var found = 0
        var specials = 0
        while true {
            let below = (masks.line_feeds &- 1) & ~masks.line_feeds
            var bits = masks.delimiters & below
            let count = Int(bytescan_count(bits))
            if masks.specials & below != 0 { specials += Int(bytescan_count(masks.specials & below)) }
            if found < wanted {
                // Eight at a time without asking: a branch for each would be guessed wrong too often.
                var next = ends + found
                var left = count
                while left > 0 {
                    for _ in 0..<8 {
                        next.pointee = UInt32(truncatingIfNeeded: block &+ Int(bytescan_first(bits)))
                        bits &= bits &- 1
                        next += 1
                    }
                    left -= 8
                }
            }
            found += count
            if masks.line_feeds != 0 {
                let feed = block &+ Int(bytescan_first(masks.line_feeds))
                guard feed - position <= recordLimit else { return nil }
                var end = feed
                if specials != 0 {
                    guard specials == 1, feed > position, base[feed - 1] == 0x0D else { return nil }
                    end = feed - 1
                }
                ends[min(found, wanted)] = UInt32(truncatingIfNeeded: end)
                let row = Row(
                    raw: ByteSlice(start: base + position, count: end - position), fieldCount: found + 1, base: base,
                    ends: ends)
                let behind = ~(below | (below &+ 1))
                masks.delimiters &= behind
                masks.line_feeds &= behind
                masks.specials &= behind
                self.masks = masks
                self.block = block
                position = feed + 1
                rows += 1
                return row
            }
            block += 64
            guard block < limit else { return nil }
            masks = bytescan_block(base + block, dialect.delimiter)
        }
    }

    /// Leaves the row last handed out, which was `row`, to the reader after all. The walk is over with it.
    @inline(__always)
    public mutating func takeBack(_ row: Row) {
        position = row.raw.start - base
        rows -= 1
    }

    private mutating func clear(before position: Int) {
        let kept = ~UInt64(0) &<< UInt64(truncatingIfNeeded: position - block)
        masks.delimiters &= kept
        masks.line_feeds &= kept
        masks.specials &= kept
    }
}
