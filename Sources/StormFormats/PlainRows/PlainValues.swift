import DelimitedText
import StormTracks

/// Reads the values of plain rows by the rules of `FieldValues`; `nil` where a text is not plain and is left to those.
enum PlainValues {
    /// Degrees within `limit` on either side, with a sign or a letter for the positive or the negative side.
    @inline(__always)
    static func degrees(_ field: ByteSlice, limit: Double, positive: UInt8, negative: UInt8) -> Double? {
        let text = PlainField.trimmed(field)
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
        if isMissing(field) { return false }
        guard let value = PlainField.decimal(PlainField.trimmed(field)) else { return nil }
        if unit == .knots, value >= 0, value <= 300 { return true }
        if value == -99 || value == -999 || value == 999 { return false }
        guard unit != .knots else { return nil }
        let knots = Speed(value, unit).knots
        return knots >= 0 && knots <= 300 ? true : nil
    }

    /// Whether a pressure in hectopascals is there.
    @inline(__always)
    static func hasPressure(_ field: ByteSlice) -> Bool? {
        if isMissing(field) { return false }
        guard let value = PlainField.decimal(PlainField.trimmed(field)) else { return nil }
        if value >= 800, value <= 1100 { return true }
        return value == 0 || value == -99 || value == -999 ? false : nil
    }

    /// Whether a text is a category, or says that there is none.
    @inline(__always)
    static func isCategory(_ field: ByteSlice) -> Bool {
        if isMissing(field) { return true }
        // A digit up to 5, a minus before it as may be.
        guard field.count == 1 || (field.count == 2 && field.start[0] == 0x2D) else { return false }
        return field.start[field.count - 1] >= 0x30 && field.start[field.count - 1] <= 0x35
    }

    /// Whether a text is a radius in nautical miles, or `-999`.
    @inline(__always)
    static func isRadius(_ field: ByteSlice) -> Bool {
        let text = PlainField.trimmed(field)
        guard let value = PlainField.decimal(text) else { return false }
        return value >= 0 || value == -999 || value == -99
    }

    /// Whether a field is empty, one blank or `NA`, as most that hold nothing are.
    @inline(__always)
    static func isMissing(_ field: ByteSlice) -> Bool {
        switch field.count {
        case 0: true
        case 1: field.start[0] == 0x20
        case 2: field.start[0] == 0x4E && field.start[1] == 0x41
        default: false
        }
    }
}
