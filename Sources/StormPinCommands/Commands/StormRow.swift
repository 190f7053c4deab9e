import Rendering
import StormFormats
import StormTracks

/// A row of `storms`: the values, and what it is sorted by.
struct StormRow {
    /// What rows are sorted by.
    enum SortKey: String, CaseIterable { case wind, pressure, ace, date, name }

    /// One value a column.
    var values: [CellValue]
    var peakWind: Speed?
    var lowestPressure: Pressure?
    var energy: Double
    var firstTime: Instant?
    var name: String?
    var lastTime: Instant?
    var category: Category?
    /// The storm's name for readers.
    var label = ""
    /// Where the storm went, where the output shows it.
    var shape: StormTrack.Shape?

    /// A storm's row, with its derived values at the end.
    init(_ storm: StormSummary, _ unit: Speed.Unit, extra: [CellValue]) {
        peakWind = storm.peakWind
        lowestPressure = storm.lowestPressure
        energy = storm.accumulatedCycloneEnergy
        firstTime = storm.firstTime
        name = storm.storm.name
        lastTime = storm.lastTime
        category = storm.category
        label = storm.storm.label
        values =
            [
                .text(storm.storm.id), .optional(storm.storm.name), .integer(storm.storm.season),
                .optional(storm.storm.basin), .optional(storm.firstTime), .optional(storm.lastTime),
                .integer(storm.points), StormRow.wind(storm.peakWind, unit), StormRow.pressure(storm.lowestPressure),
                .optional(storm.category?.code), .rounded(energy, decimals: 4), .integer(storm.landfalls),
            ] + extra
    }

    /// A group's row.
    init(_ group: SeasonSummary, named key: CellValue, _ unit: Speed.Unit) {
        peakWind = group.peakWind
        lowestPressure = group.lowestPressure
        energy = group.accumulatedCycloneEnergy
        firstTime = group.firstTime
        name = key.shownText
        values = [
            key, .integer(group.storms), .integer(group.tropicalStorms), .integer(group.hurricanes),
            .integer(group.majorHurricanes), .optional(group.firstTime), .optional(group.lastTime),
            .integer(group.points), StormRow.wind(group.peakWind, unit), StormRow.pressure(group.lowestPressure),
            .rounded(energy, decimals: 4), .integer(group.landfalls),
        ]
    }

    /// The columns of a storm's row, without the derived ones.
    static func columns(_ unit: Speed.Unit) -> [TextTable.Column] {
        [
            TextTable.Column("storm"), TextTable.Column("name"), TextTable.Column("season", alignment: .right),
            TextTable.Column("basin"), TextTable.Column("first"), TextTable.Column("last"),
            TextTable.Column("points", alignment: .right), TextTable.Column("wind_" + unit.rawValue, alignment: .right),
            TextTable.Column("pressure_hpa", alignment: .right), TextTable.Column("category"),
            TextTable.Column("ace", alignment: .right), TextTable.Column("landfalls", alignment: .right),
        ]
    }

    /// The rows in the order of a key; rows without its value last, equals as they were.
    static func sorted(_ rows: [StormRow], by key: SortKey) -> [StormRow] {
        rows.enumerated().sorted { a, b in
            let first = a.element
            let second = b.element
            switch key {
            case .wind where first.peakWind != second.peakWind:
                return (first.peakWind?.knots ?? -1) > (second.peakWind?.knots ?? -1)
            case .pressure where first.lowestPressure != second.lowestPressure:
                return (first.lowestPressure?.hectopascals ?? .infinity)
                    < (second.lowestPressure?.hectopascals ?? .infinity)
            case .ace where first.energy != second.energy: return first.energy > second.energy
            case .date where first.firstTime != second.firstTime:
                return (first.firstTime?.milliseconds ?? .max) < (second.firstTime?.milliseconds ?? .max)
            case .name where first.name != second.name:
                return (first.name ?? "\u{10FFFF}") < (second.name ?? "\u{10FFFF}")
            default: return a.offset < b.offset
            }
        }.map(\.element)
    }

    private static func wind(_ wind: Speed?, _ unit: Speed.Unit) -> CellValue {
        wind.map { .number($0.value(in: unit)) } ?? .missing
    }

    private static func pressure(_ pressure: Pressure?) -> CellValue {
        pressure.map { .number($0.hectopascals) } ?? .missing
    }
}
