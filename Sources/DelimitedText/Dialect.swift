/// How a delimited text is written: its delimiter, and what a line that begins with a mark means.
///
/// Quotes follow RFC 4180: a field that begins with `"` ends at the next single `"`; `""` inside is one quote. A quote
/// elsewhere is a character like any other.
public struct Dialect: Hashable, Sendable {
    /// The byte between fields: any but the quote, CR and LF.
    public var delimiter: UInt8
    /// The byte that makes a line a comment when it is the line's very first, or `nil` where there are no comments.
    /// A comment ends at its line end, whatever quotes it holds.
    public var comment: UInt8?

    /// A dialect of a delimiter (the comma if not given) and a comment mark (none if not given).
    public init(delimiter: UInt8 = UInt8(ascii: ","), comment: UInt8? = nil) {
        self.delimiter = delimiter
        self.comment = comment
    }

    /// Whether `byte` can be a delimiter: any byte but the quote, CR and LF.
    public static func isDelimiter(_ byte: UInt8) -> Bool { byte != 0x22 && byte != 0x0D && byte != 0x0A }
}
