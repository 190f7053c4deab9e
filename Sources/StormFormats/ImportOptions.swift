import StormTracks

/// What a user tells the import that the file does not.
public struct ImportOptions: Hashable, Sendable {
    /// The formats that can be read; the raw value is the word of reports and options.
    public enum Format: String, Hashable, Sendable, CaseIterable {
        /// HURDAT2 of the National Hurricane Center.
        case hurdat2
        /// An a-deck or a b-deck of ATCF.
        case atcf
        /// A delimited file with a header.
        case table
        /// Rejected rows as `RejectsWriter` writes them; once read, the report names the format of the rows themselves.
        case rejects
    }

    /// A column chosen by the user for a field.
    public struct ColumnChoice: Hashable, Sendable {
        /// The field.
        public var field: FieldWord
        /// The wind's unit, if declared.
        public var unit: Speed.Unit?
        /// The column's name in the header.
        public var column: String

        /// A choice of a column for a field.
        public init(field: FieldWord, unit: Speed.Unit? = nil, column: String) {
            self.field = field
            self.unit = unit
            self.column = column
        }
    }

    /// The format, or `nil` to detect it.
    public var format: Format?
    /// The delimiter, or `nil` to detect it.
    public var delimiter: UInt8?
    /// The year of dates that are written without one.
    public var year: Int?
    /// Columns chosen by the user.
    public var columns: [ColumnChoice]

    /// Options; all that is not given is detected.
    public init(format: Format? = nil, delimiter: UInt8? = nil, year: Int? = nil, columns: [ColumnChoice] = []) {
        self.format = format
        self.delimiter = delimiter
        self.year = year
        self.columns = columns
    }
}
