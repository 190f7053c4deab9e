import Testing
import TestSupport

@testable import Gazetteer

@Suite("Folding a place name")
struct PlaceFoldingTests {
    private func folded(_ text: String) -> String { String(decoding: PlaceFolding.fold(text), as: UTF8.self) }

    @Test(
        "drops case, marks and apostrophes and parts words by single blanks",
        arguments: [
            ("Cox’s Bāzār", "coxs bazar"), ("Nuku‘alofa", "nukualofa"), ("Port-Vila", "port vila"),
            ("Şalālah", "salalah"),
            ("Al Ghayz̧ah", "al ghayzah"), ("Ðà Lạt", "da lat"), ("Đông Hà", "dong ha"), ("Łódź", "lodz"),
            ("İstanbul", "istanbul"),
            ("ıssız", "issiz"), ("Køge", "koge"), ("Æble ß Œ", "aeble ss oe"), ("St. John's", "st johns"),
            ("Saint-Denis", "st denis"), ("Saintes", "saintes"), ("  a –  b,c/d ", "a b c d"),
            ("Turks & Caicos", "turks and caicos"),
            ("臺灣", "台灣"), ("深圳市", "深圳"), ("沙市", "沙市"), ("Ａｂ　１", "ab 1"), ("Москва", "москва"), ("Αθήνα", "αθήνα"),
            ("e\u{301}", "e"), ("", ""), (" - ", ""), ("聖·馬丁", "聖馬丁"),
        ])
    func examples(text: String, expected: String) {
        #expect(folded(text) == expected)
    }

    @Test("knows all 78 letters of the gazetteer")
    func letters() {
        let groups = [
            ("a", "ÁÅàáâãåāăạảấầẩậắ"), ("c", "ç"), ("e", "èéêëếềệ"), ("h", "Ḩḩ"), ("i", "İìíîïĩīịı"), ("n", "ñ"),
            ("o", "ÔŎŌòóôöōŏơốồổộớờø"), ("s", "Şşšṣ"), ("t", "ţ"), ("u", "ÜŬúüũūŭưủứừử"), ("y", "ỳỹ"), ("d", "ĐÐ"),
        ]
        for (letter, forms) in groups {
            for form in forms.unicodeScalars { #expect(folded(String(form)) == letter, "\(form)") }
        }
    }

    @Test("twice is the same as once")
    func idempotent() {
        var random = SplitMix64(seed: 3)
        let pieces = [
            "saint", "sa", "int", "市", "市市", "北京", "&", "'", "-", " ", "ß", "É", "e\u{327}", "Ｓ", "臺", "Ж", "\u{0}",
        ]
        for _ in 0..<20_000 {
            var text = ""
            for _ in 0..<Int.random(in: 0...8, using: &random) {
                if Bool.random(using: &random) {
                    text += pieces[Int.random(in: 0..<pieces.count, using: &random)]
                } else if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x2FFF, using: &random)) {
                    text.unicodeScalars.append(scalar)
                }
            }
            let once = folded(text)
            #expect(folded(once) == once, "\(text.debugDescription)")
        }
    }

    @Test("Edit distance counts insertions, deletions, replacements and exchanges, up to its limit")
    func edits() {
        #expect(editDistance(Array("kitten"), Array("sitting")) == 3)
        #expect(editDistance(Array("ab"), Array("ba")) == 1)
        #expect(editDistance(Array("abcd"), Array("badc"), limit: 1) == nil)
        #expect(editDistance(Array("abcd"), Array("badc"), limit: 2) == 2)
        #expect(editDistance(Array(""), Array("abc")) == 3)
        #expect(editDistance(Array("abc"), Array(""), limit: 2) == nil)
        #expect(editDistance([Int](), []) == 0)
        #expect(editDistance([1], [1], limit: -1) == nil)
    }

    @Test("Edit distance within a limit is the whole one wherever that is within it")
    func limitedEdits() {
        var random = SplitMix64(seed: 4)
        for _ in 0..<5000 {
            let words = (0..<2).map { _ in
                (0..<Int.random(in: 0...7, using: &random)).map { _ in Int.random(in: 0...2, using: &random) }
            }
            guard let whole = editDistance(words[0], words[1]) else {
                Issue.record("no distance")
                return
            }
            #expect(editDistance(words[1], words[0]) == whole)
            for limit in 0...4 {
                #expect(editDistance(words[0], words[1], limit: limit) == (whole <= limit ? whole : nil))
            }
        }
    }
}
