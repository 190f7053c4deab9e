extension Coordinate {
    /// The line through `places`, each step the shorter way round, as lines that do not cross the antimeridian.
    ///
    /// Where a step crosses it, one line ends at 180 or -180 and the next begins at the other, both at the latitude at which
    /// the straight step in degrees crosses; a place that lies on the antimeridian is written with the sign of the line it
    /// is on. A step of exactly 180° goes as its longitudes are written. Lines have two places or more, but for the one
    /// line of a single place. Source: RFC 7946, section 3.1.9.
    public static func cutAtAntimeridian(_ places: [Coordinate]) -> [[Coordinate]] {
        guard var last = places.first else { return [] }
        var lines: [[Coordinate]] = []
        var line = [last]
        for place in places.dropFirst() {
            let turn = place.longitude - last.longitude
            // The step's end on the map of the line so far, perhaps beyond its edge.
            let target = turn > 180 ? place.longitude - 360 : turn < -180 ? place.longitude + 360 : place.longitude
            guard target.magnitude > 180 else {
                last = Coordinate(clampedLatitude: place.latitude, longitude: target)
                line.append(last)
                continue
            }
            let edge: Double = target > 0 ? 180 : -180
            var latitude = last.latitude
            if last.longitude != edge {
                let share = (edge - last.longitude) / (target - last.longitude)
                latitude += (place.latitude - last.latitude) * share
                line.append(Coordinate(clampedLatitude: latitude, longitude: edge))
            }
            if line.count > 1 { lines.append(line) }
            line = [Coordinate(clampedLatitude: latitude, longitude: 0 - edge), place]
            last = place
        }
        if line.count > 1 || lines.isEmpty { lines.append(line) }
        return lines
    }
}
