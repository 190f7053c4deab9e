import DelimitedText
import Rendering
import StormFormats
import StormTracks

/// `import`: what the import did with every row.
struct ImportCommand: PointConsumer {
    static func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> Int32 {
        let format = try arguments.choice("to", OutputFormat.table)
        let session = try ImportSession(arguments, console, filter: PointFilter(), keepsRejects: true)
        var consumer = ImportCommand()
        let results = try session.run(InputFile.inputs(arguments.operands), into: &consumer)
        var output = try OutputStream(console, path: arguments.value("output"))
        do throws(CommandFailure) {
            let explains = arguments.has("explain")
            switch format {
            case .table:
                for (index, result) in results.enumerated() {
                    if index > 0 { output.buffer.append("\n") }
                    output.buffer.append(ImportReportText.text(result, explains: explains))
                }
            case .json, .ndjson:
                if format == .json { output.buffer.append("[") }
                for (index, result) in results.enumerated() {
                    if format == .json { output.buffer.append(index == 0 ? "\n" : ",\n") }
                    ImportReportJSON.append(result, explains: explains, to: &output.buffer)
                    if format == .ndjson { output.buffer.append("\n") }
                }
                if format == .json { output.buffer.append("\n]\n") }
            case .csv, .markdown: throw .usage("'import' prints table, json or ndjson.")
            }
            try output.finish()
        } catch {
            output.discard()
            throw error
        }
        return session.exitCode(results)
    }

    /// The report counts them.
    var wantsPoints: Bool { false }

    mutating func enter(_ storm: StormIdentity) {}
    mutating func take(_ point: TrackPoint, from row: SourceRow) {}
    mutating func endOfInput() {}
}
