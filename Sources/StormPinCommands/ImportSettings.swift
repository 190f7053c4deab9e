import DelimitedText
import StormFormats
import StormTracks

extension ImportOptions {
    /// The options of reading that the command line gives.
    init(_ arguments: Arguments) throws(CommandFailure) {
        self.init()
        if arguments.value("format") != nil { format = try arguments.choice("format", Format.table) }
        delimiter = try ImportOptions.delimiter(arguments)
        year = try arguments.integer("year")
        for text in arguments.all("column") { columns.append(try ImportOptions.column(text)) }
    }

    /// The byte that `--delimiter` names, or `nil`.
    static func delimiter(_ arguments: Arguments) throws(CommandFailure) -> UInt8? {
        guard let text = arguments.value("delimiter") else { return nil }
        if text == "tab" || text == "\\t" { return 0x09 }
        guard text.utf8.count == 1, let byte = text.utf8.first, Dialect.isDelimiter(byte) else {
            throw .usage("--delimiter '\(text)': expected one byte other than a quote or a line end, or 'tab'.")
        }
        return byte
    }

    private static func column(_ text: String) throws(CommandFailure) -> ColumnChoice {
        guard let equals = text.firstIndex(of: "=") else {
            throw .usage("--column '\(text)': expected FIELD[:UNIT]=NAME, such as wind:mph=WS.")
        }
        let parts = text[..<equals].split(separator: ":", maxSplits: 1).map(String.init)
        guard let word = parts.first, let field = FieldWord(rawValue: word) else {
            let words = FieldWord.allCases.map(\.rawValue).joined(separator: " ")
            throw .usage("--column '\(text)': expected a field of: \(words).")
        }
        var unit: Speed.Unit?
        if parts.count == 2 {
            guard let found = Speed.Unit(rawValue: parts[1]), field == .wind else {
                throw .usage("--column '\(text)': a unit is kt, kmh, mph or ms, and belongs to the wind.")
            }
            unit = found
        }
        return ColumnChoice(field: field, unit: unit, column: String(text[text.index(after: equals)...]))
    }
}
