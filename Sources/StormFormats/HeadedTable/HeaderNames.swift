import DelimitedText
import StormTracks

/// What the header of a text tells of its encoding.
public enum HeaderNames {
    /// How many bytes of a file a header is looked for in.
    public static let window = FormatDetection.window

    /// How many columns of the first header in `text`, the start of a file in UTF-8, have a known name with letters beyond
    /// ASCII: a text decoded by the wrong table has none.
    public static func countBeyondASCII(_ text: [UInt8]) -> Int {
        let delimiter = FormatDetection.delimiters(of: text)[0]
        var counter = Counter()
        var reader = RecordReader(dialect: Dialect(delimiter: delimiter, comment: 0x23))
        do throws(DelimitedTextError) {
            try reader.consume(text, into: &counter)
            try reader.finish(into: &counter)
        } catch {
            return 0
        }
        return counter.count ?? 0
    }

    private struct Counter: RecordSink {
        var count: Int?

        mutating func take(_ record: DelimitedRecord) throws(DelimitedTextError) {
            guard count == nil, record.kind == .fields, let header = TableHeader(record, options: ImportOptions())
            else { return }
            count = header.mapping.reduce(0) { $1.column.utf8.contains { $0 >= 0x80 } ? $0 + 1 : $0 }
        }

        func failure(_ error: DelimitedTextError) -> DelimitedTextError { error }
    }
}
