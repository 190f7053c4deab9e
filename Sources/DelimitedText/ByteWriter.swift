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
        append(0x22)
        for byte in slice.buffer {
            if byte == 0x22 { append(0x22) }
            append(byte)
        }
        append(0x22)
    }

    /// Appends a JSON string with its quotes. Source: RFC 8259.
    public mutating func appendJSON(_ text: String) {
        append(0x22)
        for byte in text.utf8 { appendJSONByte(byte) }
        append(0x22)
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
            append(ByteWriter.hexDigit(byte >> 4))
            append(ByteWriter.hexDigit(byte & 15))
        default: append(byte)
        }
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}
