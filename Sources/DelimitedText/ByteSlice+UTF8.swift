extension ByteSlice {
    /// The place of the first byte that belongs to no UTF-8 sequence, from 0; `nil` for UTF-8.
    ///
    /// Source: The Unicode Standard, table 3-7, "Well-Formed UTF-8 Byte Sequences".
    public var firstInvalidUTF8: Int? {
        var index = 0
        while index < count {
            guard let length = sequenceLength(at: index) else { return index }
            index += length
        }
        return nil
    }

    /// The bytes as text, those that belong to no UTF-8 sequence as `\\xE9`.
    public var escapedText: String {
        guard var place = firstInvalidUTF8 else { return text }
        var result = ""
        var rest = self
        while true {
            result += rest.slice(0, place).text
            result += "\\x" + ByteSlice.hexadecimal(rest[place])
            rest = rest.slice(place + 1, rest.count)
            guard let next = rest.firstInvalidUTF8 else { return result + rest.text }
            place = next
        }
    }

    /// A byte as two hexadecimal digits.
    public static func hexadecimal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.utf8.count == 1 ? "0" + digits : digits
    }

    /// The length of the well-formed sequence at `index`, or `nil`.
    private func sequenceLength(at index: Int) -> Int? {
        let first = self[index]
        if first < 0x80 { return 1 }
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch first {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xE1...0xEC, 0xEE...0xEF: length = 3
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard index + length <= count, second.contains(self[index + 1]) else { return nil }
        for place in 2..<max(2, length) where self[index + place] & 0xC0 != 0x80 { return nil }
        return length
    }
}
