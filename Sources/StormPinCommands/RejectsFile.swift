import StormFormats
import StormTracks

/// The file that `--rejects` names: one table for all inputs.
struct RejectsFile {
    private var output: OutputStream
    private var writer = RejectsWriter(file: "")

    /// Opens the file at `path` and writes the header of its table.
    init(_ console: Console, path: String) throws(CommandFailure) {
        output = try OutputStream(console, path: path)
        RejectsWriter.begin(into: &output.buffer)
    }

    /// The rejects that follow are those of the input named `file`.
    mutating func enter(file: String) { writer = RejectsWriter(file: file) }

    /// Writes a reject with its row.
    mutating func append(_ reject: Reject, row: SourceRow, context: [UInt8]) throws(CommandFailure) {
        writer.append(reject, row: row, context: context, to: &output.buffer)
        try output.flushIfFull()
    }

    /// Lets the file appear.
    mutating func finish() throws(CommandFailure) { try output.finish() }

    /// Takes the unfinished file away.
    func discard() { output.discard() }
}
