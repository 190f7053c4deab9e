import DelimitedText
import StormTracks

/// Reads the values of storm files from bytes. Source: the project's rules of import.
enum FieldValues {
    /// What a field holds.
    typealias Reading<Value> = FieldReading<Value>

    /// A decimal number, see `ByteSlice.decimalNumber`.
    static func number(_ text: ByteSlice) -> Double? { text.decimalNumber }

    /// An integer, see `ByteSlice.wholeNumber`.
    static func integer(_ text: ByteSlice) -> Int? { text.wholeNumber }

    /// Whether the text is a marker of a missing value in any field.
    static func isMissing(_ text: ByteSlice) -> Bool { text.isMissingMarker }

    /// A wind of a number in a unit, 0…300 kt; -99, -999, -9999, 999 and 9999 are missing.
    static func wind(_ value: Double, unit: Speed.Unit) -> Reading<Speed> {
        if value == -99 || value == -999 || value == -9999 || value == 999 || value == 9999 { return .missing }
        let speed = Speed(value, unit)
        return speed.knots >= 0 && speed.knots <= 300 ? .value(speed) : .bad
    }

    /// A pressure of a number in hectopascals, 800…1100; 0, -99, -999, -9999, 9999 and 99999 are missing, 999 is not.
    static func pressure(_ value: Double) -> Reading<Pressure> {
        if value == 0 || value == -99 || value == -999 || value == -9999 || value == 9999 || value == 99_999 {
            return .missing
        }
        return value >= 800 && value <= 1100 ? .value(.hectopascals(value)) : .bad
    }

    /// A pressure of a number in a unit, by the same rules; 99999 Pa is a pressure.
    static func pressure(_ value: Double, unit: Pressure.Unit) -> Reading<Pressure> {
        if unit != .hectopascals, value > 0, value != 9999, value != 99_999 || unit == .pascals {
            return pressure(Pressure(value, unit).hectopascals)
        }
        return pressure(value)
    }

    /// A radius in nautical miles; -99, -999 and -9999 are missing.
    static func radius(_ text: ByteSlice) -> Reading<Distance> {
        if text.equals("-999") { return .missing }
        if isMissing(text) { return .missing }
        guard let value = number(text) else { return .bad }
        return radius(value)
    }

    /// A radius of a number in nautical miles, by the same rules.
    static func radius(_ value: Double) -> Reading<Distance> {
        if value == -99 || value == -999 || value == -9999 { return .missing }
        return value >= 0 ? .value(.nauticalMiles(value)) : .bad
    }
}
