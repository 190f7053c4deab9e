import DelimitedText
import Geodesy
import StormTracks

/// What every format's reader shares: the report so far, the storms, and the steps from a row's fields to a point.
struct ImportState {
    var report = ImportReport()
    var storms = StormDirectory()
    var columns = ColumnMap()
    private var entered: Int?
    private var lastStatus: (first: UInt8, second: UInt8, status: StormStatus)?

    init() {}

    /// Reports a reject; `column` counts from 0 here, from 1 in the report.
    mutating func reject<Sink: TrackSink>(
        _ code: Reject.Code, _ column: Int?, _ field: String?, _ text: ByteSlice, _ record: DelimitedRecord,
        _ context: [UInt8], _ sink: inout Sink
    ) throws(Sink.Failure) {
        let shown = text.count > 80 ? text.slice(0, 80) : text
        let reject = Reject(
            line: record.line, column: column.map { $0 + 1 }, field: field, code: code, text: shown.text)
        report.count(reject)
        try sink.take(reject, from: SourceRow(record: record, columns: columns), context: context)
    }

    /// The row's place, or `nil` after rejecting it.
    mutating func position<Sink: TrackSink>(
        _ latitude: ByteSlice, _ latitudeColumn: Int, _ longitude: ByteSlice, _ longitudeColumn: Int,
        isWestPositive: Bool = false, _ record: DelimitedRecord, _ context: [UInt8], _ sink: inout Sink
    ) throws(Sink.Failure) -> Coordinate? {
        let north = FieldValues.latitude(latitude)
        let east = FieldValues.longitude(longitude)
        guard case .value(let latitudeDegrees) = north else {
            if case .missing = north {
                try reject(.missingPosition, latitudeColumn, "latitude", latitude, record, context, &sink)
            } else {
                try reject(.badLatitude, latitudeColumn, "latitude", latitude, record, context, &sink)
            }
            return nil
        }
        guard case .value(var longitudeDegrees) = east else {
            if case .missing = east {
                try reject(.missingPosition, longitudeColumn, "longitude", longitude, record, context, &sink)
            } else {
                try reject(.badLongitude, longitudeColumn, "longitude", longitude, record, context, &sink)
            }
            return nil
        }
        if isWestPositive { longitudeDegrees = 0 - longitudeDegrees }
        if longitudeDegrees.magnitude > 180 {
            report.note("longitude-wrapped", line: record.line, text: longitude.text)
        }
        do {
            return try Coordinate(latitude: latitudeDegrees, longitude: longitudeDegrees)
        } catch {
            try reject(.badLatitude, latitudeColumn, "latitude", latitude, record, context, &sink)
            return nil
        }
    }

    /// Reads wind and pressure into `point`; false after rejecting the row.
    mutating func intensity<Sink: TrackSink>(
        _ wind: ByteSlice?, _ windColumn: Int, _ unit: Speed.Unit, _ pressure: ByteSlice?, _ pressureColumn: Int,
        into point: inout TrackPoint, _ record: DelimitedRecord, _ context: [UInt8], _ sink: inout Sink
    ) throws(Sink.Failure) -> Bool {
        if let wind {
            switch FieldValues.wind(wind, unit: unit) {
            case .missing: break
            case .value(let speed): point.wind = speed
            case .bad:
                try reject(.badWind, windColumn, "wind", wind, record, context, &sink)
                return false
            }
        }
        if let pressure {
            switch FieldValues.pressure(pressure) {
            case .missing: break
            case .value(let value): point.pressure = value
            case .bad:
                try reject(.badPressure, pressureColumn, "pressure", pressure, record, context, &sink)
                return false
            }
        }
        return true
    }

    /// Reads a status code or word into `point`, and notes one that no format document defines.
    mutating func readStatus(_ text: ByteSlice, _ line: Int, into point: inout TrackPoint) {
        // Fixes of a storm mostly repeat the two letters of the one before.
        if let last = lastStatus, text.count == 2, text[0] == last.first, text[1] == last.second {
            point.status = last.status
            return
        }
        guard !FieldValues.isMissing(text) else { return }
        let status = StatusWords.status(text)
        point.status = status
        if !status.isKnown {
            report.note("unknown-status", line: line, text: text.text)
        } else if text.count == 2 {
            lastStatus = (text[0], text[1], status)
        }
    }

    /// Hands out a point of storm `number`, or rejects it where it repeats the one before.
    mutating func deliver<Sink: TrackSink>(
        _ point: TrackPoint, of number: Int, _ record: DelimitedRecord, _ context: [UInt8], _ sink: inout Sink
    ) throws(Sink.Failure) {
        if storms.repeatsLastFix(point, record, in: number) {
            return try reject(.duplicateFix, nil, nil, record.raw, record, context, &sink)
        }
        storms.append(point, record, to: number, noting: &report)
        report.count(point)
        if entered != number {
            entered = number
            try sink.enter(storms.identities[number])
        }
        try sink.take(point, from: SourceRow(record: record, columns: columns))
    }

    /// A storm's name as written, or `nil` where it says that there is none.
    static func name(_ text: ByteSlice) -> String? {
        if text.isEmpty || text.equals("UNNAMED") || text.equals("NOT_NAMED") || text.equals("NONAME") { return nil }
        return text.text
    }
}
