/// The rows that a callout shows: keys and values as plain text, in the order of showing.
///
/// A table without rows is legal; it shows its `emptyText` in their place.
public struct PropertyTable: Hashable, Sendable {
    /// A key and its value.
    public struct Row: Hashable, Sendable {
        /// What the row tells, `Wind`.
        public var key: String
        /// The value with its unit, `150 kt`.
        public var value: String

        /// A row of a key and a value.
        public init(key: String, value: String) {
            self.key = key
            self.value = value
        }
    }

    /// The rows in order.
    public var rows: [Row]
    /// The one line that stands for a table without rows, `No properties`.
    public var emptyText: String
    /// What stands between key and value where a row is one text, `:`; `nil` where keys and values are two columns.
    public var separator: String?

    /// A table of rows.
    public init(rows: [Row] = [], emptyText: String = "No properties", separator: String? = nil) {
        self.rows = rows
        self.emptyText = emptyText
        self.separator = separator
    }

    /// Whether there are no rows.
    public var isEmpty: Bool { rows.isEmpty }

    /// The rows to show: never none, for a table without rows has the one row of `emptyText` and no value.
    public var shownRows: [Row] { isEmpty ? [Row(key: emptyText, value: "")] : rows }

    /// Each shown row as one text, key and value joined by the separator (`: ` if there is none).
    public var lines: [String] {
        isEmpty ? [emptyText] : rows.map { $0.key + (separator ?? ": ") + $0.value }
    }

    /// The value of the first row with a key, or `nil`.
    public subscript(key: String) -> String? { rows.first { $0.key == key }?.value }
}
