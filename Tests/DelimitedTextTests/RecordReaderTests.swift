import DelimitedText
import Foundation
import TestSupport
import Testing

@Suite("Records of delimited text")
struct RecordReaderTests {
    @Test(
        "Fields are what RFC 4180 says",
        arguments: [
            ("a,b,c\n", [["a", "b", "c"]]),
            ("a,b\r\nc,d", [["a", "b"], ["c", "d"]]),
            ("\"a,b\",\"c \"\"d\"\"\"\n", [["a,b", "c \"d\""]]),
            ("\"two\nlines\",x\n", [["two\nlines", "x"]]),
            ("a,,\n", [["a", "", ""]]),
            ("a\rb\nc\r\nd", [["a"], ["b"], ["c"], ["d"]]),
            ("\u{FEFF}a,b\n", [["a", "b"]]),
            ("a\"b,c\n", [["a\"b", "c"]]),
            ("\"\",x\n", [["", "x"]]),
            ("a\n\nb\n", [["a"], [""], ["b"]]),
        ])
    func rfc4180(text: String, expected: [[String]]) throws {
        #expect(try records(text).map(\.texts) == expected)
    }

    @Test("Semicolon, tab and bar part fields when they are the delimiter", arguments: [";", "\t", "|"])
    func delimiters(delimiter: String) throws {
        let byte = try #require(delimiter.utf8.first)
        let read = try records("a,b\(delimiter)c\n", dialect: Dialect(delimiter: byte))
        #expect(read.map(\.texts) == [["a,b", "c"]])
    }

    @Test("An empty text has no records, and a lone line end has one empty field")
    func empty() throws {
        #expect(try records("").isEmpty)
        #expect(try records("\n").map(\.texts) == [[""]])
    }

    @Test("A line is counted as an editor counts it, also behind line breaks inside quotes")
    func lines() throws {
        let read = try records("a\r\n\"b\nc\rd\r\ne\",f\ng\rh")
        #expect(read.map(\.line) == [1, 2, 6, 7])
        #expect(read.map(\.offset) == [0, 3, 16, 18])
    }

    @Test("A quote that never closes is told with the field that opened it, and nothing is lost")
    func unclosedQuote() throws {
        let read = try records("a,b\nc,\"d\ne,f\n")
        #expect(read.count == 2)
        #expect(read[1].problem == .unclosedQuote(field: 2))
        #expect(read[1].line == 2)
        #expect(String(decoding: read[1].raw, as: UTF8.self) == "c,\"d\ne,f\n")
    }

    @Test("Text behind a closing quote is told with its field, and the next record is whole")
    func badQuote() throws {
        let read = try records("a,\"b\"c,d\ne,f\n")
        #expect(read[0].problem == .badQuote(field: 2))
        #expect(read[1].texts == ["e", "f"])
        #expect(read[1].problem == nil)
    }

    @Test("A comment mark takes a whole line whatever quotes it holds, only where it is the first byte")
    func comments() throws {
        let read = try records("# a \"b\nc,#d\n", dialect: Dialect(comment: 0x23))
        #expect(read.map(\.isComment) == [true, false])
        #expect(read[1].texts == ["c", "#d"])
    }

    @Test("A record beyond the limit is an error that names its line, not memory without end")
    func tooLong() throws {
        let bytes = Array("a\n\"".utf8) + [UInt8](repeating: 0x78, count: 5000)
        #expect(throws: DelimitedTextError.self) { try records(bytes, chunk: 64, limit: 1000) }
        do throws(DelimitedTextError) {
            _ = try records(bytes, chunk: 64, limit: 1000)
        } catch {
            #expect(error.code == .recordTooLong)
            #expect(error.place.line == 2)
        }
        #expect(try records([UInt8](repeating: 0x78, count: 1000), limit: 1000).count == 1)
    }

    @Test("The records are the same however the text is cut", arguments: 0..<60)
    func chunks(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let alphabet: [UInt8] = Array("ab,\"\"\n\r# \u{FEFF}é".utf8) + [0, 0xFF]
        for _ in 0..<40 {
            let count = Int.random(in: 0..<200, using: &random)
            let bytes = (0..<count).map { _ in alphabet.randomElement(using: &random) ?? 0x61 }
            let dialect = Dialect(comment: seed % 2 == 0 ? nil : 0x23)
            let whole = try records(bytes, dialect: dialect)
            for chunk in [1, 2, 3, 7, 64] {
                #expect(try records(bytes, chunk: chunk, dialect: dialect) == whole, "chunk \(chunk) of \(bytes)")
            }
            let kept = whole.reduce(0) { $0 + $1.raw.count }
            let ends = bytes.count - kept
            #expect(ends >= 0 && ends <= 2 * whole.count + 3)
        }
    }

    private struct Case: Decodable {
        struct Reading: Decodable {
            var rows: [[String]]?
        }
        var id: String
        var input_base64: String
        var delimiter: String?
        var expected_rows: [[String]]?
        var lenient: Bool?
    }

    @Test("Every well-formed case of the conformance corpus gives its rows", .enabled(if: SharedFolder.isPresent))
    func conformance() throws {
        let lines = String(decoding: try SharedFolder.bytes("csv-suite/cases.jsonl"), as: UTF8.self).split(
            separator: "\n")
        var judged = 0
        for line in lines {
            let test = try JSONDecoder().decode(Case.self, from: Data(line.utf8))
            guard test.lenient != true, let expected = test.expected_rows else { continue }
            let delimiter = test.delimiter ?? ","
            guard delimiter.utf8.count == 1, let byte = delimiter.utf8.first else { continue }
            let bytes = [UInt8](try #require(Data(base64Encoded: test.input_base64)))
            #expect(try records(bytes, dialect: Dialect(delimiter: byte)).map(\.texts) == expected, "\(test.id)")
            judged += 1
        }
        #expect(judged > 100)
    }
}
