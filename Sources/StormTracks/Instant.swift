/// A moment in UTC: whole milliseconds since 1970-01-01T00:00:00Z, proleptic Gregorian, without leap seconds.
public struct Instant: Hashable, Comparable, Sendable {
    /// Milliseconds since 1970; earlier is negative.
    public let milliseconds: Int64

    /// The moment `milliseconds` after 1970-01-01T00:00:00Z.
    public init(milliseconds: Int64) { self.milliseconds = milliseconds }

    /// The moment of a calendar date and time of day in UTC, or `nil` where there is none such: month 13, 30 February,
    /// hour 24, minute 60. Years are -9999…9999.
    public init?(
        year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0, millisecond: Int = 0
    ) {
        guard year >= -9999, year <= 9999, month >= 1, month <= 12, day >= 1,
            day <= Instant.days(inMonth: month, year: year), hour >= 0, hour < 24, minute >= 0, minute < 60,
            second >= 0, second < 60, millisecond >= 0, millisecond < 1000
        else { return nil }
        let seconds =
            Int64(Instant.daysSince1970(year, month, day)) * 86_400
            + Int64(hour * 3600 + minute * 60 + second)
        self.init(milliseconds: seconds * 1000 + Int64(millisecond))
    }

    /// The number of days in a month of a year.
    public static func days(inMonth month: Int, year: Int) -> Int {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        default: 31
        }
    }

    /// Days from 1970-01-01 to a date. Source: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms".
    public static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// A moment's parts in UTC.
    public struct Parts: Hashable, Sendable {
        /// The year; 1 BC is 0.
        public var year: Int
        /// The month, 1…12.
        public var month: Int
        /// The day of the month, 1…31.
        public var day: Int
        /// The hour, 0…23.
        public var hour: Int
        /// The minute, 0…59.
        public var minute: Int
        /// The second, 0…59.
        public var second: Int
        /// The millisecond, 0…999.
        public var millisecond: Int
    }

    /// The parts of this moment in UTC.
    public var parts: Parts {
        let dayLength: Int64 = 86_400_000
        var day = milliseconds / dayLength
        var rest = Int(milliseconds % dayLength)
        if rest < 0 {
            rest += Int(dayLength)
            day -= 1
        }
        let shifted = Int(day) + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthIndex = (5 * dayOfYear + 2) / 153
        let month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9
        return Parts(
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
            day: dayOfYear - (153 * monthIndex + 2) / 5 + 1, hour: rest / 3_600_000, minute: rest / 60_000 % 60,
            second: rest / 1000 % 60, millisecond: rest % 1000)
    }

    /// Orders by time.
    public static func < (first: Instant, second: Instant) -> Bool { first.milliseconds < second.milliseconds }
}

extension Instant: CustomStringConvertible {
    /// ISO 8601 in UTC, `2005-08-28T18:00:00Z`; three decimals of the second only when they are not zero.
    public var description: String {
        let now = parts
        let fraction = now.millisecond == 0 ? "" : "." + Instant.padded(now.millisecond, 3)
        return "\(dateText)T\(Instant.padded(now.hour, 2)):\(Instant.padded(now.minute, 2)):"
            + Instant.padded(now.second, 2) + fraction + "Z"
    }

    /// The date, `2005-08-28`.
    public var dateText: String {
        let now = parts
        let year = now.year < 0 ? "-" + Instant.padded(-now.year, 4) : Instant.padded(now.year, 4)
        return "\(year)-\(Instant.padded(now.month, 2))-\(Instant.padded(now.day, 2))"
    }

    /// The time of day to the minute, `18:00`; with seconds when they are not zero.
    public var timeText: String {
        let now = parts
        let text = "\(Instant.padded(now.hour, 2)):\(Instant.padded(now.minute, 2))"
        return now.second == 0 ? text : text + ":" + Instant.padded(now.second, 2)
    }

    private static func padded(_ value: Int, _ width: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
}
