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

    /// Whether a wind in `unit` is there.
    @inline(__always)
    static func hasWind(_ field: ByteSlice, _ unit: Speed.Unit) -> Bool? {
        isThere(field.trimmed) { FieldValues.wind($0, unit: unit) }
    }

    /// Whether a pressure in hectopascals is there.
    @inline(__always)
    static func hasPressure(_ field: ByteSlice) -> Bool? { isThere(field.trimmed, FieldValues.pressure) }

    /// Whether a text is a radius in nautical miles, or says that there is none.
    @inline(__always)
    static func isRadius(_ field: ByteSlice) -> Bool { isThere(field.trimmed, FieldValues.radius) != nil }

    /// Whether a text is a category, or says that there is none.
    @inline(__always)
    static func isCategory(_ field: ByteSlice) -> Bool {
        let text = field.trimmed
        if text.isMissingMarker { return true }
        // A digit up to 5, a minus before it as may be.
        guard text.count == 1 || (text.count == 2 && text[0] == 0x2D) else { return false }
        return text[text.count - 1] >= 0x30 && text[text.count - 1] <= 0x35
    }

    /// Whether a text holds a value by the rule for its number, or says that there is none; `nil` where it is bad or not plain.
    @inline(__always)
    private static func isThere<Value>(
        _ text: ByteSlice, _ rule: (Double) -> FieldValues.Reading<Value>
    ) -> Bool? {
        if text.isMissingMarker { return false }
        guard let value = PlainField.decimal(text) else { return nil }
        switch rule(value) {
        case .missing: return false
        case .value: return true
        case .bad: return nil
        }
    }
}
