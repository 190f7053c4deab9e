import DelimitedText
import Geodesy
import StormTracks

/// Reads the best tracks of the China Meteorological Administration: blank separated, a line that opens each storm, winds in
/// metres a second over two minutes.
///
/// Source: CMA, "CMA Tropical Cyclone Best Track Dataset" (Ying et al. 2014; Lu et al. 2021). The columns of a reject count
/// the fields of a line from 1: time, grade, latitude, longitude, pressure, wind.
struct CMABestTrackReader {
    private struct Heading {
        /// The international number, `nil` for a storm without one.
        var id: String?
        var serial: String
        var name: String?
    }

    private var current: StormLine?
    private var heading: Heading?
    /// The storm line that the next data lines follow.
    private(set) var context: [UInt8] = []

    /// Whether a record is a line of data: ten digits and a grade.
    static func isDataLine(_ record: DelimitedRecord) -> Bool {
        let fields = fields(record.raw)
        return fields.count >= 6 && fields[0].count == 10 && TimeFields.digits(fields[0]) != nil && fields[1].count == 1
    }

    mutating func take(_ record: DelimitedRecord, _ state: inout ImportState) {
        let fields = CMABestTrackReader.fields(record.raw)
        guard let first = fields.first else { return state.report.skip(.blank) }
        if first.equals("66666") { return takeStormLine(fields, record, &state) }
        current?.found += 1
        guard fields.count >= 6 else { return state.reject(.shortRow, nil, nil, record.raw, record) }
        if fields.count > 7 { return state.reject(.longRow, 7, nil, fields[7], record) }
        guard current != nil else { return state.reject(.noStormHeader, nil, nil, record.raw, record) }
        guard first.count == 10, let time = TimeFields.dateAndTime(first) else {
            return state.reject(.badTime, 0, "date", first, record)
        }
        guard
            let place = state.position(
                tenths(fields[2], limit: 900), fields[2], 2, tenths(fields[3], limit: 3600), fields[3], 3, record)
        else { return }
        var point = TrackPoint(time: time, coordinate: place)
        var rules = ValueRules()
        rules.windUnit = .metersPerSecond
        rules.zeroWindIsMissing = true
        let isUnknown = fields[1].equals("0") && fields[5].equals("9")
        guard state.intensity(isUnknown ? nil : fields[5], 5, fields[4], 4, rules, into: &point, record) else {
            return
        }
        if let status = CMABestTrackReader.status(fields[1]) {
            point.status = status
        } else {
            state.readStatus(fields[1], record.line, into: &point)
        }
        point.averagingMinutes = 2
        point.windAgency = point.wind == nil ? nil : "cma"
        point.category = point.derivedCategory
        state.deliver(point, of: storm(time, &state), record)
    }

    mutating func finish(_ state: inout ImportState) {
        current?.noteMismatch(&state.report)
        current = nil
        heading = nil
    }

    /// Accepts any number of data lines under the storm line just read.
    mutating func forgetAnnouncedCount() { current?.announced = nil }

    private mutating func takeStormLine(
        _ fields: [ByteSlice], _ record: DelimitedRecord, _ state: inout ImportState
    ) {
        finish(&state)
        context = []
        guard fields.count >= 7, fields[1].count == 4, TimeFields.digits(fields[1]) != nil else {
            let text = fields.count > 1 ? fields[1] : record.raw
            return state.reject(.badStormHeader, 1, "storm", text, record)
        }
        guard let announced = TimeFields.digits(fields[2]) else {
            return state.reject(.badStormHeader, 2, nil, fields[2], record)
        }
        let name = fields.count > 8 ? fields[7] : nil
        if let name, name.firstInvalidUTF8 != nil { return state.reject(.badEncoding, 7, "name", name, record) }
        context = Array(record.raw.buffer)
        state.report.skip(.header)
        state.columns = ColumnMap()
        heading = Heading(
            id: fields[1].equals("0000") ? nil : fields[1].text, serial: fields[3].text + "-" + fields[4].text,
            name: name.flatMap { $0.equals("(nameless)") ? nil : ImportState.name($0) })
        current = StormLine(line: record.line, announced: announced)
    }

    /// The number of the storm of the line above; one without an international number is told by year and serial number.
    private mutating func storm(_ time: Instant, _ state: inout ImportState) -> Int {
        if let number = current?.number { return number }
        let year = time.parts.year
        let season = heading?.id.flatMap { Int($0.prefix(2)) }.map(NumberedDate.fullYear) ?? year
        let id = heading?.id ?? "\(year)-\(heading?.serial ?? "")"
        let name = heading?.name
        let (number, isNew) = state.storms.number(forKey: id) { place in
            StormIdentity(number: place, sourceID: id, name: name, season: season, basin: "WP")
        }
        if !isNew { state.report.note("repeated-storm", line: current?.line, text: id) }
        current?.number = number
        return number
    }

    private static func fields(_ line: ByteSlice) -> [ByteSlice] {
        var fields: [ByteSlice] = []
        var start: Int?
        for index in 0...line.count {
            if index < line.count, !ByteSlice.isBlank(line[index]) {
                if start == nil { start = index }
            } else if let first = start {
                fields.append(line.slice(first, index))
                start = nil
            }
        }
        return fields
    }

    private func tenths(_ text: ByteSlice, limit: Int) -> FieldReading<Double> {
        if text.isMissingMarker { return .missing }
        guard let value = TimeFields.digits(text), value <= limit else { return .bad }
        return .value(Double(value) / 10)
    }

    /// The status of a grade: 0 weak or unknown, 1 tropical depression, 2 tropical storm, 3 severe tropical storm, 4 typhoon,
    /// 5 severe typhoon, 6 super typhoon, 9 extratropical; `nil` for any other text.
    private static func status(_ text: ByteSlice) -> StormStatus? {
        guard text.count == 1 else { return nil }
        switch text[0] {
        case 0x30: return StormStatus(code: "XX")
        case 0x31: return StormStatus(code: "TD")
        case 0x32: return StormStatus(code: "TS")
        case 0x33: return StormStatus(code: "STS")
        case 0x34, 0x35: return StormStatus(code: "TY")
        case 0x36: return StormStatus(code: "ST")
        case 0x39: return StormStatus(code: "EX")
        default: return nil
        }
    }
}
