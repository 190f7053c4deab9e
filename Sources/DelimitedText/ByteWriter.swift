/// Text being written, as bytes: the one place where numbers, delimited fields and JSON strings get their form.
///
/// Appending to a writer whose buffer has grown to its size once allocates nothing, so one writer serves all rows: write a
/// row, pass `bytes` on, `removeAll()`.
public struct ByteWriter {
    /// Room for what is written; its bytes from `count` on mean nothing.
    private var storage: [UInt8]
    /// The number of bytes written.
    public private(set) var count = 0

    /// A writer with room for `capacity` bytes.
    public init(capacity: Int = 64) { storage = [UInt8](repeating: 0, count: max(capacity, 64)) }

    /// What has been written, UTF-8.
    public var bytes: [UInt8] { Array(storage[..<count]) }

    /// The bytes as text.
    public var text: String { String(decoding: storage[..<count], as: UTF8.self) }

    /// Lends what has been written.
    public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        storage.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }

    /// Forgets what was written and keeps the buffer.
    public mutating func removeAll() { count = 0 }

    /// Makes room for `added` bytes more.
    private mutating func reserve(_ added: Int) {
        guard storage.count - count < added else { return }
        let larger = max(storage.count * 2, count + added)
        storage.append(contentsOf: repeatElement(0, count: larger - storage.count))
    }

    /// Appends bytes.
    public mutating func append(_ other: UnsafeBufferPointer<UInt8>) {
        guard let source = other.baseAddress else { return }
        reserve(other.count)
        storage.withUnsafeMutableBufferPointer { room in
            room.baseAddress?.advanced(by: count).update(from: source, count: other.count)
        }
        count += other.count
    }

    /// Appends one byte.
    public mutating func append(_ byte: UInt8) {
        reserve(1)
        storage[count] = byte
        count += 1
    }

    /// Appends literal text.
    public mutating func append(_ text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends text.
    public mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    /// Appends bytes.
    public mutating func append(_ slice: ByteSlice) { append(slice.buffer) }

    /// Appends bytes.
    public mutating func append(_ other: [UInt8]) { other.withUnsafeBufferPointer { append($0) } }

    /// Appends what another writer has written.
    public mutating func append(_ other: ByteWriter) { other.withBytes { append($0.bindMemory(to: UInt8.self)) } }

    /// Lends room for `bytes` bytes and takes over what the cursor has written there.
    public mutating func withRoom(_ bytes: Int, _ body: (inout ByteCursor) -> Void) {
        reserve(bytes)
        count += storage.withUnsafeMutableBufferPointer { room in
            guard let start = room.baseAddress?.advanced(by: count) else { return 0 }
            var cursor = ByteCursor(start)
            body(&cursor)
            return cursor.next - start
        }
    }

    /// Appends an integer in decimal digits, with zeros before it up to `width` digits, at most 40.
    public mutating func appendInteger(_ value: Int, width: Int = 1) {
        withRoom(ByteCursor.numberRoom) { $0.putInteger(value, width: width) }
    }

    /// Appends a finite number with the fewest digits that read back as the same number; never an exponent, never `-0`.
    /// What is not finite is written as `description` has it; keep it away from JSON.
    public mutating func appendNumber(_ value: Double) {
        withRoom(ByteCursor.numberRoom) { $0.putNumber(value) }
    }

    /// Appends a field of a delimited text: in quotes, doubling those inside, where it holds a quote, the delimiter, a
    /// line end, or a blank at either end. Source: RFC 4180.
    public mutating func appendField(_ text: String, delimiter: UInt8 = 0x2C) {
        var text = text
        text.withUTF8 { ByteWriter.slice($0).map { appendField($0, delimiter: delimiter) } }
    }

    /// Appends a field of a delimited text, as `appendField` of a text; the bytes are written as they are.
    public mutating func appendField(_ slice: ByteSlice, delimiter: UInt8 = 0x2C) {
        guard slice.count > 0 else { return }
        var needsQuotes = ByteSlice.isBlank(slice[0]) || ByteSlice.isBlank(slice[slice.count - 1])
        for byte in slice.buffer where byte == 0x22 || byte == delimiter || byte == 0x0A || byte == 0x0D {
            needsQuotes = true
        }
        if needsQuotes { appendQuoted(slice) } else { append(slice) }
    }

    /// Appends a field that is a text and no number: as `appendField`, and in quotes also where a spreadsheet would take it
    /// for a formula, since quotes tell those that ask that a cell is a text. The text itself stays as it is.
    public mutating func appendTextField(_ slice: ByteSlice) {
        switch slice.buffer.first {
        case 0x3D, 0x2B, 0x2D, 0x40: appendQuoted(slice)
        default: appendField(slice)
        }
    }

    /// Appends a field that is a text and no number, as `appendTextField` of bytes.
    public mutating func appendTextField(_ text: String) {
        var text = text
        text.withUTF8 { ByteWriter.slice($0).map { appendTextField($0) } }
    }

    private static func slice(_ buffer: UnsafeBufferPointer<UInt8>) -> ByteSlice? {
        buffer.baseAddress.map { ByteSlice(start: $0, count: buffer.count) }
    }

    private mutating func appendQuoted(_ slice: ByteSlice) {
        append(0x22)
        for byte in slice.buffer {
            if byte == 0x22 { append(0x22) }
            append(byte)
        }
        append(0x22)
    }

    /// Appends a JSON string with its quotes; control characters are escaped, those above U+007F and the line ends of
    /// Unicode too, so that no text drives a terminal or ends a line of script. Source: RFC 8259.
    public mutating func appendJSON(_ text: String) {
        append(0x22)
        var text = text
        text.withUTF8 { bytes in
            var index = 0
            while index < bytes.count {
                let next = index + 1 < bytes.count ? bytes[index + 1] : 0
                if bytes[index] == 0xC2, next < 0xA0 {
                    appendJSONEscape(0x00, next)
                    index += 2
                } else if bytes[index] == 0xE2, next == 0x80, index + 2 < bytes.count, bytes[index + 2] & 0xFE == 0xA8 {
                    appendJSONEscape(0x20, bytes[index + 2] & 0x7F)
                    index += 3
                } else {
                    appendJSONByte(bytes[index])
                    index += 1
                }
            }
        }
        append(0x22)
    }

    private mutating func appendJSONEscape(_ high: UInt8, _ low: UInt8) {
        append("\\u")
        for byte in [high, low] {
            append(ByteWriter.hexDigit(byte >> 4))
            append(ByteWriter.hexDigit(byte & 15))
        }
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
        case 0x00..<0x20, 0x7F: appendJSONEscape(0, byte)
        default: append(byte)
        }
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}
