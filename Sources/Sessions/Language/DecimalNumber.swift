/// A decimal number read digit by digit: no exponent, at most 19 digits that count.
struct DecimalNumber: Hashable {
    /// Whether it begins with a minus.
    var isNegative: Bool
    /// Its digits as a whole number, without the point.
    var digits: UInt64
    /// How many of the digits stand behind the point, 0…19.
    var decimals: Int

    /// The number that `text` spells as `[+-]DIGITS[.DIGITS]` or `[+-].DIGITS`; `nil` for everything else.
    init?(_ text: String) {
        var rest = Array(text.utf8)[...]
        isNegative = rest.first == UInt8(ascii: "-")
        if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
        (digits, decimals) = (0, 0)
        var hasPoint = false
        var hasDigit = false
        var zeros = 0
        for byte in rest {
            if byte == UInt8(ascii: ".") {
                guard !hasPoint else { return nil }
                hasPoint = true
                hasDigit = false
                continue
            }
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
            hasDigit = true
            if hasPoint, byte == UInt8(ascii: "0") {
                // Zeros behind the point count only when another digit follows them.
                zeros += 1
                continue
            }
            for _ in 0..<zeros { guard append(0, isDecimal: true) else { return nil } }
            zeros = 0
            guard append(UInt64(byte - UInt8(ascii: "0")), isDecimal: hasPoint) else { return nil }
        }
        guard hasDigit else { return nil }
    }

    private mutating func append(_ digit: UInt64, isDecimal: Bool) -> Bool {
        let (shifted, overflow) = digits.multipliedReportingOverflow(by: 10)
        let (sum, carry) = shifted.addingReportingOverflow(digit)
        guard !overflow, !carry, decimals < 19 else { return false }
        digits = sum
        if isDecimal { decimals += 1 }
        return true
    }

    /// The nearest double, ties to even, as `strtod` gives it.
    var value: Double {
        guard digits != 0 else { return 0 }
        // digits / 10^decimals as a quotient of 64 bits whose lowest bit also stands for "and a little more": 64 bits are
        // more than the 53 and a rounding bit that a double needs, so that one rounding decides.
        let power = Self.powersOfTen[decimals]
        var (exponent, dividend) = (0, digits)
        let divisor = power << UInt64(power.leadingZeroBitCount)
        exponent += power.leadingZeroBitCount
        let shift = dividend.leadingZeroBitCount
        dividend <<= UInt64(shift)
        exponent -= shift + 64
        var low: UInt64 = 0
        if dividend >= divisor {
            low = dividend << 63
            dividend >>= 1
            exponent += 1
        }
        let (quotient, remainder) = divisor.dividingFullWidth((dividend, low))
        let rounded = Double(quotient | (remainder == 0 ? 0 : 1))
        let magnitude = Double(sign: .plus, exponent: exponent, significand: rounded)
        return isNegative ? -magnitude : magnitude
    }

    /// The number in units of 10^-`places`; `nil` where it has more decimals or does not fit.
    func scaled(places: Int) -> Int64? {
        guard decimals <= places else { return nil }
        var result = digits
        for _ in decimals..<places {
            let (shifted, overflow) = result.multipliedReportingOverflow(by: 10)
            guard !overflow else { return nil }
            result = shifted
        }
        guard let magnitude = Int64(exactly: result) else { return nil }
        return isNegative ? -magnitude : magnitude
    }

    private static let powersOfTen: [UInt64] = {
        var powers: [UInt64] = [1]
        for _ in 1...19 { powers.append(powers[powers.count - 1] &* 10) }
        return powers
    }()
}
