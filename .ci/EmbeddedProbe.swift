import Gazetteer
import StormFormats
import StormTracks

/// Calls the generic entry points with a concrete sink, so that the compiler looks inside them.
struct Counter: TrackSink {
    typealias Failure = ImportError
    var points = 0

    mutating func enter(_ storm: StormIdentity) {}
    mutating func take(_ point: TrackPoint, from row: SourceRow) { points += 1 }
    mutating func take(_ reject: Reject, from row: SourceRow, context: [UInt8]) {}
    func failure(_ error: ImportError) -> ImportError { error }
}

@_cdecl("probe")
public func probe(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int {
    var importer = TrackImporter()
    var counter = Counter()
    do {
        try importer.consume(UnsafeBufferPointer(start: start, count: count), into: &counter)
        _ = try importer.finish(into: &counter)
    } catch {
        return -1
    }
    return counter.points
}

@_cdecl("probeFind")
public func probeFind(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int {
    let gazetteer = Gazetteer(places: UnsafeBufferPointer(start: start, count: count))
    var flow = GeocodingFlow()
    _ = flow.submit("Kingston, JM", at: 0)
    return flow.poll(at: 0) { gazetteer.matches(for: $0) }?.count ?? 0
}
