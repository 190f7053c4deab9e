/// A place in a text.
public struct TextPlace: Hashable, Sendable {
    /// The line from 1, as an editor counts: LF, CR and CR LF each end one.
    public var line: Int
    /// The field's number from 1, or `nil` for the record as a whole.
    public var column: Int?
    /// The offset of the byte from the input's start, from 0; a byte-order mark counts.
    public var byteOffset: Int

    /// A place of a line, a field number and a byte offset.
    public init(line: Int, column: Int? = nil, byteOffset: Int) {
        self.line = line
        self.column = column
        self.byteOffset = byteOffset
    }
}

/// An error that ends the reading of a delimited text. What is wrong with one record only is its `problem` instead.
public struct DelimitedTextError: Error, Hashable, Sendable {
    /// What is wrong; the raw values are stable words.
    public enum Code: String, Hashable, Sendable {
        /// A record is longer than the reader's limit, often because of a quote that is never closed.
        case recordTooLong = "record-too-long"
    }

    /// What is wrong.
    public var code: Code
    /// Where: of a record that is too long, its start, or the field whose quote is still open.
    public var place: TextPlace

    /// An error of a code at a place.
    public init(code: Code, place: TextPlace) {
        self.code = code
        self.place = place
    }
}
