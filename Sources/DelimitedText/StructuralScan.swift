/// Finds the bytes that can end a field or a record, 64 bytes at a step, and hands out their places one by one.
///
/// Source: four compares of 16 bytes, each leaving its own bit in every lane, and a transposition of 8 × 8 bits
/// (H. Warren, Hacker's Delight, 2nd ed., section 7-3).
struct StructuralScan {
    private let base: UnsafePointer<UInt8>
    private let count: Int
    private let delimiter: SIMD16<UInt8>
    private var block = 0
    /// The places in the block that have not been handed out.
    private var places: UInt64 = 0

    /// A scan of `count` bytes from `base`, from the byte at `start` on.
    init(_ base: UnsafePointer<UInt8>, from start: Int, count: Int, delimiter: UInt8) {
        self.base = base
        self.count = count
        self.delimiter = SIMD16(repeating: delimiter)
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
        guard left < 64 else { return mask(UnsafeRawPointer(base + block)) }
        // Bytes behind the text must not be read.
        var tail = (SIMD16<UInt8>(), SIMD16<UInt8>(), SIMD16<UInt8>(), SIMD16<UInt8>())
        return withUnsafeMutableBytes(of: &tail) { bytes in
            guard let start = bytes.baseAddress else { return 0 }
            start.copyMemory(from: base + block, byteCount: left)
            return mask(UnsafeRawPointer(start)) & ((1 &<< UInt64(truncatingIfNeeded: left)) &- 1)
        }
    }

    /// The bit of each byte that is found, the first byte's lowest.
    @inline(__always)
    private func mask(_ start: UnsafeRawPointer) -> UInt64 {
        // Vector k's lane j is byte 16k + j: bit 2k + j / 8 of lane j % 8 before the transposition.
        let first = hits(start, 0) .& weights(0x01, 0x02)
        let second = hits(start, 16) .& weights(0x04, 0x08)
        let third = hits(start, 32) .& weights(0x10, 0x20)
        let fourth = hits(start, 48) .& weights(0x40, 0x80)
        let lanes = unsafeBitCast(first .| second .| third .| fourth, to: SIMD2<UInt64>.self)
        return transposed(lanes[0] | lanes[1])
    }

    @inline(__always)
    private func hits(_ start: UnsafeRawPointer, _ offset: Int) -> SIMDMask<SIMD16<Int8>> {
        let bytes = start.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
        // The vector's type is spelled out: without it the compiler takes the generic compare, a loop over lanes.
        let lineFeeds = bytes .== SIMD16<UInt8>(repeating: 0x0A)
        let returns = bytes .== SIMD16<UInt8>(repeating: 0x0D)
        let quotes = bytes .== SIMD16<UInt8>(repeating: 0x22)
        let delimiters = bytes .== delimiter
        return (lineFeeds .| returns) .| (quotes .| delimiters)
    }

    @inline(__always)
    private func weights(_ low: UInt8, _ high: UInt8) -> SIMDMask<SIMD16<Int8>> {
        let lanes = SIMD16<UInt8>(
            low, low, low, low, low, low, low, low, high, high, high, high, high, high, high, high)
        return unsafeBitCast(lanes, to: SIMDMask<SIMD16<Int8>>.self)
    }

    /// The 8 × 8 bits of a word with rows and columns exchanged.
    @inline(__always)
    private func transposed(_ word: UInt64) -> UInt64 {
        var bits = word
        var moved = (bits ^ (bits &>> 7)) & 0x00AA_00AA_00AA_00AA
        bits ^= moved ^ (moved &<< 7)
        moved = (bits ^ (bits &>> 14)) & 0x0000_CCCC_0000_CCCC
        bits ^= moved ^ (moved &<< 14)
        moved = (bits ^ (bits &>> 28)) & 0x0000_0000_F0F0_F0F0
        return bits ^ moved ^ (moved &<< 28)
    }
}
