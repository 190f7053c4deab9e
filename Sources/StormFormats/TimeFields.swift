import DelimitedText
import StormTracks

/// Reads dates and times of day as storm files write them. Times without a zone are UTC.
enum TimeFields {
    /// A date and the milliseconds to be added to its first moment.
    struct Moment {
        var date: DateText.Reading
        var clock: Int64 = 0
    }

    /// `YYYYMMDD`, or `nil`.
    static func compactDate(_ text: ByteSlice) -> Instant? {
        guard text.count == 8, let value = digits(text) else { return nil }
        return Instant(year: value / 10_000, month: value / 100 % 100, day: value % 100)
    }

    /// Minutes of the day of `hhmm` with or without leading zeros; 2400 is the end of the day; `nil` for no time.
    static func compactHour(_ text: ByteSlice) -> Int? {
        guard text.count <= 4, let value = digits(text) else { return nil }
        if value == 2400 { return 1440 }
        guard value / 100 < 24, value % 100 < 60 else { return nil }
        return value / 100 * 60 + value % 100
    }

    /// A time whose date tells its year and its order: `2005-08-28T18:00:00Z`, a blank for the `T`, 8, 10, 12 or 14 digits,
    /// or a date alone; `nil` for any other text.
    static func dateAndTime(_ text: ByteSlice) -> Instant? {
        let moment = moment(text, order: .unproven)
        guard case .day(let day) = moment.date else { return nil }
        return Instant(milliseconds: day.milliseconds + moment.clock)
    }

    /// Date and time in one field, in any spelling of `DateText.read` and `ClockText.milliseconds`, or a date alone.
    static func moment(_ text: ByteSlice, order: DateOrder) -> Moment {
        let text = withoutZeroFraction(text)
        if let moment = compactMoment(text) { return moment }
        let whole = DateText.read(text, order: order)
        guard case .bad = whole, let split = split(text) else { return Moment(date: whole) }
        guard let clock = ClockText.milliseconds(split.clock, countsHours: true) else { return Moment(date: .bad) }
        return Moment(date: DateText.read(split.date, order: order), clock: clock)
    }

    /// The part of a field that is its date.
    static func datePart(_ text: ByteSlice) -> ByteSlice {
        if NumberedDate(text) != nil { return text }
        return split(text)?.date ?? text
    }

    /// 10, 12 or 14 digits: a date and hours, minutes and seconds as far as they are written.
    private static func compactMoment(_ text: ByteSlice) -> Moment? {
        guard text.count == 10 || text.count == 12 || text.count == 14, let date = digits(text.slice(0, 8)),
            let clock = digits(text.slice(8, text.count))
        else { return nil }
        let whole = text.count == 10 ? clock * 10_000 : text.count == 12 ? clock * 100 : clock
        let isLastHour = whole == 240_000
        guard
            let moment = Instant(
                year: date / 10_000, month: date / 100 % 100, day: date % 100, hour: isLastHour ? 0 : whole / 10_000,
                minute: whole / 100 % 100, second: whole % 100)
        else { return Moment(date: .bad) }
        return Moment(date: .day(moment), clock: isLastHour ? 86_400_000 : 0)
    }

    /// Date and time of day where a `T`, a blank or the word for the day parts them.
    private static func split(_ text: ByteSlice) -> (date: ByteSlice, clock: ByteSlice)? {
        func isDigit(_ index: Int) -> Bool {
            index >= 0 && index < text.count && text[index] >= 0x30 && text[index] <= 0x39
        }
        func parts(_ end: Int, _ start: Int) -> (date: ByteSlice, clock: ByteSlice)? {
            var date = text.slice(0, end).trimmed
            if date.buffer.last == 0x2C { date = date.slice(0, date.count - 1) }
            return date.isEmpty || start >= text.count ? nil : (date, text.slice(start, text.count).trimmed)
        }
        for index in 0..<text.count where text[index] == 0x54 && isDigit(index - 1) && isDigit(index + 1) {
            return parts(index, index + 1)
        }
        if let colon = text.buffer.firstIndex(of: 0x3A) {
            var start = colon
            while start > 0, colon - start < 2, isDigit(start - 1) { start -= 1 }
            return parts(start, start)
        }
        let day: StaticString = "日"
        if let start = (0..<text.count).first(where: { text.slice($0, text.count).starts(with: day) }) {
            let behind = start + day.utf8CodeUnitCount
            return parts(behind, behind)
        }
        for index in stride(from: text.count - 1, to: 0, by: -1) where ByteSlice.isBlank(text[index]) {
            if isDigit(index + 1) { return parts(index, index + 1) }
        }
        return nil
    }

    /// Digits without the `.0` that statistics programs put behind whole numbers.
    static func withoutZeroFraction(_ text: ByteSlice) -> ByteSlice {
        guard let point = text.buffer.firstIndex(of: 0x2E), point > 0, digits(text.slice(0, point)) != nil,
            text.buffer[(point + 1)...].allSatisfy({ $0 == 0x30 })
        else { return text }
        return text.slice(0, point)
    }

    /// The number of up to 14 digits and nothing else.
    static func digits(_ text: ByteSlice) -> Int? {
        guard text.count > 0, text.count <= 14 else { return nil }
        // 64 bits here and a check at the end: WebAssembly's Int has 32.
        var value: Int64 = 0
        for byte in text.buffer {
            guard byte >= 0x30, byte <= 0x39 else { return nil }
            value = value * 10 + Int64(byte - 0x30)
        }
        return Int(exactly: value)
    }
}
