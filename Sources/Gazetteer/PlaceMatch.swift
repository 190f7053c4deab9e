import Annotations

/// A placemark that a query found, and how well it fits.
public struct PlaceMatch: Hashable, Sendable {
    /// How a name fits a query, best first; the raw value is the word of reports.
    public enum Quality: String, Hashable, Sendable, CaseIterable {
        /// The query is the name, or another spelling of it.
        case exact
        /// The name begins with the query.
        case prefix
        /// A later word of the name begins the query.
        case word
        /// The name is one or two edits away; found only where nothing fits better.
        case spelling
    }

    /// The place.
    public var placemark: Placemark
    /// How its name fits.
    public var quality: Quality
    /// Whether it is of the user's own list.
    public var isOwn: Bool

    /// A match.
    public init(placemark: Placemark, quality: Quality, isOwn: Bool = false) {
        self.placemark = placemark
        self.quality = quality
        self.isOwn = isOwn
    }
}
