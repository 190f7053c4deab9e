import Geodesy
import StormTracks

extension ScriptLineCursor {
    private static let expectationWords = [
        "callout", "selected", "visible", "event", "order", "displayed", "hidden", "center", "snapshot", "focus",
    ]

    /// What `[WORD]` may hold: reasons, receivers, and `closed` for the three reasons that close a callout.
    private static let eventWords = [
        "region-change", "deselected", "replaced", "removed", "closed", "gesture", "animation", "api", "autopan",
        "resize", "following", "interrupted", "cancelled", "content", "policy", "resized", "anchor-moved", "no-result",
        "network", "empty", "map", "view", "callout", "button", "accessory", "left", "right",
    ]

    /// What follows `expect`.
    mutating func expectation() throws(ScriptError) -> SessionExpectation {
        let start = self
        switch try word(Self.alternatives(Self.expectationWords)) {
        case "callout": return try calloutExpectation()
        case "selected":
            if skip("none") { return .selected(nil) }
            return .selected(try subject("a storm, a title in quotes or 'none'"))
        case "visible": return .visible(Int(try integer("a number of views", in: 0...Int64(Int32.max))))
        case "event":
            let pattern = try eventPattern()
            try require("count")
            return .event(pattern, count: Int(try integer("a number of events", in: 0...Int64(Int32.max))))
        case "order":
            var patterns = [try eventPattern()]
            while !isAtEnd { patterns.append(try eventPattern()) }
            return .order(patterns)
        case "displayed": return .displayed(title: try quoted("a title"))
        case "hidden":
            let title = try quoted("a title")
            let blocker = try skip("by") ? quoted("a title") : nil
            let reason = try skip("because") ? choice(of: SessionExpectation.HidingWord.self) : nil
            return .hidden(title: title, by: blocker, because: reason)
        case "center":
            let center = try coordinate()
            let zoom = try skip("zoom") ? zoomLevel() : nil
            return .center(center, zoom: zoom, within: try skip("within") ? tolerance() : 1e-6)
        case "snapshot": return .snapshot(file: try quoted("a file's name"))
        case "focus":
            if skip("callout") { return .focus(.callout) }
            if skip("none") { return .focus(.none) }
            guard let title = quotedIfAny() else { throw error("a title in quotes, 'callout' or 'none'") }
            return .focus(.title(title))
        default:
            throw start.error(Self.alternatives(Self.expectationWords), among: Self.expectationWords)
        }
    }

    private mutating func tolerance() throws(ScriptError) -> Double {
        try number("a tolerance, 0 or more") { $0 >= 0 }
    }

    private mutating func calloutExpectation() throws(ScriptError) -> SessionExpectation {
        let state = try choice(of: SessionExpectation.CalloutStateWord.self)
        guard skip("at") else { return .callout(state, at: nil) }
        let first = place.column
        let (x, y) = (try x(), try y())
        let columns = first..<tokens[next - 1].endColumn
        let within = try skip("within") ? tolerance() : 0.5
        return .callout(state, at: SessionExpectation.ExpectedPoint(x: x, y: y, within: within, columns: columns))
    }

    /// `NAME` or `NAME[WORD]`.
    private mutating func eventPattern() throws(ScriptError) -> EventPattern {
        let start = self
        let names = TraceEventName.allCases.map { $0.rawValue }
        let text = try word("an event's name")
        guard let bracket = text.utf8.firstIndex(of: UInt8(ascii: "[")) else {
            guard let name = TraceEventName(rawValue: text) else { throw start.error("an event's name", among: names) }
            return EventPattern(name: name)
        }
        guard text.utf8.last == UInt8(ascii: "]"), let name = TraceEventName(rawValue: String(text[..<bracket])) else {
            throw start.error("an event's name, or NAME[WORD]")
        }
        let word = String(text[text.utf8.index(after: bracket)...].dropLast())
        guard Self.eventWords.contains(word) else {
            let guess = suggestion(for: word, among: Self.eventWords).map { "\(name.rawValue)[\($0)]" }
            throw ScriptError(
                place: start.place, expected: "a reason or receiver in the brackets", found: text, suggestion: guess)
        }
        return EventPattern(name: name, word: word)
    }

    /// `2005-08-28`, `2005-08-28T18:00`, `2005-08-28T18:00:00`, each with or without `Z`; always UTC.
    mutating func instant() throws(ScriptError) -> Instant {
        let expected = "a time such as 2005-08-28T18:00Z"
        let start = self
        var text = Array(try word(expected).utf8)[...]
        if text.last == UInt8(ascii: "Z") { text.removeLast() }
        func digits(_ count: Int) -> Int? {
            guard text.count >= count else { return nil }
            var value = 0
            for byte in text.prefix(count) {
                guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
                value = value * 10 + Int(byte - UInt8(ascii: "0"))
            }
            text = text.dropFirst(count)
            return value
        }
        func skips(_ character: Unicode.Scalar) -> Bool {
            guard text.first == UInt8(ascii: character) else { return false }
            text = text.dropFirst()
            return true
        }
        func read() -> Instant? {
            guard let year = digits(4), skips("-"), let month = digits(2), skips("-"), let day = digits(2) else {
                return nil
            }
            guard skips("T") else { return Instant(year: year, month: month, day: day) }
            guard let hour = digits(2), skips(":"), let minute = digits(2) else { return nil }
            var second = 0
            if skips(":") {
                guard let value = digits(2) else { return nil }
                second = value
            }
            return Instant(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
        }
        guard let instant = read(), text.isEmpty else { throw start.error(expected) }
        return instant
    }
}
