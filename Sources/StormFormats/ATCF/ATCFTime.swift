import DelimitedText
import StormTracks

/// The time of a line: its base, and the time of the fix itself.
struct ATCFTime {
    /// The base time of field 3.
    var base: Instant
    /// Hours from the base to the fix.
    var hoursAhead: Int
    /// The fix's time: base, minutes and hours ahead together.
    var time: Instant

    /// The time in fields 3, 4 and 6, or `nil` after rejecting the line. Field 4 holds minutes in the best track only.
    static func read(_ record: DelimitedRecord, isBest: Bool, _ state: inout ImportState) -> ATCFTime? {
        let date = record[2].trimmed
        guard !date.isMissingMarker else {
            state.reject(.missingTime, 2, "date", date, record)
            return nil
        }
        guard date.count == 10, let base = TimeFields.dateAndTime(date) else {
            state.reject(.badTime, 2, "date", date, record)
            return nil
        }
        let minuteText = record[3].trimmed
        var minutes = 0
        if isBest, !minuteText.isEmpty {
            guard let value = minuteText.wholeNumber, value >= 0, value < 60 else {
                state.reject(.badTime, 3, "minute", minuteText, record)
                return nil
            }
            minutes = value
        }
        let hoursText = record[5].trimmed
        var hours = 0
        if !(isBest && hoursText.isEmpty) {
            guard let value = hoursText.wholeNumber, value.magnitude < 1000 else {
                state.reject(hoursText.isEmpty ? .missingTime : .badTime, 5, "tau", hoursText, record)
                return nil
            }
            hours = value
        }
        let milliseconds = Int64(minutes) * 60_000 + Int64(hours) * 3_600_000
        return ATCFTime(
            base: base, hoursAhead: hours, time: Instant(milliseconds: base.milliseconds + milliseconds))
    }
}
