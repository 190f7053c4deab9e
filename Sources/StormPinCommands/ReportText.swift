import DelimitedText
import StormTracks

/// Rejects and notes as lines for readers.
enum ReportText {
    /// `FILE:LINE:COLUMN: code: field 'text'`.
    static func line(of reject: Reject, in file: String) -> String {
        var line = "\(file):\(reject.line)"
        if let column = reject.column { line += ":\(column)" }
        line += ": rejected: \(reject.code.rawValue)"
        if let field = reject.field { line += ": \(field)" }
        line += " '\(escaped(reject.text))'"
        guard let bad = reject.badByte else { return line }
        return line + " " + badByte(bad.byte, at: bad.offset)
    }

    /// A byte that is no text, and where it stands in the file.
    static func badByte(_ byte: UInt8, at offset: Int) -> String {
        "(byte 0x\(ByteSlice.hexadecimal(byte)) at offset \(offset) is not UTF-8)"
    }

    /// Control characters as `\u{…}`, so that a hostile file cannot steer the terminal.
    static func escaped(_ text: String) -> String {
        var shown = ""
        for scalar in text.unicodeScalars {
            if scalar.value < 0x20 || (scalar.value >= 0x7F && scalar.value < 0xA0) {
                shown += "\\u{" + String(scalar.value, radix: 16) + "}"
            } else {
                shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }
}
