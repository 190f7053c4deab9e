import DelimitedText
import Sessions

/// A trace that `simulate --to ndjson` has recorded, given to `simulate` in place of a script: it is checked and told again.
enum RecordedTrace {
    /// Whether a text is a trace and no script: no line of a script begins so.
    static func isTrace(_ text: String) -> Bool { text.hasPrefix("{\"seq\":") }

    /// Prints the trace in the format asked for; a broken rule of traces is a failed expectation.
    static func replay(
        _ text: String, _ name: String, _ arguments: Arguments, _ console: Console
    ) throws(CommandFailure) -> Int32 {
        let format = try arguments.choice("to", SimulateCommand.TraceFormat.text)
        let records: [TraceRecord]
        do throws(TraceError) { records = try TraceReader.records(ndjson: text) } catch {
            throw CommandFailure(code: .data, message: "\(name):\(error)")
        }
        var output = try OutputStream(console, path: arguments.value("output"))
        do throws(CommandFailure) {
            for record in records {
                output.buffer.append(format == .text ? record.text : record.json)
                output.buffer.append("\n")
                try output.flushIfFull()
            }
            try output.finish()
        } catch {
            output.discard()
            throw error
        }
        guard let rule = TraceInvariants.violation(in: records) else { return 0 }
        console.say("\(name): \(rule)")
        return CommandFailure.Code.failed.rawValue
    }
}
