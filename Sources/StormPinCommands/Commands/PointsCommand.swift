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
    private let unit: Speed.Unit
    private var storm = StormIdentity(number: -1)

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> Int32 {
        let selection = try Selection(arguments, console)
        let session = try ImportSession(arguments, console, filter: selection.filter)
        var command = try PointsCommand(arguments, console, peakOnly: selection.peakOnly)
        do throws(CommandFailure) {
            let results = try session.run(InputFile.inputs(arguments.operands), into: &command)
            try command.finish(width: console.width)
            return session.exitCode(results, rejectedPlaces: selection.rejectedPlaces)
        } catch {
            try command.abandon(error)
            throw error
        }
    }

    private init(_ arguments: Arguments, _ console: Console, peakOnly: Bool) throws(CommandFailure) {
        unit = try Speed.Unit.asked(arguments)
        let columns = PointTableRow.columns(unit)
        switch try arguments.choice("to", OutputFormat.table) {
        case .csv: writer = .csv(PointCSVWriter(unit: unit))
        case .json: writer = .json(PointJSONWriter(.array, unit: unit))
        case .ndjson: writer = .json(PointJSONWriter(.lines, unit: unit))
        case .table: writer = .table(TextTable(columns: columns))
        case .markdown: writer = .markdown(MarkdownTable(columns: columns))
        }
        output = try OutputStream(console, path: arguments.value("output"))
        peaks = peakOnly ? PeakKeeper(keepsTexts: false) : nil
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
        if peaks != nil {
            peaks?.take(point, of: storm, from: row)
            return
        }
        try append(point, storm, comment: row.text(.comment))
    }

    mutating func endOfInput() throws(CommandFailure) {
        guard let chosen = peaks?.drain() else { return }
        for peak in chosen {
            enterWriter(peak.storm)
            try append(peak.point, peak.storm, comment: nil)
        }
    }

    private mutating func append(_ point: TrackPoint, _ storm: StormIdentity, comment: ByteSlice?)
        throws(CommandFailure)
    {
        switch writer {
        case .csv(let csv): csv.append(point, comment: comment, to: &output.buffer)
        case .json(var json):
            json.append(point, comment: comment, to: &output.buffer)
            writer = .json(json)
        case .table(var table):
            writer = .csv(PointCSVWriter())
            table.append(PointTableRow.texts(point, storm, unit))
            writer = .table(table)
        case .markdown(let table): output.buffer.append(table.row(PointTableRow.texts(point, storm, unit)))
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
