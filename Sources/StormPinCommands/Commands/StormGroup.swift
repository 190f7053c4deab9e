import Rendering
import StormFormats
import StormTracks

/// What `storms --by` makes one row of.
enum StormGroup: String, CaseIterable {
    case season, basin

    /// The columns of a group's row.
    func columns(_ unit: Speed.Unit) -> [TextTable.Column] {
        let numbers = ["storms", "tropical_storms", "hurricanes", "major_hurricanes"]
        let figures = ["points", "wind_" + unit.rawValue, "pressure_hpa", "ace", "landfalls"]
        return [TextTable.Column(rawValue, alignment: self == .season ? .right : .left)]
            + numbers.map { TextTable.Column($0, alignment: .right) }
            + [TextTable.Column("first"), TextTable.Column("last")]
            + figures.map { TextTable.Column($0, alignment: .right) }
    }

    /// The rows of the groups: seasons by year, basins by code, storms that tell neither last.
    func rows(of storms: [StormSummary], _ unit: Speed.Unit) -> [StormRow] {
        switch self {
        case .season:
            let groups = StormGroup.grouped(storms) { $0.storm.season }
            return groups.sorted { ($0.key ?? .max) < ($1.key ?? .max) }
                .map { StormRow($0.value, named: .integer($0.key), unit) }
        case .basin:
            let groups = StormGroup.grouped(storms) { $0.storm.basin }
            return groups.sorted { ($0.key ?? "\u{10FFFF}") < ($1.key ?? "\u{10FFFF}") }
                .map { StormRow($0.value, named: .optional($0.key), unit) }
        }
    }

    private static func grouped<Key: Hashable>(
        _ storms: [StormSummary], by key: (StormSummary) -> Key?
    ) -> [Key?: SeasonSummary] {
        var groups: [Key?: SeasonSummary] = [:]
        for storm in storms { groups[key(storm), default: SeasonSummary()].add(storm) }
        return groups
    }
}
