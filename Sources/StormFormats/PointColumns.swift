import DelimitedText
import Geodesy
import StormTracks

/// The columns of a normalised track point, as all its writers have them.
public enum PointColumns {
    /// The name of the wind's column in a unit: `wind_kt`.
    static func windName(_ unit: Speed.Unit) -> String { "wind_" + unit.rawValue }

    /// The wind thresholds whose radii are written, with their columns' stem.
    static let radiiNames: [String] = ["r34", "r50", "r64"]
    /// The quadrants in the columns' order.
    static let quadrantNames: [String] = ["ne", "se", "sw", "nw"]

    /// Which columns tell of the storm, and which of the fix beyond what tells fixes apart and the comment.
    static let stormColumns = Array(0..<4)
    static let fixColumns = Array(5..<12) + Array(15..<28)

    /// All columns in their order, for winds in `unit`.
    public static func headings(_ unit: Speed.Unit) -> [ColumnHeading] {
        var headings = [
            ColumnHeading("storm"), ColumnHeading("name"), ColumnHeading("season", isNumber: true),
            ColumnHeading("basin"), ColumnHeading("time"), ColumnHeading("latitude", isNumber: true),
            ColumnHeading("longitude", isNumber: true), ColumnHeading(windName(unit), isNumber: true),
            ColumnHeading("pressure_hpa", isNumber: true), ColumnHeading("status"), ColumnHeading("category"),
            ColumnHeading("record"), ColumnHeading("tech"), ColumnHeading("tau_h", isNumber: true),
            ColumnHeading("step_h", isNumber: true), ColumnHeading("rmw_nmi", isNumber: true),
        ]
        for radius in radiiNames {
            for quadrant in quadrantNames {
                headings.append(ColumnHeading("\(radius)_\(quadrant)_nmi", isNumber: true))
            }
        }
        headings.append(ColumnHeading("comment"))
        return headings
    }

    /// The values of a point, one a column.
    public static func values(
        of point: TrackPoint, in storm: StormIdentity, _ unit: Speed.Unit, comment: ByteSlice?
    ) -> [CellValue] {
        var values: [CellValue] = [
            .text(storm.id), .optional(storm.name), .integer(storm.season), .optional(storm.basin),
            .optional(point.time), .number(point.coordinate.latitude), .number(point.coordinate.longitude),
            .optional(point.wind?.value(in: unit)), .optional(point.pressure?.hectopascals),
            .optional(point.status?.code),
            .optional(point.category?.code), .optional(point.record), .optional(point.technique),
            .integer(point.tauHours), .integer(point.stepHours), .optional(point.radiusOfMaximumWind?.nauticalMiles),
        ]
        values += WindRadii.quadrants(of: point).map { .optional($0) }
        let text = comment?.text ?? ""
        values.append(text.isEmpty ? .missing : .text(text))
        return values
    }
}
