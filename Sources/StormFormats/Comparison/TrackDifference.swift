import Geodesy
import StormTracks

/// One thing in which two releases differ.
public struct TrackDifference: Hashable, Sendable {
    /// What has become of it.
    public enum Change: String, Hashable, Sendable, CaseIterable { case added, removed, changed }

    /// What has become of it.
    public var change: Change
    /// The storm, as the new release has it, or the old one where it is gone.
    public var storm: StormIdentity
    /// The fix's time; `nil` where it is the storm's own value, or a fix without time.
    public var time: Instant?
    /// The column that differs; `fix` for a whole fix, `points` for a whole storm, of which the values are the counts.
    public var field: String
    /// The value in each release.
    public var old, new: CellValue

    /// The columns of a difference in a table.
    public static let headings = ["change", "storm", "name", "time", "field", "old", "new"].map { ColumnHeading($0) }

    /// One value a column.
    public var values: [CellValue] {
        [
            .text(change.rawValue), .text(storm.id), .optional(storm.name), .optional(time), .text(field), old, new,
        ]
    }

    /// Compares two releases storm by storm and fix by fix, in the order of the old one, what is new at the end.
    ///
    /// A storm is the same by its id; else, where both are the only ones so called, by name and season. A fix is the same by
    /// its time, its technique and hours ahead, and its place among fixes of the same time.
    public static func between(_ old: [ComparedStorm], _ new: [ComparedStorm]) -> [TrackDifference] {
        let partners = Self.partners(old, new)
        var differences: [TrackDifference] = []
        var isMatched = [Bool](repeating: false, count: new.count)
        for (storm, partner) in zip(old, partners) {
            guard let partner else {
                differences.append(whole(storm, .removed))
                continue
            }
            isMatched[partner] = true
            compare(storm, new[partner], into: &differences)
        }
        for (storm, matched) in zip(new, isMatched) where !matched { differences.append(whole(storm, .added)) }
        return differences
    }

    /// For each old storm the index of the new one that is the same.
    private static func partners(_ old: [ComparedStorm], _ new: [ComparedStorm]) -> [Int?] {
        var byID: [String: Int] = [:]
        var byTitle: [String: [Int]] = [:]
        for (index, storm) in new.enumerated() {
            byID[storm.identity.id] = byID[storm.identity.id] ?? index
            if let title = storm.title { byTitle[title, default: []].append(index) }
        }
        var taken: Set<Int> = []
        var found = old.map { storm -> Int? in
            guard let index = byID[storm.identity.id], taken.insert(index).inserted else { return nil }
            return index
        }
        var titles: [String: Int] = [:]
        for storm in old { if let title = storm.title { titles[title, default: 0] += 1 } }
        for (index, storm) in old.enumerated() where found[index] == nil {
            guard let title = storm.title, titles[title] == 1, let others = byTitle[title], others.count == 1,
                taken.insert(others[0]).inserted
            else { continue }
            found[index] = others[0]
        }
        return found
    }

    private static func whole(_ storm: ComparedStorm, _ change: Change) -> TrackDifference {
        let count = CellValue.integer(storm.keys.count)
        return TrackDifference(
            change: change, storm: storm.identity, time: nil, field: "points", old: change == .added ? .missing : count,
            new: change == .added ? count : .missing)
    }

    private static func compare(
        _ old: ComparedStorm, _ new: ComparedStorm, into differences: inout [TrackDifference]
    ) {
        let names = PointColumns.headings(.knots)
        func tell(_ time: Instant?, _ before: [CellValue], _ after: [CellValue], _ columns: [Int]) {
            for column in columns where !isSame(before[column], after[column]) {
                differences.append(
                    TrackDifference(
                        change: .changed, storm: new.identity, time: time, field: names[column].name,
                        old: before[column], new: after[column]))
            }
        }
        guard let anyOld = old.keys.first.flatMap({ old.fixes[$0] }),
            let anyNew = new.keys.first.flatMap({ new.fixes[$0] })
        else { return }
        tell(nil, values(anyOld, old), values(anyNew, new), PointColumns.stormColumns)
        for key in old.keys {
            guard let before = old.fixes[key] else { continue }
            if let after = new.fixes[key] {
                tell(key.time, values(before, old), values(after, new), PointColumns.fixColumns)
            } else {
                differences.append(
                    TrackDifference(
                        change: .removed, storm: new.identity, time: key.time, field: "fix", old: shown(before),
                        new: .missing))
            }
        }
        for key in new.keys where old.fixes[key] == nil {
            guard let after = new.fixes[key] else { continue }
            differences.append(
                TrackDifference(
                    change: .added, storm: new.identity, time: key.time, field: "fix", old: .missing, new: shown(after))
            )
        }
    }

    private static func values(_ point: TrackPoint, _ storm: ComparedStorm) -> [CellValue] {
        PointColumns.values(of: point, in: storm.identity, .knots, comment: nil)
    }

    /// A whole fix in a line: place, wind, pressure and status, as far as they are known.
    private static func shown(_ point: TrackPoint) -> CellValue {
        var parts = [
            CellValue.number(point.coordinate.latitude).shownText,
            CellValue.number(point.coordinate.longitude).shownText,
        ].compactMap { $0 }
        if let wind = CellValue.optional(point.wind?.knots).shownText { parts.append(wind + " kt") }
        if let pressure = CellValue.optional(point.pressure?.hectopascals).shownText { parts.append(pressure + " hPa") }
        if let status = point.status?.code { parts.append(status) }
        return .text(parts.joined(separator: " "))
    }

    /// Whether two values are equal; numbers to what units and roundings leave of them.
    private static func isSame(_ a: CellValue, _ b: CellValue) -> Bool {
        if case .number(let first) = a, case .number(let second) = b { return (first - second).magnitude < 1e-9 }
        return a == b
    }
}
