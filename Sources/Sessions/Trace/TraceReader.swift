/// Why a line is no record of a trace.
public struct TraceError: Error, Hashable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The column of the first byte that is not as expected, from 1.
    public var column: Int
    /// What was expected there, as a phrase.
    public var expected: String
}

extension TraceError: CustomStringConvertible {
    /// `LINE:COLUMN: expected …`.
    public var description: String { "\(line):\(column): expected \(expected)" }
}

/// Reads a trace that was recorded as NDJSON, so that it can be told again, checked, and held against another.
public enum TraceReader {
    /// The records of a recorded trace; blank lines are left out. Quoted values are told apart by their keys: `title`,
    /// `source` and the reason of `load-failed` are texts, all others words, and a `source` of `sample` is a word.
    /// - Throws: `TraceError` for the first line that is none of a trace.
    public static func records(ndjson text: String) throws(TraceError) -> [TraceRecord] {
        var records: [TraceRecord] = []
        var line = 0
        for bytes in Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false) {
            line += 1
            var rest = bytes
            if rest.last == 0x0D { rest.removeLast() }
            if rest.isEmpty { continue }
            var cursor = TraceLineCursor(bytes: rest, line: line)
            records.append(try cursor.record())
        }
        return records
    }

    /// The first record in which two traces differ, told by its number and both texts; `nil` for equal ones.
    public static func difference(_ recorded: [TraceRecord], _ played: [TraceRecord]) -> String? {
        for index in 0..<max(recorded.count, played.count) {
            let old = index < recorded.count ? recorded[index].text : "the end"
            let new = index < played.count ? played[index].text : "the end"
            if old != new { return "event \(index + 1): recorded \(old), played \(new)" }
        }
        return nil
    }
}

/// A place in one line of a recorded trace.
private struct TraceLineCursor {
    let bytes: ArraySlice<UInt8>
    let line: Int
    var next: Int

    init(bytes: ArraySlice<UInt8>, line: Int) {
        self.bytes = bytes
        self.line = line
        next = bytes.startIndex
    }

    mutating func record() throws(TraceError) -> TraceRecord {
        try skip("{\"seq\":")
        guard let sequence = Int(try number()) else { throw error("a whole number") }
        try skip(",\"time\":")
        guard let seconds = DecimalNumber(try number()), let milliseconds = seconds.scaled(places: 3) else {
            throw error("seconds with three decimals")
        }
        try skip(",\"event\":")
        guard let name = TraceEventName(rawValue: try string()) else { throw error("an event's name") }
        var record = TraceRecord(sequence: sequence, milliseconds: milliseconds, name: name, fields: [])
        while peek == UInt8(ascii: ",") {
            next += 1
            let key = try string()
            try skip(":")
            record.fields.append(TraceRecord.Field(key: key, value: try value(of: key, name)))
        }
        try skip("}")
        guard next == bytes.endIndex else { throw error("the end of the line") }
        return record
    }

    private var peek: UInt8? { next < bytes.endIndex ? bytes[next] : nil }

    private func error(_ expected: String) -> TraceError {
        TraceError(line: line, column: next - bytes.startIndex + 1, expected: expected)
    }

    private mutating func skip(_ text: String) throws(TraceError) {
        guard bytes[next...].starts(with: text.utf8) else { throw error("'\(text)'") }
        next += text.utf8.count
    }

    private mutating func value(of key: String, _ name: TraceEventName) throws(TraceError) -> TraceRecord.Value {
        switch peek {
        case UInt8(ascii: "\""):
            let text = try string()
            let isText = key == "title" || (key == "source" && text != "sample") || name == .loadFailed
            return isText ? .text(text) : .word(text)
        case UInt8(ascii: "t"):
            try skip("true")
            return .flag(true)
        case UInt8(ascii: "f"):
            try skip("false")
            return .flag(false)
        default: return .number(try number())
        }
    }

    private mutating func number() throws(TraceError) -> String {
        let start = next
        while let byte = peek, byte == 0x2D || byte == 0x2E || (byte >= 0x30 && byte <= 0x39) { next += 1 }
        let text = String(decoding: bytes[start..<next], as: UTF8.self)
        guard DecimalNumber(text) != nil else { throw error("a number") }
        return text
    }

    private mutating func string() throws(TraceError) -> String {
        try skip("\"")
        var text: [UInt8] = []
        while let byte = peek, byte != UInt8(ascii: "\"") {
            next += 1
            guard byte == UInt8(ascii: "\\") else {
                text.append(byte)
                continue
            }
            switch peek {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                text.append(bytes[next])
                next += 1
            case UInt8(ascii: "u"):
                guard next + 5 <= bytes.endIndex,
                    let value = UInt32(String(decoding: bytes[(next + 1)..<(next + 5)], as: UTF8.self), radix: 16),
                    let scalar = Unicode.Scalar(value)
                else { throw error("\\uXXXX of a character") }
                text += Array(String(Character(scalar)).utf8)
                next += 5
            default: throw error(#"\", \\ or \uXXXX"#)
            }
        }
        try skip("\"")
        return String(decoding: text, as: UTF8.self)
    }
}
