import DelimitedText
import Geodesy
import StormTracks

/// Writes normalised track points as JSON objects: an array, or one object a line.
///
/// It allocates nothing for a point: the storm's members are written once a storm and copied.
public struct PointJSONWriter {
    /// How the objects follow each other.
    public enum Layout: Hashable, Sendable {
        /// One JSON array.
        case array
        /// One object a line (NDJSON).
        case lines
    }

    private let layout: Layout
    private let windKey: String
    private let unit: Speed.Unit
    private let extraNames: [String]
    private var stormMembers = ByteWriter()
    private var isFirst = true

    /// A writer of winds in `unit`, with members behind those of every fix.
    public init(_ layout: Layout, unit: Speed.Unit = .knots, extraNames: [String] = []) {
        self.layout = layout
        self.extraNames = extraNames
        self.unit = unit
        windKey = ",\"" + PointColumns.windName(unit) + "\":"
    }

    /// Appends what comes before the first point.
    public func begin(into out: inout ByteWriter) {
        if layout == .array { out.append("[") }
    }

    /// Appends what comes after the last point.
    public func end(into out: inout ByteWriter) {
        if layout == .array { out.append(isFirst ? "]\n" : "\n]\n") }
    }

    /// The points that follow belong to `storm`.
    public mutating func enter(_ storm: StormIdentity) {
        stormMembers.removeAll()
        stormMembers.append("{\"storm\":")
        stormMembers.appendJSON(storm.id)
        stormMembers.append(",\"name\":")
        stormMembers.appendJSON(storm.name)
        stormMembers.append(",\"season\":")
        if let season = storm.season { stormMembers.appendInteger(season) } else { stormMembers.append("null") }
        stormMembers.append(",\"basin\":")
        stormMembers.appendJSON(storm.basin)
    }

    /// Appends a point; `row` gives the comment, and is the point's own.
    public mutating func append(_ point: TrackPoint, row: SourceRow, to out: inout ByteWriter) {
        append(point, comment: row.text(.comment), to: &out)
    }

    /// Appends a point with a comment or none, and one value for each of the extra members.
    public mutating func append(
        _ point: TrackPoint, comment: ByteSlice? = nil, extra: [CellValue] = [], to out: inout ByteWriter
    ) {
        if layout == .array { out.append(isFirst ? "\n" : ",\n") }
        isFirst = false
        out.append(stormMembers)
        out.append(",\"time\":")
        if let time = point.time {
            out.append(0x22)
            out.append(time)
            out.append(0x22)
        } else {
            out.append("null")
        }
        out.append(",\"latitude\":")
        out.appendNumber(point.coordinate.latitude)
        out.append(",\"longitude\":")
        out.appendNumber(point.coordinate.longitude)
        out.append(windKey)
        appendNumber(point.wind?.value(in: unit), to: &out)
        out.append(",\"pressure_hpa\":")
        appendNumber(point.pressure?.hectopascals, to: &out)
        out.append(",\"status\":")
        out.appendJSON(point.status?.code)
        out.append(",\"category\":")
        out.appendJSON(point.category?.code)
        out.append(",\"record\":")
        out.appendJSON(point.record)
        out.append(",\"tech\":")
        out.appendJSON(point.technique)
        out.append(",\"tau_h\":")
        appendInteger(point.tauHours, to: &out)
        out.append(",\"step_h\":")
        appendInteger(point.stepHours, to: &out)
        out.append(",\"rmw_nmi\":")
        appendNumber(point.radiusOfMaximumWind?.nauticalMiles, to: &out)
        out.append(",\"r34_nmi\":")
        appendRadii(point.radii34, to: &out)
        out.append(",\"r50_nmi\":")
        appendRadii(point.radii50, to: &out)
        out.append(",\"r64_nmi\":")
        appendRadii(point.radii64, to: &out)
        out.append(",\"comment\":")
        if let comment, !comment.isEmpty { out.appendJSON(comment) } else { out.append("null") }
        for (name, value) in zip(extraNames, extra) {
            out.append(0x2C)
            out.appendJSON(name)
            out.append(0x3A)
            out.appendJSON(value)
        }
        out.append("}")
        if layout == .lines { out.append(0x0A) }
    }

    private func appendNumber(_ value: Double?, to out: inout ByteWriter) {
        if let value { out.appendNumber(value) } else { out.append("null") }
    }

    private func appendInteger(_ value: Int?, to out: inout ByteWriter) {
        if let value { out.appendInteger(value) } else { out.append("null") }
    }

    private func appendRadii(_ radii: WindRadii?, to out: inout ByteWriter) {
        guard let radii else { return out.append("null") }
        out.append("[")
        appendNumber(radii.northeast?.nauticalMiles, to: &out)
        out.append(0x2C)
        appendNumber(radii.southeast?.nauticalMiles, to: &out)
        out.append(0x2C)
        appendNumber(radii.southwest?.nauticalMiles, to: &out)
        out.append(0x2C)
        appendNumber(radii.northwest?.nauticalMiles, to: &out)
        out.append("]")
    }
}
