/// Why a script cannot be read: what stands at a place, and what was expected there.
public struct ScriptError: Error, Hashable, Sendable {
    /// The first byte of what could not be read.
    public var place: ScriptPlace
    /// What was expected there, as a phrase: `a number`.
    public var expected: String
    /// What stands there instead; `nil` where the line or the script ends.
    public var found: String?
    /// The word that was probably meant.
    public var suggestion: String?

    /// An error at a place.
    public init(place: ScriptPlace, expected: String, found: String?, suggestion: String? = nil) {
        self.place = place
        self.expected = expected
        self.found = found
        self.suggestion = suggestion
    }
}

extension ScriptError: CustomStringConvertible {
    /// `FILE:LINE:COLUMN: expected …, found '…'; did you mean '…'?` Control characters are escaped.
    public var description: String {
        var text = "\(place): expected \(expected), found "
        text += found.map { "'\(Self.escaped($0))'" } ?? "the end"
        if let suggestion { text += "; did you mean '\(suggestion)'?" }
        return text
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar.value < 0x20 || (scalar.value >= 0x7F && scalar.value < 0xA0) {
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
