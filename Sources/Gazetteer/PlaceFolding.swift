/// Place names in the one form in which they are compared: small letters without marks, words parted by single blanks.
///
/// Apostrophes, points and combining marks are dropped; hyphens, dashes, commas, slashes and brackets part words; `&` is
/// `and`, `saint` is `st`; full-width forms are ASCII; 臺 is 台, and 市 ends no Chinese name. Folding twice is folding once.
enum PlaceFolding {
    /// The folded form of a text, UTF-8.
    static func fold(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        append(text, to: &bytes)
        return bytes
    }

    /// Appends the folded form of a text.
    static func append(_ text: String, to bytes: inout [UInt8]) {
        let start = bytes.count
        var word = start
        for scalar in text.unicodeScalars {
            switch step(scalar.value) {
            case .drop: break
            case .blank: endWord(&word, start, &bytes)
            case .letter(let letter): bytes.append(letter)
            case .letters(let letters):
                bytes.append(
                    contentsOf: UnsafeBufferPointer(start: letters.utf8Start, count: letters.utf8CodeUnitCount))
            case .word(let letters):
                endWord(&word, start, &bytes)
                bytes.append(
                    contentsOf: UnsafeBufferPointer(start: letters.utf8Start, count: letters.utf8CodeUnitCount))
                endWord(&word, start, &bytes)
            case .scalar(let value):
                if let scalar = Unicode.Scalar(value) {
                    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
                }
            }
        }
        endWord(&word, start, &bytes)
        if bytes.count > start, bytes.last == blank { bytes.removeLast() }
    }

    /// What parts two words of a folded text.
    static let blank: UInt8 = 0x20

    private enum Step {
        case drop, blank
        case letter(UInt8)
        case letters(StaticString)
        case word(StaticString)
        case scalar(UInt32)
    }

    private static func step(_ value: UInt32) -> Step {
        switch value {
        case 0x61...0x7A, 0x30...0x39: return .letter(UInt8(value))
        case 0x41...0x5A: return .letter(UInt8(value + 0x20))
        case 0x26: return .word("and")
        case 0x27, 0x2E, 0x60: return .drop
        case 0..<0x21, 0x28, 0x29, 0x2C, 0x2D, 0x2F, 0x3B, 0x5F, 0x7F...0xA0: return .blank
        case 0..<0x80: return .letter(UInt8(value))
        // Acute, soft hyphen, middle dots, letter apostrophes, combining marks, zero-width characters, quotes, primes.
        case 0xAD, 0xB4, 0xB7, 0x2B9...0x2BF, 0x2C8, 0x300...0x36F, 0x200B...0x200D, 0x2018...0x201B, 0x2032, 0x30FB,
            0xFEFF:
            return .drop
        case 0x1680, 0x2000...0x200A, 0x2010...0x2015, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000...0x3002: return .blank
        case 0x391...0x3A9, 0x410...0x42F: return .scalar(value + 0x20)
        case 0x400...0x40F: return .scalar(value + 0x50)
        case 0x81FA: return .scalar(0x53F0)
        case 0xFF01...0xFF5E: return step(value - 0xFEE0)
        default: break
        }
        if let letters = FoldingLetters.pair(value) { return .letters(letters) }
        if let letter = FoldingLetters.plainLetter(value), letter != 0x7E { return .letter(letter) }
        return .scalar(value)
    }

    /// Ends the word that begins at `word`, with a blank behind it where it has letters.
    private static func endWord(_ word: inout Int, _ start: Int, _ bytes: inout [UInt8]) {
        guard bytes.count > word else { return }
        if bytes[word...].elementsEqual(saint) {
            bytes.removeLast(saint.count - 2)
            bytes[bytes.count - 1] = 0x74
        }
        // Three characters of three bytes: the name of a city has two at least.
        while bytes.count - word >= 9, bytes[(bytes.count - 3)...].elementsEqual(citySuffix) { bytes.removeLast(3) }
        bytes.append(blank)
        word = bytes.count
    }

    private static let saint: [UInt8] = [0x73, 0x61, 0x69, 0x6E, 0x74]
    private static let citySuffix: [UInt8] = [0xE5, 0xB8, 0x82]
}
