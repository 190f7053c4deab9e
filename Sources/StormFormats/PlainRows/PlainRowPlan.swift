import DelimitedText
import StormTracks

/// Where the rows of a format hold what an import checks and counts, for reading them in their plainest form.
///
/// A format gives a plan only where these columns are all that its own reader looks at. Columns count from 0, `none` stands
/// for a column that there is not.
struct PlainRowPlan {
    /// No column.
    static let none = -1

    /// How a row tells its time, in UTC.
    enum Moment {
        /// `2005-08-28 18:00:00`, a `T` between, a `Z` behind as may be.
        case text(Int)
        /// Year, month, day, hour and minute as numbers; the last two may be `none`.
        case parts(year: Int, month: Int, day: Int, hour: Int, minute: Int)
        /// `20050828` and `1800`.
        case compact(date: Int, hour: Int)
    }

    /// What tells the storm.
    enum Storm {
        /// The texts of two columns and, as a third, the season's or, where that is `none`, the year of the time.
        case columns(id: Int, name: Int, season: Int)
        /// The storm line above the rows.
        case lineAbove
    }

    /// The number of fields that a row has.
    var fieldCount: Int
    var storm: Storm
    var moment: Moment
    var latitude: Int
    var longitude: Int
    /// Whether longitudes count to the west.
    var isWestPositive = false
    var wind = none
    var windUnit = Speed.Unit.knots
    var pressure = none
    /// Columns of wind and pressure that stand in where those are missing.
    var windFallback = none
    var pressureFallback = none
    var status = none
    /// A column of -5…5 or a category's code.
    var category = none
    /// Whether the category is to be that of the wind.
    var judgesCategories = true
    /// A column of one of HURDAT2's record identifiers.
    var recordLetter = none
    /// Columns of text that is only looked at for bytes that are no text, one bit each.
    var texts: UInt64 = 0
    /// The first column of numbers not below zero, `-999` for a missing one, and how many there are.
    var radii = none
    var radiiCount = 0
    /// Columns of lengths, anywhere in the row: numbers not below zero, or none.
    var lengths: [Int] = []
    /// A column that tells a spur from the main track.
    var trackType = none

    /// How many fields must be found.
    var wanted: Int {
        var last = max(latitude, longitude, wind, pressure, status, category, recordLetter, radii + radiiCount - 1)
        last = max(last, windFallback, pressureFallback, trackType, lengths.max() ?? 0)
        last = max(last, 63 - texts.leadingZeroBitCount)
        switch moment {
        case .text(let column): last = max(last, column)
        case .parts(let year, let month, let day, let hour, let minute):
            last = max(last, year, month, day, max(hour, minute))
        case .compact(let date, let hour): last = max(last, date, hour)
        }
        if case .columns(let id, let name, let season) = storm { last = max(last, id, name, season) }
        return last + 1
    }
}
