/// What became of a query for a place.
public enum GeocodingEvent: Hashable, Sendable {
    /// Its answer is used: so many placemarks.
    case answered(query: String, count: Int)
    /// It has no placemark, for a reason that is a stable word.
    case failed(query: String, reason: String)
    /// It was blank, and nothing was asked.
    case ignored
    /// A newer query took its place.
    case cancelled(query: String)
}

extension Scene {
    /// Tells what became of a query; the map is the client's to move.
    public mutating func report(_ event: GeocodingEvent) { emit(.geocoding(event)) }
}
