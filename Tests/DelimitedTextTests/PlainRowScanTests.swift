import CByteScan
import TestSupport
import Testing

@testable import DelimitedText

@Suite("The walk over plain rows")
struct PlainRowScanTests {
    private static let alphabet: [UInt8] = [
        0x2C, 0x2C, 0x2C, 0x0A, 0x0A, 0x0D, 0x22, 0x61, 0x62, 0x20, 0x23, 0x00, 0xFF,
    ]

    /// Random text, mostly of plain rows; odd bytes in every `rare`-th place.
    private static func text(_ random: inout SplitMix64, length: Int, rare: UInt64) -> [UInt8] {
        (0..<length).map { _ in
            if random.next() % rare == 0 { return alphabet[Int(random.next() % UInt64(alphabet.count))] }
            return [0x2C, 0x61, 0x62, 0x31, 0x0A][Int(random.next() % 5)]
        }
    }

    private struct Seen: Hashable {
        var line: Int
        var raw: [UInt8]
        var fieldCount: Int
        var firstFields: [[UInt8]]
    }

    /// The rows of a text with as many of them as possible taken by the walk, and how many that were.
    private static func read(
        _ bytes: [UInt8], chunk: Int, wanted: Int, limit: Int, leaving: Int = .max
    ) -> (rows: [Seen], walked: Int, failure: DelimitedTextError?) {
        var reader = RecordReader(dialect: Dialect(comment: 0x23), recordLimit: limit)
        var rows: [Seen] = []
        var walked = 0
        func pull() throws(DelimitedTextError) {
            while true {
                if var scan = reader.plainRows(wanted: wanted) {
                    while let row = scan.next() {
                        if walked % leaving == leaving - 1 {
                            walked += 1
                            scan.takeBack(row)
                            break
                        }
                        walked += 1
                        let fields = (0..<min(wanted, row.fieldCount)).map { Array(row[$0].buffer) }
                        rows.append(
                            Seen(
                                line: reader.linesPassed + scan.rows, raw: Array(row.raw.buffer),
                                fieldCount: row.fieldCount, firstFields: fields))
                    }
                    reader.resume(after: scan)
                }
                guard let record = try reader.next() else { return }
                rows.append(
                    Seen(
                        line: record.line, raw: Array(record.raw.buffer), fieldCount: record.fieldCount,
                        firstFields: (0..<min(wanted, record.fieldCount)).map { Array(record[$0].buffer) }))
            }
        }
        do throws(DelimitedTextError) {
            var start = 0
            while start < bytes.count {
                let end = min(start + chunk, bytes.count)
                let part = Array(bytes[start..<end])
                try part.withUnsafeBufferPointer { (buffer) throws(DelimitedTextError) in
                    reader.push(buffer)
                    try pull()
                }
                start = end
            }
            reader.end()
            try pull()
        } catch {
            return (rows, walked, error)
        }
        return (rows, walked, nil)
    }

    @Test("finds the rows that the reader finds, whoever takes them and however the text is cut", arguments: 0..<60)
    func agrees(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let bytes = PlainRowScanTests.text(
            &random, length: Int(random.next() % 3000), rare: [6, 60, 600][Int(seed % 3)])
        let wanted = 1 + Int(random.next() % 12)
        let limit = seed % 5 == 0 ? 40 : 16_000_000
        let chunk = [1 << 20, 64, 100, 333, 1000][Int(seed % 5)]
        let whole = PlainRowScanTests.read(bytes, chunk: 1, wanted: wanted, limit: limit)
        let plain = PlainRowScanTests.read(bytes, chunk: chunk, wanted: wanted, limit: limit)
        let mixed = PlainRowScanTests.read(bytes, chunk: chunk, wanted: wanted, limit: limit, leaving: 3)
        #expect(whole.walked == 0)
        #expect(plain.rows == whole.rows)
        #expect(mixed.rows == whole.rows)
        #expect(plain.failure == whole.failure)
        #expect(mixed.failure == whole.failure)
    }

    @Test("takes nearly all rows of a text without quotes, CR LF or LF", arguments: ["\n", "\r\n"])
    func takesMost(end: String) {
        let bytes = Array((0..<1000).map { "\($0),abc,,\($0 * 7),x" }.joined(separator: end).utf8)
        let read = PlainRowScanTests.read(bytes, chunk: 4096, wanted: 3, limit: 1000)
        #expect(read.rows.count == 1000)
        #expect(read.walked > 950)
    }

    @Test("the masks by vectors and by words are those of a look at every byte", arguments: 0..<50)
    func masks(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var bytes = (0..<64).map { _ in
            PlainRowScanTests.alphabet[Int(random.next() % UInt64(PlainRowScanTests.alphabet.count))]
        }
        if seed % 2 == 0 { for index in 0..<64 { bytes[index] = UInt8(truncatingIfNeeded: random.next()) } }
        let delimiter: UInt8 = seed % 3 == 0 ? 0x3B : 0x2C
        func bits(_ isSet: (UInt8) -> Bool) -> UInt64 {
            bytes.enumerated().reduce(0) { $0 | (isSet($1.element) ? 1 << UInt64($1.offset) : 0) }
        }
        for masks in [bytescan_block(bytes, delimiter), bytescan_block_portable(bytes, delimiter)] {
            #expect(masks.delimiters == bits { $0 == delimiter })
            #expect(masks.line_feeds == bits { $0 == 0x0A })
            #expect(masks.specials == bits { $0 == 0x22 || $0 == 0x0D })
        }
    }
}
