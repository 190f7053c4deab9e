import StormFormats
import StormTracks
import Testing

@Suite("An import") struct StreamingTests {
    private struct Counter: TrackSink {
        typealias Failure = ImportError
        var points = 0
        mutating func enter(_ storm: StormIdentity) {}
        mutating func take(_ point: TrackPoint, from row: SourceRow) { points += 1 }
        mutating func take(_ reject: Reject, from row: SourceRow, context: [UInt8]) {}
        func failure(_ error: ImportError) -> ImportError { error }
    }

    @Test("S4-28F: hands out points while the file is still coming, and keeps none back but the window of detection")
    func streams() throws {
        // Longer than what detection looks at.
        let header = "name,time,latitude,longitude,wind_kt\n"
        let rows = (0..<12_000).map {
            "KATRINA,2005-08-28T\(10 + $0 % 14):00:00Z,\(10 + $0 % 40).5,-88.6,\(20 + $0 % 99)\n"
        }
        let bytes = Array((header + rows.joined()).utf8)
        let shortest = rows.map(\.utf8.count).min() ?? 1
        var importer = TrackImporter()
        var counter = Counter()
        var seen: [Int] = []
        for start in stride(from: 0, to: bytes.count, by: 4096) {
            try importer.consume(Array(bytes[start..<min(start + 4096, bytes.count)]), into: &counter)
            seen.append(counter.points)
        }
        let report = try importer.finish(into: &counter)
        #expect(report.points == counter.points)
        #expect(report.points == rows.count)
        // From the window's end on, each chunk brings its own rows.
        let late = zip(seen, seen.dropFirst()).dropFirst(17).dropLast()
        #expect(late.count > 50)
        #expect(late.allSatisfy { $0 < $1 && $1 - $0 <= 4096 / shortest + 1 })
    }
}
