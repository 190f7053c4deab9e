/// How many edits turn one sequence into another: insertions, deletions, replacements, and exchanges of neighbours
/// (Damerau's distance, optimal string alignment).
/// - Parameters:
///   - first: one sequence.
///   - second: the other.
///   - limit: the most edits that are of interest.
/// - Returns: the number of edits, or `nil` where it is above `limit`.
public func editDistance<Element: Equatable>(_ first: [Element], _ second: [Element], limit: Int = .max) -> Int? {
    let difference = first.count - second.count
    guard difference.magnitude <= limit.magnitude, limit >= 0 else { return nil }
    if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
    var before: [Int] = []
    var above = Array(0...second.count)
    var row = above
    for i in 1...first.count {
        row[0] = i
        var lowest = i
        for j in 1...second.count {
            var cost = min(row[j - 1], above[j]) + 1
            cost = min(cost, above[j - 1] + (first[i - 1] == second[j - 1] ? 0 : 1))
            if i > 1, j > 1, first[i - 1] == second[j - 2], first[i - 2] == second[j - 1] {
                cost = min(cost, before[j - 2] + 1)
            }
            row[j] = cost
            lowest = min(lowest, cost)
        }
        // An exchange of neighbours skips a row, and so must two rows be beyond the limit.
        if lowest > limit, (above.min() ?? 0) > limit { return nil }
        (before, above, row) = (above, row, before.isEmpty ? row : before)
    }
    return above[second.count] <= limit ? above[second.count] : nil
}
