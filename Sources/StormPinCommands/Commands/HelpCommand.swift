import DelimitedText
import Sessions

/// `help`: examples first, then the options.
enum HelpCommand {
    static func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> Int32 {
        guard let word = arguments.operands.first else { return try show(nil, console) }
        guard let command = CommandName(rawValue: word) else { throw StormPinTool.unknownCommand(word) }
        return try show(command, console)
    }

    /// Prints the help on a command, or on all.
    static func show(_ command: CommandName?, _ console: Console) throws(CommandFailure) -> Int32 {
        var output = try OutputStream(console, path: nil)
        output.buffer.append(command.map(text(on:)) ?? overview)
        try output.finish()
        return 0
    }

    private static var overview: String {
        var lines = ["stormpin: hurricane-track files in, callout tables out", "", "Examples:"]
        for command in [CommandName.callout, .points, .import, .simulate] { lines.append("  " + command.examples[0]) }
        lines += ["", "Usage: stormpin COMMAND [FILE…] [options]", "", "Commands:"]
        for command in CommandName.allCases { lines.append("  " + padded(command.rawValue, 13) + command.summary) }
        lines += [
            "",
            "Without a FILE the embedded sample is read; '-' is standard input. 'stormpin help COMMAND' tells more.",
            "Exit codes: 0 done, 1 an expect failed, 64 usage, 65 rejected rows or unreadable data, 66 no such input,",
            "74 read or write failed.",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func text(on command: CommandName) -> String {
        var lines = ["stormpin \(command.rawValue): \(command.summary)", "", "Examples:"]
        lines += command.examples.map { "  " + $0 }
        lines += ["", "Usage: stormpin \(command.rawValue) \(command.operands) [options]", "", "Options:"]
        for option in CommandOption.all where option.commands.contains(command) {
            let name = "--" + option.name + (option.value.map { " " + $0 } ?? "")
            lines.append("  " + padded(name, 29) + option.help)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }
}
