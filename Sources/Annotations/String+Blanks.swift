extension String {
    /// The text without white space at both ends.
    package var withoutOuterBlanks: String {
        var rest = self[...].unicodeScalars
        while let first = rest.first, String.isBlank(first) { rest.removeFirst() }
        while let last = rest.last, String.isBlank(last) { rest.removeLast() }
        return String(rest)
    }

    /// Source: The Unicode Standard, property White_Space.
    package static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }
}
