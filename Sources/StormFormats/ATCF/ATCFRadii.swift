import DelimitedText
import StormTracks

/// The radii of one line: those of its wind threshold, and that of the highest wind.
struct ATCFRadii {
    /// The threshold in knots; 0 where the line tells none.
    private(set) var knots = 0
    private(set) var quadrants: WindRadii?
    private(set) var ofMaximumWind: Distance?
    /// The wind code, where it names no quadrant.
    private(set) var unknownCode: String?
    /// The first column (from 0) that cannot be read.
    private(set) var badColumn: Int?

    /// The radii in fields 12 to 17 and 20 of a line.
    ///
    /// 0 is a quadrant that the wind does not reach. `AAA` is a circle of the first length; `NEQ`, `SEQ`, `SWQ` and `NWQ` name
    /// the first length's quadrant, and the others follow clockwise.
    init(_ record: DelimitedRecord) {
        if record.fieldCount > 19 { ofMaximumWind = length(record, 19, zeroIsMissing: true) }
        guard record.fieldCount > 12, !record[11].trimmed.isMissingMarker else { return }
        guard let threshold = record[11].trimmed.wholeNumber, threshold >= 0 else {
            badColumn = 11
            return
        }
        knots = threshold
        guard threshold > 0, record.fieldCount > 13 else { return }
        let lengths = (13..<17).map { $0 < record.fieldCount ? length(record, $0, zeroIsMissing: false) : nil }
        guard lengths.contains(where: { $0 != nil }) else { return }
        let code = record[12].trimmed
        if code.equals("AAA") {
            quadrants = WindRadii(
                northeast: lengths[0], southeast: lengths[0], southwest: lengths[0], northwest: lengths[0])
        } else if let start = ATCFRadii.firstQuadrant(code) {
            quadrants = WindRadii(
                northeast: lengths[(4 - start) % 4], southeast: lengths[(5 - start) % 4],
                southwest: lengths[(6 - start) % 4], northwest: lengths[(7 - start) % 4])
        } else {
            unknownCode = code.text
        }
    }

    /// Puts the radii where the point has them; thresholds other than 34 (old decks: 35), 50 and 64 have no place.
    func add(to point: inout TrackPoint) {
        if point.radiusOfMaximumWind == nil { point.radiusOfMaximumWind = ofMaximumWind }
        guard let quadrants else { return }
        switch knots {
        case 34, 35: point.radii34 = quadrants
        case 50: point.radii50 = quadrants
        case 64: point.radii64 = quadrants
        default: break
        }
    }

    /// The place of the first length among NE, SE, SW, NW.
    private static func firstQuadrant(_ code: ByteSlice) -> Int? {
        if code.equals("NEQ") { return 0 }
        if code.equals("SEQ") { return 1 }
        if code.equals("SWQ") { return 2 }
        return code.equals("NWQ") ? 3 : nil
    }

    private mutating func length(_ record: DelimitedRecord, _ column: Int, zeroIsMissing: Bool) -> Distance? {
        switch FieldValues.radius(record[column].trimmed) {
        case .missing: return nil
        case .value(let value): return zeroIsMissing && value.nauticalMiles == 0 ? nil : value
        case .bad:
            badColumn = min(badColumn ?? column, column)
            return nil
        }
    }
}
