import DelimitedText
import Geodesy
import StormTracks

/// Writes storms in HURDAT2: a storm line with the number of fixes, then one line of 21 fields a fix.
///
/// A row that is a line of HURDAT2 already goes out as it came, whichever of the layouts and of the marks of missing values
/// it has: writing what was read gives the same bytes. Every other fix is written in the layout of the releases since 2022:
/// degrees to a tenth, winds in whole knots. Source: NHC, "The revised Atlantic / Northeast and North Central Pacific
/// hurricane database (HURDAT2)".
public struct HURDAT2Writer {
    /// How many points could not be written, for they have no time.
    public private(set) var pointsWithoutTime = 0
    private var ids = DeckIDs()
    private var storm: StormIdentity?
    private var next: StormIdentity?
    /// The lines of the storm at hand, which wait for their number.
    private var lines = ByteWriter()
    private var count = 0
    /// The name with its blanks as the source's storm line has it; empty where it has none.
    private var writtenName: [UInt8] = []
    private static let nameWidth = 19

    /// The widths of the fields of a line between its commas, the last field apart.
    private static let widths = [8, 5, 2, 3, 6, 7, 4] + [Int](repeating: 5, count: 13)

    /// A writer.
    public init() {}

    /// The points that follow belong to `storm`.
    public mutating func enter(_ storm: StormIdentity) { next = storm }

    /// Adds a point, behind the storm before it where that has ended; `row` is its own, where it has one.
    public mutating func append(_ point: TrackPoint, row: SourceRow?, to out: inout ByteWriter) {
        if let next {
            if storm?.number != next.number || storm?.id != next.id { end(into: &out) }
            storm = next
        }
        next = nil
        if count == 0 { takeName(row) }
        if let raw = row?.record.raw, HURDAT2Writer.isLine(raw) {
            lines.append(raw)
        } else if let time = point.time {
            appendLine(of: point, at: time)
        } else {
            pointsWithoutTime += 1
            return
        }
        lines.append(0x0A)
        count += 1
    }

    /// Appends the storm at hand.
    public mutating func end(into out: inout ByteWriter) {
        guard let storm, count > 0 else { return }
        out.append(ids.id(of: storm))
        out.append(",")
        if writtenName.isEmpty {
            out.appendPadded(HURDAT2Writer.name(of: storm), to: HURDAT2Writer.nameWidth)
        } else {
            out.append(writtenName)
        }
        out.append(",")
        out.appendPadded(String(count), to: 7)
        out.append(",\n")
        out.append(lines)
        lines.removeAll()
        count = 0
    }

    /// Takes up the name in a storm line of HURDAT2 above the row.
    private mutating func takeName(_ row: SourceRow?) {
        writtenName = []
        let end = 9 + HURDAT2Writer.nameWidth
        guard let line = row?.context, let storm, line.count > end, line[8] == 0x2C, line[end] == 0x2C,
            let id = storm.sourceID, line.starts(with: id.utf8)
        else { return }
        writtenName = Array(line[9..<end])
    }

    /// A name as a storm line can hold it: upper case, no comma, `UNNAMED` for none.
    private static func name(of storm: StormIdentity) -> String {
        guard let name = storm.name else { return "UNNAMED" }
        let plain = DeckStatus.plain(name.uppercased())
        return plain.isEmpty ? "UNNAMED" : plain
    }

    /// Whether bytes are a line of HURDAT2 in fixed columns: 20 fields, and a 21st with or without a value.
    private static func isLine(_ raw: ByteSlice) -> Bool {
        var start = 0
        for width in widths {
            guard start + width < raw.count, raw[start + width] == 0x2C else { return false }
            start += width + 1
        }
        guard raw.count == start || raw.count == start + 5 else { return false }
        for index in start..<raw.count where raw[index] == 0x2C { return false }
        for index in 0..<8 where raw[index] < 0x30 || raw[index] > 0x39 { return false }
        return true
    }

    private mutating func appendLine(of point: TrackPoint, at time: Instant) {
        let digits = DeckTime(time)
        lines.append(digits.day)
        lines.append(", ")
        lines.append(digits.clock)
        lines.append(", ")
        let record = point.record.flatMap { $0.utf8.count == 1 ? $0 : nil } ?? (point.isMarkedAsLandfall ? "L" : " ")
        lines.append(record)
        lines.append(", ")
        lines.appendPadded(DeckStatus.code(of: point), to: 2)
        lines.append(",")
        lines.appendDegrees(point.coordinate.latitude, "N", "S", width: 6)
        lines.append(",")
        lines.appendDegrees(point.coordinate.longitude, "E", "W", width: 7)
        lines.append(",")
        lines.appendPadded(point.wind.map { DeckStatus.whole($0.knots) } ?? "-99", to: 4)
        for value in [point.pressure?.hectopascals] + WindRadii.quadrants(of: point) + [
            point.radiusOfMaximumWind?.nauticalMiles
        ] {
            lines.append(",")
            lines.appendPadded(value.map(DeckStatus.whole) ?? "-999", to: 5)
        }
    }
}
