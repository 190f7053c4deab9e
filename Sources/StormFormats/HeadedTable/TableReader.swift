import DelimitedText
import Geodesy
import StormTracks

/// Reads tables with a header, whose columns are found by the names that people give them, and tables without one, whose
/// columns the user names.
struct TableReader {
    private let options: ImportOptions
    private let rules: TableRules
    private var header: TableHeader?
    /// The header as written.
    private(set) var context: [UInt8] = []
    /// The header's plan for plain rows, if it has one.
    private(set) var plan: PlainRowPlan?
    private var time: TableTime?
    private var seesRow = false
    private var notes = TableNotes()

    init(options: ImportOptions, rules: TableRules = TableRules()) {
        self.options = options
        self.rules = rules
    }

    mutating func take(_ record: DelimitedRecord, _ state: inout ImportState) {
        if header == nil, let headless = options.headless {
            begin(TableHeader(headless: headless), record, &state)
        }
        guard let header else { return takeHeader(record, &state) }
        if record.fieldCount < header.requiredFields {
            return state.reject(.shortRow, nil, nil, record.raw, record)
        }
        if record.fieldCount > header.fieldCount {
            for column in header.fieldCount..<record.fieldCount where !record[column].trimmed.isEmpty {
                return state.reject(.longRow, column, nil, record[column], record)
            }
        }
        let row = SourceRow(record: record, columns: header.columns)
        if !seesRow {
            seesRow = true
            if options.headless == nil, TablePlace.isUnits(row) { return state.report.skip(.units) }
        }
        takeRow(row, header, &state)
    }

    /// Notes what only the whole file tells.
    func finish(_ state: inout ImportState) { notes.finish(&state) }

    /// Counts rows that were read elsewhere.
    mutating func passed(_ rows: Int) { notes.passed(rows) }

    /// Whether plain rows may be passed: notes that are made once for a file come of rows read in full.
    var isReadyForPlainRows: Bool { header?.fallbacks.wind == nil || notes.hasToldFallback }

    private mutating func takeHeader(_ record: DelimitedRecord, _ state: inout ImportState) {
        guard let found = TableHeader(record, options: options) else { return state.report.skip(.preamble) }
        state.report.skip(.header)
        context = Array(record.raw.buffer)
        begin(found, record, &state)
    }

    private mutating func begin(_ found: TableHeader, _ record: DelimitedRecord, _ state: inout ImportState) {
        state.report.mapping = found.mapping
        state.columns = found.columns
        TableNotes.tell(found, rules, line: record.line, &state.report)
        header = found
        time = TableTime(found, rules, year: options.year)
        plan = found.plan(rules)
    }

    private mutating func takeRow(_ row: SourceRow, _ header: TableHeader, _ state: inout ImportState) {
        let record = row.record
        for field in [FieldWord.storm, .name, .basin, .status, .record, .comment, .agency] {
            guard let text = row.text(field) else { continue }
            if text.buffer.contains(0) { state.report.note("nul-byte", line: record.line, text: field.rawValue) }
            if text.firstInvalidUTF8 != nil {
                return state.reject(.badEncoding, header.columns[field], field.rawValue, text, record)
            }
        }
        guard let moment = time?.read(row, &state),
            let place = TablePlace.read(row, header, rules, &notes, &state)
        else { return }
        var point = TrackPoint(time: moment.time, coordinate: place)
        guard readIntensity(row, header, into: &point, &state), readStatus(row, header, into: &point, &state),
            readLengths(row, header, into: &point, &state)
        else { return }
        if let letter = row.text(.record), !letter.isMissingMarker { point.record = letter.text }
        if let text = row.text(.trackType) { point.isSpur = text.containsSpur }
        state.deliver(point, of: TableStorm.number(row, header.kind, moment.year, &state), record)
    }

    /// Reads wind and pressure, of the second agency where the first one's are missing; false after rejecting the row.
    private mutating func readIntensity(
        _ row: SourceRow, _ header: TableHeader, into point: inout TrackPoint, _ state: inout ImportState
    ) -> Bool {
        func present(_ field: FieldWord, _ other: Int?) -> (text: ByteSlice?, column: Int, isOther: Bool) {
            let text = row.text(field)
            let column = header.columns[field] ?? 0
            guard let other, text?.isMissingMarker ?? true, other < row.record.fieldCount else {
                return (text, column, false)
            }
            return (row.record[other].trimmed, other, true)
        }
        let wind = present(.wind, header.fallbacks.wind)
        let pressure = present(.pressure, header.fallbacks.pressure)
        guard
            state.intensity(
                wind.text, wind.column, pressure.text, pressure.column, rules.values, into: &point, row.record)
        else { return false }
        guard point.wind != nil else { return true }
        if header.kind == .ibtracs {
            let agency = wind.isOther ? "usa" : options.agency ?? row.text(.agency).flatMap(TableReader.agency)
            point.windAgency = agency
            point.averagingMinutes = agency.flatMap(WindAveraging.minutes)
            if wind.isOther { notes.tellFallback(row.record.line, &state.report) }
        } else {
            point.averagingMinutes = header.kind.averagingMinutes
        }
        if let wanted = rules.averaging, point.averagingMinutes != wanted {
            state.report.note(
                "other-averaging", line: row.record.line,
                text: point.averagingMinutes.map { "a wind of \($0) minutes is left out" }
                    ?? "a wind of unknown averaging")
            point.wind = nil
        }
        return true
    }

    private static func agency(_ text: ByteSlice) -> String? { text.isMissingMarker ? nil : text.text }

    /// Reads status and category; false after rejecting the row.
    private func readStatus(
        _ row: SourceRow, _ header: TableHeader, into point: inout TrackPoint, _ state: inout ImportState
    ) -> Bool {
        if let text = row.text(.status) {
            if header.hasJapaneseGrades, let status = JMAGrade.status(text) {
                point.status = status
            } else {
                state.readStatus(text, row.record.line, into: &point)
            }
        }
        point.category = point.derivedCategory
        guard let stated = row.text(.category), !stated.isMissingMarker else { return true }
        if let number = TimeFields.withoutZeroFraction(stated).wholeNumber, number >= -5, number <= 5 {
            if number >= -1 {
                point.category = Category(rawValue: number)
                if header.judgesCategories {
                    ValueDoubts.note(category: number, point, line: row.record.line, &state.report)
                }
            }
        } else if let category = Category(code: stated.text) {
            point.category = category
            if header.judgesCategories {
                ValueDoubts.note(category: category.rawValue, point, line: row.record.line, &state.report)
            }
        } else {
            state.reject(.badNumber, header.columns[.category], "category", stated, row.record)
            return false
        }
        return true
    }

    /// Reads the wind radii and the marks of landfall; false after rejecting the row.
    private func readLengths(
        _ row: SourceRow, _ header: TableHeader, into point: inout TrackPoint, _ state: inout ImportState
    ) -> Bool {
        var radii = RadiiOfRow()
        for column in header.radii where column.column < row.record.fieldCount {
            let text = row.record[column.column].trimmed
            switch rules.values.length(text, column.radius) {
            case .missing: break
            case .value(let radius): radii.set(column, radius)
            case .bad:
                state.reject(.badNumber, column.column, "radius", text, row.record)
                return false
            }
        }
        if !header.radii.isEmpty { radii.add(to: &point) }
        if let text = row.text(.radiusOfMaximumWind) {
            switch rules.values.length(text, { Distance($0, header.radiusUnit) }) {
            case .missing: break
            case .value(let radius): point.radiusOfMaximumWind = radius
            case .bad:
                state.reject(.badNumber, header.columns[.radiusOfMaximumWind], "rmw", text, row.record)
                return false
            }
        }
        guard let text = row.text(.landfall) else { return true }
        if header.kind != .ibtracs {
            point.isMarkedAsLandfall = text.equals("1") || text.equals("#")
            return true
        }
        switch rules.values.length(text, Distance.kilometers) {
        case .missing: break
        case .value(let distance): point.isMarkedAsLandfall = distance.nauticalMiles == 0
        case .bad:
            state.reject(.badNumber, header.columns[.landfall], "landfall", text, row.record)
            return false
        }
        return true
    }
}

extension ByteSlice {
    /// Whether IBTrACS calls the row's track a spur: `spur`, `PROVISIONAL_spur`.
    fileprivate var containsSpur: Bool { count >= 4 && slice(count - 4, count).equalsIgnoringCase("spur") }
}
