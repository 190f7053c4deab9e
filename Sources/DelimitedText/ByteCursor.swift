/// A place in memory where bytes are written one behind the other: the one place where numbers get their form.
///
/// It checks no bounds: whoever lends the memory lends enough, see `numberRoom`.
@frozen
public struct ByteCursor {
    /// Where the next byte goes.
    public var next: UnsafeMutablePointer<UInt8>

    /// The most bytes that a number takes: 1e-323 without an exponent.
    public static var numberRoom: Int { 352 }

    /// A cursor at `start`.
    @inlinable
    public init(_ start: UnsafeMutablePointer<UInt8>) { next = start }

    /// Writes one byte.
    @inlinable
    public mutating func put(_ byte: UInt8) {
        next.pointee = byte
        next += 1
    }

    /// Writes literal text.
    @inlinable
    public mutating func put(_ text: StaticString) {
        next.update(from: text.utf8Start, count: text.utf8CodeUnitCount)
        next += text.utf8CodeUnitCount
    }

    /// Writes a number below 100 as two digits.
    @inlinable
    public mutating func putPair(_ value: Int) {
        next[0] = 0x30 &+ UInt8(truncatingIfNeeded: value / 10)
        next[1] = 0x30 &+ UInt8(truncatingIfNeeded: value % 10)
        next += 2
    }

    /// Writes an integer in decimal digits, with zeros before it up to `width` digits, at most 40.
    public mutating func putInteger(_ value: Int, width: Int = 1) {
        if value < 0 { put(0x2D) }
        putDigits(UInt64(value.magnitude), width: width)
    }

    private mutating func putDigits(_ value: UInt64, width: Int) {
        var digits = 1
        var bound: UInt64 = 10
        while value >= bound {
            digits += 1
            if digits == 20 { break }
            bound *= 10
        }
        digits = max(digits, width)
        var rest = value
        var place = digits
        while place > 0 {
            place -= 1
            next[place] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        next += digits
    }

    /// Writes a finite number with the fewest digits that read back as the same number; never an exponent, never `-0`.
    /// What is not finite is written as `description` has it; keep it away from JSON.
    public mutating func putNumber(_ value: Double) {
        guard value.magnitude < 1e9, putShort(value) else { return putLong(value) }
    }

    /// Writes a number of at most six decimals; they have at most 15 digits, which no other number shares.
    private mutating func putShort(_ value: Double) -> Bool {
        let magnitude = value.magnitude
        var scale = 1.0
        var divisor: UInt64 = 1
        for decimals in 0...6 {
            let scaled = UInt64(magnitude * scale + 0.5)
            if Double(scaled) / scale == magnitude {
                if value < 0 { put(0x2D) }
                guard decimals > 0 else {
                    putDigits(scaled, width: 1)
                    return true
                }
                putDigits(scaled / divisor, width: 1)
                put(0x2E)
                putDigits(scaled % divisor, width: decimals)
                return true
            }
            scale *= 10
            divisor *= 10
        }
        return false
    }

    private mutating func putLong(_ value: Double) {
        let text = value.description
        guard value.isFinite, let mark = text.utf8.firstIndex(of: 0x65) else {
            return put(text.utf8.dropLast(text.hasSuffix(".0") ? 2 : 0))
        }
        let exponent = Int(text[text.utf8.index(after: mark)...]) ?? 0
        var digits: [UInt8] = []
        var whole = 0
        var seesPoint = false
        for byte in text[..<mark].utf8 where byte != 0x2D {
            if byte == 0x2E {
                seesPoint = true
            } else {
                digits.append(byte)
                if !seesPoint { whole += 1 }
            }
        }
        while digits.count > whole, digits.last == 0x30 { digits.removeLast() }
        if value < 0 { put(0x2D) }
        let point = whole + exponent
        if point <= 0 {
            put("0.")
            for _ in 0..<(-point) { put(0x30) }
            put(digits)
        } else {
            put(digits.prefix(point))
            for _ in 0..<max(0, point - digits.count) { put(0x30) }
            if point < digits.count {
                put(0x2E)
                put(digits[point...])
            }
        }
    }

    private mutating func put(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { put(byte) }
    }
}
