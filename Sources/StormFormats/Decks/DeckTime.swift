import DelimitedText
import StormTracks

/// A time in the digits of HURDAT2 and ATCF.
struct DeckTime {
    /// Year, month and day, `20050828`.
    var day: String
    /// Hours and minutes, `1800`; seconds are cut off.
    var clock: String
    var hour: String { String(clock.prefix(2)) }
    var minute: String { String(clock.suffix(2)) }

    init(_ time: Instant) {
        let digits = time.description.filter { $0.isNumber }
        day = String(digits.prefix(8))
        clock = String(digits.dropFirst(8).prefix(4))
    }
}

extension ByteWriter {
    /// Appends a text behind blanks that fill `width`.
    mutating func appendPadded(_ text: String, to width: Int) {
        for _ in 0..<max(0, width - text.utf8.count) { append(0x20) }
        append(text)
    }

    /// Appends degrees to a tenth with a letter, behind blanks that fill `width`.
    mutating func appendDegrees(_ degrees: Double, _ positive: String, _ negative: String, width: Int) {
        let tenths = DeckStatus.tenths(degrees)
        appendPadded("\(tenths / 10).\(tenths % 10)\(degrees < 0 ? negative : positive)", to: width)
    }
}
