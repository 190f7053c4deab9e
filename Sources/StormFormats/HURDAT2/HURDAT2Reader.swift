import DelimitedText
import Geodesy
import StormTracks

/// Reads HURDAT2: storm lines and data lines of 8 to 21 fields, by comma, blanks trimmed.
///
/// Source: NHC, "The revised Atlantic / Northeast and North Central Pacific hurricane database (HURDAT2)". Files that were
/// saved from spreadsheets (short headings, times without leading zeros, signed degrees) are accepted.
struct HURDAT2Reader {
    private var current: StormLine?
    /// The storm line that the next data lines follow.
    private(set) var context: [UInt8] = []

    /// Where data lines hold the fields that are shown in the file's own words.
    private static let columns: ColumnMap = {
        var columns = ColumnMap()
        for (column, field) in [FieldWord.date, .hour, .record, .status, .latitude, .longitude, .wind, .pressure]
            .enumerated()
        {
            columns[field] = column
        }
        return columns
    }()

    /// Whether a byte is a record identifier of the format document.
    static func isRecordLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x43, 0x47, 0x49, 0x4C, 0x50, 0x52, 0x53, 0x54, 0x57: true  // CGILPRSTW
        default: false
        }
    }

    /// Whether a record is a storm line: an id of two letters and six digits, and few fields.
    static func isStormLine(_ record: DelimitedRecord) -> Bool {
        guard record.fieldCount >= 3 else { return false }
        let id = record[0].trimmed
        guard id.count == 8, isLetter(id[0]), isLetter(id[1]) else { return false }
        for index in 2..<8 where id[index] < 0x30 || id[index] > 0x39 { return false }
        return true
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }

    mutating func take(
        _ record: DelimitedRecord, _ state: inout ImportState
    ) {
        if record.fieldCount >= 1, let first = record[0].trimmed.buffer.first, HURDAT2Reader.isLetter(first) {
            return takeStormLine(record, &state)
        }
        current?.found += 1
        guard record.fieldCount >= 8 else {
            return state.reject(.shortRow, nil, nil, record.raw, record)
        }
        guard let storm = current?.number else {
            return state.reject(.noStormHeader, nil, nil, record[0], record)
        }
        let date = record[0].trimmed
        let hour = record[1].trimmed
        if FieldValues.isMissing(date) {
            return state.reject(.missingTime, 0, "date", date, record)
        }
        guard let day = TimeFields.compactDate(date) else {
            return state.reject(.badTime, 0, "date", date, record)
        }
        guard let clock = TimeFields.compactHour(hour) else {
            return state.reject(.badTime, 1, "hour", hour, record)
        }
        let time = Instant(milliseconds: day.milliseconds + Int64(clock) * 60_000)
        let latitude = record[4].trimmed
        let longitude = record[5].trimmed
        guard
            let place = state.position(latitude.latitude, latitude, 4, longitude.longitude, longitude, 5, record)
        else { return }
        var point = TrackPoint(time: time, coordinate: place)
        for (column, field) in [(2, "record"), (3, "status")] where record[column].firstInvalidUTF8 != nil {
            return state.reject(.badEncoding, column, field, record[column].trimmed, record)
        }
        let identifier = record[2].trimmed
        if !identifier.isEmpty {
            point.record = identifier.text
            if identifier.count != 1 || !HURDAT2Reader.isRecordLetter(identifier[0]) {
                state.report.note("unknown-record-id", line: record.line, text: identifier.text)
            }
        }
        state.readStatus(record[3].trimmed, record.line, into: &point)
        guard
            state.intensity(
                record[6].trimmed, 6, record[7].trimmed, 7, into: &point, record)
        else { return }
        guard readRadii(record, into: &point, &state) else { return }
        point.category = point.derivedCategory
        state.deliver(point, of: storm, record)
    }

    /// Where data lines as long as `record` hold what is checked; `nil` for one without radii.
    static func plan(_ record: DelimitedRecord) -> PlainRowPlan? {
        guard record.fieldCount >= 21 else { return nil }
        var plan = PlainRowPlan(
            fieldCount: record.fieldCount, storm: .lineAbove, moment: .compact(date: 0, hour: 1), latitude: 4,
            longitude: 5)
        plan.recordLetter = 2
        plan.status = 3
        plan.wind = 6
        plan.pressure = 7
        plan.radii = 8
        plan.radiiCount = 13
        return plan
    }

    /// The storm of the storm line above, or `nil` where there is none.
    var stormAbove: Int? { current?.number }

    /// Counts data lines that were read elsewhere.
    mutating func passed(_ rows: Int) { current?.found += rows }

    /// Accepts any number of data lines under the storm line just read.
    mutating func forgetAnnouncedCount() { current?.announced = nil }

    mutating func finish(_ state: inout ImportState) {
        closeStorm(&state)
    }

    private mutating func takeStormLine(
        _ record: DelimitedRecord, _ state: inout ImportState
    ) {
        closeStorm(&state)
        context = []
        guard HURDAT2Reader.isStormLine(record) else {
            return state.reject(.badStormHeader, 0, "storm", record[0], record)
        }
        guard let announced = FieldValues.integer(record[2].trimmed), announced >= 0 else {
            return state.reject(.badStormHeader, 2, nil, record[2], record)
        }
        context = Array(record.raw.buffer)
        // A spoiled name costs its own row only: the fixes below it are the storm's, which the id tells.
        let hasName = record[1].firstInvalidUTF8 == nil
        if !hasName { state.reject(.badEncoding, 1, "name", record[1].trimmed, record) }
        state.columns = HURDAT2Reader.columns
        if hasName { state.report.skip(.header) }
        let id = record[0].trimmed.text
        let name = hasName ? ImportState.name(record[1].trimmed) : nil
        let (number, isNew) = state.storms.number(forKey: id) { number in
            StormIdentity(
                number: number, sourceID: id, name: name, season: FieldValues.integer(record[0].trimmed.slice(4, 8)),
                basin: String(id.prefix(2)))
        }
        if !isNew { state.report.note("repeated-storm", line: record.line, text: id) }
        current = StormLine(number: number, line: record.line, announced: announced)
    }

    private mutating func closeStorm(_ state: inout ImportState) {
        current?.noteMismatch(&state.report)
        current = nil
    }

    /// Reads fields 9 to 21; false when one of them was rejected.
    private func readRadii(
        _ record: DelimitedRecord, into point: inout TrackPoint, _ state: inout ImportState
    ) -> Bool {
        if HURDAT2Reader.lacksRadii(record) { return true }
        var bad: Int?
        point.radii34 = HURDAT2Reader.radii(record, from: 8, &bad)
        point.radii50 = HURDAT2Reader.radii(record, from: 12, &bad)
        point.radii64 = HURDAT2Reader.radii(record, from: 16, &bad)
        point.radiusOfMaximumWind = HURDAT2Reader.radius(record, 20, &bad)
        guard let bad else { return true }
        state.reject(.badNumber, bad, nil, record[bad], record)
        return false
    }

    /// Whether all fields from the ninth on are `-999` behind a blank, as in most of the archive.
    private static func lacksRadii(_ record: DelimitedRecord) -> Bool {
        for column in 8..<min(21, max(8, record.fieldCount)) {
            let field = record[column]
            guard field.count == 5, field[0] == 0x20, field[1] == 0x2D, field[2] == 0x39, field[3] == 0x39,
                field[4] == 0x39
            else { return false }
        }
        return true
    }

    /// Four quadrants, or `nil` where all are missing; `bad` becomes the first column that cannot be read.
    private static func radii(_ record: DelimitedRecord, from column: Int, _ bad: inout Int?) -> WindRadii? {
        let northeast = radius(record, column, &bad)
        let southeast = radius(record, column + 1, &bad)
        let southwest = radius(record, column + 2, &bad)
        let northwest = radius(record, column + 3, &bad)
        if northeast == nil, southeast == nil, southwest == nil, northwest == nil { return nil }
        return WindRadii(northeast: northeast, southeast: southeast, southwest: southwest, northwest: northwest)
    }

    private static func radius(_ record: DelimitedRecord, _ column: Int, _ bad: inout Int?) -> Distance? {
        guard column < record.fieldCount else { return nil }
        switch FieldValues.radius(record[column].trimmed) {
        case .missing: return nil
        case .value(let radius): return radius
        case .bad:
            if bad == nil { bad = column }
            return nil
        }
    }
}
