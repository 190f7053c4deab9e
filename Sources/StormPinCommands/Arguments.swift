import Sessions

/// The command line, read by the table of options.
struct Arguments {
    let command: CommandName
    private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]

    /// Reads the arguments behind the program's name; the first that is no option is the command.
    init(_ command: CommandName, _ arguments: [String]) throws(CommandFailure) {
        self.command = command
        var index = 0
        var takesOptions = true
        while index < arguments.count {
            let argument = arguments[index]
            index += 1
            guard takesOptions, argument.hasPrefix("-"), argument != "-", !Arguments.isNegativeNumber(argument) else {
                operands.append(argument)
                continue
            }
            if argument == "--" {
                takesOptions = false
                continue
            }
            var name = argument
            var attached: String?
            if let equals = argument.firstIndex(of: "="), argument.hasPrefix("--") {
                name = String(argument[..<equals])
                attached = String(argument[argument.index(after: equals)...])
            }
            let option = try Arguments.option(name == "-o" ? "--output" : name == "-h" ? "--help" : name, command)
            guard option.value != nil else {
                if attached != nil { throw .usage("--\(option.name) takes no value") }
                values[option.name, default: []].append("")
                continue
            }
            if attached == nil {
                guard index < arguments.count else {
                    throw .usage("--\(option.name) needs a value: \(option.value ?? "")")
                }
                attached = arguments[index]
                index += 1
            }
            values[option.name, default: []].append(attached ?? "")
            for _ in 1..<option.valueCount {
                guard index < arguments.count else {
                    throw .usage("--\(option.name) needs values: \(option.value ?? "")")
                }
                values[option.name, default: []].append(arguments[index])
                index += 1
            }
        }
    }

    /// Whether an argument begins with a number below zero: no option does, but a latitude may.
    private static func isNegativeNumber(_ argument: String) -> Bool {
        argument.utf8.dropFirst().first.map { (0x30...0x39).contains($0) } ?? false
    }

    private static func option(_ written: String, _ command: CommandName) throws(CommandFailure) -> CommandOption {
        let name = written.hasPrefix("--") ? String(written.dropFirst(2)) : written
        if written.hasPrefix("--"), let option = CommandOption.all.first(where: { $0.name == name }) {
            if option.commands.contains(command) { return option }
            let takers = option.commands.map(\.rawValue).joined(separator: ", ")
            throw .usage("'\(command.rawValue)' does not take --\(name); it belongs to: \(takers)")
        }
        let names = CommandOption.all.filter { $0.commands.contains(command) }.map(\.name)
        let hint = suggestion(for: name, among: names).map { "; did you mean --\($0)?" } ?? ""
        throw .usage("no option '\(written)'\(hint) See 'stormpin help \(command.rawValue)'.")
    }

    /// The same arguments with `--quiet`.
    var quiet: Arguments {
        var copy = self
        copy.values["quiet"] = [""]
        copy.values["rejects"] = nil
        return copy
    }

    /// Whether a switch is on.
    func has(_ name: String) -> Bool { values[name] != nil }
    /// The last value of an option.
    func value(_ name: String) -> String? { values[name]?.last }
    /// All values of a repeatable option.
    func all(_ name: String) -> [String] { values[name] ?? [] }

    /// The choice of an option among words.
    func choice<Choice: RawRepresentable & CaseIterable>(_ name: String, _ default: Choice) throws(CommandFailure)
        -> Choice
    where Choice.RawValue == String {
        guard let text = value(name) else { return `default` }
        return try Arguments.choice(name, text, of: Choice.self)
    }

    /// The choice that a word of the option `name` makes.
    static func choice<Choice: RawRepresentable & CaseIterable>(
        _ name: String, _ text: String, of type: Choice.Type
    ) throws(CommandFailure) -> Choice where Choice.RawValue == String {
        if let choice = Choice(rawValue: text) { return choice }
        let words = Choice.allCases.map(\.rawValue)
        let hint = suggestion(for: text, among: words).map { " Did you mean '\($0)'?" } ?? ""
        throw .usage("--\(name) '\(text)': expected one of \(words.joined(separator: ", ")).\(hint)")
    }

    /// A whole number of an option, or `nil` when it is not given.
    func integer(_ name: String) throws(CommandFailure) -> Int? {
        guard let text = value(name) else { return nil }
        guard let number = Int(text) else { throw .usage("--\(name) '\(text)': expected a whole number.") }
        return number
    }
}
