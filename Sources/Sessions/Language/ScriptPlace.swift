/// A place in a script, as an editor shows it.
public struct ScriptPlace: Hashable, Sendable {
    /// The script's name, as the caller gave it.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column, from 1, in UTF-8 bytes.
    public var column: Int

    /// The place at `line` and `column` of `file`.
    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension ScriptPlace: CustomStringConvertible {
    /// `FILE:LINE:COLUMN`.
    public var description: String { "\(file):\(line):\(column)" }
}
