/// One event of a trace: a number, a time, a name, and keys with values.
public struct TraceRecord: Hashable, Sendable {
    /// The number, 1 for a trace's first, rising by 1.
    public var sequence: Int
    /// The session's time in whole milliseconds.
    public var milliseconds: Int64
    /// What happened.
    public var name: TraceEventName
    /// What is said of it, in the order of the text trace.
    public var fields: [Field]

    /// A key and its value.
    public struct Field: Hashable, Sendable {
        /// The key.
        public var key: String
        /// The value.
        public var value: Value
    }

    /// A value of a trace.
    public enum Value: Hashable, Sendable {
        /// A number as it is written: decimal, without exponent.
        case number(String)
        /// A stable word.
        case word(String)
        /// A text that a person wrote.
        case text(String)
        /// True or false.
        case flag(Bool)
    }

    /// The words that `NAME[WORD]` may name: reason, receiver, and how a change ended.
    var words: [String] {
        fields.compactMap { field in
            guard case .word(let word) = field.value,
                ["reason", "on", "end", "button", "accessory"].contains(field.key)
            else { return nil }
            return word
        }
    }

    func matches(_ pattern: EventPattern) -> Bool {
        guard name == pattern.name else { return false }
        guard let word = pattern.word else { return true }
        if word == "closed" { return words.contains { ["deselected", "replaced", "removed"].contains($0) } }
        return words.contains(word)
    }
}

extension TraceRecord {
    /// `SEQ TIME EVENT key=value …`, TIME in seconds with three decimals.
    public var text: String {
        var line = "\(sequence) \(TraceText.seconds(milliseconds)) \(name.rawValue)"
        for field in fields {
            line += " \(field.key)="
            switch field.value {
            case .number(let text), .word(let text): line += text
            case .text(let text): line += TraceText.quoted(text)
            case .flag(let flag): line += flag ? "true" : "false"
            }
        }
        return line
    }

    /// One JSON object: `seq`, `time`, `event`, then the keys of the text.
    public var json: String {
        var line = "{\"seq\":\(sequence),\"time\":\(TraceText.seconds(milliseconds)),\"event\":\"\(name.rawValue)\""
        for field in fields {
            line += ",\"\(field.key)\":"
            switch field.value {
            case .number(let text): line += text
            case .word(let text), .text(let text): line += TraceText.quoted(text, json: true)
            case .flag(let flag): line += flag ? "true" : "false"
            }
        }
        return line + "}"
    }
}

/// How numbers and texts of a trace are spelt.
enum TraceText {
    /// Seconds with three decimals.
    static func seconds(_ milliseconds: Int64) -> String {
        let rest = String(milliseconds % 1000)
        return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.utf8.count) + rest
    }

    /// A number rounded to decimals, without trailing zeros, exponent or a zero's sign.
    static func number(_ value: Double, decimals: Int) -> String {
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        let scaled = (value.magnitude * scale).rounded()
        guard scaled < 9e18 else { return "\(value)" }
        let whole = Int64(scaled)
        let (front, back) = (whole / Int64(scale), whole % Int64(scale))
        var text = (value < 0 && whole != 0 ? "-" : "") + String(front)
        guard back != 0 else { return text }
        let digits = String(back)
        var tail = Array((String(repeating: "0", count: decimals - digits.utf8.count) + digits).utf8)
        while tail.last == UInt8(ascii: "0") { tail.removeLast() }
        text += "." + String(decoding: tail, as: UTF8.self)
        return text
    }

    /// A point of the screen or a size: four decimals.
    static func points(_ value: Double) -> String { number(value, decimals: 4) }
    /// Degrees and zoom levels: nine decimals.
    static func degrees(_ value: Double) -> String { number(value, decimals: 9) }

    /// A text between quotes, as scripts or as JSON write it.
    static func quoted(_ text: String, json: Bool = false) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            default:
                if scalar.value < 0x20 || scalar.value == 0x7F {
                    let hex = String(scalar.value, radix: 16, uppercase: true)
                    result += json ? "\\u" + String(repeating: "0", count: 4 - hex.utf8.count) + hex : "\\u{\(hex)}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }
}
