import DelimitedText
import StormTracks

/// Reads dates and times of day as storm files write them. Times without a zone are UTC.
enum TimeFields {
    /// A date as read: its day, or month and day where the year is not written.
    enum DateReading {
        case day(Instant)
        case withoutYear(month: Int, day: Int)
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

    /// A date: `2005-08-28`, `2005/8/28`, `20050828`, `28.08.2005`, `Aug.17`, `17 Aug`; `nil` for any other text.
    static func date(_ text: ByteSlice) -> DateReading? {
        if let day = compactDate(text) { return .day(day) }
        if let reading = monthName(text) { return reading }
        let parts = numbers(text, separators: [0x2D, 0x2F, 0x2E])
        guard parts.count == 3 else { return nil }
        if parts[0].digits == 4 {
            return Instant(year: parts[0].value, month: parts[1].value, day: parts[2].value).map { .day($0) }
        }
        guard parts[2].digits == 4, parts[2].separator == 0x2E else { return nil }
        return Instant(year: parts[2].value, month: parts[1].value, day: parts[0].value).map { .day($0) }
    }

    /// Milliseconds of the day: `18:00`, `18:00:30.5`, `6`, `600`, `8:00:00 PM`, each with an optional `Z`, `UTC`, `GMT` or
    /// `+09:00` behind it; an offset from UTC is taken off, so that the result may leave the day.
    static func clock(_ text: ByteSlice) -> Int64? {
        var body = text.trimmed
        var offset: Int64 = 0
        for zone: StaticString in ["utc", "gmt", "z"] {
            let length = zone.utf8CodeUnitCount
            if body.count > length, body.slice(body.count - length, body.count).equalsIgnoringCase(zone) {
                body = body.slice(0, body.count - length).trimmed
                break
            }
        }
        if let sign = body.buffer.lastIndex(where: { $0 == 0x2B || $0 == 0x2D }), sign > 0 {
            let zone = body.slice(sign + 1, body.count)
            guard let minutes = offsetMinutes(zone) else { return nil }
            offset = Int64(minutes) * (body[sign] == 0x2D ? -60_000 : 60_000)
            body = body.slice(0, sign).trimmed
        }
        guard let time = plainClock(body) else { return nil }
        return time - offset
    }

    /// Date and time in one field: `2005-08-28T18:00:00Z`, a blank for the `T`, 10, 12 or 14 digits, or a date alone.
    static func dateAndTime(_ text: ByteSlice) -> Instant? {
        if text.count == 10 || text.count == 12 || text.count == 14,
            let date = digits(text.slice(0, 8)), let clock = digits(text.slice(8, text.count))
        {
            let whole = text.count == 10 ? clock * 10_000 : text.count == 12 ? clock * 100 : clock
            return Instant(
                year: date / 10_000, month: date / 100 % 100, day: date % 100,
                hour: whole / 10_000, minute: whole / 100 % 100, second: whole % 100)
        }
        let split = text.buffer.firstIndex { $0 == 0x54 || $0 == 0x20 } ?? text.count
        guard case .day(let day)? = date(text.slice(0, split)) else { return nil }
        guard split < text.count else { return day }
        guard let clock = clock(text.slice(split + 1, text.count)) else { return nil }
        return Instant(milliseconds: day.milliseconds + clock)
    }

    private static func plainClock(_ text: ByteSlice) -> Int64? {
        var body = text
        var half: UInt8?
        if body.count > 2, body[body.count - 1] | 0x20 == 0x6D {
            half = body[body.count - 2] | 0x20
            guard half == 0x61 || half == 0x70 else { return nil }
            body = body.slice(0, body.count - 2).trimmed
        }
        guard let colon = body.buffer.firstIndex(of: 0x3A) else {
            guard half == nil, let minutes = compactHour(body) else { return nil }
            return Int64(minutes) * 60_000
        }
        var rest = body.slice(colon + 1, body.count)
        var seconds = 0.0
        if let second = rest.buffer.firstIndex(of: 0x3A) {
            guard let value = FieldValues.number(rest.slice(second + 1, rest.count)), value >= 0, value < 60 else {
                return nil
            }
            seconds = value
            rest = rest.slice(0, second)
        }
        guard var hour = digits(body.slice(0, colon)), let minute = digits(rest), minute < 60 else { return nil }
        if let half {
            guard hour >= 1, hour <= 12 else { return nil }
            hour = hour % 12 + (half == 0x70 ? 12 : 0)
        }
        guard hour < 24 || (hour == 24 && minute == 0 && seconds == 0) else { return nil }
        return Int64(hour * 60 + minute) * 60_000 + Int64((seconds * 1000).rounded())
    }

    private static func offsetMinutes(_ text: ByteSlice) -> Int? {
        if let colon = text.buffer.firstIndex(of: 0x3A) {
            guard let hours = digits(text.slice(0, colon)), let minutes = digits(text.slice(colon + 1, text.count)),
                hours < 15, minutes < 60
            else { return nil }
            return hours * 60 + minutes
        }
        guard let value = digits(text) else { return nil }
        let minutes = text.count <= 2 ? value * 60 : value / 100 * 60 + value % 100
        return minutes < 15 * 60 ? minutes : nil
    }

    private static func digits(_ text: ByteSlice) -> Int? {
        guard text.count > 0, text.count <= 14 else { return nil }
        // 64 bits here and a check at the end: WebAssembly's Int has 32.
        var value: Int64 = 0
        for byte in text.buffer {
            guard byte >= 0x30, byte <= 0x39 else { return nil }
            value = value * 10 + Int64(byte - 0x30)
        }
        return Int(exactly: value)
    }

    private static func numbers(
        _ text: ByteSlice, separators: [UInt8]
    ) -> [(value: Int, digits: Int, separator: UInt8)] {
        var found: [(value: Int, digits: Int, separator: UInt8)] = []
        var start = 0
        var separator: UInt8 = 0
        for index in 0...text.count where index == text.count || separators.contains(text[index]) {
            guard let value = digits(text.slice(start, index)) else { return [] }
            found.append((value, index - start, separator))
            if index < text.count { separator = text[index] }
            start = index + 1
        }
        return found
    }

    private static let monthNames = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]

    /// `Aug.17`, `Aug 17`, `17 Aug`, `August 17`: a month's name and a day, no year.
    private static func monthName(_ text: ByteSlice) -> DateReading? {
        let words = text.buffer.split(whereSeparator: { $0 == 0x20 || $0 == 0x2E || $0 == 0x2D })
        guard words.count == 2 else { return nil }
        for (name, number) in [(words[0], words[1]), (words[1], words[0])] {
            let start = String(decoding: name.prefix(3).map(ByteSlice.lowercased), as: UTF8.self)
            guard let month = monthNames.firstIndex(of: start), let day = Int(String(decoding: number, as: UTF8.self)),
                Instant(year: 2000, month: month + 1, day: day) != nil
            else { continue }
            return .withoutYear(month: month + 1, day: day)
        }
        return nil
    }
}
