import Geodesy

/// What points amount to: how many, how many tell wind and pressure, and the span of their times and places.
@frozen
public struct PointTally: Hashable, Sendable {
    /// How many points.
    public var points = 0
    /// How many of them have a wind.
    public var withWind = 0
    /// How many of them have a pressure.
    public var withPressure = 0
    /// The span of latitudes in degrees; south lies above north where there are no points.
    public var south = Double.infinity, north = -Double.infinity
    /// The span of longitudes in degrees, as that of latitudes.
    public var west = Double.infinity, east = -Double.infinity
    /// The span of times in milliseconds since 1970; the first lies behind the last where no point has a time.
    public var firstMilliseconds = Int64.max, lastMilliseconds = Int64.min

    /// No points.
    public init() {}

    /// The earliest time, or `nil` where no point has one.
    public var firstTime: Instant? {
        firstMilliseconds <= lastMilliseconds ? Instant(milliseconds: firstMilliseconds) : nil
    }
    /// The latest time, as `firstTime`.
    public var lastTime: Instant? {
        firstMilliseconds <= lastMilliseconds ? Instant(milliseconds: lastMilliseconds) : nil
    }

    /// Counts a point.
    public mutating func count(_ point: TrackPoint) {
        count(
            latitude: point.coordinate.latitude, longitude: point.coordinate.longitude, hasWind: point.wind != nil,
            hasPressure: point.pressure != nil)
        if let time = point.time { span(time.milliseconds) }
    }

    /// Counts a point by its place, in degrees, and by whether it has a wind and a pressure; its time is for `span(_:)`.
    @inlinable
    public mutating func count(latitude: Double, longitude: Double, hasWind: Bool, hasPressure: Bool) {
        points &+= 1
        withWind &+= hasWind ? 1 : 0
        withPressure &+= hasPressure ? 1 : 0
        south = latitude < south ? latitude : south
        north = latitude > north ? latitude : north
        west = longitude < west ? longitude : west
        east = longitude > east ? longitude : east
    }

    /// Counts a point's time in milliseconds since 1970.
    @inlinable
    public mutating func span(_ milliseconds: Int64) {
        firstMilliseconds = milliseconds < firstMilliseconds ? milliseconds : firstMilliseconds
        lastMilliseconds = milliseconds > lastMilliseconds ? milliseconds : lastMilliseconds
    }

    /// Counts what another tally has counted.
    public mutating func add(_ other: PointTally) {
        points += other.points
        withWind += other.withWind
        withPressure += other.withPressure
        south = Swift.min(south, other.south)
        north = Swift.max(north, other.north)
        west = Swift.min(west, other.west)
        east = Swift.max(east, other.east)
        firstMilliseconds = Swift.min(firstMilliseconds, other.firstMilliseconds)
        lastMilliseconds = Swift.max(lastMilliseconds, other.lastMilliseconds)
    }
}
