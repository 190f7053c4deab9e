/// Text being written, as bytes: the one place where numbers, delimited fields and JSON strings get their form.
///
/// Appending to a writer whose buffer has grown to its size once allocates nothing, so one writer serves all rows: write a
/// row, pass `bytes` on, `removeAll()`.
public struct ByteWriter {
    /// What has been written, UTF-8.
    public private(set) var bytes: [UInt8] = []

    /// A writer with room for `capacity` bytes.
    public init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    /// The number of bytes written.
    public var count: Int { bytes.count }

    /// The bytes as text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Forgets what was written and keeps the buffer.
    public mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    /// Appends one byte.
    public mutating func append(_ byte: UInt8) { bytes.append(byte) }

    /// Appends literal text.
    public mutating func append(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends text.
    public mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// Appends bytes.
    public mutating func append(_ slice: ByteSlice) { bytes.append(contentsOf: slice.buffer) }

    /// Appends bytes.
    public mutating func append(_ other: [UInt8]) { bytes.append(contentsOf: other) }

    /// Appends an integer in decimal digits, with zeros before it up to `width` digits.
    public mutating func appendInteger(_ value: Int, width: Int = 1) {
        if value < 0 { bytes.append(0x2D) }
        var rest = value.magnitude
        let start = bytes.count
        repeat {
            bytes.append(0x30 + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        while bytes.count - start < width { bytes.append(0x30) }
        var lower = start
        var upper = bytes.count - 1
        while lower < upper {
            bytes.swapAt(lower, upper)
            lower += 1
            upper -= 1
        }
    }

    /// Appends a finite number with the fewest digits that read back as the same number; never an exponent, never `-0`.
    /// What is not finite is written as `description` has it; keep it away from JSON.
    public mutating func appendNumber(_ value: Double) {
        guard value.magnitude < 1e9, appendShort(value) else { return appendLong(value) }
    }

    /// Writes a number of at most six decimals; they have at most 15 digits, which no other number shares.
    private mutating func appendShort(_ value: Double) -> Bool {
        var scale = 1.0
        for decimals in 0...6 {
            let scaled = (value * scale).rounded()
            if scaled / scale == value {
                let number = Int(scaled.magnitude)
                if scaled < 0 { bytes.append(0x2D) }
                guard decimals > 0 else {
                    appendInteger(number)
                    return true
                }
                let divisor = Int(scale)
                appendInteger(number / divisor)
                bytes.append(0x2E)
                appendInteger(number % divisor, width: decimals)
                return true
            }
            scale *= 10
        }
        return false
    }

    private mutating func appendLong(_ value: Double) {
        let text = value.description
        guard value.isFinite, let mark = text.utf8.firstIndex(of: 0x65) else {
            return append(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
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
        if value < 0 { bytes.append(0x2D) }
        let point = whole + exponent
        if point <= 0 {
            append("0.")
            for _ in 0..<(-point) { bytes.append(0x30) }
            bytes.append(contentsOf: digits)
        } else {
            bytes.append(contentsOf: digits.prefix(point))
            for _ in 0..<max(0, point - digits.count) { bytes.append(0x30) }
            if point < digits.count {
                bytes.append(0x2E)
                bytes.append(contentsOf: digits[point...])
            }
        }
    }

    /// Appends a field of a delimited text: in quotes, doubling those inside, where it holds a quote, the delimiter, a
    /// line end, or a blank at either end. Source: RFC 4180.
    public mutating func appendField(_ text: String, delimiter: UInt8 = 0x2C) {
        var text = text
        text.withUTF8 { (buffer) in
            guard let start = buffer.baseAddress else { return }
            appendField(ByteSlice(start: start, count: buffer.count), delimiter: delimiter)
        }
    }

    /// Appends a field of a delimited text, as `appendField` of a text; the bytes are written as they are.
    public mutating func appendField(_ slice: ByteSlice, delimiter: UInt8 = 0x2C) {
        guard slice.count > 0 else { return }
        var needsQuotes = ByteSlice.isBlank(slice[0]) || ByteSlice.isBlank(slice[slice.count - 1])
        for byte in slice.buffer where byte == 0x22 || byte == delimiter || byte == 0x0A || byte == 0x0D {
            needsQuotes = true
        }
        guard needsQuotes else { return append(slice) }
        bytes.append(0x22)
        for byte in slice.buffer {
            if byte == 0x22 { bytes.append(0x22) }
            bytes.append(byte)
        }
        bytes.append(0x22)
    }

    /// Appends a JSON string with its quotes. Source: RFC 8259.
    public mutating func appendJSON(_ text: String) {
        bytes.append(0x22)
        for byte in text.utf8 { appendJSONByte(byte) }
        bytes.append(0x22)
    }

    /// Appends a JSON string with its quotes, or `null`.
    public mutating func appendJSON(_ text: String?) {
        if let text { appendJSON(text) } else { append("null") }
    }

    /// Appends a JSON string with its quotes; bytes that are not UTF-8 become U+FFFD.
    public mutating func appendJSON(_ slice: ByteSlice) {
        appendJSON(slice.text)
    }

    private mutating func appendJSONByte(_ byte: UInt8) {
        switch byte {
        case 0x22: append("\\\"")
        case 0x5C: append("\\\\")
        case 0x0A: append("\\n")
        case 0x0D: append("\\r")
        case 0x09: append("\\t")
        case 0x00..<0x20, 0x7F:
            append("\\u00")
            bytes.append(ByteWriter.hexDigit(byte >> 4))
            bytes.append(ByteWriter.hexDigit(byte & 15))
        default: bytes.append(byte)
        }
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}
