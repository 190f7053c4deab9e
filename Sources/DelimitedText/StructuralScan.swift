import CByteScan

/// Finds the bytes that can end a field or a record, 64 bytes at a step, and hands out their places one by one.
struct StructuralScan {
    private let base: UnsafePointer<UInt8>
    private let count: Int
    private let delimiter: UInt8
    private var block = 0
    /// The places in the block that have not been handed out.
    private var places: UInt64 = 0

    /// A scan of `count` bytes from `base`, from the byte at `start` on.
    init(_ base: UnsafePointer<UInt8>, from start: Int, count: Int, delimiter: UInt8) {
        self.base = base
        self.count = count
        self.delimiter = delimiter
        move(to: start)
    }

    /// Goes on at the byte at `position`.
    mutating func move(to position: Int) {
        block = position & ~63
        places = block < count ? mask() & (~0 &<< UInt64(truncatingIfNeeded: position - block)) : 0
    }

    /// The place of the next delimiter, quote, CR or LF, or `nil` behind the last.
    mutating func next() -> Int? {
        while places == 0 {
            block += 64
            guard block < count else {
                block = count
                return nil
            }
            places = mask()
        }
        let place = block + places.trailingZeroBitCount
        places &= places &- 1
        return place
    }

    private func mask() -> UInt64 {
        let left = count - block
        guard left < 64 else { return mask(base + block) }
        // Bytes behind the text must not be read.
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { tail in
            guard let start = tail.baseAddress else { return 0 }
            start.update(from: base + block, count: left)
            (start + left).update(repeating: 0, count: 64 - left)
            return mask(start) & ((1 &<< UInt64(truncatingIfNeeded: left)) &- 1)
        }
    }

    /// The bit of each byte that is found, the first byte's lowest.
    @inline(__always)
    private func mask(_ start: UnsafePointer<UInt8>) -> UInt64 {
        let masks = bytescan_block(start, delimiter)
        return masks.delimiters | masks.line_feeds | masks.specials
    }
}
