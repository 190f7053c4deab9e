import DelimitedText
import StormTracks

/// The row of the source that a point or a reject came from: valid during the call only.
public struct SourceRow {
    /// The record as the reader saw it.
    public let record: DelimitedRecord
    /// Which column holds which field.
    public let columns: ColumnMap
    /// The row that gives this one its meaning: the storm line above it, or the header.
    public let context: [UInt8]

    init(record: DelimitedRecord, columns: ColumnMap, context: [UInt8] = []) {
        self.record = record
        self.columns = columns
        self.context = context
    }

    /// The text of a field as written, blanks trimmed, or `nil` where the format has no such column.
    public func text(_ field: FieldWord) -> ByteSlice? {
        guard let column = columns[field], column < record.fieldCount else { return nil }
        let text = record[column].trimmed
        // A text in quotes may end in a line end, which belongs to a comment only.
        return field == .comment ? text : text.trimmedOfLineEnds
    }
}

/// What takes the points and rejects of an import.
public protocol TrackSink {
    /// What the sink throws.
    associatedtype Failure: Error

    /// The points that follow belong to `storm`, until the next call.
    mutating func enter(_ storm: StormIdentity) throws(Failure)
    /// Takes one point; `row` is valid during the call only.
    mutating func take(_ point: TrackPoint, from row: SourceRow) throws(Failure)
    /// Takes one reject; `row` is valid during the call only. `context` is the row that a mended copy must follow: the
    /// header, or the storm line.
    mutating func take(_ reject: Reject, from row: SourceRow, context: [UInt8]) throws(Failure)
    /// The sink's failure for an error that ends the import.
    func failure(_ error: ImportError) -> Failure
    /// Whether the points themselves are wanted; where only the report is, the import may count points that it tells nobody
    /// of, and is the faster for it.
    var wantsPoints: Bool { get }
}

extension TrackSink {
    /// Points are wanted, unless a sink says otherwise.
    public var wantsPoints: Bool { true }
}

/// An error that ends an import.
public struct ImportError: Error, Hashable, Sendable {
    /// What is wrong; the raw values are stable words.
    public enum Code: String, Hashable, Sendable {
        /// No bytes, or blank lines only.
        case emptyInput = "empty-input"
        /// Not a known format.
        case unknownFormat = "unknown-format"
        /// A record beyond the reader's limit.
        case recordTooLong = "record-too-long"
    }

    /// What is wrong.
    public var code: Code
    /// The line from 1, or `nil` for the file.
    public var line: Int?
    /// For `unknown-format`: what the columns of a table without a header may be, in the words of `--columns`.
    public var columnsGuess: String?
}
