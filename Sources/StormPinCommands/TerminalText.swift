import Annotations
import DelimitedText

/// Data on their way to a terminal.
enum TerminalText {
    /// The text with all that drives a terminal escaped, `\u{1B}`, and line feeds and tabs kept; `nil` where nothing is to
    /// be escaped.
    static func escaped(_ text: ByteWriter) -> ByteWriter? {
        let isPlain = text.withBytes { bytes in
            bytes.allSatisfy { ($0 >= 0x20 && $0 < 0x7F) || $0 == 0x0A || $0 == 0x09 }
        }
        if isPlain { return nil }
        var result = ByteWriter(capacity: text.count)
        var word = ""
        for scalar in text.text.unicodeScalars {
            if scalar == "\n" || scalar == "\t" {
                result.append(TextWidth.printable(word))
                result.append(UInt8(truncatingIfNeeded: scalar.value))
                word = ""
            } else {
                word.unicodeScalars.append(scalar)
            }
        }
        result.append(TextWidth.printable(word))
        return result
    }
}
