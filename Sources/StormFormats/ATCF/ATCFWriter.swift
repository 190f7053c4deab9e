import DelimitedText
import Geodesy
import StormTracks

/// Writes fixes as lines of an ATCF b-deck: one line a fix, or one for each threshold whose radii are known.
///
/// Fields 1 to 28: what stormpin does not keep of a deck (gusts, eye, seas) is written as unknown. Degrees to a tenth, winds
/// in whole knots. Source: NRL, "Best Track/Objective Aid/Wind Radii Format".
public struct ATCFWriter {
    /// How many points could not be written, for they have no time.
    public private(set) var pointsWithoutTime = 0
    private var ids = DeckIDs()
    private var storm = StormIdentity(number: -1)

    /// A writer.
    public init() {}

    /// The points that follow belong to `storm`.
    public mutating func enter(_ storm: StormIdentity) { self.storm = storm }

    /// Appends the lines of a point.
    public mutating func append(_ point: TrackPoint, to out: inout ByteWriter) {
        guard let time = point.time else {
            pointsWithoutTime += 1
            return
        }
        let base = Instant(milliseconds: time.milliseconds - Int64(point.tauHours ?? 0) * 3_600_000)
        let radii = [(34, point.radii34), (50, point.radii50), (64, point.radii64)]
        let known = radii.filter { $0.1 != nil }
        guard !known.isEmpty else { return appendLine(point, base, nil, to: &out) }
        for radius in known { appendLine(point, base, radius, to: &out) }
    }

    private mutating func appendLine(
        _ point: TrackPoint, _ base: Instant, _ radii: (threshold: Int, quadrants: WindRadii?)?,
        to out: inout ByteWriter
    ) {
        let id = ids.id(of: storm)
        let digits = DeckTime(base)
        let technique = point.technique ?? "BEST"
        func field(_ text: String, _ width: Int) {
            out.append(", ")
            out.appendPadded(text, to: width)
        }
        out.append(String(id.prefix(2)))
        field(String(id.dropFirst(2).prefix(2)), 2)
        field(digits.day + digits.hour, 10)
        field(technique == "BEST" && digits.minute != "00" ? digits.minute : "", 2)
        field(technique, 4)
        field(String(point.tauHours ?? 0), 3)
        field(ATCFWriter.tenths(point.coordinate.latitude, "N", "S"), 4)
        field(ATCFWriter.tenths(point.coordinate.longitude, "E", "W"), 5)
        field(point.wind.map { DeckStatus.whole($0.knots) } ?? "", 3)
        field(point.pressure.map { DeckStatus.whole($0.hectopascals) } ?? "", 4)
        field(DeckStatus.code(of: point), 2)
        field(radii.map { String($0.threshold) } ?? "0", 3)
        field(radii == nil ? "" : "NEQ", 3)
        for distance in WindRadii.quadrants(radii?.quadrants) { field(distance.map(DeckStatus.whole) ?? "0", 4) }
        field("0", 4)
        field("0", 4)
        field(point.radiusOfMaximumWind.map { DeckStatus.whole($0.nauticalMiles) } ?? "0", 3)
        for (text, width) in [("0", 3), ("0", 3), ("", 3), ("0", 3), ("", 3), ("0", 3), ("0", 3)] { field(text, width) }
        field(storm.name.map(DeckStatus.plain) ?? "", 10)
        out.append(", \n")
    }

    private static func tenths(_ degrees: Double, _ positive: String, _ negative: String) -> String {
        "\(DeckStatus.tenths(degrees))" + (degrees < 0 ? negative : positive)
    }
}
