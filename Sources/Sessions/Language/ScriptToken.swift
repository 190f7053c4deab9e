/// One word of a script's line.
struct ScriptToken: Hashable {
    /// The word as written, or the text between quotes with its escapes undone.
    var text: String
    /// Whether it stood between quotes.
    var isQuoted: Bool
    /// Its first byte's column, from 1.
    var column: Int
    /// The column after its last byte.
    var endColumn: Int
}
