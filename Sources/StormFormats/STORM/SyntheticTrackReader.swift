import DelimitedText
import Geodesy
import StormTracks

/// Reads the synthetic tracks of STORM: 13 numbers a row and no header, or 14 fields of which the third is a time.
///
/// Winds are metres a second over ten minutes, the radius of maximum wind kilometres; years are simulated ones, so that rows
/// without a time of their own have none. Source: Bloemendaal et al. (2020), "Generation of a global synthetic tropical
/// cyclone hazard dataset using STORM", Scientific Data 7, 40, and its data README.
struct SyntheticTrackReader {
    /// The number of fields of the first row, which is the file's.
    private var width: Int?

    private static let basins = ["EP", "NA", "NI", "SI", "SP", "WP"]

    /// Whether a record is a row of STORM.
    static func isRow(_ record: DelimitedRecord) -> Bool {
        guard record.fieldCount == 13 || record.fieldCount == 14 else { return false }
        let shift = record.fieldCount - 13
        for column in 0..<record.fieldCount where !(shift == 1 && column == 2) {
            guard record[column].trimmed.decimalNumber != nil else { return false }
        }
        if shift == 1, TimeFields.dateAndTime(record[2].trimmed) == nil { return false }
        func number(_ column: Int) -> Double { record[column + shift].trimmed.decimalNumber ?? -1 }
        return number(4) >= 0 && number(4) <= 5 && number(5).magnitude <= 90 && number(6) >= 0 && number(6) <= 360
            && number(7) >= 800 && number(7) <= 1100
    }

    mutating func take(_ record: DelimitedRecord, _ state: inout ImportState) {
        let width = width ?? record.fieldCount
        if self.width == nil { begin(width, &state) }
        if record.fieldCount < width { return state.reject(.shortRow, nil, nil, record.raw, record) }
        if record.fieldCount > width { return state.reject(.longRow, width, nil, record[width], record) }
        let shift = width - 13
        func text(_ column: Int) -> ByteSlice { record[column >= 2 ? column + shift : column].trimmed }
        func reject(_ code: Reject.Code, _ column: Int, _ field: String?) {
            state.reject(code, column >= 2 ? column + shift : column, field, text(column), record)
        }
        guard let year = SyntheticTrackReader.index(text(0)) else { return reject(.badNumber, 0, "year") }
        guard let number = SyntheticTrackReader.index(text(2)) else { return reject(.badNumber, 2, "storm") }
        guard let step = SyntheticTrackReader.index(text(3)) else { return reject(.badNumber, 3, nil) }
        guard let basin = SyntheticTrackReader.index(text(4)), basin < SyntheticTrackReader.basins.count else {
            return reject(.badNumber, 4, "basin")
        }
        var time: Instant?
        if shift == 1 {
            let moment = record[2].trimmed
            time = TimeFields.dateAndTime(moment)
            if time == nil {
                return state.reject(moment.isMissingMarker ? .missingTime : .badTime, 2, "time", moment, record)
            }
        }
        guard
            let place = state.position(
                text(5).latitude, text(5), 5 + shift, SyntheticTrackReader.longitude(text(6)), text(6), 6 + shift,
                record)
        else { return }
        var point = TrackPoint(time: time, coordinate: place)
        point.stepHours = 3 * step
        var rules = ValueRules()
        rules.windUnit = .metersPerSecond
        guard state.intensity(text(8), 8 + shift, text(7), 7 + shift, rules, into: &point, record) else { return }
        switch rules.length(text(9), Distance.kilometers) {
        case .missing: break
        case .value(let radius): point.radiusOfMaximumWind = radius
        case .bad: return reject(.badNumber, 9, "rmw")
        }
        point.averagingMinutes = 10
        point.category = point.wind.map { min(Category(wind: $0), .tropicalStorm) }
        if !text(10).isMissingMarker {
            // Resampled sets write -1 for what is weaker than a tropical storm, the first release 0 for both.
            guard let written = text(10).decimalNumber, let category = Int(exactly: written),
                (-1...5).contains(category)
            else { return reject(.badNumber, 10, "category") }
            if category != 0 { point.category = Category(rawValue: category) }
        }
        point.isMarkedAsLandfall = SyntheticTrackReader.index(text(11)) == 1
        let id = "\(year)-\(number)"
        let storm = state.storms.number(forKey: id) { place in
            StormIdentity(number: place, sourceID: id, basin: SyntheticTrackReader.basins[basin])
        }.number
        state.deliver(point, of: storm, record)
    }

    private mutating func begin(_ width: Int, _ state: inout ImportState) {
        self.width = width
        var columns = ColumnMap()
        let shift = width - 13
        if shift == 1 { columns[.time] = 2 }
        for (field, column) in [
            (FieldWord.basin, 4), (.latitude, 5), (.longitude, 6), (.pressure, 7), (.wind, 8),
            (.radiusOfMaximumWind, 9), (.category, 10),
        ] {
            columns[field] = column + shift
        }
        state.columns = columns
        if shift == 0 { state.report.note("no-time-column", line: nil, text: "points have no time but their step") }
    }

    /// A whole number not below zero, written as a float as may be.
    private static func index(_ text: ByteSlice) -> Int? {
        guard let value = text.decimalNumber, value >= 0, value <= 1e9, value == value.rounded() else { return nil }
        return Int(value)
    }

    /// Degrees east from 0 on; tracks that pass Greenwich run on beyond 360.
    private static func longitude(_ text: ByteSlice) -> FieldReading<Double> {
        if let value = text.decimalNumber, value > 360, value < 540 { return .value(value - 360) }
        return text.longitude
    }
}
