/// What a comma within a number means.
public enum CommaRule: Hashable, Sendable {
    /// It parts whole groups of three digits: `1,002` is 1002, `1,00` is no number.
    case thousands
    /// It is the decimal mark, and points may part groups of three: `970,5`, `1.002,5`.
    case decimal
}

extension ByteSlice {
    /// The bytes as a decimal number by a rule for commas; `nil` for anything else. Without a comma as `decimalNumber`.
    public func decimalNumber(_ rule: CommaRule) -> Double? {
        guard let comma = buffer.firstIndex(of: 0x2C) else { return decimalNumber }
        guard count <= 40 else { return nil }
        let fraction = rule == .thousands ? buffer.firstIndex(of: 0x2E) ?? count : comma
        let whole = slice(0, fraction)
        var plain: [UInt8] = []
        guard whole.appendWithoutGroups(parted: rule == .thousands ? 0x2C : 0x2E, to: &plain) else { return nil }
        if fraction < count {
            plain.append(0x2E)
            plain.append(contentsOf: buffer[(fraction + 1)...])
        }
        return plain.withUnsafeBufferPointer { bytes in
            bytes.baseAddress.flatMap { ByteSlice(start: $0, count: bytes.count).decimalNumber }
        }
    }

    /// Appends the sign and the digits without the marks between groups; false where a group has not its three digits.
    private func appendWithoutGroups(parted mark: UInt8, to plain: inout [UInt8]) -> Bool {
        var digits = 0
        var groups = 0
        for (index, byte) in buffer.enumerated() {
            if byte == mark {
                guard groups == 0 ? digits >= 1 && digits <= 3 : digits == 3 else { return false }
                groups += 1
                digits = 0
            } else {
                if byte >= 0x30, byte <= 0x39 {
                    digits += 1
                } else if index > 0 || (byte != 0x2D && byte != 0x2B) {
                    return false
                }
                plain.append(byte)
            }
        }
        return groups == 0 || digits == 3
    }
}
