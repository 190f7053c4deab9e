import DelimitedText
import StormTracks

/// Reads the values of plain rows by the rules of `FieldValues`; `nil` where a text is not plain and is left to those.
enum PlainValues {
    /// Degrees within `limit` on either side, with a sign or a letter for the positive or the negative side.
    @inline(__always)
    static func degrees(_ field: ByteSlice, limit: Double, positive: UInt8, negative: UInt8) -> Double? {
        let text = field.trimmed
        guard text.count > 0 else { return nil }
        let last = text.start[text.count - 1]
        if last == positive || last == negative {
            guard text.start[0] != 0x2D, let value = PlainField.decimal(text.slice(0, text.count - 1)), value <= limit
            else { return nil }
            return last == negative ? 0 - value : value
        }
        guard let value = PlainField.decimal(text), value >= 0 - limit, value <= limit else { return nil }
        return value
    }

    /// A wind in `unit` in knots, not a number where it is missing.
    @inline(__always)
    static func knots(_ field: ByteSlice, _ unit: Speed.Unit) -> Double? {
        value(field.trimmed, { FieldValues.wind($0, unit: unit) }) { $0.knots }
    }

    /// A pressure in hectopascals, not a number where it is missing.
    @inline(__always)
    static func hectopascals(_ field: ByteSlice) -> Double? {
        value(field.trimmed, FieldValues.pressure) { $0.hectopascals }
    }

    /// Whether a text is a radius in nautical miles, or says that there is none.
    @inline(__always)
    static func isRadius(_ field: ByteSlice) -> Bool {
        value(field.trimmed, FieldValues.radius) { $0.nauticalMiles } != nil
    }

    /// A category from -5 to 5; `noCategory` where the text says that there is none.
    @inline(__always)
    static func category(_ field: ByteSlice) -> Int? {
        let text = field.trimmed
        if text.isMissingMarker { return noCategory }
        // A digit up to 5, a minus before it as may be.
        guard text.count == 1 || (text.count == 2 && text[0] == 0x2D) else { return nil }
        let digit = Int(text[text.count - 1]) - 0x30
        guard digit >= 0, digit <= 5 else { return nil }
        return text.count == 2 ? 0 - digit : digit
    }

    /// A number that is no category.
    static let noCategory = -9

    /// The number of a value by its rule, not a number where there is none; `nil` where it is bad or not plain.
    @inline(__always)
    private static func value<Value>(
        _ text: ByteSlice, _ rule: (Double) -> FieldValues.Reading<Value>, _ number: (Value) -> Double
    ) -> Double? {
        if text.isMissingMarker { return .nan }
        guard let value = PlainField.decimal(text) else { return nil }
        switch rule(value) {
        case .missing: return .nan
        case .value(let found): return number(found)
        case .bad: return nil
        }
    }
}
