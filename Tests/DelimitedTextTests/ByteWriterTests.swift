import DelimitedText
import Foundation
import TestSupport
import Testing

@Suite("Written text")
struct ByteWriterTests {
    private func number(_ value: Double) -> String {
        var writer = ByteWriter()
        writer.appendNumber(value)
        return writer.text
    }

    @Test(
        "A number has the fewest digits, no exponent and no negative zero",
        arguments: [
            (0.0, "0"), (-0.0, "0"), (26.3, "26.3"), (-88.6, "-88.6"), (150, "150"), (1e21, "1000000000000000000000"),
            (1e-7, "0.0000001"), (-1.5e-9, "-0.0000000015"), (0.1 + 0.2, "0.30000000000000004"), (-0.05, "-0.05"),
            (1e9, "1000000000"), (123456789.125, "123456789.125"), (1.7976931348623157e308, nil),
        ] as [(Double, String?)])
    func numbers(value: Double, expected: String?) {
        let text = number(value)
        if let expected { #expect(text == expected) }
        #expect(Double(text) == value)
        #expect(!text.contains("e"))
    }

    @Test("Every finite number reads back as itself")
    func roundTrip() {
        var random = SplitMix64(seed: 7)
        for index in 0..<20_000 {
            let bits = random.next()
            let value = index % 2 == 0 ? Double(bitPattern: bits) : Double(Int64(bitPattern: bits) % 10_000_000) / 1000
            guard value.isFinite else { continue }
            #expect(Double(number(value)) == value)
        }
    }

    @Test("A field reads back as itself, whatever it holds")
    func fields() throws {
        var random = SplitMix64(seed: 11)
        let alphabet = Array("a \",;\n\r\té😀").map(String.init)
        for _ in 0..<2000 {
            let texts = (0..<3).map { _ in
                (0..<Int.random(in: 0..<6, using: &random)).compactMap { _ in alphabet.randomElement(using: &random) }
                    .joined()
            }
            var writer = ByteWriter()
            for (index, text) in texts.enumerated() {
                if index > 0 { writer.append(",") }
                writer.appendField(text)
            }
            writer.append("\n")
            let read = try records(writer.bytes)
            #expect(read.map(\.texts) == [texts])
        }
    }

    @Test(
        "A JSON string is read back by a JSON reader",
        arguments: [
            "", "a\"b\\c", "\u{0}\u{1F}\u{7F}\n\r\t", "é😀 台风", "\u{80}\u{9B}31m\u{9F}\u{A0}\u{2027}\u{2028}\u{2029}",
        ])
    func json(text: String) throws {
        var writer = ByteWriter()
        writer.append("[")
        writer.appendJSON(text)
        writer.append("]")
        let read = try JSONSerialization.jsonObject(with: Data(writer.bytes)) as? [String]
        #expect(read == [text])
        #expect(writer.text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) })
    }

    @Test(
        "An integer is padded with zeros to its width",
        arguments: [(5, 2, "05"), (123, 2, "123"), (0, 1, "0"), (-7, 1, "-7")])
    func integers(value: Int, width: Int, expected: String) {
        var writer = ByteWriter()
        writer.appendInteger(value, width: width)
        #expect(writer.text == expected)
    }

    @Test(
        "A text that a spreadsheet takes for a formula stands in quotes, a number does not",
        arguments: [("=cmd|'/c calc'!A0", "\"=cmd|'/c calc'!A0\""), ("+1", "\"+1\""), ("@x", "\"@x\""), ("a=b", "a=b")])
    func formulas(text: String, expected: String) throws {
        var writer = ByteWriter()
        writer.appendTextField(text)
        #expect(writer.text == expected)
        #expect(try records(writer.bytes).map(\.texts) == [[text]])
        var plain = ByteWriter()
        plain.appendField("-88.6")
        #expect(plain.text == "-88.6")
    }

    @Test("A text in XML stays a text, and what XML forbids is replaced")
    func xml() {
        var writer = ByteWriter()
        writer.appendXML("<a b='\"'>&\u{0}\u{1B}\n\t\r台风\u{FFFF}", .attribute)
        #expect(writer.text == "&lt;a b='&quot;'&gt;&amp;\u{FFFD}\u{FFFD}&#10;&#9;&#13;台风\u{FFFD}")
    }
}
