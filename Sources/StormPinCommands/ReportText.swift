import StormTracks

/// Rejects and notes as lines for readers.
enum ReportText {
    /// `FILE:LINE:COLUMN: code: field 'text'`.
    static func line(of reject: Reject, in file: String) -> String {
        var line = "\(file):\(reject.line)"
        if let column = reject.column { line += ":\(column)" }
        line += ": rejected: \(reject.code.rawValue)"
        if let field = reject.field { line += ": \(field)" }
        return line + " '\(escaped(reject.text))'"
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
