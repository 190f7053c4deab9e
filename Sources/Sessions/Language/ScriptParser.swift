/// Reads the script language.
struct ScriptParser {
    private var lexer: ScriptLexer
    private let file: String

    init(_ text: String, file: String) {
        lexer = ScriptLexer(text, file: file)
        self.file = file
    }

    mutating func script() throws(ScriptError) -> Script {
        Script(name: file, statements: try statements(until: nil, inBlock: false))
    }

    /// The lines up to `end`, or up to the script's end where `opening` is `nil`.
    private mutating func statements(
        until opening: ScriptLineCursor?, inBlock: Bool
    ) throws(ScriptError) -> [ScriptStatement] {
        var statements: [ScriptStatement] = []
        while var line = try lexer.nextLine() {
            guard let first = line.peek else { continue }
            let place = line.place
            if !first.isQuoted, first.text == "end" {
                guard opening != nil else { throw line.error("a command, for no 'begin' or 'repeat' is open") }
                _ = line.skip("end")
                try line.finish()
                return statements
            }
            let kind = try statement(&line, inBlock: inBlock)
            statements.append(ScriptStatement(place: place, text: line.text, kind: kind))
        }
        if let opening {
            let place = ScriptPlace(file: file, line: lexer.line + 1, column: 1)
            throw ScriptError(
                place: place, expected: "'end' of the '\(opening.text)' in line \(opening.line)", found: nil)
        }
        return statements
    }

    private mutating func statement(
        _ line: inout ScriptLineCursor, inBlock: Bool
    ) throws(ScriptError) -> ScriptStatement.Kind {
        let start = line
        if line.skip("begin") {
            try line.finish()
            guard !inBlock else { throw start.error("a line of the block, for a block holds no other") }
            return .block(try statements(until: line, inBlock: true))
        }
        if line.skip("repeat") {
            let count = try line.integer("how often, 0 to 1000000", in: 0...1_000_000)
            try line.finish()
            return .repetition(count: Int(count), try statements(until: line, inBlock: inBlock))
        }
        if line.skip("source") {
            let file = try line.quoted("a file's name")
            try line.finish()
            return .source(file: file)
        }
        return .command(try line.command())
    }
}

extension Script {
    /// Reads a script.
    /// - Parameters:
    ///   - text: the script. Lines end with LF, CR LF or CR.
    ///   - name: what errors and failures call the script, such as its path.
    /// - Throws: the first thing that is not as expected, with its line and byte column.
    public init(parsing text: String, name: String) throws(ScriptError) {
        var parser = ScriptParser(text, file: name)
        self = try parser.script()
    }
}
