import DelimitedText
import Geodesy
import StormTracks

/// Reads the place of a line: tenths of a degree with a letter.
enum ATCFPlace {
    /// The place in fields 7 and 8, or `nil` after rejecting or skipping the line.
    ///
    /// `0` and `0` without letters is no place. `0N` and `0W` beside a wind is how aids write that they tell the wind only.
    static func read(_ record: DelimitedRecord, isBest: Bool, _ state: inout ImportState) -> Coordinate? {
        let latitude = record[6].trimmed
        let longitude = record[7].trimmed
        if latitude.wholeNumber == 0, longitude.wholeNumber == 0 {
            state.reject(.missingPosition, 6, "latitude", latitude, record)
            return nil
        }
        let north = tenths(latitude, positive: 0x4E, negative: 0x53, limit: 900)
        let east = tenths(longitude, positive: 0x45, negative: 0x57, limit: 3600)
        if case .value(0) = north, case .value(0) = east, !isBest, tellsWind(record) {
            state.report.skip(.noPosition)
            return nil
        }
        return state.position(north, latitude, 6, east, longitude, 7, record)
    }

    private static func tellsWind(_ record: DelimitedRecord) -> Bool {
        guard record.fieldCount > 8, let wind = record[8].trimmed.wholeNumber else { return false }
        return wind > 0 && wind != 999
    }

    /// `255N` as 25.5; digits without a letter, or with a sign, are no degrees.
    private static func tenths(
        _ text: ByteSlice, positive: UInt8, negative: UInt8, limit: Int
    ) -> FieldReading<Double> {
        if text.isMissingMarker { return .missing }
        let letter = text[text.count - 1] & 0xDF
        guard letter == positive || letter == negative else { return .bad }
        let digits = text.slice(0, text.count - 1).trimmed
        guard let first = digits.buffer.first, first >= 0x30, let value = digits.wholeNumber, value <= limit else {
            return .bad
        }
        let degrees = Double(value) / 10
        return .value(letter == negative ? 0 - degrees : degrees)
    }
}
