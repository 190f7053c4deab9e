import DelimitedText
import StormTracks

/// Reads the time of a table's rows.
struct TableTime {
    private let header: TableHeader
    private let rules: TableRules
    /// The year of dates that are written without one.
    private let year: Int?
    private var lastMonth: (month: Int, year: Int)?
    private var notedYear = false

    init(_ header: TableHeader, _ rules: TableRules, year: Int?) {
        self.header = header
        self.rules = rules
        self.year = year
    }

    /// Whether the rows tell a time at all.
    static func isTold(by header: TableHeader) -> Bool {
        header.columns[.time] != nil || header.columns[.date] != nil
            || (header.columns[.month] != nil && header.columns[.day] != nil)
            || (header.columns[.dayOfYear] != nil && header.columns[.year] != nil)
    }

    /// The row's time, `nil` where it has none, and the year that it falls in; `nil` after rejecting the row.
    mutating func read(_ row: SourceRow, _ state: inout ImportState) -> (time: Instant?, year: Int?)? {
        guard let moment = moment(row, &state) else { return nil }
        guard let time = moment.time, header.minutesAhead != 0 else { return moment }
        return (Instant(milliseconds: time.milliseconds - Int64(header.minutesAhead) * 60_000), moment.year)
    }

    private mutating func moment(_ row: SourceRow, _ state: inout ImportState) -> (time: Instant?, year: Int?)? {
        let columns = header.columns
        if columns[.date] == nil {
            if columns[.month] != nil, columns[.day] != nil { return parts(row, &state) }
            if columns[.dayOfYear] != nil, columns[.year] != nil { return dayOfYear(row, &state) }
            guard let text = row.text(.time) else { return (nil, year) }
            return combined(text, .time, row, &state)
        }
        guard let text = row.text(.date) else { return (nil, year) }
        return combined(text, .date, row, &state)
    }

    private func reject(
        _ code: Reject.Code, _ field: FieldWord, _ text: ByteSlice, _ row: SourceRow, _ state: inout ImportState
    ) {
        state.reject(code, header.columns[field], field.rawValue, text, row.record)
    }

    /// A date, with the time of day in the same field or in one of its own.
    private mutating func combined(
        _ text: ByteSlice, _ field: FieldWord, _ row: SourceRow, _ state: inout ImportState
    ) -> (time: Instant?, year: Int?)? {
        if text.isMissingMarker {
            reject(.missingTime, field, text, row, &state)
            return nil
        }
        var moment = TimeFields.moment(text, order: rules.order)
        if case .bad = moment.date {
            reject(.badTime, field, text, row, &state)
            return nil
        }
        if case .ambiguous = moment.date {
            reject(.ambiguousDate, field, text, row, &state)
            return nil
        }
        if field == .date, header.columns[.hour] != nil {
            guard let clock = clock(row, &state) else { return nil }
            // The date of a spreadsheet brings its own midnight along.
            moment.clock = clock
        }
        return resolved(moment, text, field, row, &state)
    }

    private mutating func resolved(
        _ moment: TimeFields.Moment, _ text: ByteSlice, _ field: FieldWord, _ row: SourceRow,
        _ state: inout ImportState
    ) -> (time: Instant?, year: Int?)? {
        let line = row.record.line
        switch moment.date {
        case .day(let day): return (Instant(milliseconds: day.milliseconds + moment.clock), day.parts.year)
        case .dayOfShortYear(let day):
            state.report.note("two-digit-year", line: line, text: text.text)
            return (Instant(milliseconds: day.milliseconds + moment.clock), day.parts.year)
        case .serial(let day):
            state.report.note("excel-serial", line: line, text: text.text)
            return (Instant(milliseconds: day.milliseconds + moment.clock), day.parts.year)
        case .withoutYear(let month, let day):
            guard var year = (row.text(.year) ?? row.text(.season))?.wholeNumber ?? year else {
                if !notedYear { state.report.note("year-missing", line: line, text: text.text) }
                notedYear = true
                return (nil, nil)
            }
            let season = year
            if let last = lastMonth, last.year > year || (last.month == 12 && month == 1) {
                year = last.year + (last.month == 12 && month == 1 ? 1 : 0)
            }
            lastMonth = (month, year)
            guard let start = Instant(year: year, month: month, day: day) else {
                reject(.badTime, field, text, row, &state)
                return nil
            }
            return (Instant(milliseconds: start.milliseconds + moment.clock), season)
        case .ambiguous, .bad: return nil
        }
    }

    /// The milliseconds of the column of the time of day; `nil` after rejecting the row.
    private func clock(_ row: SourceRow, _ state: inout ImportState) -> Int64? {
        guard let text = row.text(.hour) else { return 0 }
        guard let clock = ClockText.milliseconds(text, countsHours: rules.countsHours) else {
            reject(text.isMissingMarker ? .missingTime : .badTime, .hour, text, row, &state)
            return nil
        }
        guard let minute = row.text(.minute) else { return clock }
        guard let minutes = minute.wholeNumber, minutes >= 0, minutes < 60 else {
            reject(minute.isMissingMarker ? .missingTime : .badTime, .minute, minute, row, &state)
            return nil
        }
        return clock + Int64(minutes) * 60_000
    }

    /// A whole number that may have lost nothing but a `.0`; `nil` after rejecting the row.
    private func number(_ field: FieldWord, _ row: SourceRow, _ state: inout ImportState) -> Int? {
        let text = row.text(field) ?? row.record.raw.slice(0, 0)
        if text.isMissingMarker {
            reject(.missingTime, field, text, row, &state)
            return nil
        }
        if let value = TimeFields.withoutZeroFraction(text).wholeNumber { return value }
        if field == .month, let month = MonthName.month(text.buffer) { return month }
        reject(.badTime, field, text, row, &state)
        return nil
    }

    private func parts(_ row: SourceRow, _ state: inout ImportState) -> (time: Instant?, year: Int?)? {
        var season = year
        if header.columns[.year] != nil {
            guard let told = number(.year, row, &state) else { return nil }
            season = told
        }
        guard let month = number(.month, row, &state), let day = number(.day, row, &state),
            let clock = clock(row, &state)
        else { return nil }
        guard let season else { return (nil, nil) }
        guard let start = Instant(year: season, month: month, day: day) else {
            let field: FieldWord = month >= 1 && month <= 12 ? .day : .month
            reject(.badTime, field, row.text(field) ?? row.record.raw, row, &state)
            return nil
        }
        return (Instant(milliseconds: start.milliseconds + clock), season)
    }

    /// A day of the year, whose fraction is a part of the day, to the minute.
    private func dayOfYear(_ row: SourceRow, _ state: inout ImportState) -> (time: Instant?, year: Int?)? {
        guard let season = number(.year, row, &state), let text = row.text(.dayOfYear) else { return nil }
        guard let days = text.decimalNumber(rules.values.commas), let start = Instant(year: season, month: 1, day: 1),
            let end = Instant(year: season + 1, month: 1, day: 1), days >= 1,
            days < 1 + Double(end.milliseconds - start.milliseconds) / 86_400_000
        else {
            reject(text.isMissingMarker ? .missingTime : .badTime, .dayOfYear, text, row, &state)
            return nil
        }
        guard let clock = days == days.rounded() ? clock(row, &state) : 0 else { return nil }
        let minutes = Int64(((days - 1) * 1440).rounded())
        return (Instant(milliseconds: start.milliseconds + minutes * 60_000 + clock), season)
    }
}
