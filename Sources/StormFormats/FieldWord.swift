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

}

/// Which column (from 0) holds which field.
public struct ColumnMap: Hashable, Sendable {
    private var columns: [FieldWord: Int] = [:]

    /// A map without columns.
    public init() {}

    /// The column of a field, from 0, or `nil`.
    public subscript(field: FieldWord) -> Int? {
        get { columns[field] }
        set { columns[field] = newValue }
    }
}
