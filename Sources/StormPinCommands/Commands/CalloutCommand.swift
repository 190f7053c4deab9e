import Annotations
import DelimitedText
import Rendering
import StormCallouts
import StormFormats
import StormTracks

/// `callout`: the callout table of each chosen point.
struct CalloutCommand: PointConsumer {
    private var output: OutputStream
    private let format: OutputFormat
    private let callout: StormCallout
    private let keepsTexts: Bool
    private let width: Int?
    private var peaks: PeakKeeper?
    private var storm = StormIdentity(number: -1)
    private var count = 0

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> Int32 {
        let selection = try Selection(arguments, console)
        let session = try ImportSession(arguments, console, filter: selection.filter)
        var command = try CalloutCommand(arguments, console, peakOnly: selection.peakOnly)
        do throws(CommandFailure) {
            let results = try session.run(InputFile.inputs(arguments.operands), into: &command)
            if command.format == .json { command.output.buffer.append(command.count == 0 ? "]\n" : "\n]\n") }
            try command.output.finish()
            if command.count == 0, !arguments.has("quiet") { console.say("stormpin: no point was chosen") }
            return session.exitCode(results, rejectedPlaces: selection.rejectedPlaces)
        } catch {
            if error.code == .data { try command.output.flush() }
            command.output.discard()
            throw error
        }
    }

    private init(_ arguments: Arguments, _ console: Console, peakOnly: Bool) throws(CommandFailure) {
        format = try arguments.choice("to", OutputFormat.table)
        let labels = try arguments.choice("lang", CalloutLabels.english)
        callout = StormCallout(
            labels: labels, windUnit: try Speed.Unit.asked(arguments), showsAllFields: arguments.has("all-fields"))
        keepsTexts = labels == .classic
        width = console.width
        peaks = peakOnly ? PeakKeeper(keepsTexts: keepsTexts) : nil
        output = try OutputStream(console, path: arguments.value("output"))
        switch format {
        case .json: output.buffer.append("[")
        case .csv: output.buffer.append("storm,name,time,key,value\n")
        case .table, .ndjson, .markdown: break
        }
    }

    mutating func enter(_ storm: StormIdentity) { self.storm = storm }

    mutating func take(_ point: TrackPoint, from row: SourceRow) throws(CommandFailure) {
        if peaks != nil {
            peaks?.take(point, of: storm, from: row)
        } else {
            try append(point, storm, keepsTexts ? SourceTexts(row) : SourceTexts())
        }
    }

    mutating func endOfInput() throws(CommandFailure) {
        for peak in peaks?.drain() ?? [] { try append(peak.point, peak.storm, peak.source) }
    }

    private mutating func append(
        _ point: TrackPoint, _ storm: StormIdentity, _ source: SourceTexts
    ) throws(CommandFailure) {
        switch format {
        case .table:
            if count > 0 { output.buffer.append("\n") }
            let annotation = callout.annotation(of: point, in: storm, id: count, source: source)
            output.buffer.append(CalloutCard(annotation).text(width: width))
        case .markdown:
            let table = MarkdownTable(columns: [TextTable.Column("key"), TextTable.Column("value")])
            if count > 0 { output.buffer.append("\n") }
            output.buffer.append(table.header)
            for row in callout.properties(of: point, in: storm, source: source).shownRows {
                output.buffer.append(table.row([row.key, row.value]))
            }
        case .csv:
            for row in callout.properties(of: point, in: storm, source: source).shownRows {
                output.buffer.appendField(storm.id)
                output.buffer.append(",")
                output.buffer.appendField(storm.name ?? "")
                output.buffer.append(",")
                if let time = point.time { output.buffer.append(time) }
                output.buffer.append(",")
                output.buffer.appendField(row.key)
                output.buffer.append(",")
                output.buffer.appendField(row.value)
                output.buffer.append("\n")
            }
        case .json, .ndjson:
            if format == .json { output.buffer.append(count == 0 ? "\n" : ",\n") }
            let rows = callout.properties(of: point, in: storm, source: source)
            output.buffer.appendJSON(callout: rows, of: point, in: storm)
            if format == .ndjson { output.buffer.append("\n") }
        }
        count += 1
        try output.flushIfFull()
    }
}
