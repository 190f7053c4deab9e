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
        if let text = arguments.value("columns") { headless = try ImportOptions.headless(text) }
        if let text = arguments.value("encoding") {
            guard let found = TextEncoding(name: text) else {
                let names = TextEncoding.allCases.map(\.rawValue).joined(separator: ", ")
                throw .usage("--encoding '\(text)': expected one of \(names).")
            }
            encoding = found
        }
        agency = arguments.value("agency")
        averagingMinutes = try arguments.integer("averaging")
        if let minutes = averagingMinutes, ![1, 2, 3, 10].contains(minutes) {
            throw .usage("--averaging '\(minutes)': winds are averaged over 1, 2, 3 or 10 minutes.")
        }
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
        let (field, wind, pressure) = try fieldAndUnit(text[..<equals], "--column '\(text)'")
        return ColumnChoice(
            field: field, windUnit: wind, pressureUnit: pressure,
            column: String(text[text.index(after: equals)...]))
    }

    private static func headless(_ text: String) throws(CommandFailure) -> [HeadlessColumn] {
        var columns: [HeadlessColumn] = []
        for word in text.split(separator: ",", omittingEmptySubsequences: false) {
            if word == "-" {
                columns.append(HeadlessColumn(nil))
                continue
            }
            let (field, wind, pressure) = try fieldAndUnit(word, "--columns '\(text)'")
            columns.append(HeadlessColumn(field, windUnit: wind, pressureUnit: pressure))
        }
        let fields = columns.compactMap(\.field)
        guard Set(fields).count == fields.count else { throw .usage("--columns '\(text)': a field stands twice.") }
        let hasPlace =
            fields.contains(.position)
            || (fields.contains(.latitude) && (fields.contains(.longitude) || fields.contains(.longitudeWest)))
        guard hasPlace else { throw .usage("--columns '\(text)': needs latitude and longitude.") }
        return columns
    }

    private static func fieldAndUnit(
        _ text: Substring, _ option: String
    ) throws(CommandFailure) -> (FieldWord, Speed.Unit?, Pressure.Unit?) {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        guard let word = parts.first, let field = FieldWord(rawValue: word) else {
            let words = FieldWord.allCases.map(\.rawValue).joined(separator: " ")
            throw .usage("\(option): expected a field of: \(words).")
        }
        guard parts.count == 2 else { return (field, nil, nil) }
        let unit = parts[1] == "m/s" ? "ms" : parts[1] == "km/h" ? "kmh" : parts[1].lowercased()
        if field == .wind, let unit = Speed.Unit(rawValue: unit) { return (field, unit, nil) }
        if field == .pressure, let unit = Pressure.Unit(rawValue: unit == "mb" ? "hpa" : unit) {
            return (field, nil, unit)
        }
        throw .usage(
            "\(option): a unit belongs to the wind (kt, kmh, mph, ms) or to the pressure (hpa, pa, kpa, inhg, mmhg).")
    }
}
