import DelimitedText

/// The spellings of status that rows read in full have told to be known; of at most 31 bytes each.
struct KnownStatuses {
    private static let most = 24
    /// The spellings one behind the other, 32 bytes each, the first their length.
    private var bytes: [UInt8] = []
    /// The spelling found last.
    private var last = 0

    init() {}

    /// Whether a field without the blanks around it is one of them.
    @inline(__always)
    mutating func contains(_ field: ByteSlice) -> Bool {
        if isSpelling(last, field) { return true }
        return search(field.trimmed)
    }

    /// Remembers a spelling that is known.
    mutating func learn(_ text: ByteSlice) {
        guard text.count >= 1, text.count <= 31, !search(text), bytes.count < 32 * KnownStatuses.most else { return }
        bytes.append(UInt8(truncatingIfNeeded: text.count))
        bytes.append(contentsOf: text.buffer)
        bytes.append(contentsOf: repeatElement(0, count: 31 - text.count))
    }

    @inline(__always)
    private func isSpelling(_ start: Int, _ text: ByteSlice) -> Bool {
        guard start < bytes.count, Int(bytes[start]) == text.count else { return false }
        return bytes.withUnsafeBufferPointer { known in
            for index in 0..<text.count where known[start + 1 + index] != text.start[index] { return false }
            return true
        }
    }

    @inline(never)
    private mutating func search(_ text: ByteSlice) -> Bool {
        for start in stride(from: 0, to: bytes.count, by: 32) where isSpelling(start, text) {
            last = start
            return true
        }
        return false
    }
}
