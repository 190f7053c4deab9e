import DelimitedText
import StormTracks

/// A value of a column beyond those of every fix, as all writers take it.
public enum CellValue: Hashable, Sendable {
    /// What is not known: empty in CSV, `null` in JSON.
    case missing
    /// A finite number.
    case number(Double)
    /// A text.
    case text(String)
    /// Yes or no: `true` or `false`.
    case flag(Bool)
    /// A moment.
    case time(Instant)

    /// A number rounded to `decimals`, or missing.
    public static func rounded(_ value: Double?, decimals: Int) -> CellValue {
        guard let value, value.isFinite else { return .missing }
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        return .number((value * scale).rounded() / scale)
    }

    /// A whole number, or missing.
    public static func integer(_ value: Int?) -> CellValue { value.map { .number(Double($0)) } ?? .missing }
    /// A number, or missing.
    public static func optional(_ number: Double?) -> CellValue { number.map { .number($0) } ?? .missing }
    /// A text, or missing.
    public static func optional(_ text: String?) -> CellValue { text.map { .text($0) } ?? .missing }
    /// A moment, or missing.
    public static func optional(_ time: Instant?) -> CellValue { time.map { .time($0) } ?? .missing }
    /// Yes or no, or missing.
    public static func optional(_ flag: Bool?) -> CellValue { flag.map { .flag($0) } ?? .missing }

    /// The value for readers, or `nil` where it is missing.
    public var shownText: String? {
        switch self {
        case .missing: return nil
        case .text(let text): return text
        case .flag(let flag): return flag ? "true" : "false"
        case .time(let time): return time.description
        case .number(let number):
            var writer = ByteWriter()
            writer.appendNumber(number)
            return writer.text
        }
    }
}

extension ByteWriter {
    /// Appends a value as a field of a delimited text.
    public mutating func appendField(_ value: CellValue) {
        switch value {
        case .missing: break
        case .number(let number): appendNumber(number)
        case .text(let text): appendTextField(text)
        case .flag(let flag): append(flag ? "true" : "false")
        case .time(let time): append(time)
        }
    }

    /// Appends a value as JSON.
    public mutating func appendJSON(_ value: CellValue) {
        switch value {
        case .missing: append("null")
        case .number(let number): appendNumber(number)
        case .text(let text): appendJSON(text)
        case .flag(let flag): append(flag ? "true" : "false")
        case .time(let time):
            append(0x22)
            append(time)
            append(0x22)
        }
    }
}
