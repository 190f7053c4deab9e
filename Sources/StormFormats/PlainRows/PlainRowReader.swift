import DelimitedText
import Geodesy
import StormTracks

/// Checks and counts rows that are written in the plainest form, with the outcome that the format's own reader would have.
///
/// Any row that it cannot take, because a value is not plain, the storm is not known or the fix is odd beyond a note, is left
/// to that reader: it decides, this only hurries. Whoever wants the points themselves has no use for it.
struct PlainRowReader {
    private let plan: PlainRowPlan
    private let wanted: Int
    private var clock = PlainClock()
    private var storms = KnownStorms()
    private var statuses = KnownStatuses()

    // The rows counted since the run began, and the storm at hand with its last fix.
    private var tally = PointTally()
    private var storm = -1
    private var key = PlainKey()
    private var hasLast = false
    private var lastTime: Int64 = 0
    private var lastLatitude = 0.0
    private var lastLongitude = 0.0
    /// The row of the last fix, where it was one of this run.
    private var lastRow: ByteSlice?

    init(_ plan: PlainRowPlan) {
        self.plan = plan
        wanted = plan.wanted
    }

    /// Passes the rows that follow as far as they are plain, and returns how many that were. `lineStorm` is the storm of the
    /// storm line above, where there are such lines.
    mutating func pass(_ reader: inout RecordReader, lineStorm: Int?, _ state: inout ImportState) -> Int {
        guard var rows = reader.plainRows(wanted: wanted) else { return 0 }
        storm = -1
        if let lineStorm, !enter(lineStorm, &state) { return 0 }
        while let row = rows.next() {
            guard read(row, line: reader.linesPassed + rows.rows, &state) else {
                rows.takeBack(row)
                break
            }
        }
        leave(&state)
        reader.resume(after: rows)
        state.report.count(tally)
        tally = PointTally()
        return rows.rows
    }

    /// Remembers what the format's own reader has made of a row.
    mutating func learn(_ record: DelimitedRecord, _ state: ImportState) {
        guard case .point(let number) = state.outcome, let point = state.point, point.technique == nil, !point.isSpur,
            record.fieldCount == plan.fieldCount
        else { return }
        if plan.status != PlainRowPlan.none, point.status?.isKnown == true {
            statuses.learn(record[plan.status].trimmed)
        }
        guard case .columns(let id, let name, let season) = plan.storm else { return }
        var key = PlainKey()
        for (place, column) in [id, name, season].enumerated() {
            if column != PlainRowPlan.none {
                let text = record[column].trimmed
                // A season that is no number leaves the year to other columns.
                if place == 2, text.wholeNumber == nil { return }
                // The words of a text are read from around it, which a record's memory does not allow.
                let padded = [UInt8](repeating: 0, count: PlainRowScan.margin) + Array(text.buffer)
                let isSet = padded.withUnsafeBufferPointer { bytes in
                    guard !text.buffer.contains(0), let start = bytes.baseAddress else { return false }
                    return key.set(place, ByteSlice(start: start + PlainRowScan.margin, count: text.count))
                }
                guard isSet else { return }
            } else if place == 2 {
                guard let year = point.time?.parts.year else { return }
                key.set(2, number: year)
            }
        }
        storms.learn(key, number: number)
    }

    /// Counts a row, or leaves everything as it was.
    @inline(__always)
    private mutating func read(_ row: PlainRowScan.Row, line: Int, _ state: inout ImportState) -> Bool {
        guard row.fieldCount == plan.fieldCount, let time = clock.milliseconds(row, plan.moment),
            let latitude = PlainValues.degrees(row[plan.latitude], limit: 90, positive: 0x4E, negative: 0x53),
            var longitude = PlainValues.degrees(row[plan.longitude], limit: 180, positive: 0x45, negative: 0x57)
        else { return false }
        if plan.isWestPositive { longitude = 0 - longitude }
        var wind = Double.nan
        if plan.wind != PlainRowPlan.none {
            guard let found = PlainValues.knots(row[plan.wind], plan.windUnit) else { return false }
            wind = found
            if found.isNaN, plan.windFallback != PlainRowPlan.none {
                guard row[plan.wind].trimmed.isMissingMarker,
                    let other = PlainValues.knots(row[plan.windFallback], plan.windUnit)
                else { return false }
                wind = other
            }
        }
        var pressure = Double.nan
        if plan.pressure != PlainRowPlan.none {
            guard let found = PlainValues.hectopascals(row[plan.pressure]) else { return false }
            pressure = found
            if found.isNaN, plan.pressureFallback != PlainRowPlan.none {
                guard row[plan.pressure].trimmed.isMissingMarker,
                    let other = PlainValues.hectopascals(row[plan.pressureFallback])
                else { return false }
                pressure = other
            }
        }
        if ValueDoubts.contradict(knots: wind, hectopascals: pressure) { return false }
        if plan.status != PlainRowPlan.none, !statuses.contains(row[plan.status]) { return false }
        if plan.category != PlainRowPlan.none {
            guard let category = PlainValues.category(row[plan.category]),
                !(plan.judgesCategories && ValueDoubts.contradict(category: category, knots: wind))
            else { return false }
        }
        guard hasPlainRest(row), findStorm(row, &state) else { return false }
        if hasLast, !follows(time, latitude, longitude, line: line, &state) { return false }
        tally.count(latitude: latitude, longitude: longitude, hasWind: !wind.isNaN, hasPressure: !pressure.isNaN)
        tally.span(time)
        hasLast = true
        lastTime = time
        lastLatitude = latitude
        lastLongitude = longitude
        lastRow = row.raw
        return true
    }

    /// Whether the columns that only few formats have are plain.
    @inline(__always)
    private func hasPlainRest(_ row: PlainRowScan.Row) -> Bool {
        var texts = plan.texts
        while texts != 0 {
            guard PlainField.isPlainText(row[texts.trailingZeroBitCount]) else { return false }
            texts &= texts &- 1
        }
        if plan.recordLetter != PlainRowPlan.none {
            let letter = row[plan.recordLetter].trimmed
            guard letter.isEmpty || (letter.count == 1 && HURDAT2Reader.isRecordLetter(letter[0])) else { return false }
        }
        var column = plan.radii
        for _ in 0..<plan.radiiCount {
            guard PlainValues.isRadius(row[column]) else { return false }
            column += 1
        }
        for column in plan.lengths {
            guard PlainValues.isRadius(row[column]) else { return false }
        }
        if plan.trackType != PlainRowPlan.none {
            // Any other text than the most common one is looked at in full: a spur is no part of the main track.
            let text = row[plan.trackType].trimmed
            guard text.isEmpty || text.equalsIgnoringCase("main") else { return false }
        }
        return true
    }

    /// Makes the row's storm the one at hand; false where it is not known.
    @inline(__always)
    private mutating func findStorm(_ row: PlainRowScan.Row, _ state: inout ImportState) -> Bool {
        guard case .columns(let id, let name, let season) = plan.storm else { return storm >= 0 }
        var found = PlainKey()
        if id != PlainRowPlan.none, !found.set(0, row[id].trimmed) { return false }
        if name != PlainRowPlan.none, !found.set(1, row[name].trimmed) { return false }
        if season == PlainRowPlan.none {
            found.set(2, number: clock.year)
        } else if !found.set(2, row[season].trimmed) {
            return false
        }
        if storm >= 0, found == key { return true }
        guard let number = storms.number(of: found) else { return false }
        leave(&state)
        guard enter(number, &state) else { return false }
        key = found
        return true
    }

    /// Whether the fix follows the one before it, after a note on what is odd about that; false for one that may be a copy.
    @inline(__always)
    private func follows(
        _ time: Int64, _ latitude: Double, _ longitude: Double, line: Int, _ state: inout ImportState
    ) -> Bool {
        if time > lastTime,
            !StormDirectory.mayBeImplausible(
                latitudes: latitude - lastLatitude, longitudes: longitude - lastLongitude,
                milliseconds: time &- lastTime)
        {
            return true
        }
        return time != lastTime && noteOddity(time, latitude, longitude, line: line, &state)
    }

    @inline(never)
    private func noteOddity(
        _ time: Int64, _ latitude: Double, _ longitude: Double, line: Int, _ state: inout ImportState
    ) -> Bool {
        guard let place = try? Coordinate(latitude: latitude, longitude: longitude), let last = lastPlace else {
            return false
        }
        StormDirectory.noteOddity(
            Instant(milliseconds: time), place, after: Instant(milliseconds: lastTime), last, line: line, &state.report)
        return true
    }

    private var lastPlace: Coordinate? { try? Coordinate(latitude: lastLatitude, longitude: lastLongitude) }

    /// Makes a storm the one at hand; false where its last fix is of no best track.
    @inline(never)
    private mutating func enter(_ number: Int, _ state: inout ImportState) -> Bool {
        storm = -1
        lastRow = nil
        guard let last = state.storms.lastOfBestTrack(of: number) else { return false }
        storm = number
        hasLast = last != nil
        if let last {
            lastTime = last.time.milliseconds
            lastLatitude = last.place.latitude
            lastLongitude = last.place.longitude
        }
        return true
    }

    /// Hands the last fix of the storm at hand on to the directory.
    @inline(never)
    private mutating func leave(_ state: inout ImportState) {
        guard storm >= 0, let row = lastRow, let place = lastPlace else { return }
        state.storms.replaceLast(Instant(milliseconds: lastTime), place, row.buffer, of: storm)
        lastRow = nil
    }
}
