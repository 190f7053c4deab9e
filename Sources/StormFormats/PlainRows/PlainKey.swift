import DelimitedText

/// The texts that tell a row's storm, as words that can be compared: up to three, each of at most 15 bytes.
struct PlainKey: Equatable {
    private var first = SIMD2<UInt64>()
    private var second = SIMD2<UInt64>()
    private var third = SIMD2<UInt64>()

    init() {}

    /// Puts a text of at most 15 bytes in the place `place`, 0…2; false where it is longer. The 16 bytes before its end
    /// must be readable.
    @inline(__always)
    mutating func set(_ place: Int, _ text: ByteSlice) -> Bool {
        guard text.count <= 15 else { return false }
        var words = SIMD2<UInt64>(0, UInt64(truncatingIfNeeded: text.count))
        if text.count > 8 {
            let head = text.slice(0, text.count - 8)
            words = SIMD2(PlainField.word(text, at: text.count - 8), PlainField.word(head, fill: 0) | words[1])
        } else if text.count > 0 {
            words[0] = PlainField.word(text, fill: 0)
        }
        set(place, words)
        return true
    }

    /// Puts a number in the place `place`, 0…2.
    @inline(__always)
    mutating func set(_ place: Int, number: Int) {
        set(place, SIMD2(UInt64(truncatingIfNeeded: number), 0xFF))
    }

    @inline(__always)
    private mutating func set(_ place: Int, _ words: SIMD2<UInt64>) {
        switch place {
        case 0: first = words
        case 1: second = words
        default: third = words
        }
    }

    /// Whether both are the same texts in the same places.
    @inline(__always)
    static func == (one: PlainKey, other: PlainKey) -> Bool {
        let low = (one.first[0] ^ other.first[0]) | (one.second[0] ^ other.second[0]) | (one.third[0] ^ other.third[0])
        let high = (one.first[1] ^ other.first[1]) | (one.second[1] ^ other.second[1]) | (one.third[1] ^ other.third[1])
        return low | high == 0
    }

    /// A number that mostly differs between keys.
    @inline(__always)
    var hash: UInt64 {
        var mixed = first[0] &* 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ first[1] ^ second[0]) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed &>> 29) ^ second[1] ^ third[0]) &* 0x94D0_49BB_1331_11EB
        mixed = (mixed ^ (mixed &>> 31) ^ third[1]) &* 0x9E37_79B9_7F4A_7C15
        return mixed ^ (mixed &>> 32)
    }
}
