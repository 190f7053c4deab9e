/// The smallest box that holds the places and lines added one by one; memory does not grow with their number.
///
/// The box leaves out the widest gap of longitude, so it crosses the antimeridian where that makes it smaller. Gaps narrower
/// than 1° do not count: what has no wider one goes all round.
public struct GeoExtent: Hashable, Sendable {
    private var south = Double.infinity
    private var north = -Double.infinity
    /// The westernmost and the easternmost longitude seen in each degree from -180.
    private var wests = [Double](repeating: .infinity, count: 360)
    private var easts = [Double](repeating: -.infinity, count: 360)

    /// An extent of nothing.
    public init() {}

    /// Adds a place.
    public mutating func add(_ place: Coordinate) { add(latitude: place.latitude, place.longitude, place.longitude) }

    /// Adds a line that does not cross the antimeridian.
    public mutating func add(_ line: [Coordinate]) {
        for (index, place) in line.enumerated() {
            let before = line[max(0, index - 1)].longitude
            add(latitude: place.latitude, min(before, place.longitude), max(before, place.longitude))
        }
    }

    private mutating func add(latitude: Double, _ west: Double, _ east: Double) {
        south = min(south, latitude)
        north = max(north, latitude)
        let first = GeoExtent.degree(west)
        let last = GeoExtent.degree(east)
        for degree in first...last {
            let edge = Double(degree - 180)
            wests[degree] = min(wests[degree], degree == first ? west : edge)
            easts[degree] = max(easts[degree], degree == last ? east : edge + 1)
        }
    }

    private static func degree(_ longitude: Double) -> Int {
        min(359, max(0, Int((longitude + 180).rounded(.down))))
    }

    /// The box, or `nil` where nothing was added.
    public var region: GeoRegion? {
        guard south <= north, let first = wests.first(where: { $0.isFinite }),
            let last = easts.last(where: { $0.isFinite })
        else { return nil }
        var west = first
        var east = last
        var widest = max(1, first + 360 - last)
        var before = first
        for degree in 0..<360 where wests[degree].isFinite {
            if wests[degree] - before > widest {
                widest = wests[degree] - before
                west = wests[degree]
                east = before
            }
            before = easts[degree]
        }
        if west == first, east == last, first + 360 - last < 1 { (west, east) = (-180, 180) }
        // The antimeridian is written with the sign that spares the box its crossing.
        if west > east, east == -180 { east = 180 }
        if west > east, west == 180 { west = -180 }
        return try? GeoRegion(south: south, west: west, north: north, east: east)
    }
}
