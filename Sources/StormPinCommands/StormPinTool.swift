import DelimitedText
import Sessions

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The command line of stormpin.
public enum StormPinTool {
    /// What `--version` prints.
    static let version = "0.1.0"

    /// Runs the process's own command line and ends the process.
    public static func main() -> Never {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGINT) { _ in _exit(130) }
        exit(run(Array(CommandLine.arguments.dropFirst()), Console()))
    }

    /// Runs a command line and returns its exit code.
    public static func run(_ arguments: [String], _ console: Console) -> Int32 {
        do throws(CommandFailure) {
            return try dispatch(arguments, console)
        } catch {
            if !error.message.isEmpty { console.say("stormpin: " + error.message) }
            return error.code.rawValue
        }
    }

    private static func dispatch(_ arguments: [String], _ console: Console) throws(CommandFailure) -> Int32 {
        guard let word = arguments.first else {
            _ = try HelpCommand.show(nil, Console(input: console.input, output: console.error, error: console.error))
            return CommandFailure.Code.usage.rawValue
        }
        if word == "--version" {
            var output = try OutputStream(console, path: nil)
            output.buffer.append("stormpin \(version)\n")
            try output.finish()
            return 0
        }
        if word == "--help" || word == "-h" { return try HelpCommand.show(nil, console) }
        guard let command = CommandName(rawValue: word) else { throw unknownCommand(word) }
        let parsed = try Arguments(command, Array(arguments.dropFirst()))
        if parsed.has("help") { return try HelpCommand.show(command, console) }
        switch command {
        case .import: return try ImportCommand.run(parsed, console)
        case .storms: return try StormsCommand.run(parsed, console)
        case .points: return try PointsCommand.run(parsed, console)
        case .callout: return try CalloutCommand.run(parsed, console)
        case .map: return try MapCommand.run(parsed, console)
        case .diff: return try DiffCommand.run(parsed, console)
        case .find: return try FindCommand.run(parsed, console)
        case .records: return try RecordsCommand.run(parsed, console)
        case .simulate: return try SimulateCommand.run(parsed, console)
        case .test: return try TestCommand.run(parsed, console)
        case .completions: return try CompletionsCommand.run(parsed, console)
        case .help: return try HelpCommand.run(parsed, console)
        }
    }

    /// The failure for a word that is no command.
    static func unknownCommand(_ word: String) -> CommandFailure {
        let names = CommandName.allCases.map(\.rawValue)
        let hint = suggestion(for: word, among: names).map { "; did you mean '\($0)'?" } ?? "."
        return .usage("no command '\(word)'\(hint) See 'stormpin help'.")
    }
}
