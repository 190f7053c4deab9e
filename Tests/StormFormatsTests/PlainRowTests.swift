import DelimitedText
import Foundation
import StormTracks
import TestSupport
import Testing

@testable import StormFormats

/// An import that wants the report and the rejects only.
private struct CountedFile {
    var report = ImportReport()
    var rejects: [Reject] = []
    /// The points that were told all the same.
    var told = 0

    init(_ bytes: [UInt8], chunk: Int = 1 << 18, options: ImportOptions = ImportOptions()) throws(ImportError) {
        var sink = Sink()
        var importer = TrackImporter(options: options)
        report = try importer.read(bytes, chunk: chunk, into: &sink)
        rejects = sink.rejects
        told = sink.told
    }

    private struct Sink: TrackSink {
        typealias Failure = ImportError
        var rejects: [Reject] = []
        var told = 0
        var wantsPoints: Bool { false }

        mutating func enter(_ storm: StormIdentity) {}
        mutating func take(_ point: TrackPoint, from row: SourceRow) { told += 1 }
        mutating func take(_ reject: Reject, from row: SourceRow, context: [UInt8]) { rejects.append(reject) }
        func failure(_ error: ImportError) -> ImportError { error }
    }
}

/// Checks that counting tells what a full import tells.
private func expectSame(
    _ bytes: [UInt8], chunk: Int = 1 << 18, options: ImportOptions = ImportOptions(), _ what: String,
    _ location: SourceLocation = #_sourceLocation
) {
    let full = Result { () throws(ImportError) in try ImportedFile(bytes, chunk: chunk, options: options) }
    let counted = Result { () throws(ImportError) in try CountedFile(bytes, chunk: chunk, options: options) }
    switch (full, counted) {
    case (.success(let full), .success(let counted)):
        #expect(counted.report == full.report, "\(what)", sourceLocation: location)
        #expect(counted.rejects == full.rejects, "\(what)", sourceLocation: location)
    case (.failure(let full), .failure(let counted)):
        #expect(counted == full, "\(what)", sourceLocation: location)
    default: Issue.record("\(what): one import fails, the other does not", sourceLocation: location)
    }
}

/// Made tables of the kinds that most rows are plain in, several storms at a time.
private enum MadeFile: String, CaseIterable {
    case parts, text, wide, hurdat2, letters

    /// The wind's category, now and then another one.
    private func category(_ row: Int, _ wind: Int) -> String {
        row % 40 == 7 ? "5" : row % 11 == 3 ? "NA" : wind >= 64 ? "1" : wind >= 34 ? "0" : "-1"
    }

    func text(rows: Int, random: inout SplitMix64) -> String {
        let names = ["Ana", "Bob", "Chloé", "NOT_NAMED", "Dolores Umbridge the Second"]
        var lines: [String] = []
        switch self {
        case .parts: lines = ["name,year,month,day,hour,lat,long,status,category,wind,pressure,comment"]
        case .text: lines = ["id;time;name;latitude;longitude_west;wind_kmh;pressure"]
        case .wide:
            lines = [
                "SID,SEASON,BASIN,NAME,ISO_TIME,NATURE,LAT,LON,WMO_WIND,WMO_PRES,USA_WIND,USA_PRES,A,USA_RECORD,"
                    + "LANDFALL,B,USA_R34_NE,TRACK_TYPE"
            ]
        case .hurdat2: break
        case .letters: lines = ["storm\tdatetime\tlat\tlon\twind_mph\tss"]
        }
        for row in 0..<rows {
            let storm = row / 25 % 7
            let hours = row % 25 * 6
            let day = 1 + hours / 24
            let hour = hours % 24
            let latitude = Double(100 + row % 25 * 3) / 10
            let longitude = Double(600 + row % 25 * 4 + storm * 50) / 10
            let name = names[storm % names.count]
            let wind = 20 + Int(random.next() % 12) * 5
            let pressure = random.next() % 4 == 0 ? "NA" : "\(1010 - wind / 2)"
            let clock = (hour < 10 ? "0" : "") + "\(hour):00:00"
            let date = "2005-0\(1 + storm)-" + (day < 10 ? "0" : "") + "\(day)"
            switch self {
            case .parts:
                lines.append(
                    "\(name),2005,\(1 + storm),\(day),\(hour),\(latitude),-\(longitude),tropical storm,\(category(row, wind)),\(wind),\(pressure),ok"
                )
            case .text:
                lines.append("S\(storm);\(date)T\(clock)Z;\(name);\(latitude);\(longitude);\(wind);\(pressure)")
            case .wide:
                lines.append(
                    "2005\(storm)N1306,2005,NA,\(name),\(date) \(clock),TS,\(latitude),-\(longitude),"
                        + "\(row % 5 == 0 ? " " : "\(wind)"),\(pressure == "NA" ? " " : pressure),\(wind + 5),"
                        + "\(row % 7 == 0 ? "1001" : " "), ,L,\(row % 11 * 50),x,\(row % 4 * 30),"
                        + (row % 90 == 0 ? "spur" : "main"))
            case .hurdat2:
                if row % 25 == 0 { lines.append("AL0\(storm + 1)2005,            STORM\(storm),     25,") }
                lines.append(
                    "\(date.filter { $0 != "-" }), \(clock.prefix(2))00, \(row % 9 == 0 ? "L" : " "), TS, "
                        + "\(latitude)N,  \(longitude)W,  \(wind), \(pressure == "NA" ? "-999" : pressure)"
                        + (0..<12).map { ",   \(row % 3 == 0 ? -999 : $0 * 10)" }.joined() + ", -999")
            case .letters:
                lines.append("S\(storm)\t\(date) \(clock)\t\(latitude)N\t\(longitude)W\t\(wind)\t-\(row % 6)")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

@Suite("Rows in the plainest form")
struct PlainRowTests {
    @Test("are counted as a full import counts them, and nearly all are passed", arguments: MadeFile.allCases)
    fileprivate func passes(kind: MadeFile) throws {
        var random = SplitMix64(seed: 1)
        let bytes = Array(kind.text(rows: 4000, random: &random).utf8)
        let counted = try CountedFile(bytes)
        #expect(counted.report.points > 3900)
        #expect(counted.told < counted.report.points / 2)
        expectSame(bytes, kind.rawValue)
    }

    @Test("are told from damaged ones exactly as a full import tells them", arguments: MadeFile.allCases, 0..<30)
    fileprivate func damaged(kind: MadeFile, seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var bytes = Array(kind.text(rows: 300, random: &random).utf8)
        let alphabet = Array("0123456789,;\t -.+NSEWna\"\r\n#:TZxé\0".utf8) + [0xFF, 0xC3]
        for _ in 0..<[3, 40, 200][Int(seed % 3)] {
            let place = Int(random.next() % UInt64(bytes.count))
            let byte = alphabet[Int(random.next() % UInt64(alphabet.count))]
            switch random.next() % 3 {
            case 0: bytes[place] = byte
            case 1: bytes.insert(byte, at: place)
            default: bytes.remove(at: place)
            }
        }
        expectSame(bytes, chunk: [1 << 18, 700, 4096][Int(seed / 3 % 3)], "\(kind) damaged by seed \(seed)")
    }

    @Test("that repeat, go back in time or leap are noted and rejected as ever", arguments: MadeFile.allCases, 0..<10)
    fileprivate func shuffled(kind: MadeFile, seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var lines = kind.text(rows: 300, random: &random).split(separator: "\n")
        for _ in 0..<40 {
            let from = 2 + Int(random.next() % UInt64(lines.count - 2))
            switch random.next() % 3 {
            case 0: lines.swapAt(from, 2 + Int(random.next() % UInt64(lines.count - 2)))
            case 1: lines.insert(lines[from], at: from)
            default: lines.insert(lines[2 + Int(random.next() % UInt64(lines.count - 2))], at: from)
            }
        }
        expectSame(
            Array(lines.joined(separator: seed % 2 == 0 ? "\r\n" : "\n").utf8), "\(kind) shuffled by seed \(seed)")
    }

    @Test("Counting real files tells what a full import tells", .enabled(if: SharedFolder.isPresent))
    func realFiles() throws {
        var files = 0
        for folder in ["data", "parser-faults"] {
            let found = FileManager.default.enumerator(at: SharedFolder.file(folder), includingPropertiesForKeys: nil)
            while let url = found?.nextObject() as? URL {
                guard let data = try? Data(contentsOf: url), data.count < 4_000_000 else { continue }
                files += 1
                expectSame([UInt8](data), chunk: 60_000, url.lastPathComponent)
            }
        }
        #expect(files > 60)
    }
}

@Suite("Fields in the plainest spelling")
struct PlainFieldTests {
    /// Calls `body` with each text where the bytes around it are digits, which must not be seen.
    private func within<Value>(_ text: String, _ body: (ByteSlice) -> Value) -> Value {
        let bytes = Array("7777777777777777\(text)8888888888888888".utf8)
        return bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { preconditionFailure("there are bytes") }
            return body(ByteSlice(start: start + 16, count: text.utf8.count))
        }
    }

    @Test("A number that is read by words is the number that is read digit by digit", arguments: 0..<40)
    func numbers(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let alphabet = Array("0123456789012345678901234567890123456789.-+eE NA:/")
        var read = 0
        for _ in 0..<2000 {
            let length = 1 + Int(random.next() % 10)
            let text = String(
                (0..<length).map { _ in alphabet[Int(random.next() % UInt64(seed % 2 == 0 ? 42 : alphabet.count))] })
            let (quick, slow) = within(text) { (PlainField.decimal($0), $0.decimalNumber) }
            if let quick {
                read += 1
                #expect(quick.bitPattern == slow?.bitPattern, "\(text)")
            }
            let (digits, whole) = within(text) { (PlainField.digits($0), $0.wholeNumber) }
            if let digits { #expect(digits == whole, "\(text)") }
        }
        #expect(read > 300)
    }

    @Test(
        "The common spellings are taken",
        arguments: ["0", "13.4", "-82.8", "180.0", "-0.0", "12345678", "1.234567", "985"])
    func taken(text: String) {
        #expect(within(text) { PlainField.decimal($0) } == Double(text).map { $0 + 0 })
    }

    @Test(
        "Other spellings are left alone",
        arguments: ["", "-", ".", "-.", "5.", "1e3", "1.2.3", "+4", "--4", "123456789", " 4", "4N"])
    func left(text: String) {
        #expect(within(text) { PlainField.decimal($0) } == nil)
    }

    @Test("Keys are equal for equal texts in equal places, and for no others")
    func keys() {
        let texts = ["", "A", "AB", "BA", "\u{1}", "ABCDEFGH", "ABCDEFGHI", "BCDEFGHI", "ABCDEFGHIJKLMNO", "2005"]
        for one in texts {
            for other in texts {
                for place in 0..<3 {
                    var first = PlainKey()
                    var second = PlainKey()
                    #expect(within(one) { first.set(place, $0) })
                    #expect(within(other) { second.set(place, $0) })
                    #expect((first == second) == (one == other), "\(one) and \(other)")
                }
            }
        }
        var long = PlainKey()
        #expect(!within("ABCDEFGHIJKLMNOP") { long.set(0, $0) })
    }

    @Test("A full table of known storms forgets, and never takes one storm for another")
    func knownStorms() {
        var storms = KnownStorms(capacity: 16)
        var kept = 0
        for number in 0..<100 {
            var key = PlainKey()
            key.set(2, number: number * 31)
            storms.learn(key, number: number)
            #expect(storms.number(of: key) == number)
        }
        for number in 0..<100 {
            var key = PlainKey()
            key.set(2, number: number * 31)
            if let found = storms.number(of: key) {
                kept += 1
                #expect(found == number)
            }
        }
        #expect(kept > 4)
    }
}
