extension ByteSlice {
    /// The bytes as a latitude in degrees, -90…90, with a sign or a letter N or S, never both; -99, ±999 and ±9999 without
    /// a letter are missing.
    public var latitude: FieldReading<Double> {
        if isMissingMarker { return .missing }
        guard let (value, isLettered) = angle(positive: 0x4E, negative: 0x53) else { return .bad }
        if !isLettered, value == -99 || ByteSlice.isPositionMarker(value) { return .missing }
        return value >= -90 && value <= 90 ? .value(value) : .bad
    }

    /// The bytes as a longitude in degrees as written, -360…360, with a sign or a letter E or W, never both; ±999 and
    /// ±9999 without a letter are missing.
    public var longitude: FieldReading<Double> {
        if isMissingMarker { return .missing }
        guard let (value, isLettered) = angle(positive: 0x45, negative: 0x57) else { return .bad }
        if !isLettered, ByteSlice.isPositionMarker(value) { return .missing }
        return value >= -360 && value <= 360 ? .value(value) : .bad
    }

    private static func isPositionMarker(_ value: Double) -> Bool {
        value == -999 || value == -9999 || value == 999 || value == 9999
    }

    private func angle(positive: UInt8, negative: UInt8) -> (Double, Bool)? {
        let letter = self[count - 1] & 0xDF
        guard letter == positive || letter == negative else {
            guard let value = decimalNumber else { return nil }
            return (value, false)
        }
        let digits = slice(0, count - 1).trimmed
        guard let first = digits.buffer.first, first != 0x2D, first != 0x2B, let value = digits.decimalNumber else {
            return nil
        }
        return (letter == negative ? 0 - value : value, true)
    }
}
