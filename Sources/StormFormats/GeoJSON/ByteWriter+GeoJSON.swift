import DelimitedText
import Geodesy
import StormTracks

// Source: RFC 7946, "The GeoJSON Format", sections 3.1 and 5.
extension ByteWriter {
    /// Appends a shape as a GeoJSON geometry.
    mutating func appendGeoJSON(_ shape: StormTrack.Shape) {
        switch shape {
        case .point(let place):
            append("{\"type\":\"Point\",\"coordinates\":")
            appendPosition(place)
        case .points(let places):
            append("{\"type\":\"MultiPoint\",\"coordinates\":")
            appendPositions(places)
        case .line(let places):
            append("{\"type\":\"LineString\",\"coordinates\":")
            appendPositions(places)
        case .lines(let lines):
            append("{\"type\":\"MultiLineString\",\"coordinates\":[")
            for (index, places) in lines.enumerated() {
                if index > 0 { append(0x2C) }
                appendPositions(places)
            }
            append("]")
        }
        append("}")
    }

    /// Appends `,"bbox":[west,south,east,north]`; a west beyond the east crosses the antimeridian.
    mutating func appendBoundingBox(_ region: GeoRegion) {
        append(",\"bbox\":[")
        for (index, edge) in [region.west, region.south, region.east, region.north].enumerated() {
            if index > 0 { append(0x2C) }
            appendNumber(edge)
        }
        append("]")
    }

    private mutating func appendPositions(_ places: [Coordinate]) {
        append("[")
        for (index, place) in places.enumerated() {
            if index > 0 { append(0x2C) }
            appendPosition(place)
        }
        append("]")
    }

    private mutating func appendPosition(_ place: Coordinate) {
        append("[")
        appendNumber(place.longitude)
        append(0x2C)
        appendNumber(place.latitude)
        append("]")
    }
}
