import DelimitedText
import Geodesy
import StormTracks

/// Writes normalised track points as a delimited table: one header, one row a point, missing values empty.
///
/// It allocates nothing for a point: the storm's fields are written once a storm and copied.
public struct PointCSVWriter {
    private let unit: Speed.Unit
    private var stormFields = ByteWriter()

    /// A writer of winds in `unit`.
    public init(unit: Speed.Unit = .knots) { self.unit = unit }

    /// Appends the header.
    public func begin(into out: inout ByteWriter) {
        out.append("storm,name,season,basin,time,latitude,longitude,")
        out.append(PointColumns.windName(unit))
        out.append(",pressure_hpa,status,category,record,rmw_nmi")
        for radius in PointColumns.radiiNames {
            for quadrant in PointColumns.quadrantNames { out.append(",\(radius)_\(quadrant)_nmi") }
        }
        out.append(",comment\n")
    }

    /// The points that follow belong to `storm`.
    public mutating func enter(_ storm: StormIdentity) {
        stormFields.removeAll()
        stormFields.appendField(storm.id)
        stormFields.append(0x2C)
        if let name = storm.name { stormFields.appendField(name) }
        stormFields.append(0x2C)
        if let season = storm.season { stormFields.appendInteger(season) }
        stormFields.append(0x2C)
        if let basin = storm.basin { stormFields.appendField(basin) }
        stormFields.append(0x2C)
    }

    /// Appends a point; `row` gives the comment, and is the point's own.
    public func append(_ point: TrackPoint, row: SourceRow, to out: inout ByteWriter) {
        append(point, comment: row.text(.comment), to: &out)
    }

    /// Appends a point with a comment or none.
    public func append(_ point: TrackPoint, comment: ByteSlice? = nil, to out: inout ByteWriter) {
        out.append(stormFields.bytes)
        if let time = point.time { out.append(time) }
        out.append(0x2C)
        out.appendNumber(point.coordinate.latitude)
        out.append(0x2C)
        out.appendNumber(point.coordinate.longitude)
        out.append(0x2C)
        if let wind = point.wind { out.appendNumber(wind.value(in: unit)) }
        out.append(0x2C)
        if let pressure = point.pressure { out.appendNumber(pressure.hectopascals) }
        out.append(0x2C)
        if let status = point.status { out.appendField(status.code) }
        out.append(0x2C)
        if let category = point.category { out.append(category.code) }
        out.append(0x2C)
        if let record = point.record { out.appendField(record) }
        out.append(0x2C)
        if let radius = point.radiusOfMaximumWind { out.appendNumber(radius.nauticalMiles) }
        appendRadii(point.radii34, to: &out)
        appendRadii(point.radii50, to: &out)
        appendRadii(point.radii64, to: &out)
        out.append(0x2C)
        if let comment { out.appendField(comment) }
        out.append(0x0A)
    }

    private func appendRadii(_ radii: WindRadii?, to out: inout ByteWriter) {
        guard let radii else { return out.append(",,,,") }
        appendRadius(radii.northeast, to: &out)
        appendRadius(radii.southeast, to: &out)
        appendRadius(radii.southwest, to: &out)
        appendRadius(radii.northwest, to: &out)
    }

    private func appendRadius(_ radius: Distance?, to out: inout ByteWriter) {
        out.append(0x2C)
        if let radius { out.appendNumber(radius.nauticalMiles) }
    }
}
