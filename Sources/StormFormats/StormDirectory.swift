import DelimitedText
import Geodesy
import StormTracks

/// The storms of an import: one small record each, with the last fix of each for the checks of order and repetition.
struct StormDirectory {
    private struct LastFix {
        var time: Instant?
        var coordinate: Coordinate?
        var technique: String?
        var tauHours: Int?
        var isSpur = false
        var row: [UInt8] = []
    }

    private(set) var identities: [StormIdentity] = []
    private var lastFixes: [LastFix] = []
    private var numbers: [String: Int] = [:]
    /// How often a storm known before was given another name.
    private(set) var renamings = 0

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

    /// The number of the storm of `key`, if its last fix is at most so many days before a moment.
    func number(ofKey key: String, unlessOlderThanDays days: Int64, before moment: Instant) -> Int? {
        guard let number = numbers[key], let last = lastFixes[number].time,
            (moment.milliseconds - last.milliseconds).magnitude <= days * 86_400_000
        else { return nil }
        return number
    }

    /// Gives storm `number` the name that its rows bear from now on.
    mutating func rename(_ number: Int, _ name: String) {
        guard identities[number].name != name else { return }
        identities[number].name = name
        renamings += 1
    }

    /// Whether `record` repeats the fix before it in storm `number` byte for byte. A fix without time never does.
    func repeatsLastFix(_ point: TrackPoint, _ record: DelimitedRecord, in number: Int) -> Bool {
        guard let time = point.time, lastFixes[number].time == time else { return false }
        return lastFixes[number].row.elementsEqual(record.raw.buffer)
    }

    /// Makes `point` the last fix of storm `number` and notes what is odd about its time. A fix of another track, such as
    /// another model's forecast, is not compared with the one before.
    mutating func append(
        _ point: TrackPoint, _ line: Int, _ row: UnsafeBufferPointer<UInt8>, to number: Int,
        noting report: inout ImportReport
    ) {
        if let time = point.time, let before = lastFixes[number].time, let place = lastFixes[number].coordinate,
            isOnTrackOfLast(point, of: number)
        {
            StormDirectory.noteOddity(time, point.coordinate, after: before, place, line: line, &report)
        }
        lastFixes[number].technique = point.technique
        lastFixes[number].tauHours = point.tauHours
        lastFixes[number].isSpur = point.isSpur
        replaceLast(point.time, point.coordinate, row, of: number)
    }

    /// Notes what is odd about the time of a fix, given the one before it on its track.
    static func noteOddity(
        _ time: Instant, _ place: Coordinate, after before: Instant, _ last: Coordinate, line: Int,
        _ report: inout ImportReport
    ) {
        if time < before {
            report.note("out-of-order", line: line, text: "\(time) after \(before)")
        } else if time == before {
            report.note("repeated-time", line: line, text: "\(time)")
        } else if isImplausible(from: last, to: place, milliseconds: time.milliseconds - before.milliseconds) {
            report.note("implausible-motion", line: line, text: "over 90 kt since \(before)")
        }
    }

    /// The last fix of storm `number`, its time and place `nil` where it has none yet; `nil` where that fix is of another
    /// track than a best track's.
    func lastOfBestTrack(of number: Int) -> (time: Instant, place: Coordinate)?? {
        let last = lastFixes[number]
        guard last.technique == nil, !last.isSpur else { return nil }
        guard let time = last.time, let place = last.coordinate else { return .some(nil) }
        return (time, place)
    }

    /// Makes a fix of the same track as the last of storm `number` its last.
    mutating func replaceLast(_ time: Instant?, _ place: Coordinate, _ row: UnsafeBufferPointer<UInt8>, of number: Int)
    {
        lastFixes[number].time = time
        lastFixes[number].coordinate = place
        lastFixes[number].row.removeAll(keepingCapacity: true)
        lastFixes[number].row.append(contentsOf: row)
    }

    /// Whether a fix follows the last one on one track: of the same technique, for aids of the same base time too, and both
    /// on the main track or both on a spur.
    private func isOnTrackOfLast(_ point: TrackPoint, of number: Int) -> Bool {
        guard point.isSpur == lastFixes[number].isSpur, point.technique == lastFixes[number].technique else {
            return false
        }
        guard point.isFromAid, let time = point.time, let before = lastFixes[number].time else { return true }
        let apart = (point.tauHours ?? 0) - (lastFixes[number].tauHours ?? 0)
        return time.milliseconds - before.milliseconds == Int64(apart) * 3_600_000
    }

    private static func isImplausible(from start: Coordinate, to end: Coordinate, milliseconds: Int64) -> Bool {
        mayBeImplausible(
            latitudes: end.latitude - start.latitude, longitudes: end.longitude - start.longitude,
            milliseconds: milliseconds)
            && start.distanceMeters(to: end) / 1852 > 90.0 * Double(milliseconds) / 3_600_000
    }

    /// Whether a move by so many degrees may be faster than 90 kt: a bound that is never below the true distance spares most
    /// rows the great circle.
    @inline(__always)
    static func mayBeImplausible(latitudes: Double, longitudes: Double, milliseconds: Int64) -> Bool {
        var turn = longitudes.magnitude
        if turn > 180 { turn = 360 - turn }
        return (latitudes.magnitude + turn) * 60.5 * 3_600_000 > 90.0 * Double(milliseconds)
    }
}
