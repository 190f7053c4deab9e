import DelimitedText
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
        /// IBTrACS version 4 as CSV.
        case ibtracs
        /// IBTrACS version 3 as CSV.
        case ibtracsV03 = "ibtracs-v03"
        /// The database of the Australian Bureau of Meteorology.
        case bom
        /// Synthetic tracks of STORM.
        case storm
        /// Best tracks of the Japan Meteorological Agency.
        case jmaBestTrack = "jma-bst"
        /// Best tracks of the China Meteorological Administration.
        case cmaBestTrack = "cma-bst"
        /// Rejected rows as `RejectsWriter` writes them; once read, the report names the format of the rows themselves.
        case rejects

        /// The delimiter of a format that has one of its own: lines of fixed width are not parted at all.
        var ownDelimiter: UInt8? { self == .jmaBestTrack || self == .cmaBestTrack ? 0x1F : nil }

        /// Whether the format is a table with a header.
        var isTable: Bool {
            switch self {
            case .table, .ibtracs, .ibtracsV03, .bom: true
            case .hurdat2, .atcf, .storm, .jmaBestTrack, .cmaBestTrack, .rejects: false
            }
        }
    }

    /// A column chosen by the user for a field.
    public struct ColumnChoice: Hashable, Sendable {
        /// The field.
        public var field: FieldWord
        /// The wind's unit, if declared.
        public var windUnit: Speed.Unit?
        /// The pressure's unit, if declared.
        public var pressureUnit: Pressure.Unit?
        /// The column's name in the header.
        public var column: String

        /// A choice of a column for a field.
        public init(
            field: FieldWord, windUnit: Speed.Unit? = nil, pressureUnit: Pressure.Unit? = nil, column: String
        ) {
            self.field = field
            self.windUnit = windUnit
            self.pressureUnit = pressureUnit
            self.column = column
        }
    }

    /// A column of a table without a header.
    public struct HeadlessColumn: Hashable, Sendable {
        /// The field, or `nil` for a column to be skipped.
        public var field: FieldWord?
        /// The wind's unit, if declared.
        public var windUnit: Speed.Unit?
        /// The pressure's unit, if declared.
        public var pressureUnit: Pressure.Unit?

        /// A column of a field.
        public init(_ field: FieldWord?, windUnit: Speed.Unit? = nil, pressureUnit: Pressure.Unit? = nil) {
            self.field = field
            self.windUnit = windUnit
            self.pressureUnit = pressureUnit
        }
    }

    /// The format, or `nil` to detect it.
    public var format: Format?
    /// The encoding, or `nil` to detect it.
    public var encoding: TextEncoding?
    /// The delimiter, or `nil` to detect it.
    public var delimiter: UInt8?
    /// The year of dates that are written without one.
    public var year: Int?
    /// Columns chosen by the user.
    public var columns: [ColumnChoice]
    /// The columns of a table without a header, or `nil` where it has one.
    public var headless: [HeadlessColumn]?
    /// The agency whose wind and pressure are wanted, where a table has several, as in IBTrACS' column names: `tokyo`.
    public var agency: String?
    /// The averaging period of the winds that are wanted, in minutes; `nil` for any.
    public var averagingMinutes: Int?

    /// Options; all that is not given is detected.
    public init(format: Format? = nil, delimiter: UInt8? = nil, year: Int? = nil, columns: [ColumnChoice] = []) {
        self.format = format
        self.delimiter = delimiter
        self.year = year
        self.columns = columns
    }
}
