/// Cuts a script into lines and lines into words.
///
/// Lines end with LF, CR LF or CR. Words are parted by spaces and tabs; a word that begins with `#` begins a comment, which
/// reaches to the line's end. A text stands between quotes, with `\"`, `\\` and `\u{HEX}` inside. A byte order mark at
/// the start is skipped, and counted in no column.
struct ScriptLexer {
    private let bytes: [UInt8]
    private let file: String
    private var next: Int
    private var lineStart: Int
    private(set) var line = 0

    init(_ text: String, file: String) {
        bytes = Array(text.utf8)
        self.file = file
        next = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        lineStart = next
    }

    /// The words of the next line, none for an empty one; `nil` after the last line.
    mutating func nextLine() throws(ScriptError) -> ScriptLineCursor? {
        guard next < bytes.count else { return nil }
        line += 1
        lineStart = next
        var tokens: [ScriptToken] = []
        while let byte = current, !Self.isLineEnd(byte) {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"): next += 1
            case UInt8(ascii: "#"): while let byte = current, !Self.isLineEnd(byte) { next += 1 }
            case UInt8(ascii: "\""): tokens.append(try quoted())
            default: tokens.append(word())
            }
        }
        let end = column
        let isReturn = current == UInt8(ascii: "\r")
        if current != nil { next += 1 }
        if isReturn, current == UInt8(ascii: "\n") { next += 1 }
        let text = bytes[
            (lineStart + (tokens.first?.column ?? 1) - 1)..<(lineStart + (tokens.last?.endColumn ?? 1) - 1)]
        return ScriptLineCursor(
            file: file, line: line, tokens: tokens, end: tokens.last?.endColumn ?? end,
            text: String(decoding: text, as: UTF8.self))
    }

    private var current: UInt8? { next < bytes.count ? bytes[next] : nil }
    private var column: Int { next - lineStart + 1 }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    private mutating func word() -> ScriptToken {
        let (start, first) = (next, column)
        while let byte = current, !Self.isLineEnd(byte), byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t"),
            byte != UInt8(ascii: "\"")
        {
            next += 1
        }
        let text = String(decoding: bytes[start..<next], as: UTF8.self)
        return ScriptToken(text: text, isQuoted: false, column: first, endColumn: column)
    }

    private mutating func quoted() throws(ScriptError) -> ScriptToken {
        let first = column
        next += 1
        var text: [UInt8] = []
        while let byte = current, !Self.isLineEnd(byte) {
            switch byte {
            case UInt8(ascii: "\""):
                next += 1
                if let after = current, !Self.isLineEnd(after), after != UInt8(ascii: " "), after != UInt8(ascii: "\t")
                {
                    throw error("a space after the quoted text", found: String(decoding: [after], as: UTF8.self))
                }
                return ScriptToken(
                    text: String(decoding: text, as: UTF8.self), isQuoted: true, column: first, endColumn: column)
            case UInt8(ascii: "\\"): text += try escape()
            default:
                text.append(byte)
                next += 1
            }
        }
        throw error("a closing quote", found: nil)
    }

    private mutating func escape() throws(ScriptError) -> [UInt8] {
        let start = next
        next += 1
        switch current {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            next += 1
            return [bytes[next - 1]]
        case UInt8(ascii: "u"):
            next += 1
            guard current == UInt8(ascii: "{") else { break }
            next += 1
            let digits = next
            while let byte = current, byte != UInt8(ascii: "}"), next - digits <= 8, !Self.isLineEnd(byte) { next += 1 }
            guard current == UInt8(ascii: "}"), next > digits,
                let value = UInt32(String(decoding: bytes[digits..<next], as: UTF8.self), radix: 16),
                bytes[digits] != UInt8(ascii: "+"), let scalar = Unicode.Scalar(value)
            else { break }
            next += 1
            return Array(String(Character(scalar)).utf8)
        default: break
        }
        let found = String(decoding: bytes[start..<min(next + 1, bytes.count)], as: UTF8.self)
        next = start
        throw error(#"\", \\ or \u{HEX} of a character"#, found: found)
    }

    private func error(_ expected: String, found: String?) -> ScriptError {
        ScriptError(
            place: ScriptPlace(file: file, line: line, column: column), expected: expected, found: found)
    }
}
