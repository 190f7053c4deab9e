import DelimitedText
import Geodesy
import StormTracks

/// Reads the place of a table's rows: two columns, with letters in columns of their own as may be, or one for both.
enum TablePlace {
    /// The row's place, or `nil` after rejecting it.
    static func read(
        _ row: SourceRow, _ header: TableHeader, _ rules: TableRules, _ notes: inout TableNotes,
        _ state: inout ImportState
    ) -> Coordinate? {
        let columns = header.columns
        if columns[.latitude] == nil, let column = columns[.position], let text = row.text(.position) {
            return combined(text, column, rules, row, &state)
        }
        let eastField: FieldWord = columns[.longitude] == nil ? .longitudeWest : .longitude
        guard let latitude = row.text(.latitude), let longitude = row.text(eastField) else { return nil }
        let north = side(latitude.latitude(rules.angles), .latitudeHemisphere, row, negative: 0x53, positive: 0x4E)
        let east = side(longitude.longitude(rules.angles), .longitudeHemisphere, row, negative: 0x57, positive: 0x45)
        notes.takePlace(latitude, longitude)
        return state.position(
            north, latitude, columns[.latitude] ?? 0, east, longitude, columns[eastField] ?? 0,
            isWestPositive: eastField == .longitudeWest, row.record)
    }

    /// Whether a table's first row holds units: its latitude and longitude have no digit, and one of them is a word.
    static func isUnits(_ row: SourceRow) -> Bool {
        guard let latitude = row.text(.latitude), let longitude = row.text(.longitude) ?? row.text(.longitudeWest)
        else { return false }
        func hasDigit(_ text: ByteSlice) -> Bool { text.buffer.contains { $0 >= 0x30 && $0 <= 0x39 } }
        guard !hasDigit(latitude), !hasDigit(longitude) else { return false }
        if !latitude.isMissingMarker || !longitude.isMissingMarker { return true }
        // A row whose places are blank is one of units if its time is no time either.
        guard let time = row.text(.time) ?? row.text(.date) else { return false }
        return !hasDigit(time)
    }

    /// Degrees with the letter of a column of its own; a sign beside a letter, or a letter of the other axis, is a fault.
    private static func side(
        _ degrees: FieldReading<Double>, _ field: FieldWord, _ row: SourceRow, negative: UInt8, positive: UInt8
    ) -> FieldReading<Double> {
        guard case .value(let value) = degrees, let letter = row.text(field), !letter.isEmpty else { return degrees }
        let capital = letter[0] & 0xDF
        guard value >= 0, capital == negative || capital == positive else { return .bad }
        return .value(capital == negative ? 0 - value : value)
    }

    /// `12.3:-45.6`, `12.3 -45.6`, `12.3N, 45.6W`, `(12.3, 45.6)`, `POINT (-45.6 12.3)`.
    private static func combined(
        _ text: ByteSlice, _ column: Int, _ rules: TableRules, _ row: SourceRow, _ state: inout ImportState
    ) -> Coordinate? {
        guard !text.isMissingMarker else {
            state.reject(.missingPosition, column, "position", text, row.record)
            return nil
        }
        var rest = text
        let isWellKnownText = rest.count > 5 && rest.slice(0, 5).equalsIgnoringCase("point")
        if isWellKnownText { rest = rest.slice(5, rest.count).trimmed }
        if rest.count > 2, rest[0] == 0x28 || rest[0] == 0x5B,
            rest[rest.count - 1] == 0x29 || rest[rest.count - 1] == 0x5D
        {
            rest = rest.slice(1, rest.count - 1).trimmed
        }
        for mark: UInt8 in [0x3A, 0x3B, 0x2C, 0x2F, 0x20] {
            guard let place = rest.buffer.firstIndex(of: mark), place + 1 < rest.count else { continue }
            let first = rest.slice(0, place).trimmed
            let second = rest.slice(place + 1, rest.count).trimmed
            let (latitude, longitude) = isWellKnownText ? (second, first) : (first, second)
            return state.position(
                latitude.latitude(rules.angles), latitude, column, longitude.longitude(rules.angles), longitude, column,
                row.record)
        }
        state.reject(.badLatitude, column, "position", text, row.record)
        return nil
    }
}
