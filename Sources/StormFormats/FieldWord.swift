/// A field of a fix, by the word that options, reports and rejects use.
public enum FieldWord: String, Hashable, Sendable, CaseIterable {
    /// The storm's id.
    case storm
    /// The storm's name.
    case name
    /// The season's year.
    case season
    /// The basin.
    case basin
    /// Date and time of day in one field.
    case time
    /// The date.
    case date
    /// The time of day.
    case hour
    /// The year, the month, the day of the month and the minute, each in a field of its own.
    case year, month, day, minute
    /// Degrees north.
    case latitude
    /// Degrees east.
    case longitude
    /// Degrees west.
    case longitudeWest = "longitude_west"
    /// The highest sustained wind.
    case wind
    /// The lowest central pressure.
    case pressure
    /// The storm's type.
    case status
    /// The category.
    case category
    /// The record identifier.
    case record
    /// A free text.
    case comment
    /// Latitude and longitude in one field.
    case position
    /// The letter of the latitude's side, N or S, in a field of its own.
    case latitudeHemisphere = "latitude_hemisphere"
    /// The letter of the longitude's side, E or W, in a field of its own.
    case longitudeHemisphere = "longitude_hemisphere"
    /// The day of the year, 1 for 1 January, perhaps with a part of a day.
    case dayOfYear = "day_of_year"
    /// The radius of maximum wind.
    case radiusOfMaximumWind = "rmw"
    /// Whether a fix belongs to the main track or to a spur (IBTrACS).
    case trackType = "track_type"
    /// A mark or, in IBTrACS, a distance that tells a landfall.
    case landfall
    /// Who gave the wind (IBTrACS: `WMO_AGENCY`).
    case agency

    /// The field's place among all cases: an index that takes no search.
    var place: Int {
        switch self {
        case .storm: 0
        case .name: 1
        case .season: 2
        case .basin: 3
        case .time: 4
        case .date: 5
        case .hour: 6
        case .year: 7
        case .month: 8
        case .day: 9
        case .minute: 10
        case .latitude: 11
        case .longitude: 12
        case .longitudeWest: 13
        case .wind: 14
        case .pressure: 15
        case .status: 16
        case .category: 17
        case .record: 18
        case .comment: 19
        case .position: 20
        case .latitudeHemisphere: 21
        case .longitudeHemisphere: 22
        case .dayOfYear: 23
        case .radiusOfMaximumWind: 24
        case .trackType: 25
        case .landfall: 26
        case .agency: 27
        }
    }
}

/// Which column (from 0) holds which field.
public struct ColumnMap: Hashable, Sendable {
    /// The column of each field by the field's place among all, -1 for none.
    private var columns: [Int]

    /// A map without columns.
    public init() { columns = [Int](repeating: -1, count: FieldWord.allCases.count) }

    /// The column of a field, from 0, or `nil`.
    public subscript(field: FieldWord) -> Int? {
        get {
            let column = columns[field.place]
            return column < 0 ? nil : column
        }
        set { columns[field.place] = newValue ?? -1 }
    }
}
