import DelimitedText
import StormTracks

/// A date as storm files write it, without a time of day.
enum DateText {
    /// What a text says.
    enum Reading {
        case day(Instant)
        /// A day whose year has two digits.
        case dayOfShortYear(Instant)
        /// A spreadsheet's serial number of days, perhaps with a part of a day.
        case serial(Instant)
        case withoutYear(month: Int, day: Int)
        /// Day and month may stand either way.
        case ambiguous
        case bad
    }

    /// `2005-08-28`, `2005/8/28`, `20050828`, `28.08.2005`, `8/28/2005`, `28-08-05`, `Aug.17`, `17 Aug 2005`,
    /// `2005年8月28日`, a serial of 20000…80000.
    static func read(_ text: ByteSlice, order: DateOrder) -> Reading {
        if let day = TimeFields.compactDate(text) { return .day(day) }
        if let serial = serial(text) { return .serial(serial) }
        if let reading = MonthName.date(text) { return reading }
        guard let parts = NumberedDate(text) else { return .bad }
        return parts.reading(order)
    }

    /// Days since 1899-12-30, as spreadsheets count them; rounded to the second.
    private static func serial(_ text: ByteSlice) -> Instant? {
        guard text.count >= 5, let first = text.buffer.first, first >= 0x32, first <= 0x38,
            let days = text.decimalNumber, days >= 20_000, days <= 80_000
        else { return nil }
        guard text.count == 5 || text[5] == 0x2E else { return nil }
        // 25,569 days lie between the origin and 1970.
        return Instant(milliseconds: Int64(((days - 25_569) * 86_400).rounded()) * 1000)
    }
}

/// Three numbers with marks between them, whose order is that of a date.
struct NumberedDate {
    private let numbers: [(value: Int, digits: Int)]
    private let mark: UInt8

    init?(_ text: ByteSlice) {
        var numbers: [(value: Int, digits: Int)] = []
        var mark: UInt8 = 0
        var index = 0
        while index < text.count {
            var end = index
            while end < text.count, text[end] >= 0x30, text[end] <= 0x39 { end += 1 }
            guard end > index, end - index <= 4, let value = text.slice(index, end).wholeNumber else { return nil }
            numbers.append((value, end - index))
            guard numbers.count <= 3 else { return nil }
            guard let next = NumberedDate.mark(text, at: end, after: numbers.count) else { return nil }
            if end < text.count {
                guard mark == 0 || mark == text[end] || next > 1 else { return nil }
                mark = text[end]
            }
            index = end + next
        }
        guard numbers.count == 3 else { return nil }
        self.numbers = numbers
        self.mark = mark
    }

    /// How many bytes the mark behind a number has: `-`, `/`, `.`, or the word that follows year, month and day.
    private static func mark(_ text: ByteSlice, at place: Int, after count: Int) -> Int? {
        if place == text.count { return count == 3 ? 0 : nil }
        let rest = text.slice(place, text.count)
        let word: StaticString = count == 1 ? "年" : count == 2 ? "月" : "日"
        if rest.starts(with: word) { return word.utf8CodeUnitCount }
        guard count < 3, rest.count > 1 else { return nil }
        return rest[0] == 0x2D || rest[0] == 0x2F || rest[0] == 0x2E ? 1 : nil
    }

    /// The numbers for a vote on the order, where the year is the last.
    var disputed: (Int, Int)? {
        guard numbers[0].digits <= 2, numbers[1].digits <= 2, numbers[2].digits != 1, mark != 0x2E, mark < 0x80 else {
            return nil
        }
        return (numbers[0].value, numbers[1].value)
    }

    func reading(_ order: DateOrder) -> DateText.Reading {
        let (first, second, third) = (numbers[0], numbers[1], numbers[2])
        if first.digits == 4 || mark >= 0x80 {
            return NumberedDate.day(first, second.value, third.value)
        }
        guard first.digits <= 2, second.digits <= 2, third.digits == 4 || third.digits == 2 else { return .bad }
        if mark == 0x2E { return NumberedDate.day(third, second.value, first.value) }
        let (a, b) = (first.value, second.value)
        switch order {
        case .dayFirst: return NumberedDate.day(third, b, a)
        case .monthFirst: return NumberedDate.day(third, a, b)
        case .unproven:
            if a <= 12, b <= 12 { return .ambiguous }
            return a > 12 ? NumberedDate.day(third, b, a) : NumberedDate.day(third, a, b)
        }
    }

    private static func day(_ year: (value: Int, digits: Int), _ month: Int, _ day: Int) -> DateText.Reading {
        let isShort = year.digits <= 2
        guard let moment = Instant(year: isShort ? fullYear(year.value) : year.value, month: month, day: day) else {
            return .bad
        }
        return isShort ? .dayOfShortYear(moment) : .day(moment)
    }

    /// The year of two digits: 51…99 of the last century, 00…50 of this one.
    static func fullYear(_ value: Int) -> Int { value >= 51 ? 1900 + value : 2000 + value }
}
