import DelimitedText
import StormTracks

/// How a table writes its values: what its header, its delimiter and its first rows tell.
struct TableRules {
    var values = ValueRules()
    var angles = AngleStyle()
    /// The order of day and month.
    var order = DateOrder.unproven
    /// Whether dates whose order is disputed were seen, and other rows prove it.
    var isOrderProven = false
    /// Whether a column of times of day holds hours alone.
    var countsHours = false
    /// Whether the unit of the pressure was told by the size of the numbers.
    var isPressureUnitGuessed = false
    /// The averaging period asked for, in minutes; winds of others are left out.
    var averaging: Int?

    /// The rules of a table, given the first bytes of its file; `isWhole` tells that there are no more.
    init(_ bytes: [UInt8], isWhole: Bool, delimiter: UInt8, options: ImportOptions) {
        averaging = options.averagingMinutes
        values.commas = delimiter == 0x3B ? .decimal : .thousands
        angles.commas = values.commas
        var survey = TableSurvey(options: options, commas: values.commas)
        var reader = RecordReader(dialect: Dialect(delimiter: delimiter, comment: 0x23))
        // A record beyond the reader's limit cannot fit in the window.
        _ = try? reader.consume(bytes, into: &survey)
        if isWhole { _ = try? reader.finish(into: &survey) }
        guard let header = survey.header else { return }
        values.windUnit = header.windUnit ?? .knots
        values.zeroWindIsMissing = header.hasJapaneseGrades || header.kind == .ibtracsV03
        values.minusOneIsMissing = header.kind == .ibtracsV03
        angles.letterO = header.letterO
        order = header.kind == .bom ? .dayFirst : survey.votes.order
        isOrderProven = order != .unproven && header.kind != .bom
        countsHours = header.countsHours || survey.looksLikeHours
        values.pressureUnit = header.pressureUnit ?? survey.pressureUnit
        isPressureUnitGuessed = header.pressureUnit == nil && values.pressureUnit != .hectopascals
    }

    /// The rules of any table.
    init() {}
}

/// Looks through the first rows of a table for what they prove.
private struct TableSurvey: RecordSink {
    let options: ImportOptions
    let commas: CommaRule
    private(set) var header: TableHeader?
    private(set) var votes = DateOrderVotes()
    private var pressures: [Pressure.Unit: Int] = [:]
    private var clocks = 0
    private var largestClock = 0

    init(options: ImportOptions, commas: CommaRule) {
        self.options = options
        self.commas = commas
        header = options.headless.map { TableHeader(headless: $0) }
    }

    mutating func take(_ record: DelimitedRecord) throws(DelimitedTextError) {
        guard record.kind == .fields else { return }
        guard let header else {
            self.header = TableHeader(record, options: options)
            return
        }
        let row = SourceRow(record: record, columns: header.columns)
        if let text = row.text(.date) ?? row.text(.time) {
            if let (first, second) = NumberedDate(TimeFields.datePart(text))?.disputed { votes.take(first, second) }
        }
        if header.pressureUnit == nil, let value = row.text(.pressure)?.decimalNumber(commas),
            let unit = TableSurvey.unit(of: value)
        {
            pressures[unit, default: 0] += 1
        }
        if let value = row.text(.hour)?.wholeNumber {
            clocks += 1
            largestClock = max(largestClock, value)
        }
    }

    func failure(_ error: DelimitedTextError) -> DelimitedTextError { error }

    /// Whether the times of day are plain numbers of which none is beyond 24: hours, and not `hhmm`.
    var looksLikeHours: Bool { clocks > 0 && largestClock > 0 && largestClock <= 24 }

    /// The unit that most pressures have by their size.
    var pressureUnit: Pressure.Unit {
        let hectopascals = pressures[.hectopascals] ?? 0
        let most = pressures.max { ($0.value, $0.key.rawValue) < ($1.value, $1.key.rawValue) }
        return most.map { $0.value > hectopascals ? $0.key : .hectopascals } ?? .hectopascals
    }

    /// The unit in which a number is the pressure of a storm, if there is one.
    private static func unit(of value: Double) -> Pressure.Unit? {
        switch value {
        case 800...1100: .hectopascals
        case 80_000...110_000: .pascals
        case 80...110: .kilopascals
        case 23.5...32.5: .inchesOfMercury
        default: nil
        }
    }
}
