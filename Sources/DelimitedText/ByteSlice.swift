/// A view of consecutive bytes in a buffer that somebody else owns.
///
/// It allocates nothing and keeps nothing alive: one that comes with a record is valid only until the call that handed
/// it out returns. Copy what is needed longer (`text`, or the bytes).
@frozen
public struct ByteSlice {
    /// The first byte's address; with `count` 0 it must not be read.
    public let start: UnsafePointer<UInt8>
    /// The number of bytes.
    public let count: Int

    /// The view of `count` bytes from `start`.
    @inlinable
    public init(start: UnsafePointer<UInt8>, count: Int) {
        self.start = start
        self.count = count
    }

    /// Whether there are no bytes.
    @inlinable
    public var isEmpty: Bool { count == 0 }

    /// The byte at `index`, 0..<`count`; not checked in release builds.
    @inlinable
    public subscript(index: Int) -> UInt8 {
        assert(index >= 0 && index < count)
        return start[index]
    }

    /// The bytes as a buffer pointer, for loops and copies.
    @inlinable
    public var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

    /// The bytes from `lower` up to, not including, `upper`.
    @inlinable
    public func slice(_ lower: Int, _ upper: Int) -> ByteSlice {
        assert(lower >= 0 && lower <= upper && upper <= count)
        return ByteSlice(start: start + lower, count: upper - lower)
    }

    /// The view without the blanks (space, tab) at both ends.
    @inlinable
    public var trimmed: ByteSlice {
        var lower = 0
        var upper = count
        while lower < upper, ByteSlice.isBlank(start[lower]) { lower += 1 }
        while upper > lower, ByteSlice.isBlank(start[upper - 1]) { upper -= 1 }
        return slice(lower, upper)
    }

    /// The view without blanks and line ends at its end; at its start there are none mostly, and they stay.
    @inlinable
    public var trimmedOfLineEnds: ByteSlice {
        guard count > 0, start[count - 1] <= 0x20 else { return self }
        var upper = count
        while upper > 0, start[upper - 1] == 0x0A || start[upper - 1] == 0x0D || ByteSlice.isBlank(start[upper - 1]) {
            upper -= 1
        }
        return slice(0, upper)
    }

    /// Whether `byte` is a space or a tab.
    @inlinable
    public static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    /// Whether the bytes are those of `text`.
    @inlinable
    public func equals(_ text: StaticString) -> Bool {
        guard text.utf8CodeUnitCount == count else { return false }
        let other = text.utf8Start
        for index in 0..<count where start[index] != other[index] { return false }
        return true
    }

    /// Whether the bytes are those of `text`, ASCII letters compared without case; `text` is given in lower case.
    @inlinable
    public func equalsIgnoringCase(_ text: StaticString) -> Bool {
        guard text.utf8CodeUnitCount == count else { return false }
        let other = text.utf8Start
        for index in 0..<count where ByteSlice.lowercased(start[index]) != other[index] { return false }
        return true
    }

    /// Whether the first bytes are those of `text`.
    @inlinable
    public func starts(with text: StaticString) -> Bool {
        count >= text.utf8CodeUnitCount && slice(0, text.utf8CodeUnitCount).equals(text)
    }

    /// Whether both views hold the same bytes.
    @inlinable
    public func equals(_ other: ByteSlice) -> Bool {
        guard other.count == count else { return false }
        for index in 0..<count where start[index] != other.start[index] { return false }
        return true
    }

    /// `byte` as a small letter if it is an ASCII capital.
    @inlinable
    public static func lowercased(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }

    /// The bytes as text. Bytes that are not UTF-8 become U+FFFD.
    public var text: String { String(decoding: buffer, as: UTF8.self) }
}
