import StormTracks

/// A line that opens a storm and says how many lines of data follow.
struct StormLine {
    /// The storm's number in the import; `nil` until it is known.
    var number: Int?
    /// The line, from 1.
    var line: Int
    /// How many lines are said to follow, or `nil` where that does not matter.
    var announced: Int?
    /// How many have followed.
    var found = 0

    /// Notes, at the end of the storm, where the two differ.
    func noteMismatch(_ report: inout ImportReport) {
        guard let announced, announced != found else { return }
        report.note("count-mismatch", line: line, text: "\(announced) announced, \(found) found")
    }
}
