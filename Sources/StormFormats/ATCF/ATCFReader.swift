import DelimitedText
import Geodesy
import StormTracks

/// Reads a-decks and b-decks of ATCF: comma separated, 8 fields and more, one line a wind radius.
///
/// Lines of one storm, base time, minutes, technique and hours ahead are one fix: it waits until a line of another one comes.
/// A fix that comes once more later is skipped while it is among the last 4,096. Source: NRL, "Best Track/Objective Aid/Wind
/// Radii Format" (abrdeck).
struct ATCFReader {
    private struct Waiting {
        var fix: HeldFix
        var key: RecentFixes.Key
        /// Fields 7 to 11: place, wind, pressure and type.
        var values: [UInt8]
        /// The last line of the fix as written.
        var lastLine: [UInt8]
    }

    private var waiting: Waiting?
    private var recent = RecentFixes()
    private let names: StormNames
    private var lastStorm: (id: String, number: Int, base: Instant)?

    /// Where the lines hold the fields that are shown in the file's own words.
    private static let columns: ColumnMap = {
        var columns = ColumnMap()
        columns[.basin] = 0
        columns[.date] = 2
        columns[.latitude] = 6
        columns[.longitude] = 7
        columns[.wind] = 8
        columns[.pressure] = 9
        columns[.status] = 10
        columns[.name] = StormNames.column
        return columns
    }()

    /// A reader of a deck in whose first bytes storms bear `names`.
    init(names: StormNames = StormNames()) { self.names = names }

    /// Whether a record is a line of a deck: two letters, two characters, ten digits, and digits with or without a letter
    /// in fields 7 and 8.
    static func isLine(_ record: DelimitedRecord) -> Bool {
        guard record.fieldCount >= 8, isBasin(record[0].trimmed), isNumber(record[1].trimmed) else { return false }
        let time = record[2].trimmed
        return time.count == 10 && time.wholeNumber != nil && isPlace(record[6].trimmed, 0x4E, 0x53)
            && isPlace(record[7].trimmed, 0x45, 0x57)
    }

    private static func isBasin(_ text: ByteSlice) -> Bool {
        text.count == 2 && text.buffer.allSatisfy { $0 >= 0x41 && $0 <= 0x5A }
    }

    private static func isNumber(_ text: ByteSlice) -> Bool {
        (text.count == 1 || text.count == 2)
            && text.buffer.allSatisfy { ($0 >= 0x30 && $0 <= 0x39) || ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) }
    }

    private static func isPlace(_ text: ByteSlice, _ first: UInt8, _ second: UInt8) -> Bool {
        guard let last = text.buffer.last else { return false }
        let hasLetter = last == first || last == second
        return text.slice(0, text.count - (hasLetter ? 1 : 0)).trimmed.wholeNumber.map { $0 >= 0 } ?? false
    }

    /// A storm's id: basin, number in two digits and season, which in southern basins is the year of the next June.
    static func id(_ basin: ByteSlice, _ number: ByteSlice, _ base: Instant) -> String {
        let isSouthern =
            basin.equals("SH") || basin.equals("SI") || basin.equals("SP") || basin.equals("SL") || basin.equals("AU")
        let parts = base.parts
        return id(basin, number, season: parts.year + (isSouthern && parts.month >= 7 ? 1 : 0))
    }

    private static func id(_ basin: ByteSlice, _ number: ByteSlice, season: Int) -> String {
        basin.text + (number.count == 1 ? "0" : "") + number.text + String(season)
    }

    /// Reads a line; a fix that it completes is released.
    mutating func take(_ record: DelimitedRecord, _ state: inout ImportState) {
        state.columns = ATCFReader.columns
        guard record.fieldCount >= 8 else { return state.reject(.shortRow, nil, nil, record.raw, record) }
        for column in 0..<2 where !(column == 0 ? ATCFReader.isBasin : ATCFReader.isNumber)(record[column].trimmed) {
            let field = column == 0 ? FieldWord.basin : .storm
            return state.reject(.badStormHeader, column, field.rawValue, record[column].trimmed, record)
        }
        let technique = record[4].trimmed
        let isBest = technique.isEmpty || technique.equals("BEST")
        guard let moment = ATCFTime.read(record, isBest: isBest, &state),
            let place = ATCFPlace.read(record, isBest: isBest, &state)
        else { return }
        var point = TrackPoint(time: moment.time, coordinate: place)
        guard readIntensity(record, into: &point, &state) else { return }
        let radii = ATCFRadii(record)
        if let bad = radii.badColumn { return state.reject(.badNumber, bad, nil, record[bad].trimmed, record) }
        for column in [4, 10, StormNames.column]
        where column < record.fieldCount && record[column].firstInvalidUTF8 != nil {
            return state.reject(.badEncoding, column, nil, record[column].trimmed, record)
        }
        if let code = radii.unknownCode { state.report.note("unknown-wind-code", line: record.line, text: code) }
        if !technique.isEmpty { point.technique = technique.text }
        point.tauHours = moment.hoursAhead
        let key = RecentFixes.Key(
            storm: storm(record, moment.base, &state), time: moment.time, technique: point.technique ?? "",
            hoursAhead: moment.hoursAhead)
        merge(point, key, radii, record, &state)
    }

    /// Releases the last fix.
    mutating func finish(_ state: inout ImportState) {
        if let fix = waiting?.fix { state.release(fix) }
        waiting = nil
    }

    private mutating func merge(
        _ point: TrackPoint, _ key: RecentFixes.Key, _ radii: ATCFRadii, _ record: DelimitedRecord,
        _ state: inout ImportState
    ) {
        let values = ATCFReader.values(record)
        if let fix = waiting, fix.key == key || (fix.values == values && fix.key.isSameHour(as: key)) {
            if fix.key != key {
                state.report.note("repeated-fix", line: record.line, text: "as the line before but for its minutes")
            } else if fix.values != values {
                state.report.note("repeated-time", line: record.line, text: "other values than in the line before")
            } else if fix.lastLine.elementsEqual(record.raw.buffer) {
                state.report.note("repeated-line", line: record.line, text: "the line before once more")
            }
            if let base = record.raw.buffer.baseAddress {
                waiting?.lastLine = Array(UnsafeBufferPointer(start: base, count: record.raw.count))
            }
            guard radii.knots > 0 else { return state.report.skip(.repeatedLine) }
            if let kept = waiting?.fix.point {
                var merged = kept
                radii.add(to: &merged)
                waiting?.fix.point = merged
            }
            return state.report.skip(.repeatedRadii)
        }
        guard !recent.contains(key) else { return state.report.skip(.repeatedLine) }
        finish(&state)
        recent.insert(key)
        var merged = point
        radii.add(to: &merged)
        let name = record.fieldCount > StormNames.column ? ImportState.name(record[StormNames.column].trimmed) : nil
        let line = Array(record.raw.buffer)
        let fix = HeldFix(point: merged, storm: key.storm, name: name, row: line, line: record.line)
        waiting = Waiting(fix: fix, key: key, values: values, lastLine: line)
    }

    private static func values(_ record: DelimitedRecord) -> [UInt8] {
        var values: [UInt8] = []
        for column in 6..<min(11, record.fieldCount) {
            values.append(contentsOf: record[column].trimmed.buffer)
            values.append(0x2C)
        }
        return values
    }

    /// Reads wind, pressure, type and category; false after rejecting the line.
    private func readIntensity(
        _ record: DelimitedRecord, into point: inout TrackPoint, _ state: inout ImportState
    ) -> Bool {
        var wind = record.fieldCount > 8 ? record[8].trimmed : nil
        if let value = wind?.wholeNumber, value == 0 || value == -9 { wind = nil }
        let pressure = record.fieldCount > 9 ? record[9].trimmed : nil
        guard state.intensity(wind, 8, pressure, 9, into: &point, record) else { return false }
        if record.fieldCount > 10 { state.readStatus(record[10].trimmed, record.line, into: &point) }
        point.averagingMinutes = 1
        point.category = point.derivedCategory
        return true
    }

    /// The number of the line's storm. One that lives over the turn of the season stays itself.
    private mutating func storm(_ record: DelimitedRecord, _ base: Instant, _ state: inout ImportState) -> Int {
        let basin = record[0].trimmed
        let number = record[1].trimmed
        let id = ATCFReader.id(basin, number, base)
        if let last = lastStorm, last.id == id {
            lastStorm?.base = base
            return last.number
        }
        let season = Int(id.suffix(4)) ?? 0
        let before = ATCFReader.id(basin, number, season: season - 1)
        let found =
            continued(before, base) ?? state.storms.number(ofKey: before, unlessOlderThanDays: 15, before: base)
            ?? state.storms.number(forKey: id) { place in
                StormIdentity(
                    number: place, sourceID: id, season: season, basin: basin.text, otherNames: names[id])
            }.number
        lastStorm = (id, found, base)
        return found
    }

    /// The storm of the line before, if it has the id and is at most 15 days old.
    private func continued(_ id: String, _ base: Instant) -> Int? {
        guard let last = lastStorm, last.id == id,
            (base.milliseconds - last.base.milliseconds).magnitude <= 15 * 86_400_000
        else { return nil }
        return last.number
    }
}
