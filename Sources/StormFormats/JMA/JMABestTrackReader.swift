import DelimitedText
import Geodesy
import StormTracks

/// Reads the best tracks of the Japan Meteorological Agency: fixed width, a line that opens each storm, winds of ten minutes.
///
/// Source: RSMC Tokyo, "Format of RSMC Best Track Data". The columns of a reject count the fields of that document, from 1:
/// time, indicator, grade, latitude, longitude, pressure, wind.
struct JMABestTrackReader {
    private var current: StormLine?
    /// The storm line that the next data lines follow.
    private(set) var context: [UInt8] = []

    /// Whether a record opens a storm.
    static func isStormLine(_ record: DelimitedRecord) -> Bool { record.raw.starts(with: "66666 ") }

    /// Whether a record is a line of data: eight digits, three, and a grade.
    static func isDataLine(_ record: DelimitedRecord) -> Bool {
        let raw = record.raw
        guard raw.count >= 14, raw[8] == 0x20, raw[12] == 0x20, raw[13] >= 0x31, raw[13] <= 0x39 else { return false }
        return TimeFields.digits(raw.slice(0, 8)) != nil && TimeFields.digits(raw.slice(9, 12)) != nil
    }

    mutating func take(_ record: DelimitedRecord, _ state: inout ImportState) {
        if record.raw.starts(with: "66666") { return takeStormLine(record, &state) }
        current?.found += 1
        guard record.raw.trimmedOfLineEnds.count >= 28 else {
            return state.reject(.shortRow, nil, nil, record.raw, record)
        }
        guard let storm = current?.number else {
            return state.reject(.noStormHeader, nil, nil, record.raw, record)
        }
        let date = field(record, 1, 8)
        guard let time = JMABestTrackReader.time(date) else {
            return state.reject(date.isEmpty ? .missingTime : .badTime, 0, "date", date, record)
        }
        let latitude = field(record, 16, 18)
        let longitude = field(record, 20, 23)
        guard
            let place = state.position(
                tenths(latitude, limit: 900), latitude, 3, tenths(longitude, limit: 3600), longitude, 4, record)
        else { return }
        var point = TrackPoint(time: time, coordinate: place)
        var rules = ValueRules()
        rules.zeroWindIsMissing = true
        guard state.intensity(field(record, 34, 36), 6, field(record, 25, 28), 5, rules, into: &point, record) else {
            return
        }
        let grade = field(record, 14, 14)
        if let status = JMAGrade.status(grade) {
            point.status = status
        } else {
            state.readStatus(grade, record.line, into: &point)
        }
        guard readRadii(record, into: &point, &state) else { return }
        point.isMarkedAsLandfall = field(record, 72, 72).equals("#")
        point.averagingMinutes = 10
        point.windAgency = point.wind == nil ? nil : "tokyo"
        point.category = point.derivedCategory
        state.deliver(point, of: storm, record)
    }

    mutating func finish(_ state: inout ImportState) {
        current?.noteMismatch(&state.report)
        current = nil
    }

    /// Accepts any number of data lines under the storm line just read.
    mutating func forgetAnnouncedCount() { current?.announced = nil }

    private mutating func takeStormLine(_ record: DelimitedRecord, _ state: inout ImportState) {
        finish(&state)
        context = []
        let id = field(record, 7, 10)
        guard id.count == 4, let number = TimeFields.digits(id) else {
            return state.reject(.badStormHeader, 1, "storm", id, record)
        }
        let count = field(record, 13, 15)
        guard let announced = TimeFields.digits(count) else {
            return state.reject(.badStormHeader, 2, nil, count, record)
        }
        let name = field(record, 31, 50)
        guard name.firstInvalidUTF8 == nil else {
            return state.reject(.badEncoding, 7, "name", name, record)
        }
        context = Array(record.raw.buffer)
        state.report.skip(.header)
        state.columns = ColumnMap()
        let key = id.text
        let (storm, isNew) = state.storms.number(forKey: key) { place in
            StormIdentity(
                number: place, sourceID: key, name: ImportState.name(name),
                season: NumberedDate.fullYear(number / 100), basin: "WP")
        }
        if !isNew { state.report.note("repeated-storm", line: record.line, text: key) }
        current = StormLine(number: storm, line: record.line, announced: announced)
    }

    /// The text of columns `first` to `last`, from 1, as far as the line has them.
    private func field(_ record: DelimitedRecord, _ first: Int, _ last: Int) -> ByteSlice {
        let end = min(last, record.raw.count)
        return record.raw.slice(min(first - 1, end), end).trimmed
    }

    /// `yymmddhh` in UTC.
    private static func time(_ text: ByteSlice) -> Instant? {
        guard text.count == 8, let value = TimeFields.digits(text) else { return nil }
        return Instant(
            year: NumberedDate.fullYear(value / 1_000_000), month: value / 10_000 % 100, day: value / 100 % 100,
            hour: value % 100)
    }

    /// Tenths of a degree.
    private func tenths(_ text: ByteSlice, limit: Int) -> FieldReading<Double> {
        if text.isMissingMarker { return .missing }
        guard let value = TimeFields.digits(text), value <= limit else { return .bad }
        return .value(Double(value) / 10)
    }

    /// Reads the radius of 50 kt where it is the same all around; of other directions the format tells the longest and the
    /// shortest only, which are no quadrants. False after rejecting the row.
    private func readRadii(
        _ record: DelimitedRecord, into point: inout TrackPoint, _ state: inout ImportState
    ) -> Bool {
        let direction = field(record, 42, 42)
        let length = field(record, 43, 46)
        guard direction.equals("9"), !length.isEmpty else { return true }
        guard let miles = TimeFields.digits(length) else {
            state.reject(.badNumber, 8, "radius", length, record)
            return false
        }
        let radius = Distance.nauticalMiles(Double(miles))
        point.radii50 = WindRadii(northeast: radius, southeast: radius, southwest: radius, northwest: radius)
        return true
    }
}
