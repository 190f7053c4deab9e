import DelimitedText
import StormTracks

/// What the first bytes of a file tell about its format.
struct FormatDetection {
    /// How many leading bytes are looked at.
    static let window = 65_536

    /// The format, or `nil` where none fits.
    private(set) var format: ImportOptions.Format?
    private(set) var delimiter: UInt8

    /// Judges `bytes`, the start of a file. What `options` say is not guessed.
    init(_ bytes: [UInt8], options: ImportOptions) {
        let candidates = options.delimiter.map { [$0] } ?? FormatDetection.delimiters(of: bytes)
        delimiter = candidates[0]
        format = options.format ?? (options.headless == nil ? nil : .table)
        defer { delimiter = format?.ownDelimiter ?? delimiter }
        guard format == nil else { return }
        // Enough damaged rows make the wrong delimiter the likelier one; under it no header is found.
        for candidate in candidates {
            var probe = Probe(dialect: Dialect(delimiter: candidate, comment: 0x23), options: options)
            probe.read(bytes)
            guard let found = probe.format else { continue }
            format = found
            delimiter = candidate
            return
        }
    }

    /// Whether there is no text in `bytes`: nothing but blanks, line ends and a mark.
    static func isBlank(_ bytes: [UInt8]) -> Bool {
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        return text.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    }

    /// Of comma, semicolon, tab and bar, the one whose count is the same and above zero on most of the first 20 rows, and
    /// then the others that agree on any rows, best first; the comma where none does.
    static func delimiters(of bytes: [UInt8]) -> [UInt8] {
        var found: [(delimiter: UInt8, rows: Int, count: Int)] = []
        for candidate: UInt8 in [0x2C, 0x3B, 0x09, 0x7C] {
            var probe = Probe(dialect: Dialect(delimiter: candidate, comment: 0x23), options: ImportOptions())
            probe.countsOnly = true
            probe.read(bytes)
            var rows: [Int: Int] = [:]
            for count in probe.fieldCounts where count > 1 { rows[count, default: 0] += 1 }
            let best = rows.max { ($0.value, $0.key) < ($1.value, $1.key) }
            guard let best else { continue }
            let place = found.firstIndex { ($0.rows, $0.count) < (best.value, best.key) } ?? found.count
            found.insert((candidate, best.value, best.key), at: place)
        }
        return found.isEmpty ? [0x2C] : found.map { $0.delimiter }
    }

    /// Collects what detection needs of the first records.
    private struct Probe: RecordSink {
        let dialect: Dialect
        let options: ImportOptions
        /// Whether only the numbers of fields are wanted.
        var countsOnly = false
        var fieldCounts: [Int] = []
        private var rows = 0
        /// The format, once it is certain.
        private(set) var format: ImportOptions.Format?
        private var hasStormLine = false
        private var hasAsianStormLine = false

        private var isSettled: Bool { countsOnly ? fieldCounts.count == 20 : format != nil }

        init(dialect: Dialect, options: ImportOptions) {
            self.dialect = dialect
            self.options = options
        }

        mutating func read(_ bytes: [UInt8]) {
            var reader = RecordReader(dialect: dialect)
            do throws(DelimitedTextError) {
                try reader.consume(bytes, into: &self)
                try reader.finish(into: &self)
            } catch {
                // A record beyond the limit cannot fit in the window.
                return
            }
        }

        mutating func take(_ record: DelimitedRecord) throws(DelimitedTextError) {
            guard !isSettled, record.kind == .fields, !record.isBlank(delimiter: dialect.delimiter) else { return }
            let isFirst = fieldCounts.isEmpty
            rows += 1
            if fieldCounts.count < 20 { fieldCounts.append(record.fieldCount) }
            if countsOnly { return }
            format = format(of: record, isFirst: isFirst)
        }

        private mutating func format(of record: DelimitedRecord, isFirst: Bool) -> ImportOptions.Format? {
            if isFirst, RejectsReader.isHeader(record) { return .rejects }
            if JMABestTrackReader.isStormLine(record) {
                hasAsianStormLine = true
                return nil
            }
            if hasAsianStormLine {
                if JMABestTrackReader.isDataLine(record) { return .jmaBestTrack }
                if CMABestTrackReader.isDataLine(record) { return .cmaBestTrack }
            }
            if ATCFReader.isLine(record) { return .atcf }
            if isFirst, SyntheticTrackReader.isRow(record) { return .storm }
            if !hasStormLine, rows <= 200, let header = TableHeader(record, options: options) {
                return header.kind.format
            }
            if HURDAT2Reader.isStormLine(record) {
                hasStormLine = true
            } else if hasStormLine, TimeFields.compactDate(record[0].trimmed) != nil {
                return .hurdat2
            }
            return nil
        }

        func failure(_ error: DelimitedTextError) -> DelimitedTextError { error }
    }
}

/// Guesses the delimiter of a text.
public enum DelimiterGuess {
    /// Of comma, semicolon, tab and bar the one that parts most of the first rows alike; the comma where none does.
    public static func delimiter(of bytes: [UInt8]) -> UInt8 { FormatDetection.delimiters(of: bytes)[0] }
}
