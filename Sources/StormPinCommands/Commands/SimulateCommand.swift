import DelimitedText
import Sessions

/// `simulate`: plays one script and prints its trace.
enum SimulateCommand {
    /// What is made of a session.
    enum TraceFormat: String, CaseIterable { case text, ndjson, html, svg }

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> Int32 {
        guard let script = arguments.operands.first else {
            throw .usage("expected a SCRIPT, as in 'stormpin simulate my.session'.")
        }
        let format = try arguments.choice("to", TraceFormat.text)
        let input: InputFile = script == "-" ? .standardInput : .path(script)
        let text = try input.text(console)
        if RecordedTrace.isTrace(text) { return try RecordedTrace.replay(text, script, arguments, console) }
        let places = try PlaceFinder(arguments, console)
        let files = SessionFiles(console: console, arguments: arguments, script: script, places: places)
        let parsed = try SimulateCommand.parse(text, script)
        let isPicture = format == .html || format == .svg
        var player = SessionPlayer(
            source: try files.source, isUpdating: arguments.has("update"), records: isPicture)
        for operand in arguments.operands.dropFirst() {
            let storms = operand == "-" ? InputFile.standardInput : .path(operand)
            player.add(try files.fixes([storms]), source: storms.name)
        }
        let outcome = player.play(parsed)
        var output = try OutputStream(console, path: arguments.value("output"))
        do throws(CommandFailure) {
            if let recording = outcome.recording {
                let picture = SessionPicture(recording: recording, trace: outcome.trace)
                let title = arguments.value("title") ?? SimulateCommand.title(of: parsed, script)
                output.buffer.append(format == .html ? try picture.html(title) : try picture.svg(title))
            }
            for record in outcome.trace where !isPicture {
                output.buffer.append(format == .text ? record.text : record.json)
                output.buffer.append("\n")
                try output.flushIfFull()
            }
            for snapshot in outcome.snapshots where format == .text { output.buffer.append(snapshot.text) }
            try output.finish()
        } catch {
            output.discard()
            throw error
        }
        if !arguments.has("quiet") { SimulateCommand.tellLoadFailures(outcome, script, console) }
        if arguments.has("update"), script != "-" {
            try SimulateCommand.rewrite(outcome, text, files, console)
        }
        guard let failure = outcome.failure else { return places.exitCode }
        console.say("\(failure)")
        return exitCode(of: failure).rawValue
    }

    /// What the script's first `describe` says, else the script's name.
    private static func title(of script: Script, _ path: String) -> String {
        for statement in script.statements {
            if case .command(.describe(let text)) = statement.kind { return text }
        }
        return path == "-" ? "Session" : path.split(separator: "/").last.map { String($0) } ?? path
    }

    /// A map that does not load is nothing to pass over, though the session goes on.
    private static func tellLoadFailures(_ outcome: SessionOutcome, _ script: String, _ console: Console) {
        for record in outcome.trace where record.name == .loadFailed {
            for case .text(let reason) in record.fields.map(\.value) {
                console.say("\(script): the map could not be loaded: \(ReportText.escaped(reason))")
            }
        }
    }

    /// The exit code of a session's failure.
    static func exitCode(of failure: SessionFailure) -> CommandFailure.Code {
        failure.kind == .expectation ? .failed : .data
    }

    /// Parses a script.
    static func parse(_ text: String, _ name: String) throws(CommandFailure) -> Script {
        do throws(ScriptError) {
            return try Script(parsing: text, name: name)
        } catch {
            throw CommandFailure(code: .data, message: "\(error)")
        }
    }

    /// Puts the values and snapshots that were found in the place of those that the script expects.
    static func rewrite(
        _ outcome: SessionOutcome, _ text: String, _ files: SessionFiles, _ console: Console
    ) throws(CommandFailure) {
        let script = files.script
        let changes = outcome.rewrites.filter { $0.file == script }
        if !changes.isEmpty {
            try write(ScriptRewrite.apply(changes, to: text, file: script), to: script, console)
            console.say("\(script): \(changes.count) expected values rewritten")
        }
        for snapshot in outcome.snapshotRewrites {
            let path = files.path(snapshot.file)
            try write(snapshot.text, to: path, console)
            console.say("\(path): snapshot rewritten")
        }
    }

    private static func write(_ text: String, to path: String, _ console: Console) throws(CommandFailure) {
        var file = try OutputStream(console, path: path)
        do throws(CommandFailure) {
            file.buffer.append(text)
            try file.finish()
        } catch {
            file.discard()
            throw error
        }
    }
}
