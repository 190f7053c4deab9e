/// A session script, read but not yet played.
public struct Script: Hashable, Sendable {
    /// The script's name, as the caller gave it.
    public var name: String
    /// Its lines, those of blocks and repetitions inside them.
    public var statements: [ScriptStatement]

    /// A script of statements.
    public init(name: String, statements: [ScriptStatement]) {
        self.name = name
        self.statements = statements
    }
}

/// One line of a script, or a block of lines.
public struct ScriptStatement: Hashable, Sendable {
    /// What a statement is.
    public enum Kind: Hashable, Sendable {
        /// One command.
        case command(SessionCommand)
        /// `begin` … `end`: each line starts when the one before it starts.
        case block([ScriptStatement])
        /// `repeat N` … `end`.
        case repetition(count: Int, [ScriptStatement])
        /// `source "FILE"`: the lines of another script.
        case source(file: String)
    }

    /// Where the line begins.
    public var place: ScriptPlace
    /// The line as written, without comment and indentation.
    public var text: String
    /// What it says.
    public var kind: Kind

    /// A statement at a place.
    public init(place: ScriptPlace, text: String, kind: Kind) {
        self.place = place
        self.text = text
        self.kind = kind
    }
}
