import DelimitedText
import StormTracks

/// Reads the numbers, positions and missing markers of storm files from bytes. Source: the project's rules of import.
enum FieldValues {
    /// A decimal number: optional sign, digits with at most one point, optional exponent; `nil` for anything else.
    static func number(_ text: ByteSlice) -> Double? {
        var index = 0
        let count = text.count
        guard count > 0, count <= 40 else { return nil }
        let isNegative = text[0] == 0x2D
        if isNegative || text[0] == 0x2B { index = 1 }
        var mantissa: UInt64 = 0
        var digits = 0
        var scale = 0
        var seesPoint = false
        while index < count {
            let byte = text[index]
            if byte >= 0x30, byte <= 0x39 {
                digits += 1
                if mantissa < 100_000_000_000_000_000 {
                    mantissa = mantissa * 10 + UInt64(byte - 0x30)
                    if seesPoint { scale -= 1 }
                } else if !seesPoint {
                    scale += 1
                }
            } else if byte == 0x2E, !seesPoint {
                seesPoint = true
            } else {
                break
            }
            index += 1
        }
        guard digits > 0 else { return nil }
        if index < count, text[index] | 0x20 == 0x65 {
            guard let exponent = integer(text.slice(index + 1, count)), exponent.magnitude < 400 else { return nil }
            scale += exponent
            index = count
        }
        guard index == count else { return nil }
        let value = scaled(Double(mantissa), by: scale)
        return value.isFinite ? (isNegative ? 0 - value : value) : nil
    }

    /// An integer with an optional sign, at most 18 digits; `nil` for anything else.
    static func integer(_ text: ByteSlice) -> Int? {
        guard text.count > 0, text.count <= 19 else { return nil }
        let isSigned = text[0] == 0x2D || text[0] == 0x2B
        // 64 bits here and a check at the end: WebAssembly's Int has 32.
        var value: Int64 = 0
        guard text.count > (isSigned ? 1 : 0) else { return nil }
        for index in (isSigned ? 1 : 0)..<text.count {
            guard text[index] >= 0x30, text[index] <= 0x39, value < 100_000_000_000_000_000 else { return nil }
            value = value * 10 + Int64(text[index] - 0x30)
        }
        return Int(exactly: text[0] == 0x2D ? -value : value)
    }

    /// `value`·10^`power`; exact for powers within ±22, where powers of ten are doubles (Clinger 1990).
    private static func scaled(_ value: Double, by power: Int) -> Double {
        if power == 0 { return value }
        if power == -1 { return value / 10 }
        var ten = 1.0
        for _ in 0..<min(power.magnitude, 400) { ten *= 10 }
        return power < 0 ? value / ten : value * ten
    }

    /// Whether the text is a marker of a missing value in any field.
    static func isMissing(_ text: ByteSlice) -> Bool {
        if let first = text.buffer.first, first >= 0x30, first <= 0x39 { return false }
        switch text.count {
        case 0: return true
        case 1: return text[0] == 0x2D || text[0] == 0x3F || text[0] == 0x2E
        case 2: return text.equalsIgnoringCase("na") || text.equals("--")
        case 3: return text.equalsIgnoringCase("n/a") || text.equalsIgnoringCase("nan") || text.equals("—")
        case 4: return text.equalsIgnoringCase("null") || text.equalsIgnoringCase("none")
        default: return text.equalsIgnoringCase("missing")
        }
    }

    /// What a field holds.
    enum Reading<Value> {
        case missing
        case value(Value)
        case bad
    }

    /// A wind in a unit, 0…300 kt; -99, -999, -9999, 999 and 9999 are missing.
    static func wind(_ text: ByteSlice, unit: Speed.Unit) -> Reading<Speed> {
        if isMissing(text) { return .missing }
        guard let value = number(text) else { return .bad }
        if value == -99 || value == -999 || value == -9999 || value == 999 || value == 9999 { return .missing }
        let speed = Speed(value, unit)
        return speed.knots >= 0 && speed.knots <= 300 ? .value(speed) : .bad
    }

    /// A pressure in hectopascals, 800…1100; 0, -99, -999, -9999, 9999 and 99999 are missing, 999 is not.
    static func pressure(_ text: ByteSlice) -> Reading<Pressure> {
        if isMissing(text) { return .missing }
        guard let value = number(text) else { return .bad }
        if value == 0 || value == -99 || value == -999 || value == -9999 || value == 9999 || value == 99_999 {
            return .missing
        }
        return value >= 800 && value <= 1100 ? .value(.hectopascals(value)) : .bad
    }

    /// A radius in nautical miles; -99, -999 and -9999 are missing.
    static func radius(_ text: ByteSlice) -> Reading<Distance> {
        if text.equals("-999") { return .missing }
        if isMissing(text) { return .missing }
        guard let value = number(text) else { return .bad }
        if value == -99 || value == -999 || value == -9999 { return .missing }
        return value >= 0 ? .value(.nauticalMiles(value)) : .bad
    }

    /// A latitude in degrees, -90…90, with a sign or a letter N or S, never both.
    static func latitude(_ text: ByteSlice) -> Reading<Double> {
        if isMissing(text) { return .missing }
        guard let (value, isLettered) = angle(text, positive: 0x4E, negative: 0x53) else { return .bad }
        if !isLettered, value == -99 || isPositionMarker(value) { return .missing }
        return value >= -90 && value <= 90 ? .value(value) : .bad
    }

    /// A longitude in degrees as written, -360…360, with a sign or a letter E or W, never both.
    static func longitude(_ text: ByteSlice) -> Reading<Double> {
        if isMissing(text) { return .missing }
        guard let (value, isLettered) = angle(text, positive: 0x45, negative: 0x57) else { return .bad }
        if !isLettered, isPositionMarker(value) { return .missing }
        return value >= -360 && value <= 360 ? .value(value) : .bad
    }

    private static func isPositionMarker(_ value: Double) -> Bool {
        value == -999 || value == -9999 || value == 999 || value == 9999
    }

    private static func angle(_ text: ByteSlice, positive: UInt8, negative: UInt8) -> (Double, Bool)? {
        let letter = text[text.count - 1] & 0xDF
        guard letter == positive || letter == negative else {
            guard let value = number(text) else { return nil }
            return (value, false)
        }
        let digits = text.slice(0, text.count - 1).trimmed
        guard let first = digits.buffer.first, first != 0x2D, first != 0x2B, let value = number(digits) else {
            return nil
        }
        return (letter == negative ? 0 - value : value, true)
    }
}
