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
