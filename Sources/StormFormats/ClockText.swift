import DelimitedText

/// A time of day as storm files write it.
enum ClockText {
    /// Milliseconds of the day: `18:00`, `18:00:30.5`, `600`, `8:00:00 PM`, `6 p.m.`, `18h30`, `18時30分`, each with an optional
    /// `Z`, `UTC`, `GMT` or `+09:00` behind it; an offset from UTC is taken off, so that the result may leave the day.
    ///
    /// Up to two digits alone are hours where `countsHours`, else minutes: `hhmm` that lost its leading zeros.
    static func milliseconds(_ text: ByteSlice, countsHours: Bool) -> Int64? {
        var body = text.trimmed
        for zone: StaticString in ["utc", "gmt", "z"] {
            let length = zone.utf8CodeUnitCount
            if body.count > length, body.slice(body.count - length, body.count).equalsIgnoringCase(zone) {
                body = body.slice(0, body.count - length).trimmed
                break
            }
        }
        var offset: Int64 = 0
        if let sign = body.buffer.lastIndex(where: { $0 == 0x2B || $0 == 0x2D }), sign > 0 {
            guard let minutes = offsetMinutes(body.slice(sign + 1, body.count)) else { return nil }
            offset = Int64(minutes) * (body[sign] == 0x2D ? -60_000 : 60_000)
            body = body.slice(0, sign).trimmed
        }
        return plain(body, countsHours: countsHours).map { $0 - offset }
    }

    private static func plain(_ text: ByteSlice, countsHours: Bool) -> Int64? {
        var body = text
        let half = takeHalf(&body)
        guard let (hourText, rest) = split(body) else {
            body = TimeFields.withoutZeroFraction(body)
            if half != nil || (countsHours && body.count <= 2) {
                return TimeFields.digits(body).flatMap { hour($0, half: half, minute: 0, seconds: 0) }
            }
            return TimeFields.compactHour(body).map { Int64($0) * 60_000 }
        }
        var minutes = rest
        var seconds = 0.0
        if let (minuteText, secondText) = split(rest) {
            guard let value = secondText.decimalNumber, value >= 0, value < 60 else { return nil }
            seconds = value
            minutes = minuteText
        }
        guard let hours = TimeFields.digits(hourText), hourText.count <= 2,
            let minute = minutes.isEmpty ? 0 : TimeFields.digits(minutes), minute < 60
        else { return nil }
        return hour(hours, half: half, minute: minute, seconds: seconds)
    }

    private static func hour(_ hour: Int, half: UInt8?, minute: Int, seconds: Double) -> Int64? {
        var hour = hour
        if let half {
            guard hour >= 1, hour <= 12 else { return nil }
            hour = hour % 12 + (half == 0x70 ? 12 : 0)
        }
        guard hour < 24 || (hour == 24 && minute == 0 && seconds == 0) else { return nil }
        return Int64(hour * 60 + minute) * 60_000 + Int64((seconds * 1000).rounded())
    }

    /// Takes `AM`, `pm` or `p.m.` off the end; its first letter, small.
    private static func takeHalf(_ body: inout ByteSlice) -> UInt8? {
        for (word, length) in [("am", 2), ("pm", 2), ("a.m.", 4), ("p.m.", 4)] as [(StaticString, Int)]
        where body.count > length && body.slice(body.count - length, body.count).equalsIgnoringCase(word) {
            let letter = ByteSlice.lowercased(body[body.count - length])
            body = body.slice(0, body.count - length).trimmed
            return letter
        }
        return nil
    }

    private static let marks: [StaticString] = [":", "h", "H", "時", "时", "点", "分"]

    /// The text before and behind its first mark; a mark at the very end parts nothing from it.
    private static func split(_ text: ByteSlice) -> (ByteSlice, ByteSlice)? {
        for index in 1..<max(text.count, 1) {
            let rest = text.slice(index, text.count)
            for mark in marks where rest.starts(with: mark) {
                let behind = rest.slice(mark.utf8CodeUnitCount, rest.count).trimmed
                if mark.utf8CodeUnitCount == 1, mark.utf8Start[0] == 0x3A, behind.isEmpty { return nil }
                let last: StaticString = "分"
                let plain =
                    behind.count > 3 && behind.slice(behind.count - 3, behind.count).equals(last)
                    ? behind.slice(0, behind.count - 3) : behind
                return (text.slice(0, index), plain)
            }
        }
        return nil
    }

    private static func offsetMinutes(_ text: ByteSlice) -> Int? {
        if let colon = text.buffer.firstIndex(of: 0x3A) {
            guard let hours = TimeFields.digits(text.slice(0, colon)),
                let minutes = TimeFields.digits(text.slice(colon + 1, text.count)), hours < 15, minutes < 60
            else { return nil }
            return hours * 60 + minutes
        }
        guard let value = TimeFields.digits(text) else { return nil }
        let minutes = text.count <= 2 ? value * 60 : value / 100 * 60 + value % 100
        return minutes < 15 * 60 ? minutes : nil
    }
}
