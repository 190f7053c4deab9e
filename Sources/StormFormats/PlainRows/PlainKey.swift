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

/// The storms that rows read in full have told the keys of: a table of fixed size that forgets what it has no place for.
struct KnownStorms {
    private static let ways = 4
    private var keys: [PlainKey]
    private var numbers: [Int32]
    private let mask: Int

    /// A table with room for `capacity` storms, a power of two.
    init(capacity: Int = 8192) {
        keys = Array(repeating: PlainKey(), count: capacity)
        numbers = Array(repeating: -1, count: capacity)
        mask = capacity - 1
    }

    /// The storm's number, or `nil` where it is not known.
    func number(of key: PlainKey) -> Int? {
        let start = Int(truncatingIfNeeded: key.hash & 0x7FFF_FFFF)
        for step in 0..<KnownStorms.ways {
            let slot = (start &+ step) & mask
            if numbers[slot] < 0 { return nil }
            if keys[slot] == key { return Int(numbers[slot]) }
        }
        return nil
    }

    /// Remembers the storm of a key.
    mutating func learn(_ key: PlainKey, number: Int) {
        guard let number = Int32(exactly: number) else { return }
        let start = Int(truncatingIfNeeded: key.hash & 0x7FFF_FFFF)
        var slot = start & mask
        for step in 0..<KnownStorms.ways
        where numbers[(start &+ step) & mask] < 0 || keys[(start &+ step) & mask] == key {
            slot = (start &+ step) & mask
            break
        }
        keys[slot] = key
        numbers[slot] = number
    }
}
