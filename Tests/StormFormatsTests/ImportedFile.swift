import DelimitedText
import StormFormats
import StormTracks

/// Everything that an import told, for tests to look at.
struct ImportedFile {
    struct Fix {
        var storm: StormIdentity
        var point: TrackPoint
        var comment: String?
        /// The line on which its record starts.
        var line = 0
    }

    var fixes: [Fix] = []
    var rejects: [Reject] = []
    var rejectsTable = ByteWriter()
    var report = ImportReport()
    var storms: [StormSummary] = []

    /// Imports `bytes` in chunks of `chunk` bytes (whole if not given).
    init(_ bytes: [UInt8], chunk: Int? = nil, options: ImportOptions = ImportOptions()) throws(ImportError) {
        var sink = Sink()
        RejectsWriter.begin(into: &sink.rejectsTable)
        var importer = TrackImporter(options: options)
        report = try importer.read(bytes, chunk: chunk ?? max(bytes.count, 1), into: &sink)
        fixes = sink.fixes
        rejects = sink.rejects
        rejectsTable = sink.rejectsTable
        storms = sink.summaries.sorted { $0.key < $1.key }.map(\.value)
    }

    init(_ text: String, chunk: Int? = nil, options: ImportOptions = ImportOptions()) throws(ImportError) {
        try self.init(Array(text.utf8), chunk: chunk, options: options)
    }

    private struct Sink: TrackSink {
        var fixes: [Fix] = []
        var rejects: [Reject] = []
        var rejectsTable = ByteWriter()
        var rejectsWriter = RejectsWriter(file: "input")
        var summaries: [Int: StormSummary] = [:]
        var storm = StormIdentity(number: -1)

        typealias Failure = ImportError

        mutating func enter(_ storm: StormIdentity) {
            self.storm = storm
            summaries[storm.number]?.rename(storm)
        }

        mutating func take(_ point: TrackPoint, from row: SourceRow) {
            fixes.append(Fix(storm: storm, point: point, comment: row.text(.comment)?.text, line: row.record.line))
            summaries[storm.number, default: StormSummary(of: storm)].add(point)
        }

        mutating func take(_ reject: Reject, from row: SourceRow, context: [UInt8]) {
            rejects.append(reject)
            rejectsWriter.append(reject, row: row, context: context, to: &rejectsTable)
        }

        func failure(_ error: ImportError) -> ImportError { error }
    }
}

extension TrackImporter {
    /// Imports `bytes` as a whole file, in chunks of `chunk` bytes.
    mutating func read<Sink: TrackSink>(
        _ bytes: [UInt8], chunk: Int, into sink: inout Sink
    ) throws(Sink.Failure) -> ImportReport {
        for start in stride(from: 0, to: bytes.count, by: chunk) {
            try consume(Array(bytes[start..<min(start + chunk, bytes.count)]), into: &sink)
        }
        return try finish(into: &sink)
    }
}
