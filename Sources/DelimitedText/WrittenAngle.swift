/// An angle with its side of the equator or of Greenwich, and with minutes and seconds, as people write them.
///
/// `25.7N`, `N 25.7`, `23°06'30"N`, `23 06 30 N`, `23°06.5'N`, `-23°06'`, `北纬25.7`. A sign and a letter together are a
/// fault, and so are minutes or seconds of 60 and more. Source: ISO 6709, annex D, and the spellings of storm tables.
struct WrittenAngle {
    enum Axis { case latitude, longitude }

    private(set) var degrees = 0.0
    private(set) var isLettered = false

    init?(_ text: ByteSlice, _ axis: Axis, _ style: AngleStyle) {
        var rest = text.trimmed
        var side = WrittenAngle.takeWord(&rest, axis)
        if side == nil {
            let last = rest.isEmpty ? nil : WrittenAngle.side(of: rest[rest.count - 1], axis, style)
            let first = rest.isEmpty ? nil : WrittenAngle.side(of: rest[0], axis, style)
            if last != nil, first != nil { return nil }
            side = last ?? first
            if last != nil {
                rest = rest.slice(0, rest.count - 1).trimmed
            } else if first != nil {
                rest = rest.slice(1, rest.count).trimmed
            }
        }
        isLettered = side != nil
        guard let sign = rest.buffer.first else { return nil }
        let isSigned = sign == 0x2D || sign == 0x2B
        if isSigned, isLettered { return nil }
        if isSigned { rest = rest.slice(1, rest.count) }
        guard let value = WrittenAngle.parts(rest, isLettered: isLettered, commas: style.commas) else { return nil }
        degrees = (side ?? (sign == 0x2D ? -1 : 1)) * value + 0
    }

    /// +1 or -1 of a letter of the axis; `nil` for any other byte.
    private static func side(of byte: UInt8, _ axis: Axis, _ style: AngleStyle) -> Double? {
        switch (byte & 0xDF, axis) {
        case (0x4E, .latitude), (0x45, .longitude): 1
        case (0x53, .latitude), (0x57, .longitude): -1
        case (0x4F, .longitude): style.letterO == .unknown ? nil : style.letterO == .west ? -1 : 1
        default: nil
        }
    }

    private static let northWords: [StaticString] = ["北纬", "北緯"]
    private static let southWords: [StaticString] = ["南纬", "南緯"]
    private static let eastWords: [StaticString] = ["东经", "東経", "東經"]
    private static let westWords: [StaticString] = ["西经", "西経", "西經"]

    /// Takes a Chinese or Japanese word for the side off the start.
    private static func takeWord(_ rest: inout ByteSlice, _ axis: Axis) -> Double? {
        guard rest.count > 6 else { return nil }
        let word = rest.slice(0, 6)
        let (positive, negative) =
            axis == .latitude ? (northWords, southWords) : (eastWords, westWords)
        let side: Double? =
            positive.contains(where: { word.equals($0) }) ? 1 : negative.contains(where: { word.equals($0) }) ? -1 : nil
        if side != nil { rest = rest.slice(6, rest.count).trimmed }
        return side
    }

    /// The marks behind degrees, minutes and seconds.
    private static let marks: [[StaticString]] = [
        ["°", "º", "度", "˚"], ["''", "'", "′", "’", "分"], ["\"", "''", "″", "”", "秒"],
    ]

    /// Degrees, minutes and seconds without a sign.
    private static func parts(_ text: ByteSlice, isLettered: Bool, commas: CommaRule) -> Double? {
        var rest = text
        var values: [Double] = []
        var hasMark = false
        for place in 0..<3 where !rest.isEmpty {
            var end = 0
            while end < rest.count, isNumeral(rest[end]) { end += 1 }
            guard end > 0, let value = rest.slice(0, end).decimalNumber(commas) else { return nil }
            if place > 0 {
                guard value < 60, let whole = values.last, whole == whole.rounded() else { return nil }
            }
            values.append(value)
            rest = rest.slice(end, rest.count).trimmed
            for mark in marks[place] where rest.starts(with: mark) {
                if place == 1, mark.utf8CodeUnitCount == 2 { return nil }
                hasMark = true
                rest = rest.slice(mark.utf8CodeUnitCount, rest.count).trimmed
                break
            }
        }
        guard rest.isEmpty, !values.isEmpty, values.count == 1 || isLettered || hasMark else { return nil }
        var degrees = values[0]
        if values.count > 1 { degrees += values[1] / 60 }
        if values.count > 2 { degrees += values[2] / 3600 }
        return degrees
    }

    private static func isNumeral(_ byte: UInt8) -> Bool {
        byte >= 0x30 && byte <= 0x39 || byte == 0x2E || byte == 0x2C
    }
}
