import Geodesy

/// Recognises a storm of one file in another: by its id, or by name, season and nearness.
public struct StormRegister: Sendable {
    /// What a fix tells of its storm.
    public enum Verdict: Hashable, Sendable {
        /// No other file has the storm.
        case own
        /// An earlier file has it too, under this identity; `isFirst` for the storm's first fix.
        case copy(of: StormIdentity, file: Int, isFirst: Bool)
    }

    private struct Entry {
        var identity: StormIdentity
        var file: Int
        var fixes: [TrackPoint] = []
        var partner: Int?
    }

    private struct Key: Hashable {
        var file: Int
        var number: Int
    }

    private var entries: [Entry] = []
    private var numbers: [Key: Int] = [:]
    private var byID: [String: Int] = [:]
    private var byTitle: [String: [Int]] = [:]

    /// How many fixes of a storm are kept to compare places by.
    private static let fixesKept = 32
    /// How far fixes of one storm and one time may lie apart, and a fix from the nearest where no time is the same, in metres.
    private static let apart = (sameTime: 300_000.0, anyTime: 1_000_000.0)

    /// A register without storms.
    public init() {}

    /// Takes a fix of a storm of a file; files are numbered as they come.
    public mutating func take(_ point: TrackPoint, of storm: StormIdentity, file: Int) -> Verdict {
        let key = Key(file: file, number: storm.number)
        if let number = numbers[key] {
            if entries[number].fixes.count < StormRegister.fixesKept { entries[number].fixes.append(point) }
            return verdict(entries[number].partner, isFirst: false)
        }
        let partner = partner(of: storm, point, file: file)
        numbers[key] = entries.count
        if byID[storm.id] == nil, storm.sourceID != nil { byID[storm.id] = entries.count }
        if let title = StormRegister.title(of: storm) { byTitle[title, default: []].append(entries.count) }
        entries.append(Entry(identity: storm, file: file, fixes: [point], partner: partner))
        return verdict(partner, isFirst: true)
    }

    private func verdict(_ partner: Int?, isFirst: Bool) -> Verdict {
        guard let partner else { return .own }
        return .copy(of: entries[partner].identity, file: entries[partner].file, isFirst: isFirst)
    }

    private func partner(of storm: StormIdentity, _ point: TrackPoint, file: Int) -> Int? {
        if storm.sourceID != nil, let same = byID[storm.id], entries[same].file < file { return root(same) }
        guard let title = StormRegister.title(of: storm) else { return nil }
        let found = byTitle[title]?.first { entries[$0].file < file && isNear(point, entries[$0]) }
        return found.map(root)
    }

    /// The first file's storm, where a third one is the same as a second.
    private func root(_ number: Int) -> Int { entries[number].partner ?? number }

    private func isNear(_ point: TrackPoint, _ entry: Entry) -> Bool {
        if let time = point.time, let same = entry.fixes.first(where: { $0.time == time }) {
            return same.coordinate.distanceMeters(to: point.coordinate) < StormRegister.apart.sameTime
        }
        return entry.fixes.contains {
            $0.coordinate.distanceMeters(to: point.coordinate) < StormRegister.apart.anyTime
        }
    }

    private static func title(of storm: StormIdentity) -> String? {
        guard let name = storm.name, let season = storm.season else { return nil }
        return name.lowercased() + "/\(season)"
    }
}
