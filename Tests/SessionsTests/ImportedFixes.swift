import DelimitedText
import Sessions
import StormFormats
import StormTracks

/// The fixes of a storm file, as a caller of the player collects them.
struct ImportedFixes: TrackSink {
    typealias Failure = ImportError
    private(set) var fixes: [SessionFix] = []
    private var storm = StormIdentity(number: -1)

    init(_ bytes: [UInt8]) throws(ImportError) {
        var importer = TrackImporter()
        try importer.consume(bytes, into: &self)
        _ = try importer.finish(into: &self)
    }

    mutating func enter(_ storm: StormIdentity) { self.storm = storm }
    mutating func take(_ point: TrackPoint, from row: SourceRow) {
        fixes.append(SessionFix(storm: storm, point: point))
    }
    mutating func take(_ reject: Reject, from row: SourceRow, context: [UInt8]) {}
    func failure(_ error: ImportError) -> ImportError { error }
}
