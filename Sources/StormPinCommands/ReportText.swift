import DelimitedText
import Gazetteer
import StormTracks

/// Rejects and notes as lines for readers.
enum ReportText {
    /// `FILE:LINE:COLUMN: rejected: code: field 'text'`.
    static func line(of reject: Reject, in file: String) -> String {
        let line = rejected(
            file, reject.line, reject.column, code: reject.code.rawValue, field: reject.field, text: reject.text)
        guard let bad = reject.badByte else { return line }
        return line + " " + badByte(bad.byte, at: bad.offset)
    }

    /// The line of a rejected row of a list of places, in the same form.
    static func line(of reject: PlaceReject, in file: String) -> String {
        rejected(file, reject.line, reject.column, code: reject.code.rawValue, field: reject.field, text: reject.text)
    }

    private static func rejected(
        _ file: String, _ line: Int, _ column: Int?, code: String, field: String?, text: String
    ) -> String {
        let place = "\(file):\(line)" + (column.map { ":\($0)" } ?? "")
        return "\(place): rejected: \(code)" + (field.map { ": \($0)" } ?? "") + " '\(escaped(text))'"
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
