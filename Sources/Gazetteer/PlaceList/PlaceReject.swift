/// A row of a user's list of places that was not taken, and why.
public struct PlaceReject: Hashable, Sendable {
    /// The codes; the raw values are stable, and the same as those of rejected track points where both have one.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// Too few fields.
        case shortRow = "short-row"
        /// Text in a field beyond the header's.
        case longRow = "long-row"
        /// A quoted field runs into the end of the file.
        case unclosedQuote = "unclosed-quote"
        /// Text behind a closing quote.
        case badQuote = "bad-quote"
        /// Bytes that are not UTF-8.
        case badEncoding = "bad-encoding"
        /// Neither a name nor a street.
        case missingName = "missing-name"
        /// Latitude or longitude missing.
        case missingPosition = "missing-position"
        /// Not a latitude.
        case badLatitude = "bad-latitude"
        /// Not a longitude.
        case badLongitude = "bad-longitude"
        /// A population that is no whole number from 0.
        case badNumber = "bad-number"
    }

    /// The line on which the row starts, from 1.
    public var line: Int
    /// The field's number from 1, or `nil` when the row as a whole is at fault.
    public var column: Int?
    /// The field's word, `latitude`, or `nil`.
    public var field: String?
    /// Why.
    public var code: Code
    /// The offending text as written; bytes that are no text as `\\xE9`.
    public var text: String

    /// A reject.
    public init(line: Int, column: Int?, field: String?, code: Code, text: String) {
        self.line = line
        self.column = column
        self.field = field
        self.code = code
        self.text = text
    }
}
