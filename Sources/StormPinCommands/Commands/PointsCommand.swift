import DelimitedText
import Rendering
import StormFormats
import StormTracks

/// `points`: one row a track point.
struct PointsCommand: PointConsumer {
    private enum Writer {
        case csv(PointCSVWriter)
        case json(PointJSONWriter)
        case table(TextTable)
        case markdown(MarkdownTable)
    }

    private var output: OutputStream
    private var writer: Writer
    private var peaks: PeakKeeper?
    private let filter: PointFilter
    private var derivation: PointDerivation?
    private let unit: Speed.Unit
    private var storm = StormIdentity(number: -1)
    private var count = 0

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> Int32 {
        let selection = try Selection(arguments, console)
        let session = try ImportSession(arguments, console, filter: selection.filter)
        var command = try PointsCommand(arguments, console, selection)
        do throws(CommandFailure) {
            let results = try session.run(InputFile.inputs(arguments.operands), into: &command)
            try command.finish(width: console.width)
            if command.count == 0, !arguments.has("quiet") { console.say("stormpin: no point was chosen") }
            return session.exitCode(results, rejectedPlaces: selection.rejectedPlaces)
        } catch {
            try command.abandon(error)
            throw error
        }
    }

    private init(_ arguments: Arguments, _ console: Console, _ selection: Selection) throws(CommandFailure) {
        unit = try Speed.Unit.asked(arguments)
        filter = selection.filter
        let derived = try DerivedColumns(arguments, unit: unit, place: selection.place)
        if !derived.isEmpty { derivation = PointDerivation(derived) }
        let columns = PointTableRow.columns(unit) + derived.pointColumns
        let extraNames = derived.pointColumns.map(\.title)
        switch try arguments.choice("to", OutputFormat.table) {
        case .csv: writer = .csv(PointCSVWriter(unit: unit, extraNames: extraNames))
        case .json: writer = .json(PointJSONWriter(.array, unit: unit, extraNames: extraNames))
        case .ndjson: writer = .json(PointJSONWriter(.lines, unit: unit, extraNames: extraNames))
        case .table: writer = .table(TextTable(columns: columns))
        case .markdown: writer = .markdown(MarkdownTable(columns: columns))
        }
        if !arguments.has("quiet") { derived.tellAveraging(console) }
        output = try OutputStream(console, path: arguments.value("output"))
        peaks = selection.peakOnly ? PeakKeeper(keepsTexts: false) : nil
        switch writer {
        case .csv(let csv): csv.begin(into: &output.buffer)
        case .json(let json): json.begin(into: &output.buffer)
        case .markdown(let table): output.buffer.append(table.header)
        case .table: break
        }
    }

    mutating func enter(_ storm: StormIdentity) {
        self.storm = storm
        guard peaks == nil else { return }
        enterWriter(storm)
    }

    private mutating func enterWriter(_ storm: StormIdentity) {
        switch writer {
        case .csv(var csv):
            csv.enter(storm)
            writer = .csv(csv)
        case .json(var json):
            json.enter(storm)
            writer = .json(json)
        case .table, .markdown: break
        }
    }

    mutating func take(_ point: TrackPoint, from row: SourceRow) throws(CommandFailure) {
        if derivation == nil { return try choose(point, row) }
        try derive(point, row)
    }

    mutating func passOver(_ point: TrackPoint) throws(CommandFailure) {
        if derivation != nil { try derive(point, nil) }
    }

    /// Chooses the interpolated fixes before `point` that pass the filter, and `point` if it has a row: then it passed.
    private mutating func derive(_ point: TrackPoint, _ row: SourceRow?) throws(CommandFailure) {
        for derived in derivation?.derive(point, of: storm) ?? [] {
            if derived.isInterpolated {
                if filter.accepts(derived.point) { try choose(derived.point, nil, derived.values) }
            } else if row != nil {
                try choose(derived.point, row, derived.values)
            }
        }
    }

    private mutating func choose(
        _ point: TrackPoint, _ row: SourceRow?, _ extra: [CellValue] = []
    ) throws(CommandFailure) {
        if peaks != nil {
            peaks?.take(point, of: storm, from: row, extra: extra)
        } else {
            try append(point, storm, comment: row?.text(.comment), extra)
        }
    }

    mutating func endOfInput() throws(CommandFailure) {
        derivation?.reset()
        for peak in peaks?.drain() ?? [] {
            enterWriter(peak.storm)
            try Array((peak.comment ?? "").utf8).withUnsafeBufferPointer { (bytes) throws(CommandFailure) in
                let comment = bytes.baseAddress.map { ByteSlice(start: $0, count: bytes.count) }
                try append(peak.point, peak.storm, comment: bytes.isEmpty ? nil : comment, peak.extra)
            }
        }
    }

    private mutating func append(
        _ point: TrackPoint, _ storm: StormIdentity, comment: ByteSlice?, _ extra: [CellValue]
    ) throws(CommandFailure) {
        count += 1
        switch writer {
        case .csv(let csv): csv.append(point, comment: comment, extra: extra, to: &output.buffer)
        case .json(var json):
            json.append(point, comment: comment, extra: extra, to: &output.buffer)
            writer = .json(json)
        case .table(var table):
            writer = .csv(PointCSVWriter())
            table.append(PointTableRow.texts(point, storm, unit) + extra.map(RowsOutput.shown))
            writer = .table(table)
        case .markdown(let table):
            output.buffer.append(table.row(PointTableRow.texts(point, storm, unit) + extra.map(RowsOutput.shown)))
        }
        try output.flushIfFull()
    }

    private mutating func finish(width: Int?) throws(CommandFailure) {
        if case .json(let json) = writer { json.end(into: &output.buffer) }
        if case .table(let table) = writer { output.buffer.append(table.text(width: width)) }
        try output.finish()
    }

    /// What was read before an error still goes out, so that nothing read is lost; an unfinished file goes away.
    private mutating func abandon(_ error: CommandFailure) throws(CommandFailure) {
        if error.code == .data { try output.flush() }
        output.discard()
    }
}
