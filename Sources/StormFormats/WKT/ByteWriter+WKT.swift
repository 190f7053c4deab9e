import DelimitedText
import Geodesy
import StormTracks

extension ByteWriter {
    /// Appends a shape as well-known text, longitude first. Source: OGC 06-103r4, "Simple feature access", section 7.
    public mutating func appendWKT(_ shape: StormTrack.Shape) {
        switch shape {
        case .point(let place):
            append("POINT (")
            appendPosition(place)
            append(")")
        case .points(let places):
            append("MULTIPOINT (")
            for (index, place) in places.enumerated() {
                append(index == 0 ? "(" : ", (")
                appendPosition(place)
                append(")")
            }
            append(")")
        case .line(let places):
            append("LINESTRING ")
            appendPositions(places)
        case .lines(let lines):
            append("MULTILINESTRING (")
            for (index, places) in lines.enumerated() {
                if index > 0 { append(", ") }
                appendPositions(places)
            }
            append(")")
        }
    }

    private mutating func appendPositions(_ places: [Coordinate]) {
        append("(")
        for (index, place) in places.enumerated() {
            if index > 0 { append(", ") }
            appendPosition(place)
        }
        append(")")
    }

    private mutating func appendPosition(_ place: Coordinate) {
        appendNumber(place.longitude)
        append(0x20)
        appendNumber(place.latitude)
    }
}
