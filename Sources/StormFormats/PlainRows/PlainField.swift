import DelimitedText

/// Reads fields in their plainest spelling by words of 8 bytes, without a loop over the digits.
///
/// What it does not take is left to `FieldValues`, whose values it gives bit by bit. The 16 bytes before a field's end must
/// be readable, whoever owns them. Sources: W. Muła, "SIMD-ized check which bytes are in a set" and "Parsing series of
/// integers with SIMD" for the digits; W. D. Clinger (1990), "How to read floating point numbers accurately", for decimals.
enum PlainField {
    private static var ones: UInt64 { 0x0101_0101_0101_0101 }
    private static var zeros: UInt64 { 0x3030_3030_3030_3030 }
    private static var highBits: UInt64 { 0x8080_8080_8080_8080 }

    /// A decimal number of at most 8 bytes: digits with a minus before them and a point among them as may be, one digit
    /// behind it at least; `nil` for any other spelling.
    @inline(__always)
    static func decimal(_ text: ByteSlice) -> Double? {
        guard text.count >= 1, text.count <= 8 else { return nil }
        var digits = word(text, fill: zeros)
        var numerals = text.count
        let isNegative = text.start[0] == 0x2D
        if isNegative {
            digits ^= UInt64(0x2D ^ 0x30) &<< UInt64(truncatingIfNeeded: 64 &- 8 &* text.count)
            numerals -= 1
        }
        var divisor = 1.0
        let other = digits ^ (ones &* 0x2E)
        let points = (other &- ones) & ~other & highBits
        if points != 0 {
            // The digits before the point move up by one; a second point is no digit and is found below.
            let place = UInt64(truncatingIfNeeded: points.trailingZeroBitCount &- 7)
            guard place < 56 else { return nil }
            let before = digits & ((1 &<< place) &- 1)
            digits = (digits & (~0 &<< (place &+ 8))) | (before &<< 8) | 0x30
            numerals -= 1
            divisor = power(decimals: 7 &- Int(truncatingIfNeeded: place &>> 3))
        }
        guard numerals > 0, let value = number(digits) else { return nil }
        let decimal = Double(value) / divisor
        return isNegative ? 0 - decimal : decimal
    }

    /// A number of 1…8 digits and nothing else, or `nil`.
    @inline(__always)
    static func digits(_ text: ByteSlice) -> Int? {
        guard text.count >= 1, text.count <= 8, let value = number(word(text, fill: zeros)) else { return nil }
        return Int(truncatingIfNeeded: value)
    }

    /// The 8 bytes from the text's byte at `offset` on, the first lowest.
    @inline(__always)
    static func word(_ text: ByteSlice, at offset: Int) -> UInt64 {
        UnsafeRawPointer(text.start + offset).loadUnaligned(as: UInt64.self).littleEndian
    }

    /// Whether all bytes are ASCII and none is NUL.
    @inline(__always)
    static func isPlainText(_ text: ByteSlice) -> Bool {
        for byte in text.buffer where byte == 0 || byte >= 0x80 { return false }
        return true
    }

    /// The last 8 bytes of a text of 1…8 bytes, the last highest, `fill` in the place of those before the text.
    @inline(__always)
    static func word(_ text: ByteSlice, fill: UInt64) -> UInt64 {
        let kept = ~UInt64(0) &<< UInt64(truncatingIfNeeded: 64 &- 8 &* text.count)
        return (word(text, at: text.count - 8) & kept) | (fill & ~kept)
    }

    /// The number of 8 digits, the first lowest; `nil` where one of them is none.
    @inline(__always)
    private static func number(_ digits: UInt64) -> UInt64? {
        let values = digits ^ zeros
        guard ((values &+ (ones &* 0x76)) | values) & highBits == 0 else { return nil }
        let pairs = (values &* 10) &+ (values &>> 8)
        let mask: UInt64 = 0x0000_00FF_0000_00FF
        return (((pairs & mask) &* 0x000F_4240_0000_0064) &+ (((pairs &>> 16) & mask) &* 0x0000_2710_0000_0001)) &>> 32
    }

    @inline(__always)
    private static func power(decimals: Int) -> Double {
        switch decimals {
        case 1: 10
        case 2: 100
        case 3: 1000
        case 4: 10_000
        case 5: 100_000
        case 6: 1_000_000
        default: 10_000_000
        }
    }
}
