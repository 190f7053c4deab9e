import DelimitedText
import Geodesy
import StormTracks

/// Reads tables with a header, whose columns are found by the names that people give them.
struct TableReader {
    private let options: ImportOptions
    private var header: TableHeader?
    /// The header as written.
    private(set) var context: [UInt8] = []
    /// The header's plan for plain rows, if it has one.
    private(set) var plan: PlainRowPlan?
    private var lastMonth: (storm: Int, month: Int, year: Int)?
    private var notedYear = false

    init(options: ImportOptions) {
        self.options = options
    }

    mutating func take(
        _ record: DelimitedRecord, _ state: inout ImportState
    ) {
        guard let header else { return takeHeader(record, &state) }
        if record.fieldCount < header.requiredFields {
            return state.reject(.shortRow, nil, nil, record.raw, record)
        }
        if record.fieldCount > header.fieldCount {
            for column in header.fieldCount..<record.fieldCount where !record[column].trimmed.isEmpty {
                return state.reject(.longRow, column, nil, record[column], record)
            }
        }
        takeRow(record, header, &state)
    }

    private mutating func takeHeader(_ record: DelimitedRecord, _ state: inout ImportState) {
        guard let found = TableHeader(record, choices: options.columns) else { return state.report.skip(.preamble) }
        state.report.skip(.header)
        state.report.mapping = found.mapping
        state.columns = found.columns
        context = Array(record.raw.buffer)
        for name in found.repeatedNames { state.report.note("duplicate-column", line: record.line, text: name) }
        if found.hasUnnamed { state.report.note("unnamed-column", line: record.line, text: "") }
        if found.columns[.wind] != nil, found.windUnit == nil {
            state.report.note("unit-assumed", line: record.line, text: "wind in knots")
        }
        if found.columns[.longitudeWest] != nil, found.columns[.longitude] == nil {
            state.report.note("west-positive", line: record.line, text: "longitudes are degrees west")
        }
        if found.columns[.time] == nil, found.columns[.date] == nil, found.columns[.month] == nil {
            state.report.note("no-time-column", line: nil, text: "points have no time")
        }
        header = found
        plan = found.plan
    }

    private mutating func takeRow(
        _ record: DelimitedRecord, _ header: TableHeader, _ state: inout ImportState
    ) {
        let row = SourceRow(record: record, columns: header.columns)
        for field in [FieldWord.storm, .name, .basin, .status, .record, .comment] {
            guard let text = row.text(field) else { continue }
            if text.buffer.contains(0) { state.report.note("nul-byte", line: record.line, text: field.rawValue) }
            if text.firstInvalidUTF8 != nil {
                return state.reject(
                    .badEncoding, header.columns[field], field.rawValue, text, record)
            }
        }
        guard let moment = time(row, header, &state) else { return }
        let longitudeField: FieldWord = header.columns[.longitude] == nil ? .longitudeWest : .longitude
        guard let latitude = row.text(.latitude), let longitude = row.text(longitudeField) else { return }
        guard
            let place = state.position(
                latitude, header.columns[.latitude] ?? 0, longitude, header.columns[longitudeField] ?? 0,
                isWestPositive: longitudeField == .longitudeWest, record)
        else { return }
        var point = TrackPoint(time: moment.time, coordinate: place)
        guard
            state.intensity(
                row.text(.wind), header.columns[.wind] ?? 0, header.windUnit ?? .knots, row.text(.pressure),
                header.columns[.pressure] ?? 0, into: &point, record)
        else { return }
        if let status = row.text(.status) { state.readStatus(status, record.line, into: &point) }
        if let letter = row.text(.record), !FieldValues.isMissing(letter) { point.record = letter.text }
        point.category = point.derivedCategory
        if let stated = row.text(.category), !FieldValues.isMissing(stated) {
            if let number = FieldValues.integer(stated), number >= -5, number <= 5 {
                if number >= -1 { point.category = Category(rawValue: number) }
            } else if let category = Category(code: stated.text) {
                point.category = category
            } else {
                let column = header.columns[.category]
                return state.reject(.badNumber, column, "category", stated, record)
            }
        }
        state.deliver(point, of: storm(row, moment.year, &state), record)
    }

    /// The number of the storm that a row belongs to.
    private func storm(_ row: SourceRow, _ year: Int?, _ state: inout ImportState) -> Int {
        let id = row.text(.storm).flatMap { FieldValues.isMissing($0) ? nil : $0.text }
        let name = row.text(.name).flatMap(ImportState.name)
        let season =
            row.text(.season).flatMap(FieldValues.integer) ?? row.text(.year).flatMap(FieldValues.integer) ?? year
        let key = id ?? (name.map { "\($0)/\(season ?? 0)" } ?? "")
        return state.storms.number(forKey: key) { number in
            var identity = StormIdentity(number: number, sourceID: id, name: name, season: season)
            if let basin = row.text(.basin), !basin.isEmpty { identity.basin = basin.text }
            if let id, let parts = TableReader.bestTrackID(id) {
                identity.season = parts.season
                if identity.basin == nil { identity.basin = parts.basin }
            }
            return identity
        }.number
    }

    /// Basin and season of an id such as `AL122005`.
    private static func bestTrackID(_ id: String) -> (basin: String, season: Int)? {
        let bytes = Array(id.utf8)
        guard bytes.count == 8, bytes[0] >= 0x41, bytes[0] <= 0x5A, bytes[1] >= 0x41, bytes[1] <= 0x5A,
            bytes[2...].allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let season = Int(id.suffix(4))
        else { return nil }
        return (String(id.prefix(2)), season)
    }

    /// The row's time, and the year that it falls in; `nil` after rejecting the row.
    private mutating func time(
        _ row: SourceRow, _ header: TableHeader, _ state: inout ImportState
    ) -> (time: Instant?, year: Int?)? {
        if header.columns[.month] != nil, header.columns[.day] != nil {
            return timeOfParts(row, header, &state)
        }
        let dateField: FieldWord = header.columns[.date] == nil ? .time : .date
        guard let dateText = row.text(dateField) else { return (nil, options.year) }
        let column = header.columns[dateField]
        if FieldValues.isMissing(dateText) {
            state.reject(.missingTime, column, dateField.rawValue, dateText, row.record)
            return nil
        }
        let clockField: FieldWord? = dateField == .time ? nil : header.columns[.time] == nil ? .hour : .time
        guard let clockField, let clockText = row.text(clockField) else {
            guard let moment = TimeFields.dateAndTime(dateText) else {
                state.reject(.badTime, column, dateField.rawValue, dateText, row.record)
                return nil
            }
            return (moment, moment.parts.year)
        }
        guard let date = TimeFields.date(dateText) else {
            state.reject(.badTime, column, dateField.rawValue, dateText, row.record)
            return nil
        }
        guard let clock = TimeFields.clock(clockText) else {
            state.reject(
                FieldValues.isMissing(clockText) ? .missingTime : .badTime, header.columns[clockField],
                clockField.rawValue, clockText, row.record)
            return nil
        }
        switch date {
        case .day(let day): return (Instant(milliseconds: day.milliseconds + clock), day.parts.year)
        case .withoutYear(let month, let day):
            guard var year = row.text(.year).flatMap(FieldValues.integer) ?? options.year else {
                if !notedYear { state.report.note("year-missing", line: row.record.line, text: dateText.text) }
                notedYear = true
                return (nil, nil)
            }
            let season = year
            if let last = lastMonth, last.year > year || (last.month == 12 && month == 1) {
                year = last.year + (last.month == 12 && month == 1 ? 1 : 0)
            }
            lastMonth = (0, month, year)
            guard let start = Instant(year: year, month: month, day: day) else {
                state.reject(.badTime, column, dateField.rawValue, dateText, row.record)
                return nil
            }
            return (Instant(milliseconds: start.milliseconds + clock), season)
        }
    }

    private func timeOfParts(
        _ row: SourceRow, _ header: TableHeader, _ state: inout ImportState
    ) -> (time: Instant?, year: Int?)? {
        var values: [Int] = []
        for field in [FieldWord.year, .month, .day, .hour, .minute] {
            guard let text = row.text(field) else {
                values.append(field == .year ? options.year ?? -10_000 : 0)
                continue
            }
            if FieldValues.isMissing(text) {
                state.reject(.missingTime, header.columns[field], field.rawValue, text, row.record)
                return nil
            }
            guard let value = FieldValues.integer(text) else {
                state.reject(.badTime, header.columns[field], field.rawValue, text, row.record)
                return nil
            }
            values.append(value)
        }
        if values[0] == -10_000 { return (nil, nil) }
        let dayLater = values[3] == 24 && values[4] == 0
        guard
            let moment = Instant(
                year: values[0], month: values[1], day: values[2], hour: dayLater ? 0 : values[3], minute: values[4])
        else {
            let text = row.text(.day) ?? row.record.raw
            state.reject(.badTime, header.columns[.day], "day", text, row.record)
            return nil
        }
        return (Instant(milliseconds: moment.milliseconds + (dayLater ? 86_400_000 : 0)), values[0])
    }
}
