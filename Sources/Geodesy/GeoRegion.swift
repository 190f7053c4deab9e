/// A box of latitudes and longitudes. It crosses the antimeridian if and only if its west is greater than its east.
public struct GeoRegion: Hashable, Sendable {
    /// The southern edge in degrees north, not above `north`.
    public let south: Double
    /// The western edge in degrees east, -180…180.
    public let west: Double
    /// The northern edge in degrees north.
    public let north: Double
    /// The eastern edge in degrees east, -180…180.
    public let east: Double

    /// Why four numbers are no region.
    public enum Failure: String, Error, Hashable, Sendable {
        /// An edge is NaN or infinite, a latitude outside -90…90, a longitude outside -180…180.
        case outOfRange = "out-of-range"
        /// The south lies above the north.
        case southAboveNorth = "south-above-north"
    }

    /// The box of four edges in degrees; west > east crosses the antimeridian.
    /// - Throws: `Failure` for edges that are no box.
    public init(south: Double, west: Double, north: Double, east: Double) throws(Failure) {
        for latitude in [south, north] where !(latitude >= -90 && latitude <= 90) { throw .outOfRange }
        for longitude in [west, east] where !(longitude >= -180 && longitude <= 180) { throw .outOfRange }
        guard south <= north else { throw .southAboveNorth }
        self.south = south
        self.west = west
        self.north = north
        self.east = east
    }

    /// Whether the box crosses the antimeridian.
    public var crossesAntimeridian: Bool { west > east }

    /// Whether `place` lies in the box, its edges included; 180 and -180 are the same meridian.
    public func contains(_ place: Coordinate) -> Bool {
        guard place.latitude >= south, place.latitude <= north else { return false }
        if holds(place.longitude) { return true }
        return place.longitude.magnitude == 180 && holds(0 - place.longitude)
    }

    private func holds(_ longitude: Double) -> Bool {
        crossesAntimeridian ? longitude >= west || longitude <= east : longitude >= west && longitude <= east
    }
}
