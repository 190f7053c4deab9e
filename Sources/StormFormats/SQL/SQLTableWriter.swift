import DelimitedText
import StormTracks

/// Writes rows as an SQL script for SQLite: one transaction that makes a table where there is none and fills it.
///
/// A script that ends early has no `COMMIT`, so that nothing of it stays. Texts are quoted; one with control characters is
/// written by its bytes, for a NUL or a line end would cut the script's line in two. Source: SQLite, "SQL As Understood By
/// SQLite".
public struct SQLTableWriter {
    private let table: String
    private let columns: [ColumnHeading]
    private var rows = 0

    /// Rows in one statement, which the database takes faster than one by one.
    private static let rowsPerStatement = 500

    /// A writer into `table`.
    public init(table: String, columns: [ColumnHeading]) {
        self.table = table
        self.columns = columns
    }

    /// Appends what comes before the first row.
    public func begin(into out: inout ByteWriter) {
        out.append("BEGIN TRANSACTION;\nCREATE TABLE IF NOT EXISTS ")
        out.appendSQLName(table)
        out.append(" (")
        for (index, column) in columns.enumerated() {
            if index > 0 { out.append(", ") }
            out.appendSQLName(column.name)
            out.append(column.isNumber ? " NUMERIC" : " TEXT")
        }
        out.append(");\n")
    }

    /// Appends a row of one value a column.
    public mutating func append(_ values: [CellValue], to out: inout ByteWriter) {
        if rows % SQLTableWriter.rowsPerStatement == 0 {
            if rows > 0 { out.append(";\n") }
            out.append("INSERT INTO ")
            out.appendSQLName(table)
            out.append(" (")
            for (index, column) in columns.enumerated() {
                if index > 0 { out.append(", ") }
                out.appendSQLName(column.name)
            }
            out.append(") VALUES\n(")
        } else {
            out.append(",\n(")
        }
        rows += 1
        for index in columns.indices {
            if index > 0 { out.append(0x2C) }
            out.appendSQL(index < values.count ? values[index] : .missing)
        }
        out.append(")")
    }

    /// Appends what comes after the last row.
    public func end(into out: inout ByteWriter) {
        out.append(rows > 0 ? ";\nCOMMIT;\n" : "COMMIT;\n")
    }
}

extension ByteWriter {
    /// Appends the name of a table or a column in double quotes.
    fileprivate mutating func appendSQLName(_ name: String) { appendDoubling(0x22, name) }

    /// Appends a value as a literal.
    fileprivate mutating func appendSQL(_ value: CellValue) {
        switch value {
        case .missing: append("NULL")
        case .number(let number): appendNumber(number)
        case .flag(let flag): append(flag ? "1" : "0")
        case .time(let time):
            append(0x27)
            append(time)
            append(0x27)
        case .text(let text):
            let isPrintable = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }
            if isPrintable { return appendDoubling(0x27, text) }
            append("CAST(X'")
            for byte in text.utf8 { append(ByteSlice.hexadecimal(byte)) }
            append("' AS TEXT)")
        }
    }

    private mutating func appendDoubling(_ quote: UInt8, _ text: String) {
        append(quote)
        for byte in text.utf8 {
            if byte == quote { append(quote) }
            append(byte)
        }
        append(quote)
    }
}
