import Annotations
import TestSupport
import Testing

@Suite("The width of a text")
struct TextWidthTests {
    @Test(
        "counts terminal cells: wide characters two, marks none",
        arguments: [
            ("", 0), ("KATRINA", 7), ("飓风", 4), ("属性：无", 8), ("ﾊﾘｹｰﾝ", 5), ("e\u{301}", 1), ("—…°", 3), ("🌀", 2),
            ("👩‍👩‍👧‍👦", 2), ("🇨🇳", 2), ("❤\u{FE0F}", 2), ("❤", 1), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2),
            ("a\u{200B}b", 2), ("\u{1B}", 0), ("𠮷", 2), ("é", 1), ("〿", 1), ("👍🏽", 2),
        ])
    func cells(text: String, width: Int) {
        #expect(TextWidth.cells(of: text) == width)
    }

    @Test(
        "is kept by shortening in the middle",
        arguments: [
            ("Potential Tropical Cyclone", 11, "Poten…clone"), ("KATRINA", 7, "KATRINA"), ("KATRINA", 6, "KAT…NA"),
            ("KATRINA", 1, "…"), ("KATRINA", 0, ""), ("超强台风玛莉亚", 9, "超强…莉亚"), ("超强台风玛莉亚", 8, "超强…亚"),
            ("超强台风玛莉亚", 2, "…"),
        ])
    func shortens(text: String, limit: Int, expected: String) {
        #expect(TextWidth.shortenedInMiddle(text, to: limit) == expected)
    }

    @Test("is never exceeded, no cluster is split, and a text that fits is untouched", arguments: 0..<300)
    func shorteningHolds(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let clusters = ["a", "Z", " ", "风", "e\u{301}", "👩‍👩‍👧‍👦", "🇨🇳", "🌀", "한", "—", "\u{200B}", "❤\u{FE0F}", "ﾊ"]
        let text = (0..<Int.random(in: 0...24, using: &random))
            .map { _ in clusters[Int.random(in: 0..<clusters.count, using: &random)] }.joined()
        for limit in 0...30 {
            let short = TextWidth.shortenedInMiddle(text, to: limit)
            guard TextWidth.cells(of: text) > limit else {
                #expect(short == text)
                continue
            }
            #expect(TextWidth.cells(of: short) <= limit)
            guard limit > 0 else { continue }
            let parts = short.split(separator: "…", maxSplits: 1, omittingEmptySubsequences: false).map(Array.init)
            let whole = Array(text)
            #expect(parts.count == 2)
            guard parts.count == 2 else { continue }
            #expect(Array(whole.prefix(parts[0].count)) == parts[0])
            #expect(Array(whole.suffix(parts[1].count)) == parts[1])
            // What is left over cannot hold one more cluster of the widest kind on either side.
            #expect(TextWidth.cells(of: short) >= limit - 1)
        }
    }

    @Test(
        "is not driven by control characters, which are written out",
        arguments: [
            ("\u{1B}[31mred", "\\u{1B}[31mred"), ("a\nb", "a\\u{A}b"), ("a\r\nb", "a\\u{D}\\u{A}b"),
            ("x\u{202E}y", "x\\u{202E}y"), ("\u{9B}1m", "\\u{9B}1m"), ("飓风 é", "飓风 é"),
        ])
    func escapes(text: String, expected: String) {
        #expect(TextWidth.printable(text) == expected)
    }
}
