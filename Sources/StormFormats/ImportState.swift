import DelimitedText
import Geodesy
import StormTracks

/// What every format's reader shares: the report so far, the storms, and the steps from a row's fields to a point.
struct ImportState {
    var report = ImportReport()
    var storms = StormDirectory()
    var columns = ColumnMap()
    /// Whether the text is a translation, whose offsets are not the file's.
    var isTranscoded = false
    /// What the row at hand has become.
    private(set) var outcome = Outcome.nothing
    /// The point of the outcome `point`.
    private(set) var point: TrackPoint?
    private var released: HeldFix?
    private var lastStatus: (first: UInt8, second: UInt8, status: StormStatus)?

    /// What a row becomes.
    enum Outcome {
        case nothing
        case point(storm: Int)
        case reject(Reject)
    }

    init() {}

    /// Makes ready for the next row.
    mutating func beginRow() {
        outcome = .nothing
        report.rowsRead += 1
    }

    /// Rejects the row at hand; `column` counts from 0 here, from 1 in the report.
    mutating func reject(
        _ code: Reject.Code, _ column: Int?, _ field: String?, _ text: ByteSlice, _ record: DelimitedRecord
    ) {
        let shown = text.count > 80 ? text.slice(0, 80) : text
        var reject = Reject(
            line: record.line, column: column.map { $0 + 1 }, field: field, code: code, text: shown.escapedText)
        if code == .badEncoding, !isTranscoded, let place = record.raw.firstInvalidUTF8 {
            reject.badByte = (record.byteOffset + place, record.raw[place])
        }
        report.count(reject)
        outcome = .reject(reject)
    }

    /// The place of two readings and the texts that they come from, or `nil` after rejecting the row.
    mutating func position(
        _ north: FieldReading<Double>, _ latitude: ByteSlice, _ latitudeColumn: Int, _ east: FieldReading<Double>,
        _ longitude: ByteSlice, _ longitudeColumn: Int, isWestPositive: Bool = false, _ record: DelimitedRecord
    ) -> Coordinate? {
        guard case .value(let latitudeDegrees) = north else {
            if case .missing = north {
                reject(.missingPosition, latitudeColumn, "latitude", latitude, record)
            } else {
                reject(.badLatitude, latitudeColumn, "latitude", latitude, record)
            }
            return nil
        }
        guard case .value(var longitudeDegrees) = east else {
            if case .missing = east {
                reject(.missingPosition, longitudeColumn, "longitude", longitude, record)
            } else {
                reject(.badLongitude, longitudeColumn, "longitude", longitude, record)
            }
            return nil
        }
        if isWestPositive { longitudeDegrees = 0 - longitudeDegrees }
        if longitudeDegrees.magnitude > 180 {
            report.note("longitude-wrapped", line: record.line, text: longitude.text)
            // 298.1 - 360 in binary is not what the file means; a ten-thousand-millionth of a degree is.
            let turned = longitudeDegrees - (longitudeDegrees > 0 ? 360 : -360)
            longitudeDegrees = (turned * 1e10).rounded() / 1e10 + 0
        }
        do {
            return try Coordinate(latitude: latitudeDegrees, longitude: longitudeDegrees)
        } catch {
            reject(.badLatitude, latitudeColumn, "latitude", latitude, record)
            return nil
        }
    }

    /// Reads wind and pressure into `point`; false after rejecting the row.
    mutating func intensity(
        _ wind: ByteSlice?, _ windColumn: Int, _ pressure: ByteSlice?, _ pressureColumn: Int,
        _ rules: ValueRules = ValueRules(), into point: inout TrackPoint, _ record: DelimitedRecord
    ) -> Bool {
        if let wind {
            switch rules.wind(wind) {
            case .missing: break
            case .value(let speed): point.wind = speed
            case .bad:
                reject(.badWind, windColumn, "wind", wind, record)
                return false
            }
        }
        if let pressure {
            switch rules.pressure(pressure) {
            case .missing: break
            case .value(let value): point.pressure = value
            case .bad:
                reject(.badPressure, pressureColumn, "pressure", pressure, record)
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

    /// Makes `point` of storm `number` the row's outcome, or rejects it where it repeats the one before.
    mutating func deliver(_ point: TrackPoint, of number: Int, _ record: DelimitedRecord) {
        if storms.repeatsLastFix(point, record, in: number) {
            return reject(.duplicateFix, nil, nil, record.raw, record)
        }
        storms.append(point, record.line, record.raw.buffer, to: number, noting: &report)
        ValueDoubts.note(point, line: record.line, &report)
        report.count(point)
        self.point = point
        outcome = .point(storm: number)
    }

    /// Makes a fix that waited for later rows ready for the sink.
    mutating func release(_ fix: HeldFix) {
        if let name = fix.name { storms.rename(fix.storm, name) }
        fix.row.withUnsafeBufferPointer { row in
            storms.append(fix.point, fix.line, row, to: fix.storm, noting: &report)
        }
        ValueDoubts.note(fix.point, line: fix.line, &report)
        report.count(fix.point)
        released = fix
    }

    /// The fix that was released since the last call, or `nil`.
    mutating func takeReleased() -> HeldFix? {
        guard released != nil else { return nil }
        defer { released = nil }
        return released
    }

    /// A storm's name as written, or `nil` where it says that there is none.
    static func name(_ text: ByteSlice) -> String? {
        let isNone =
            text.isEmpty || text.equalsIgnoringCase("unnamed") || text.equalsIgnoringCase("not_named")
            || text.equalsIgnoringCase("noname")
        return isNone ? nil : text.text
    }
}
