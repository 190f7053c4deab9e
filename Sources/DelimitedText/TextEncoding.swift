/// How a text's characters are written as bytes.
public enum TextEncoding: String, Hashable, Sendable, CaseIterable {
    /// UTF-8 (RFC 3629).
    case utf8 = "utf-8"
    /// UTF-16, the low byte first.
    case utf16LittleEndian = "utf-16le"
    /// UTF-16, the high byte first.
    case utf16BigEndian = "utf-16be"
    /// Windows code page 1252, which western European spreadsheets write.
    case windows1252 = "windows-1252"
    /// ISO 8859-1.
    case latin1 = "iso-8859-1"
    /// GB 18030, mainland China's encoding, which holds GBK and GB 2312.
    case gb18030
    /// Shift-JIS of Japan.
    case shiftJIS = "shift_jis"

    /// The encoding of a name as people write it: `UTF8`, `latin1`, `cp1252`, `GBK`, `sjis`; `nil` for any other.
    public init?(name: String) {
        switch String(name.lowercased().filter { $0 != "-" && $0 != "_" }) {
        case "utf8": self = .utf8
        case "utf16le", "utf16": self = .utf16LittleEndian
        case "utf16be": self = .utf16BigEndian
        case "windows1252", "cp1252", "ansi": self = .windows1252
        case "iso88591", "latin1": self = .latin1
        case "gb18030", "gbk", "gb2312", "cp936": self = .gb18030
        case "shiftjis", "sjis", "cp932", "windows31j": self = .shiftJIS
        default: return nil
        }
    }

    /// Whether `TextTranscoder` knows the encoding; the tables of the others are the system's.
    public var isBuiltIn: Bool { self != .gb18030 && self != .shiftJIS }
}

/// What the first bytes of a text tell of its encoding.
public struct EncodingGuess: Hashable, Sendable {
    /// The encoding.
    public var encoding: TextEncoding
    /// Whether nothing in the bytes proves it: no mark, and no UTF-8.
    public var isGuess: Bool

    /// Judges the start of a text: a byte-order mark; else UTF-16 where every second byte is mostly NUL; else UTF-8 where
    /// most sequences beyond ASCII are well formed; else Windows-1252, as a guess.
    ///
    /// `isWhole` tells that the text ends with these bytes.
    public init(_ bytes: UnsafeBufferPointer<UInt8>, isWhole: Bool) {
        isGuess = false
        if bytes.count >= 2, bytes[0] == 0xFF, bytes[1] == 0xFE {
            encoding = .utf16LittleEndian
        } else if bytes.count >= 2, bytes[0] == 0xFE, bytes[1] == 0xFF {
            encoding = .utf16BigEndian
        } else if let order = EncodingGuess.wideOrder(bytes) {
            encoding = order
        } else {
            encoding = EncodingGuess.isMostlyUTF8(bytes, isWhole: isWhole) ? .utf8 : .windows1252
            isGuess = encoding == .windows1252
        }
    }

    /// UTF-16 without a mark: text in Latin letters has a NUL in nearly every second place and hardly any in the others.
    private static func wideOrder(_ bytes: UnsafeBufferPointer<UInt8>) -> TextEncoding? {
        let pairs = min(bytes.count, 4096) / 2
        guard pairs >= 4 else { return nil }
        var nuls = (even: 0, odd: 0)
        for pair in 0..<pairs {
            if bytes[2 * pair] == 0 { nuls.even += 1 }
            if bytes[2 * pair + 1] == 0 { nuls.odd += 1 }
        }
        if nuls.odd * 2 > pairs, nuls.even * 10 < pairs { return .utf16LittleEndian }
        return nuls.even * 2 > pairs && nuls.odd * 10 < pairs ? .utf16BigEndian : nil
    }

    private static func isMostlyUTF8(_ bytes: UnsafeBufferPointer<UInt8>, isWhole: Bool) -> Bool {
        guard let start = bytes.baseAddress, bytes.contains(where: { $0 >= 0x80 }) else { return true }
        var rest = ByteSlice(start: start, count: bytes.count)
        var invalid = 0
        var sequences = 0
        while let place = rest.firstInvalidUTF8 {
            // The start of a text may cut its last character.
            if !isWhole, rest.count - place <= 3, rest[place] >= 0xC2 { break }
            sequences += leadingBytes(rest.slice(0, place))
            invalid += 1
            rest = rest.slice(place + 1, rest.count)
        }
        return invalid == 0 || sequences + leadingBytes(rest) > 2 * invalid
    }

    private static func leadingBytes(_ text: ByteSlice) -> Int {
        text.buffer.reduce(0) { $1 >= 0xC2 ? $0 + 1 : $0 }
    }
}
