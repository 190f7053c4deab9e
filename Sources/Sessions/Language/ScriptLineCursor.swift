import Geodesy

/// Reads the words of one line from left to right; what is not as expected is an error at its place.
struct ScriptLineCursor {
    let file: String
    let line: Int
    let tokens: [ScriptToken]
    /// The column after the last word.
    let end: Int
    /// The line from its first word to its last.
    let text: String
    private(set) var next = 0

    init(file: String, line: Int, tokens: [ScriptToken], end: Int, text: String) {
        self.file = file
        self.line = line
        self.tokens = tokens
        self.end = end
        self.text = text
    }

    var isAtEnd: Bool { next == tokens.count }
    /// The word that comes next.
    var peek: ScriptToken? { isAtEnd ? nil : tokens[next] }
    /// Where the next word begins, or the line ends.
    var place: ScriptPlace { ScriptPlace(file: file, line: line, column: peek?.column ?? end) }

    func error(_ expected: String, among words: [String] = []) -> ScriptError {
        let found = peek
        return ScriptError(
            place: place, expected: expected, found: found?.text,
            suggestion: found.flatMap { $0.isQuoted ? nil : suggestion(for: $0.text, among: words) })
    }

    /// Refuses what is left of the line.
    func finish(_ expected: String = "the end of the line", among words: [String] = []) throws(ScriptError) {
        guard isAtEnd else { throw error(expected, among: words) }
    }

    /// The next word, where it is not quoted.
    mutating func word(_ expected: String) throws(ScriptError) -> String {
        guard let token = peek, !token.isQuoted else { throw error(expected) }
        next += 1
        return token.text
    }

    /// The next word, quoted or not.
    mutating func name(_ expected: String) throws(ScriptError) -> String {
        guard let token = peek, !token.text.isEmpty else { throw error(expected) }
        next += 1
        return token.text
    }

    /// The next word, where it is quoted.
    mutating func quoted(_ expected: String) throws(ScriptError) -> String {
        guard let token = peek, token.isQuoted else { throw error("\(expected) in quotes") }
        next += 1
        return token.text
    }

    /// The next word, where it is quoted; else nothing is read.
    mutating func quotedIfAny() -> String? {
        guard let token = peek, token.isQuoted else { return nil }
        next += 1
        return token.text
    }

    /// Whether the next word is `keyword`, which is read then.
    mutating func skip(_ keyword: String) -> Bool {
        guard let token = peek, !token.isQuoted, token.text == keyword else { return false }
        next += 1
        return true
    }

    /// Reads the word `keyword`.
    mutating func require(_ keyword: String) throws(ScriptError) {
        guard skip(keyword) else { throw error("'\(keyword)'", among: [keyword]) }
    }

    /// Reads one of the words of `Words`.
    mutating func choice<Words>(of type: Words.Type) throws(ScriptError) -> Words
    where Words: CaseIterable & RawRepresentable, Words.RawValue == String {
        let words = Words.allCases.map { $0.rawValue }
        guard let token = peek, !token.isQuoted, let value = Words(rawValue: token.text) else {
            throw error(Self.alternatives(words), among: words)
        }
        next += 1
        return value
    }

    /// `on` or `off`.
    mutating func onOff() throws(ScriptError) -> Bool {
        if skip("on") { return true }
        guard skip("off") else { throw error("'on' or 'off'", among: ["on", "off"]) }
        return false
    }

    /// `'a', 'b' or 'c'`.
    static func alternatives(_ words: [String]) -> String {
        var text = ""
        for (index, word) in words.enumerated() {
            if index > 0 { text += index == words.count - 1 ? " or " : ", " }
            text += "'\(word)'"
        }
        return text
    }
}

// Numbers and what is made of them.
extension ScriptLineCursor {
    private func decimal(_ expected: String) throws(ScriptError) -> DecimalNumber {
        guard let token = peek, !token.isQuoted, let number = DecimalNumber(token.text) else { throw error(expected) }
        return number
    }

    /// A number that `accepts`.
    mutating func number(_ expected: String, where accepts: (Double) -> Bool = { _ in true }) throws(ScriptError)
        -> Double
    {
        let value = try decimal(expected).value
        guard accepts(value) else { throw error(expected) }
        next += 1
        return value
    }

    /// A whole number of `range`.
    mutating func integer(_ expected: String, in range: ClosedRange<Int64> = .min ... .max) throws(ScriptError) -> Int64
    {
        guard let value = try decimal(expected).scaled(places: 0), range.contains(value) else { throw error(expected) }
        next += 1
        return value
    }

    /// Seconds, 0 or more and at most a day.
    mutating func seconds(_ name: String) throws(ScriptError) -> ScriptSeconds {
        let expected = "\(name) in seconds, 0 to 86400 with at most nine decimals"
        guard let value = try decimal(expected).scaled(places: 9), value >= 0, value <= 86_400_000_000_000 else {
            throw error(expected)
        }
        next += 1
        return ScriptSeconds(nanoseconds: value)
    }

    /// `over S`, where it must stand.
    mutating func over() throws(ScriptError) -> ScriptSeconds {
        try require("over")
        return try seconds("the duration")
    }

    mutating func coordinate() throws(ScriptError) -> Coordinate {
        let start = self
        let latitude = try number("the latitude, -90 to 90") { $0.magnitude <= 90 }
        let longitude = try number("the longitude, -180 to 180") { $0.magnitude <= 180 }
        do { return try Coordinate(latitude: latitude, longitude: longitude) } catch {
            throw start.error("a latitude and a longitude")
        }
    }

    mutating func length(_ name: String) throws(ScriptError) -> Double {
        try number("\(name) in points, 0 or more") { $0 >= 0 }
    }
}
