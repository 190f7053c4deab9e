/// One record: a view of the reader's buffer, valid only until the call that hands it out returns.
public struct DelimitedRecord {
    /// What sort of line or lines the record is.
    public enum Kind: Hashable, Sendable {
        /// Fields, perhaps a single empty one.
        case fields
        /// A comment line: one field, the whole line with its mark.
        case comment
    }

    /// What makes the record's fields doubtful.
    public enum Problem: Hashable, Sendable {
        /// The quoted field with this number (from 1) runs into the end of the input.
        case unclosedQuote(field: Int)
        /// The field with this number (from 1) has text other than blanks behind its closing quote.
        case badQuote(field: Int)
    }

    /// Where a field lies within the record.
    @usableFromInline
    struct Bounds: BitwiseCopyable {
        /// Offset of the first content byte from the record's start, or in the unescaped bytes where `isUnescaped`.
        @usableFromInline var start: UInt32
        /// Offset behind the last content byte, in the same bytes as `start`; the top bits are `quoted`, `unescaped`.
        @usableFromInline var end: UInt32

        @usableFromInline static var quoted: UInt32 { 1 << 31 }
        @usableFromInline static var unescaped: UInt32 { 1 << 30 }
        @usableFromInline static var offsetMask: UInt32 { (1 << 30) - 1 }
    }

    /// What sort of record it is.
    public let kind: Kind
    /// The line on which the record starts, from 1, as an editor counts.
    public let line: Int
    /// Offset of the record's first byte from the start of the input, from 0; a byte-order mark counts.
    public let byteOffset: Int
    /// The record as written, quotes included, without its line end.
    public let raw: ByteSlice
    /// The number of fields, at least 1.
    public let fieldCount: Int
    /// What is wrong with the record as delimited text, or `nil`.
    public let problem: Problem?

    @usableFromInline let bounds: UnsafePointer<Bounds>
    @usableFromInline let unescaped: UnsafePointer<UInt8>

    /// The content of the field at `index` (from 0): without its quotes, doubled quotes halved, blanks kept.
    /// `index` must be below `fieldCount`.
    @inlinable
    public subscript(index: Int) -> ByteSlice {
        assert(index >= 0 && index < fieldCount)
        let bound = bounds[index]
        let start = Int(bound.start)
        let end = Int(bound.end & Bounds.offsetMask)
        let base = bound.end & Bounds.unescaped == 0 ? raw.start : unescaped
        return ByteSlice(start: base + start, count: end - start)
    }

    /// Whether the field at `index` (from 0) was written in quotes.
    public func isQuoted(_ index: Int) -> Bool { bounds[index].end & Bounds.quoted != 0 }

    /// Whether the record carries no text: nothing but blanks and delimiters.
    public func isBlank(delimiter: UInt8) -> Bool {
        for byte in raw.buffer where byte != delimiter && !ByteSlice.isBlank(byte) { return false }
        return true
    }
}
