import StormTracks

/// The kinds of headed tables: those of archives, whose columns are known, and any other.
enum TableKind: Hashable {
    case table
    /// IBTrACS version 4. Source: NCEI, "IBTrACS version 4 column documentation".
    case ibtracs
    /// IBTrACS version 3.
    case ibtracsV03
    /// The tropical cyclone database of the Australian Bureau of Meteorology.
    case bom

    /// Columns of an agency that stands in for another, from 0.
    struct Fallbacks: Hashable {
        var wind: Int?
        var pressure: Int?
    }

    /// The kind of a table with these names, as `ColumnName.normalized` writes them; a format asked for is not doubted.
    init(_ names: [String], asked: ImportOptions.Format?) {
        switch asked {
        case .ibtracs: self = .ibtracs
        case .ibtracsV03: self = .ibtracsV03
        case .bom: self = .bom
        case .table: self = .table
        default: self = TableKind.detected(Set(names))
        }
    }

    private static func detected(_ names: Set<String>) -> TableKind {
        if names.isSuperset(of: ["serialnum", "isotime"]) { return .ibtracsV03 }
        if names.isSuperset(of: ["sid", "isotime", "lat", "lon"]) { return .ibtracs }
        return names.isSuperset(of: ["disturbanceid", "tm"]) ? .bom : .table
    }

    /// The format that a report names.
    var format: ImportOptions.Format {
        switch self {
        case .table: .table
        case .ibtracs: .ibtracs
        case .ibtracsV03: .ibtracsV03
        case .bom: .bom
        }
    }

    /// The unit of winds where no column's name tells one; `nil` where it is not known.
    var windUnit: Speed.Unit? {
        switch self {
        case .table: nil
        case .ibtracs, .ibtracsV03: .knots
        case .bom: .metersPerSecond
        }
    }

    /// The unit of radii where no column's name tells one.
    var lengthUnit: Distance.Unit { self == .bom ? .kilometers : .nauticalMiles }

    /// The minutes over which all winds of the table are averaged, if its documentation tells.
    var averagingMinutes: Int? { self == .bom ? 10 : nil }

    /// The column that holds a field whatever others could.
    func preferredNames(agency: String?) -> [FieldWord: String] {
        guard self == .ibtracs else {
            return self == .bom
                ? [.storm: "disturbanceid", .time: "tm", .wind: "maxwindspd"] : [.dayOfYear: "fractionaljuliandays"]
        }
        let word = TableKind.agencyWord(agency)
        return [
            .storm: "sid", .time: "isotime", .latitude: "lat", .longitude: "lon", .wind: word + "wind",
            .pressure: word + "pres", .status: "nature", .category: "usasshs", .record: "usarecord", .basin: "basin",
            .radiusOfMaximumWind: "usarmw", .landfall: "landfall",
        ]
    }

    /// What a column means in a table of this kind.
    func meaning(of plain: String, _ preferred: [FieldWord: String]) -> ColumnAliases.Meaning? {
        if self == .ibtracs {
            for field in [FieldWord.wind, .pressure, .landfall] where preferred[field] == plain {
                return ColumnAliases.Meaning(field: field, plainName: plain)
            }
        }
        return ColumnAliases.meaning(of: plain)
    }

    /// The columns of the United States' agencies beside those of the responsible centre, unless an agency is asked for.
    func fallbacks(_ names: [String], agency: String?) -> Fallbacks {
        guard self == .ibtracs, agency == nil else { return Fallbacks() }
        return Fallbacks(
            wind: names.contains("wmowind") ? names.firstIndex(of: "usawind") : nil,
            pressure: names.contains("wmopres") ? names.firstIndex(of: "usapres") : nil)
    }

    /// Whether the table has a wind of an agency.
    func hasColumns(of agency: String, _ names: [String]) -> Bool {
        self == .ibtracs && names.contains(TableKind.agencyWord(agency) + "wind")
    }

    private static func agencyWord(_ agency: String?) -> String { (agency ?? "wmo").lowercased() }
}
