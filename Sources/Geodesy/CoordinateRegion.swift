import CMath

/// A region as the map frameworks state it: a centre and the whole span in degrees.
public struct CoordinateRegion: Hashable, Sendable {
    /// The middle.
    public let center: Coordinate
    /// Degrees from the southern to the northern edge, 0…180.
    public let latitudeDelta: Double
    /// Degrees from the western to the eastern edge, 0…360.
    public let longitudeDelta: Double

    /// Why numbers are no region; MapKit stops the program for these ("Invalid Region").
    public enum Failure: String, Error, Hashable, Sendable {
        /// A span is NaN, infinite, negative, or over 180° of latitude or 360° of longitude.
        case badSpan = "bad-span"
    }

    /// The region of a centre and spans in degrees.
    /// - Throws: `Failure.badSpan`.
    public init(center: Coordinate, latitudeDelta: Double, longitudeDelta: Double) throws(Failure) {
        guard latitudeDelta >= 0, latitudeDelta <= 180, longitudeDelta >= 0, longitudeDelta <= 360 else {
            throw .badSpan
        }
        self.center = center
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }

    /// The region of a centre and whole spans in metres, each turned into degrees by what a degree is long at the centre:
    /// what `MKCoordinateRegionMakeWithDistance` gives.
    /// - Throws: `Failure.badSpan`, also where a span in metres is more than the earth holds there.
    public init(center: Coordinate, latitudinalMeters: Double, longitudinalMeters: Double) throws(Failure) {
        let degree = CoordinateRegion.metersPerDegree(atLatitude: center.latitude)
        try self.init(
            center: center, latitudeDelta: latitudinalMeters / degree.latitude,
            longitudeDelta: longitudinalMeters / degree.longitude)
    }

    /// The region of a centre and whole spans in metres, cut to what the earth holds there: at a pole a degree of longitude
    /// has no length, and any span is the whole circle.
    public init(clampedAround center: Coordinate, latitudinalMeters: Double, longitudinalMeters: Double) {
        let degree = CoordinateRegion.metersPerDegree(atLatitude: center.latitude)
        func clamped(_ span: Double, to limit: Double) -> Double { span >= 0 && span < limit ? span : limit }
        self.center = center
        latitudeDelta = clamped(latitudinalMeters / degree.latitude, to: 180)
        longitudeDelta = clamped(longitudinalMeters / degree.longitude, to: 360)
    }

    /// Metres that a degree of latitude and a degree of longitude are long at a latitude.
    ///
    /// Source: the series in cosines of the WGS-84 ellipsoid, as in US National Geospatial-Intelligence Agency,
    /// "Length of a Degree of Latitude and Longitude".
    public static func metersPerDegree(atLatitude latitude: Double) -> (latitude: Double, longitude: Double) {
        let angle = latitude * Double.pi / 180
        let north =
            111_132.92 - 559.82 * cmath_cos(2 * angle) + 1.175 * cmath_cos(4 * angle)
            - 0.0023 * cmath_cos(6 * angle)
        let east =
            111_412.84 * cmath_cos(angle) - 93.5 * cmath_cos(3 * angle) + 0.118 * cmath_cos(5 * angle)
        return (north, east)
    }
}
