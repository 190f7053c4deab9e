/// What a field holds.
public enum FieldReading<Value> {
    /// Nothing, or a marker of a missing value.
    case missing
    /// A value.
    case value(Value)
    /// Text that is no such value.
    case bad
}

extension ByteSlice {
    /// The bytes as a decimal number: optional sign, digits with at most one point, optional exponent; `nil` for anything
    /// else.
    public var decimalNumber: Double? {
        var index = 0
        guard count > 0 else { return nil }
        let isNegative = self[0] == 0x2D
        if isNegative || self[0] == 0x2B { index = 1 }
        var mantissa: UInt64 = 0
        var digits = 0
        var scale = 0
        var seesPoint = false
        while index < count {
            let byte = self[index]
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
        if index < count, self[index] | 0x20 == 0x65 {
            guard let exponent = slice(index + 1, count).wholeNumber, exponent.magnitude < 400 else { return nil }
            scale += exponent
            index = count
        }
        guard index == count else { return nil }
        let value = ByteSlice.scaled(Double(mantissa), by: scale)
        return value.isFinite ? (isNegative ? 0 - value : value) : nil
    }

    /// The bytes as an integer with an optional sign, at most 18 digits; `nil` for anything else.
    public var wholeNumber: Int? {
        guard count > 0, count <= 19 else { return nil }
        let isSigned = self[0] == 0x2D || self[0] == 0x2B
        // 64 bits here and a check at the end: WebAssembly's Int has 32.
        var value: Int64 = 0
        guard count > (isSigned ? 1 : 0) else { return nil }
        for index in (isSigned ? 1 : 0)..<count {
            guard self[index] >= 0x30, self[index] <= 0x39, value < 100_000_000_000_000_000 else { return nil }
            value = value * 10 + Int64(self[index] - 0x30)
        }
        return Int(exactly: self[0] == 0x2D ? -value : value)
    }

    /// `value`·10^`power`; exact for powers within ±22, where powers of ten are doubles (Clinger 1990).
    private static func scaled(_ value: Double, by power: Int) -> Double {
        if power == 0 { return value }
        if power == -1 { return value / 10 }
        var ten = 1.0
        for _ in 0..<min(power.magnitude, 400) { ten *= 10 }
        return power < 0 ? value / ten : value * ten
    }

    /// Whether the bytes are a marker of a missing value: nothing, `-`, `--`, `—`, `?`, `.`, `NA`, `N/A`, `NaN`, `null`,
    /// `none`, `missing`.
    @inlinable
    public var isMissingMarker: Bool {
        if count > 0, start[0] >= 0x30, start[0] <= 0x39 { return false }
        switch count {
        case 0: return true
        case 1: return self[0] == 0x2D || self[0] == 0x3F || self[0] == 0x2E
        case 2: return equalsIgnoringCase("na") || equals("--")
        case 3: return equalsIgnoringCase("n/a") || equalsIgnoringCase("nan") || equals("—")
        case 4: return equalsIgnoringCase("null") || equalsIgnoringCase("none")
        default: return equalsIgnoringCase("missing")
        }
    }
}
