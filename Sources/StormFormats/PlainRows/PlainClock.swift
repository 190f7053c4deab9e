import DelimitedText
import StormTracks

/// Reads the times of plain rows, and remembers the last day: rows mostly share it with the row before.
struct PlainClock {
    private var lastDate = -1
    private var lastDay: Int64 = 0

    init() {}

    /// The time of a row in milliseconds since 1970, or `nil` where it is not plain.
    @inline(__always)
    mutating func milliseconds(_ row: PlainRowScan.Row, _ moment: PlainRowPlan.Moment) -> Int64? {
        switch moment {
        case .text(let column): return milliseconds(ofText: row[column])
        case .parts(let year, let month, let day, let hour, let minute):
            guard let year = PlainField.digits(row[year]), let month = PlainField.digits(row[month]),
                let day = PlainField.digits(row[day]), let hour = optional(row, hour),
                let minute = optional(row, minute)
            else { return nil }
            return milliseconds(year, month, day, hour, minute, 0)
        case .compact(let date, let hour):
            let date = row[date].trimmed
            let hour = row[hour].trimmed
            guard date.count == 8, hour.count == 4, let date = PlainField.digits(date),
                let hour = PlainField.digits(hour)
            else { return nil }
            return milliseconds(date / 10_000, date / 100 % 100, date % 100, hour / 100, hour % 100, 0)
        }
    }

    /// The year of the time read last.
    var year: Int { lastDate / 10_000 }

    @inline(__always)
    private func optional(_ row: PlainRowScan.Row, _ column: Int) -> Int? {
        column == PlainRowPlan.none ? 0 : PlainField.digits(row[column])
    }

    @inline(__always)
    private mutating func milliseconds(ofText text: ByteSlice) -> Int64? {
        guard text.count == 19 || (text.count == 20 && text[19] == 0x5A) else { return nil }
        guard text[4] == 0x2D, text[7] == 0x2D, text[10] == 0x20 || text[10] == 0x54, text[13] == 0x3A, text[16] == 0x3A
        else { return nil }
        guard let year = PlainField.digits(text.slice(0, 4)), let month = PlainField.digits(text.slice(5, 7)),
            let day = PlainField.digits(text.slice(8, 10)), let hour = PlainField.digits(text.slice(11, 13)),
            let minute = PlainField.digits(text.slice(14, 16)), let second = PlainField.digits(text.slice(17, 19))
        else { return nil }
        return milliseconds(year, month, day, hour, minute, second)
    }

    @inline(__always)
    private mutating func milliseconds(
        _ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ second: Int
    ) -> Int64? {
        guard year <= 9999, month <= 12, day <= 31, hour < 24, minute < 60, second < 60 else { return nil }
        let date = year &* 10_000 &+ month &* 100 &+ day
        if date != lastDate {
            guard let start = Instant(year: year, month: month, day: day) else { return nil }
            lastDate = date
            lastDay = start.milliseconds
        }
        return lastDay &+ Int64(truncatingIfNeeded: (hour &* 60 &+ minute) &* 60 &+ second) &* 1000
    }
}
