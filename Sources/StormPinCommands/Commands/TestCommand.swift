import DelimitedText
import Sessions

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `test`: plays every script below the paths and counts what passed.
enum TestCommand {
    static func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> Int32 {
        if let depth = try arguments.integer("explore") { return try explore(depth, console) }
        guard !arguments.operands.isEmpty else {
            throw .usage("expected a PATH of scripts, as in 'stormpin test Tests/sessions'.")
        }
        var scripts: [String] = []
        for path in arguments.operands { try TestCommand.collect(path, isNamed: true, into: &scripts) }
        if let filter = arguments.value("filter") { scripts = scripts.filter { $0.contains(filter) } }
        var report = SessionSuiteReport()
        let places = try PlaceFinder(arguments, console)
        for script in scripts { try play(script, arguments, console, places, into: &report) }
        var output = try OutputStream(console, path: nil)
        if arguments.has("tap") {
            output.buffer.append(report.tap)
        } else {
            for test in report.cases {
                output.buffer.append((test.failure == nil ? "passed  " : "FAILED  ") + test.name + "\n")
                if let failure = test.failure { output.buffer.append(failure.details + "\n") }
            }
            output.buffer.append(report.summary + "\n")
        }
        try output.finish()
        if let path = arguments.value("junit") {
            var file = try OutputStream(console, path: path)
            file.buffer.append(report.junitXML)
            try file.finish()
        }
        return report.failed > 0 ? CommandFailure.Code.failed.rawValue : places.exitCode
    }

    private static func play(
        _ script: String, _ arguments: Arguments, _ console: Console, _ places: PlaceFinder,
        into report: inout SessionSuiteReport
    ) throws(CommandFailure) {
        let text = try InputFile.path(script).text(console)
        let files = SessionFiles(console: console, arguments: arguments, script: script, places: places)
        let source = try files.source
        do throws(ScriptError) {
            let parsed = try Script(parsing: text, name: script)
            var player = SessionPlayer(source: source, isUpdating: arguments.has("update"))
            let outcome = player.play(parsed)
            report.add(outcome, of: script)
            if arguments.has("update") {
                do throws(CommandFailure) { try SimulateCommand.rewrite(outcome, text, files, console) } catch {
                    console.say(error.message)
                }
            }
        } catch {
            report.add(error, of: script)
        }
    }

    /// Adds the scripts at and below a path, in the order of their names.
    private static func collect(_ path: String, isNamed: Bool, into scripts: inout [String]) throws(CommandFailure) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw CommandFailure(
                code: .noInput, message: "\(path): cannot be opened: \(systemError()); name a script or a folder")
        }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            if isNamed || path.hasSuffix(".session") { scripts.append(path) }
            return
        }
        guard let folder = opendir(path) else {
            throw CommandFailure(code: .noInput, message: "\(path): cannot be read: \(systemError())")
        }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        for name in names.sorted() {
            let child = path.hasSuffix("/") ? path + name : path + "/" + name
            var kind = stat()
            guard lstat(child, &kind) == 0, kind.st_mode & S_IFMT != S_IFLNK else { continue }
            try collect(child, isNamed: false, into: &scripts)
        }
    }

    private static func explore(_ depth: Int, _ console: Console) throws(CommandFailure) -> Int32 {
        guard depth >= 1, depth <= 12 else { throw .usage("--explore '\(depth)': expected a depth of 1 to 12.") }
        let report = SessionExplorer().explore(depth: depth)
        var output = try OutputStream(console, path: nil)
        output.buffer.append("\(report.states) states, \(report.steps) steps to depth \(depth)\n")
        if let violation = report.violation {
            output.buffer.append("violated: \(violation.rule)\n\(violation.script)\n")
        }
        output.buffer.append(report.violation == nil ? "1 passed, 0 failed\n" : "0 passed, 1 failed\n")
        try output.finish()
        return report.violation == nil ? 0 : CommandFailure.Code.failed.rawValue
    }
}
