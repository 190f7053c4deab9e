import Annotations
import DelimitedText
import Geodesy

extension Coordinate {
    /// The coordinate that a text states as latitude and longitude in degrees: `29.95, -90.07`, `29.95N 90.07W`,
    /// `90.07°W, 29.95°N`; `nil` for any other text, or one outside the earth.
    public init?(parsing text: String) {
        guard text.utf8.count <= 100 else { return nil }
        var parts = text.unicodeScalars.split(omittingEmptySubsequences: false) {
            $0.value == 0x2C || $0.value == 0x3B || $0.value == 0xFF0C
        }
        if parts.count == 1 { parts = Coordinate.halves(of: parts[0]) }
        guard parts.count == 2 else { return nil }
        // The degree sign says nothing that is not known.
        let texts = parts.map { part in String(String.UnicodeScalarView(part.filter { $0.value != 0xB0 })) }
        guard let place = Coordinate.read(texts[0], texts[1]) ?? Coordinate.lettered(texts[1], texts[0]) else {
            return nil
        }
        self = place
    }

    /// Two parts of a text without a comma: at its blank, or behind its first hemisphere letter.
    private static func halves(of text: Substring.UnicodeScalarView) -> [Substring.UnicodeScalarView] {
        let isHemisphere = { (scalar: Unicode.Scalar) in
            [0x4E, 0x53, 0x45, 0x57].contains(scalar.value & 0xDF) && scalar.value < 0x80
        }
        if let letter = text.firstIndex(where: isHemisphere) {
            let behind = text.index(after: letter)
            if behind != text.endIndex { return [text[..<behind], text[behind...]] }
        }
        return text.split { $0.value == 0x20 || $0.value == 0x09 }
    }

    /// A longitude before a latitude, which only letters can tell.
    private static func lettered(_ latitude: String, _ longitude: String) -> Coordinate? {
        guard let last = latitude.withoutOuterBlanks.utf8.last, last & 0xDF == 0x4E || last & 0xDF == 0x53 else {
            return nil
        }
        return read(latitude, longitude)
    }

    private static func read(_ latitude: String, _ longitude: String) -> Coordinate? {
        let north = Array(latitude.utf8).withUnsafeBufferPointer { degrees($0) { $0.latitude } }
        let east = Array(longitude.utf8).withUnsafeBufferPointer { degrees($0) { $0.longitude } }
        guard let north, let east else { return nil }
        return try? Coordinate(latitude: north, longitude: east)
    }

    private static func degrees(
        _ bytes: UnsafeBufferPointer<UInt8>, _ reading: (ByteSlice) -> FieldReading<Double>
    ) -> Double? {
        guard let start = bytes.baseAddress,
            case .value(let value) = reading(ByteSlice(start: start, count: bytes.count).trimmed)
        else { return nil }
        return value
    }
}
