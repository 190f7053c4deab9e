import DelimitedText
import Geodesy
import StormTracks

/// The storms of an import: one small record each, with the last fix of each for the checks of order and repetition.
struct StormDirectory {
    private struct LastFix {
        var time: Instant?
        var coordinate: Coordinate?
        var row: [UInt8] = []
    }

    private(set) var identities: [StormIdentity] = []
    private var lastFixes: [LastFix] = []
    private var numbers: [String: Int] = [:]

    /// The number of distinct storms.
    var count: Int { identities.count }

    /// The number of the storm that `key` tells from others, and whether it is new.
    mutating func number(forKey key: String, identity: (Int) -> StormIdentity) -> (number: Int, isNew: Bool) {
        if let number = numbers[key] { return (number, false) }
        let number = identities.count
        numbers[key] = number
        identities.append(identity(number))
        lastFixes.append(LastFix())
        return (number, true)
    }

    /// Whether `record` repeats the fix before it in storm `number` byte for byte. A fix without time never does.
    func repeatsLastFix(_ point: TrackPoint, _ record: DelimitedRecord, in number: Int) -> Bool {
        guard let time = point.time, lastFixes[number].time == time else { return false }
        return lastFixes[number].row.elementsEqual(record.raw.buffer)
    }

    /// Makes `point` the last fix of storm `number` and notes what is odd about its time.
    mutating func append(
        _ point: TrackPoint, _ record: DelimitedRecord, to number: Int, noting report: inout ImportReport
    ) {
        if let time = point.time, let before = lastFixes[number].time, let place = lastFixes[number].coordinate {
            if time < before {
                report.note("out-of-order", line: record.line, text: "\(time) after \(before)")
            } else if time == before {
                report.note("repeated-time", line: record.line, text: "\(time)")
            } else if isImplausible(
                from: place, to: point.coordinate, milliseconds: time.milliseconds - before.milliseconds)
            {
                report.note("implausible-motion", line: record.line, text: "over 90 kt since \(before)")
            }
        }
        lastFixes[number].time = point.time
        lastFixes[number].coordinate = point.coordinate
        lastFixes[number].row.removeAll(keepingCapacity: true)
        lastFixes[number].row.append(contentsOf: record.raw.buffer)
    }

    private func isImplausible(from start: Coordinate, to end: Coordinate, milliseconds: Int64) -> Bool {
        let reach = 90.0 * Double(milliseconds) / 3_600_000
        // A bound that is never below the true distance spares most rows the great circle.
        var turn = (end.longitude - start.longitude).magnitude
        if turn > 180 { turn = 360 - turn }
        guard ((end.latitude - start.latitude).magnitude + turn) * 60.5 > reach else { return false }
        return start.distanceMeters(to: end) / 1852 > reach
    }
}
