import Foundation
import TestSupport
import Testing

@testable import Sessions

@Suite("A number of a script") struct DecimalNumberTests {
    @Test(
        "is read as the nearest double",
        arguments: [
            ("0", 0.0), ("-0", 0), ("12", 12), ("-41.2109375", -41.2109375), ("8.754794702435612", 8.754794702435612),
            ("17.308687886770024", 17.308687886770024), ("23.885837699861998", 23.885837699861998), (".5", 0.5),
            ("+3", 3), ("0.1", 0.1), ("9007199254740993", 9_007_199_254_740_992), ("1.50000000000000000000", 1.5),
            ("0.0000000000000000001", 1e-19), ("18446744073709551615", 18_446_744_073_709_551_616),
        ])
    func reads(text: String, value: Double) {
        #expect(DecimalNumber(text)?.value == value)
    }

    @Test(
        "is nothing else",
        arguments: ["", "-", ".", "5.", "1e3", "0x10", "1.2.3", "nan", "inf", "１", "--1", "18446744073709551616"])
    func rejects(text: String) {
        #expect(DecimalNumber(text) == nil)
    }

    @Test("agrees with the system's reader on random digits", arguments: 0..<20)
    func agrees(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<500 {
            let decimals = Int.random(in: 0...18, using: &random)
            var text = String(
                UInt64.random(in: 0...9_999_999_999_999_999_999, using: &random)
                    >> UInt64.random(
                        in: 0...60, using: &random))
            while text.count <= decimals { text = "0" + text }
            text.insert(".", at: text.index(text.endIndex, offsetBy: -decimals))
            if decimals == 0 { text.removeLast() }
            #expect(DecimalNumber(text)?.value == Double(text), "\(text)")
        }
    }

    @Test("is scaled to whole units, or not at all where it has more decimals")
    func scales() {
        #expect(DecimalNumber("2.5")?.scaled(places: 9) == 2_500_000_000)
        #expect(DecimalNumber("-0.000000001")?.scaled(places: 9) == -1)
        #expect(DecimalNumber("0.0000000001")?.scaled(places: 9) == nil)
        #expect(DecimalNumber("7.000")?.scaled(places: 0) == 7)
        #expect(DecimalNumber("9223372036854775807")?.scaled(places: 0) == .max)
        #expect(DecimalNumber("9223372036854775808")?.scaled(places: 0) == nil)
    }
}
