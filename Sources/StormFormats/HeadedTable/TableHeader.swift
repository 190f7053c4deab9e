import DelimitedText
import StormTracks

/// The header of a table: which column holds which field, and in which unit.
struct TableHeader {
    private(set) var columns = ColumnMap()
    private(set) var windUnit: Speed.Unit?
    private(set) var pressureUnit: Pressure.Unit?
    /// The columns of wind radii, and that of the radius of maximum wind.
    private(set) var radii: [RadiusColumn] = []
    private(set) var radiusUnit = Distance.Unit.nauticalMiles
    /// What kind of table it is.
    private(set) var kind = TableKind.table
    /// Columns of a second agency, for rows where the first one's are empty (IBTrACS: the United States').
    private(set) var fallbacks = TableKind.Fallbacks()
    /// How far the times of the columns are ahead of UTC, in minutes.
    private(set) var minutesAhead = 0
    /// Whether a column's name says how far that is.
    private(set) var declaresZone = false
    private(set) var letterO = AngleStyle.LetterO.unknown
    /// Whether the column of the time of day holds hours, and no hours with minutes.
    private(set) var countsHours = false
    /// Whether the columns are those of the Japan Meteorological Agency: its grades, and winds of 0 that are not analysed.
    private(set) var hasJapaneseGrades = false
    private(set) var mapping: [ImportReport.ColumnMapping] = []
    /// How many fields a row must have: trailing nameless columns do not count.
    private(set) var requiredFields = 0
    /// The number of columns.
    private(set) var fieldCount = 0
    private(set) var repeatedNames: [String] = []
    private(set) var hasUnnamed = false
    /// The agency asked for, where the table has no columns of its own for it.
    private(set) var missingAgency: String?

    private static let hourNames: Set<String> = [
        "hour", "hours", "hh", "utchour", "stunde", "时", "時", "小时", "時utc",
    ]

    /// Whether the stated category goes with the wind: in IBTrACS it is that of the United States' wind, whoever's wind is read.
    var judgesCategories: Bool { kind != .ibtracs }

    /// The header of a record, or `nil` where it names no latitude or no longitude.
    init?(_ record: DelimitedRecord, options: ImportOptions) {
        let names = (0..<record.fieldCount).map { record[$0].trimmed.text }
        let plainNames = names.map(ColumnName.normalized)
        self.init(names, plainNames, TableKind(plainNames, asked: options.format), options)
    }

    private init?(_ names: [String], _ plainNames: [String], _ kind: TableKind, _ options: ImportOptions) {
        self.kind = kind
        fieldCount = names.count
        windUnit = kind.windUnit
        let preferred = kind.preferredNames(agency: options.agency)
        var seen: Set<String> = []
        var ranks: [FieldWord: Bool] = [:]
        var stems: [String] = []
        for (column, name) in names.enumerated() {
            guard !name.isEmpty else {
                hasUnnamed = true
                continue
            }
            requiredFields = column + 1
            let isNew = seen.insert(name).inserted
            if !isNew { repeatedNames.append(name) }
            guard isNew else { continue }
            let choice = options.columns.first { $0.column == name }
            if choice == nil, let radius = RadiusColumn(plainName: plainNames[column], column: column) {
                if radii.contains(where: { $0.threshold == radius.threshold && $0.quadrant == radius.quadrant }) {
                    repeatedNames.append(name)
                } else {
                    radii.append(radius)
                }
                continue
            }
            let chosen = choice.map {
                ColumnAliases.Meaning(
                    field: $0.field, windUnit: $0.windUnit, pressureUnit: $0.pressureUnit, plainName: plainNames[column]
                )
            }
            guard let meaning = chosen ?? kind.meaning(of: plainNames[column], preferred) else { continue }
            stems.append(meaning.plainName)
            if choice == nil, options.columns.contains(where: { $0.field == meaning.field }) { continue }
            let isPreferred = choice != nil || preferred[meaning.field] == plainNames[column]
            if columns[meaning.field] != nil {
                guard isPreferred, ranks[meaning.field] != true else {
                    repeatedNames.append(name)
                    continue
                }
                if let replaced = columns[meaning.field] { repeatedNames.append(names[replaced]) }
            }
            ranks[meaning.field] = isPreferred
            take(meaning, column, name)
        }
        letterO = HeaderLanguage.letterO(of: stems)
        fallbacks = kind.fallbacks(plainNames, agency: options.agency)
        // A column that the user names has no understudy.
        if options.columns.contains(where: { $0.field == .wind }) { fallbacks.wind = nil }
        if options.columns.contains(where: { $0.field == .pressure }) { fallbacks.pressure = nil }
        if let agency = options.agency, !kind.hasColumns(of: agency, plainNames) { missingAgency = agency }
        settle(names, plainNames)
        guard columns[.position] != nil || columns[.latitude] != nil,
            columns[.position] != nil || columns[.longitude] != nil || columns[.longitudeWest] != nil
        else { return nil }
    }

    /// The header that a table without one has by the user's word.
    init(headless: [ImportOptions.HeadlessColumn]) {
        fieldCount = headless.count
        for (column, choice) in headless.enumerated() {
            guard let field = choice.field else { continue }
            requiredFields = column + 1
            take(
                ColumnAliases.Meaning(field: field, windUnit: choice.windUnit, pressureUnit: choice.pressureUnit),
                column, "column \(column + 1)")
        }
        countsHours = true
        settleDate()
    }

    private mutating func take(_ meaning: ColumnAliases.Meaning, _ column: Int, _ name: String) {
        let word = meaning.field.rawValue
        if columns[meaning.field] != nil { mapping.removeAll { $0.field == word } }
        columns[meaning.field] = column
        mapping.append(ImportReport.ColumnMapping(field: word, column: name))
        switch meaning.field {
        case .wind: windUnit = meaning.windUnit ?? kind.windUnit
        case .pressure: pressureUnit = meaning.pressureUnit
        case .radiusOfMaximumWind: radiusUnit = meaning.lengthUnit ?? kind.lengthUnit
        case .hour: countsHours = TableHeader.hourNames.contains(meaning.plainName)
        default: break
        }
        if let minutes = meaning.minutesAhead {
            minutesAhead = minutes
            declaresZone = true
        }
    }

    /// What one column's meaning leaves to the others.
    private mutating func settle(_ names: [String], _ plainNames: [String]) {
        // A lone column `storm` holds names; beside a column of names it holds ids.
        if let column = columns[.storm], columns[.name] == nil, plainNames[column] == "storm" {
            move(.storm, to: .name)
        }
        settleDate()
        // Grades beside radii of 50 and 30 kt are JMA's columns.
        if let status = columns[.status], ["grade", "階級", "等级"].contains(plainNames[status]) {
            hasJapaneseGrades = ["50", "30"].allSatisfy { wind in
                plainNames.contains {
                    $0.hasPrefix(wind + "kt") || $0.hasPrefix("r" + wind) || $0.hasPrefix(wind + "ノット")
                }
            }
        }
        if kind.lengthUnit != .nauticalMiles {
            radii = radii.map { column in
                var column = column
                column.unit = kind.lengthUnit
                return column
            }
        }
    }

    private mutating func settleDate() {
        // A `day` without a month is a date.
        if columns[.day] != nil, columns[.month] == nil, columns[.date] == nil { move(.day, to: .date) }
        let hasDate = columns[.date] != nil || (columns[.month] != nil && columns[.day] != nil)
        let hasDay = hasDate || (columns[.dayOfYear] != nil && columns[.year] != nil)
        if hasDay {
            if columns[.hour] == nil, columns[.time] != nil { move(.time, to: .hour) }
        } else if columns[.time] == nil, columns[.hour] != nil {
            move(.hour, to: .time)
        }
    }

    private mutating func move(_ field: FieldWord, to other: FieldWord) {
        columns[other] = columns[field]
        columns[field] = nil
        mapping = mapping.map {
            $0.field == field.rawValue
                ? ImportReport.ColumnMapping(field: other.rawValue, column: $0.column) : $0
        }
    }
}
