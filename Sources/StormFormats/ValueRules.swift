import DelimitedText
import StormTracks

/// How a format or a table writes its numbers: units, commas, and markers of missing values beyond those of every file.
struct ValueRules {
    var windUnit = Speed.Unit.knots
    var pressureUnit = Pressure.Unit.hectopascals
    var commas = CommaRule.thousands
    /// Whether a wind of 0 says that there is none (JMA, IBTrACS v03).
    var zeroWindIsMissing = false
    /// Whether -1 says so, of wind and pressure (IBTrACS v03).
    var minusOneIsMissing = false

    init() {}

    /// A wind, 0…300 kt; -99, -999, -9999, 999 and 9999 are missing.
    func wind(_ text: ByteSlice) -> FieldReading<Speed> {
        if text.isMissingMarker { return .missing }
        guard let value = text.decimalNumber(commas) else { return .bad }
        if value == 0 && zeroWindIsMissing || value == -1 && minusOneIsMissing { return .missing }
        return FieldValues.wind(value, unit: windUnit)
    }

    /// A pressure, 800…1100 hPa; 0, -99, -999, -9999, 9999 and 99999 are missing, 999 is not.
    func pressure(_ text: ByteSlice) -> FieldReading<Pressure> {
        if text.isMissingMarker { return .missing }
        guard let value = text.decimalNumber(commas) else { return .bad }
        if value == -1 && minusOneIsMissing { return .missing }
        return FieldValues.pressure(value, unit: pressureUnit)
    }

    /// A length not below zero, `make` of the number; -99, -999 and -9999 are missing.
    func length(_ text: ByteSlice, _ make: (Double) -> Distance) -> FieldReading<Distance> {
        if text.isMissingMarker { return .missing }
        guard let value = text.decimalNumber(commas) else { return .bad }
        if case .missing = FieldValues.radius(value) { return .missing }
        return value >= 0 ? .value(make(value)) : .bad
    }
}
