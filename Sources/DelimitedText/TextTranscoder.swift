/// Turns a text of an encoding into UTF-8 as it is pushed in chunks.
///
/// What the encoding cannot hold (half a surrogate pair, a byte that Windows-1252 leaves empty) becomes bytes that are no
/// UTF-8, so that whoever reads the text meets the fault in its place. Sources: The Unicode Standard, chapter 3.9; the
/// table of code page 1252 at unicode.org.
public struct TextTranscoder {
    /// The encoding of the text.
    public let encoding: TextEncoding
    private var firstByte: UInt8?
    private var highSurrogate: UInt32?
    private var isAtStart = true

    /// A transcoder of a built-in encoding; any other is taken for UTF-8 and handed through.
    public init(from encoding: TextEncoding) {
        self.encoding = encoding
    }

    /// Whether the bytes are handed through as they are.
    public var isIdentity: Bool { encoding == .utf8 || !encoding.isBuiltIn }

    /// Appends the next bytes of the text to `output`, in UTF-8.
    public mutating func convert(_ chunk: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
        switch encoding {
        case .utf16LittleEndian, .utf16BigEndian: for byte in chunk { takeHalf(byte, &output) }
        case .windows1252:
            for byte in chunk {
                if byte < 0x80 || byte >= 0xA0 {
                    TextTranscoder.append(UInt32(byte), &output)
                } else if let scalar = TextTranscoder.windows[Int(byte) - 0x80] {
                    TextTranscoder.append(scalar, &output)
                } else {
                    output.append(byte)
                }
            }
        case .latin1: for byte in chunk { TextTranscoder.append(UInt32(byte), &output) }
        case .utf8, .gb18030, .shiftJIS: output.append(contentsOf: chunk)
        }
    }

    /// Ends the text: half a character left over becomes a byte that is no UTF-8.
    public mutating func finish(into output: inout [UInt8]) {
        if let high = highSurrogate { TextTranscoder.append(high, &output) }
        if firstByte != nil { output.append(0xFF) }
        highSurrogate = nil
        firstByte = nil
    }

    private mutating func takeHalf(_ byte: UInt8, _ output: inout [UInt8]) {
        guard let first = firstByte else {
            firstByte = byte
            return
        }
        firstByte = nil
        let unit =
            encoding == .utf16LittleEndian ? UInt32(byte) << 8 | UInt32(first) : UInt32(first) << 8 | UInt32(byte)
        defer { isAtStart = false }
        if isAtStart, unit == 0xFEFF { return }
        if let high = highSurrogate {
            highSurrogate = nil
            if unit >= 0xDC00, unit < 0xE000 {
                return TextTranscoder.append(0x10000 + (high - 0xD800) << 10 + (unit - 0xDC00), &output)
            }
            TextTranscoder.append(high, &output)
        }
        if unit >= 0xD800, unit < 0xDC00 {
            highSurrogate = unit
        } else {
            TextTranscoder.append(unit, &output)
        }
    }

    /// Appends a scalar's UTF-8; a lone surrogate gets the three bytes that UTF-8 forbids.
    private static func append(_ scalar: UInt32, _ output: inout [UInt8]) {
        func tail(_ shift: UInt32) -> UInt8 { UInt8(0x80 | (scalar >> shift) & 0x3F) }
        switch scalar {
        case 0..<0x80: output.append(UInt8(scalar))
        case 0x80..<0x800: output += [UInt8(0xC0 | scalar >> 6), tail(0)]
        case 0x800..<0x10000: output += [UInt8(0xE0 | scalar >> 12), tail(6), tail(0)]
        default: output += [UInt8(0xF0 | scalar >> 18), tail(12), tail(6), tail(0)]
        }
    }

    /// The characters of 0x80…0x9F in Windows-1252; five of them are not used.
    private static let windows: [UInt32?] = [
        0x20AC, nil, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, nil,
        0x017D,
        nil, nil, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, nil,
        0x017E, 0x0178,
    ]
}
