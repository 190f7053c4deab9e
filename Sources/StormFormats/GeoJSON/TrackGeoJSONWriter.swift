import DelimitedText
import Geodesy
import StormTracks

/// Writes storms as a GeoJSON collection: a feature a storm, with its track and its values.
///
/// Tracks are cut at the antimeridian, each feature and the collection have a `bbox`, longitude comes first. Source: RFC 7946.
public struct TrackGeoJSONWriter {
    private let names: [String]
    private var extent = GeoExtent()
    private var isFirst = true

    /// A writer of properties with these names.
    public init(names: [String]) { self.names = names }

    /// Appends what comes before the first storm.
    public func begin(into out: inout ByteWriter) { out.append("{\"type\":\"FeatureCollection\",\"features\":[") }

    /// Appends a storm: one value a name; `id` is the feature's, if it is not empty.
    public mutating func append(
        id: String, _ values: [CellValue], _ shape: StormTrack.Shape, to out: inout ByteWriter
    ) {
        out.append(isFirst ? "\n" : ",\n")
        isFirst = false
        out.append("{\"type\":\"Feature\"")
        if !id.isEmpty {
            out.append(",\"id\":")
            out.appendJSON(id)
        }
        var own = GeoExtent()
        for line in shape.lines {
            own.add(line)
            extent.add(line)
        }
        if let region = own.region { out.appendBoundingBox(region) }
        out.append(",\"geometry\":")
        out.appendGeoJSON(shape)
        out.append(",\"properties\":{")
        for (index, name) in names.enumerated() {
            if index > 0 { out.append(0x2C) }
            out.appendJSON(name)
            out.append(0x3A)
            out.appendJSON(index < values.count ? values[index] : .missing)
        }
        out.append("}}")
    }

    /// Appends what comes after the last storm.
    public func end(into out: inout ByteWriter) {
        out.append(isFirst ? "]" : "\n]")
        if let region = extent.region { out.appendBoundingBox(region) }
        out.append("}\n")
    }
}
