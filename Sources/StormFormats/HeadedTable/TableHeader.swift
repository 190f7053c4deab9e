import DelimitedText
import StormTracks

/// The header of a table: which column holds which field, and in which unit.
struct TableHeader {
    private(set) var columns = ColumnMap()
    private(set) var windUnit: Speed.Unit?
    private(set) var mapping: [ImportReport.ColumnMapping] = []
    /// How many fields a row must have: trailing nameless columns do not count.
    private(set) var requiredFields = 0
    /// The number of columns.
    private(set) var fieldCount = 0
    private(set) var repeatedNames: [String] = []
    private(set) var hasUnnamed = false

    /// The header of a record, or `nil` where it names no latitude or no longitude.
    init?(_ record: DelimitedRecord, choices: [ImportOptions.ColumnChoice]) {
        fieldCount = record.fieldCount
        var names: Set<String> = []
        for column in 0..<record.fieldCount {
            let name = record[column].trimmed.text
            guard !name.isEmpty else {
                hasUnnamed = true
                continue
            }
            requiredFields = column + 1
            let isNew = names.insert(name).inserted
            if !isNew { repeatedNames.append(name) }
            let choice = choices.first { $0.column == name }
            let meaning =
                choice.map { ColumnAliases.Meaning(field: $0.field, windUnit: $0.unit) }
                ?? ColumnAliases.meaning(of: name)
            guard isNew, let meaning else { continue }
            if choice == nil, choices.contains(where: { $0.field == meaning.field }) { continue }
            guard columns[meaning.field] == nil else {
                repeatedNames.append(name)
                continue
            }
            columns[meaning.field] = column
            mapping.append(ImportReport.ColumnMapping(field: meaning.field.rawValue, column: name))
            if meaning.field == .wind { windUnit = meaning.windUnit }
        }
        // A lone column `storm` holds names; beside a column of names it holds ids.
        if let column = columns[.storm], columns[.name] == nil,
            ColumnName.normalized(record[column].trimmed.text) == "storm"
        {
            columns[.storm] = nil
            columns[.name] = column
            mapping = mapping.map {
                $0.field == FieldWord.storm.rawValue
                    ? ImportReport.ColumnMapping(field: FieldWord.name.rawValue, column: $0.column) : $0
            }
        }
        guard columns[.latitude] != nil, columns[.longitude] != nil || columns[.longitudeWest] != nil else {
            return nil
        }
    }

    /// Where the rows hold what is checked, or `nil` where that takes more than a look at each field.
    var plan: PlainRowPlan? {
        guard let latitude = columns[.latitude], let longitude = columns[.longitude] ?? columns[.longitudeWest],
            let moment = plainMoment
        else { return nil }
        func column(_ field: FieldWord) -> Int { columns[field] ?? PlainRowPlan.none }
        let season = columns[.season] ?? column(.year)
        var plan = PlainRowPlan(
            fieldCount: fieldCount, storm: .columns(id: column(.storm), name: column(.name), season: season),
            moment: moment, latitude: latitude, longitude: longitude)
        plan.isWestPositive = columns[.longitude] == nil
        plan.wind = column(.wind)
        plan.windUnit = windUnit ?? .knots
        plan.pressure = column(.pressure)
        plan.status = column(.status)
        plan.category = column(.category)
        for field in [FieldWord.basin, .record, .comment] {
            guard let column = columns[field] else { continue }
            guard column < 64 else { return nil }
            plan.texts |= 1 << UInt64(column)
        }
        return plan
    }

    /// How rows tell their time, where that is one of the plain ways.
    private var plainMoment: PlainRowPlan.Moment? {
        if let month = columns[.month], let day = columns[.day] {
            guard let year = columns[.year] else { return nil }
            return .parts(
                year: year, month: month, day: day, hour: columns[.hour] ?? PlainRowPlan.none,
                minute: columns[.minute] ?? PlainRowPlan.none)
        }
        guard columns[.date] == nil, let time = columns[.time] else { return nil }
        return .text(time)
    }
}
