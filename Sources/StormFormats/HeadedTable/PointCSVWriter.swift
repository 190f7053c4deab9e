import DelimitedText
import Geodesy
import StormTracks

/// Writes normalised track points as a delimited table: one header, one row a point, missing values empty.
///
/// It allocates nothing for a point: the storm's fields are written once a storm and copied.
public struct PointCSVWriter {
    private let unit: Speed.Unit
    private let extraNames: [String]
    private var stormFields = ByteWriter()

    /// A writer of winds in `unit`, with columns behind those of every fix.
    public init(unit: Speed.Unit = .knots, extraNames: [String] = []) {
        self.unit = unit
        self.extraNames = extraNames
    }

    /// Appends the header.
    public func begin(into out: inout ByteWriter) {
        out.append("storm,name,season,basin,time,latitude,longitude,")
        out.append(PointColumns.windName(unit))
        out.append(",pressure_hpa,status,category,record,tech,tau_h,step_h,rmw_nmi")
        for radius in PointColumns.radiiNames {
            for quadrant in PointColumns.quadrantNames { out.append(",\(radius)_\(quadrant)_nmi") }
        }
        out.append(",comment")
        for name in extraNames {
            out.append(0x2C)
            out.appendField(name)
        }
        out.append(0x0A)
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

    /// Appends a point with a comment or none, and one value for each of the extra columns.
    public func append(
        _ point: TrackPoint, comment: ByteSlice? = nil, extra: [CellValue] = [], to out: inout ByteWriter
    ) {
        out.append(stormFields)
        out.withRoom(ByteCursor.momentRoom + 4 * ByteCursor.numberRoom + 8) { cursor in
            if let time = point.time { cursor.put(time) }
            cursor.put(0x2C)
            cursor.putNumber(point.coordinate.latitude)
            cursor.put(0x2C)
            cursor.putNumber(point.coordinate.longitude)
            cursor.put(0x2C)
            if let wind = point.wind { cursor.putNumber(wind.value(in: unit)) }
            cursor.put(0x2C)
            if let pressure = point.pressure { cursor.putNumber(pressure.hectopascals) }
            cursor.put(0x2C)
        }
        if let status = point.status { out.appendField(status.code) }
        out.append(0x2C)
        if let category = point.category { out.append(category.code) }
        out.append(0x2C)
        if let record = point.record { out.appendField(record) }
        out.append(0x2C)
        if let technique = point.technique { out.appendField(technique) }
        out.append(0x2C)
        if let hours = point.tauHours { out.appendInteger(hours) }
        out.append(0x2C)
        if let hours = point.stepHours { out.appendInteger(hours) }
        let hasRadii = point.radii34 != nil || point.radii50 != nil || point.radii64 != nil
        if hasRadii || point.radiusOfMaximumWind != nil {
            out.withRoom(14 * ByteCursor.numberRoom) { cursor in
                cursor.put(0x2C)
                if let radius = point.radiusOfMaximumWind { cursor.putNumber(radius.nauticalMiles) }
                putRadii(point.radii34, at: &cursor)
                putRadii(point.radii50, at: &cursor)
                putRadii(point.radii64, at: &cursor)
                cursor.put(0x2C)
            }
        } else {
            out.append(",,,,,,,,,,,,,,")
        }
        if let comment { out.appendField(comment) }
        for value in extra {
            out.append(0x2C)
            out.appendField(value)
        }
        out.append(0x0A)
    }

    private func putRadii(_ radii: WindRadii?, at cursor: inout ByteCursor) {
        guard let radii else { return cursor.put(",,,,") }
        putRadius(radii.northeast, at: &cursor)
        putRadius(radii.southeast, at: &cursor)
        putRadius(radii.southwest, at: &cursor)
        putRadius(radii.northwest, at: &cursor)
    }

    private func putRadius(_ radius: Distance?, at cursor: inout ByteCursor) {
        cursor.put(0x2C)
        if let radius { cursor.putNumber(radius.nauticalMiles) }
    }
}
