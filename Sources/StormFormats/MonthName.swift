import DelimitedText
import StormTracks

/// Dates with the English name of the month.
enum MonthName {
    private static let names = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]

    /// `Aug.17`, `Aug 17`, `17 Aug`, `August 17, 2005`, `17-Aug-05`; `nil` for a text without a month's name.
    static func date(_ text: ByteSlice) -> DateText.Reading? {
        let words = text.buffer.split { $0 == 0x20 || $0 == 0x2E || $0 == 0x2D || $0 == 0x2C || $0 == 0x2F }
        guard words.count == 2 || words.count == 3 else { return nil }
        for place in 0..<2 {
            guard let month = month(words[place]) else { continue }
            guard let day = number(words[1 - place], digits: 1...2), Instant(year: 2000, month: month, day: day) != nil
            else { return .bad }
            guard words.count == 3 else { return .withoutYear(month: month, day: day) }
            if let year = number(words[2], digits: 4...4) {
                return Instant(year: year, month: month, day: day).map { .day($0) } ?? .bad
            }
            guard let year = number(words[2], digits: 2...2) else { return .bad }
            return Instant(year: NumberedDate.fullYear(year), month: month, day: day).map { .dayOfShortYear($0) }
                ?? .bad
        }
        return nil
    }

    /// 1…12 of a month's name or its first three letters at least.
    static func month(_ word: some Collection<UInt8>) -> Int? {
        guard word.count >= 3 else { return nil }
        let text = String(decoding: word.map(ByteSlice.lowercased), as: UTF8.self)
        return names.firstIndex { $0.hasPrefix(text) || text == "sept" && $0 == "september" }.map { $0 + 1 }
    }

    private static func number(_ word: Slice<UnsafeBufferPointer<UInt8>>, digits: ClosedRange<Int>) -> Int? {
        guard digits.contains(word.count), word.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
        return word.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
}
