/// How a table writes its degrees, beyond what every table may.
public struct AngleStyle: Hashable, Sendable {
    /// What `O` means behind a longitude: west (Spanish, French, Italian, Portuguese), east (German), or nothing.
    public enum LetterO: Hashable, Sendable {
        /// A fault.
        case unknown
        /// `oeste`, `ouest`, `ovest`.
        case west
        /// `Ost`.
        case east
    }

    /// The meaning of `O`.
    public var letterO = LetterO.unknown
    /// What commas mean.
    public var commas = CommaRule.thousands

    /// A style; by default `O` is a fault and commas part groups of three.
    public init(letterO: LetterO = .unknown, commas: CommaRule = .thousands) {
        self.letterO = letterO
        self.commas = commas
    }
}

extension ByteSlice {
    /// The bytes as a latitude in degrees, see `latitude(_:)`.
    public var latitude: FieldReading<Double> { latitude(AngleStyle()) }

    /// The bytes as a longitude in degrees, see `longitude(_:)`.
    public var longitude: FieldReading<Double> { longitude(AngleStyle()) }

    /// The bytes as a latitude in degrees, -90…90, with a sign or a letter N or S, never both; -99, ±999 and ±9999 without
    /// a letter are missing. Minutes and seconds, and the letter before the number, are read too.
    public func latitude(_ style: AngleStyle) -> FieldReading<Double> {
        if isMissingMarker { return .missing }
        guard let (value, isLettered) = angle(.latitude, style) else { return .bad }
        if !isLettered, value == -99 || ByteSlice.isPositionMarker(value) { return .missing }
        return value >= -90 && value <= 90 ? .value(value) : .bad
    }

    /// The bytes as a longitude in degrees as written, -360…360, with a sign or a letter E or W, never both; ±999 and
    /// ±9999 without a letter are missing. Minutes and seconds, and the letter before the number, are read too.
    public func longitude(_ style: AngleStyle) -> FieldReading<Double> {
        if isMissingMarker { return .missing }
        guard let (value, isLettered) = angle(.longitude, style) else { return .bad }
        if !isLettered, ByteSlice.isPositionMarker(value) { return .missing }
        return value >= -360 && value <= 360 ? .value(value) : .bad
    }

    private static func isPositionMarker(_ value: Double) -> Bool {
        value == -999 || value == -9999 || value == 999 || value == 9999
    }

    /// The signed degrees, and whether a letter gave the side.
    private func angle(_ axis: WrittenAngle.Axis, _ style: AngleStyle) -> (Double, Bool)? {
        if let value = decimalNumber { return (value, false) }
        return WrittenAngle(self, axis, style).map { ($0.degrees, $0.isLettered) }
    }
}
