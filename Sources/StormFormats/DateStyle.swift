/// The order of day and month in dates such as `8/9/2005`.
enum DateOrder: Hashable {
    /// Nothing proves it: such a date with both numbers at most 12 has no meaning.
    case unproven
    case dayFirst
    case monthFirst
}

/// Counts what the dates of a file prove of their order.
struct DateOrderVotes {
    private(set) var dayFirst = 0
    private(set) var monthFirst = 0

    /// Takes the first two numbers of a date whose year is the third.
    mutating func take(_ first: Int, _ second: Int) {
        if first > 12, first <= 31, second <= 12 { dayFirst += 1 }
        if second > 12, second <= 31, first <= 12 { monthFirst += 1 }
    }

    /// The order that more dates prove than the other.
    var order: DateOrder {
        if dayFirst == monthFirst { return .unproven }
        return dayFirst > monthFirst ? .dayFirst : .monthFirst
    }
}
