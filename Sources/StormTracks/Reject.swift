/// An input row that was not imported, and why.
public struct Reject: Hashable, Sendable {
    /// The codes; the list is closed and the raw values are stable.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// Too few fields.
        case shortRow = "short-row"
        /// Text in a field beyond the header's.
        case longRow = "long-row"
        /// A quoted field runs into the end of the file.
        case unclosedQuote = "unclosed-quote"
        /// Text behind a closing quote.
        case badQuote = "bad-quote"
        /// Bytes that the encoding cannot hold.
        case badEncoding = "bad-encoding"
        /// A data line with no storm line before it.
        case noStormHeader = "no-storm-header"
        /// A storm line that cannot be read.
        case badStormHeader = "bad-storm-header"
        /// No time where the format has one.
        case missingTime = "missing-time"
        /// Not a time, or one that does not exist.
        case badTime = "bad-time"
        /// A date whose order of day and month nothing proves.
        case ambiguousDate = "ambiguous-date"
        /// Latitude or longitude missing.
        case missingPosition = "missing-position"
        /// Not a latitude.
        case badLatitude = "bad-latitude"
        /// Not a longitude.
        case badLongitude = "bad-longitude"
        /// A wind that is no number or outside 0…300 kt.
        case badWind = "bad-wind"
        /// A pressure that is no number or outside 800…1100 hPa.
        case badPressure = "bad-pressure"
        /// Another number that cannot be read.
        case badNumber = "bad-number"
        /// The row before it in that storm once more, byte for byte.
        case duplicateFix = "duplicate-fix"
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
    /// For `bad-encoding`: the offset of the first byte at fault from the start of the input, from 0, and that byte.
    public var badByte: (offset: Int, byte: UInt8)? {
        get { badOffset.map { ($0, badValue) } }
        set { (badOffset, badValue) = (newValue?.offset, newValue?.byte ?? 0) }
    }
    private var badOffset: Int?
    private var badValue: UInt8 = 0

    /// A reject.
    public init(line: Int, column: Int?, field: String?, code: Code, text: String) {
        self.line = line
        self.column = column
        self.field = field
        self.code = code
        self.text = text
    }
}

/// Something reported though no row is lost.
public struct Note: Hashable, Sendable {
    /// The line from 1, or `nil` for the file.
    public var line: Int?
    /// The stable code, `count-mismatch`.
    public var code: String
    /// What it is about.
    public var text: String

    /// A note.
    public init(line: Int?, code: String, text: String) {
        self.line = line
        self.code = code
        self.text = text
    }
}
