import TestSupport
import Testing

@testable import DelimitedText

@Suite("The scan of 64 bytes at a step")
struct StructuralScanTests {
    @Test("finds what a scan byte by byte finds, from any start", arguments: 0..<40)
    func agrees(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let alphabet: [UInt8] = [0x2C, 0x0A, 0x0D, 0x22, 0x61, 0x00, 0xFF, 0x8C, 0x2B, 0x2D]
        let length = Int(random.next() % 300)
        let delimiter = alphabet[seed % 3 == 0 ? 9 : 0]
        let sparse = seed % 2 == 0
        let text = (0..<length).map { _ in
            sparse && random.next() % 8 != 0 ? 0x61 : alphabet[Int(random.next() % UInt64(alphabet.count))]
        }
        let isFound = { (byte: UInt8) in byte == delimiter || byte == 0x0A || byte == 0x0D || byte == 0x22 }
        text.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            for start in [0, 1, 63, 64, 65, length / 2] where start < length {
                var scan = StructuralScan(base, from: start, count: length, delimiter: delimiter)
                var found: [Int] = []
                while let place = scan.next() { found.append(place) }
                #expect(found == (start..<length).filter { isFound(text[$0]) })
                scan.move(to: start)
                #expect(scan.next() == (start..<length).first { isFound(text[$0]) })
            }
        }
    }
}
