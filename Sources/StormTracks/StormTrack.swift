import Geodesy

/// The way of a storm's fixes over the globe, gathered fix by fix in the order of the source.
///
/// A second track (a spur) and each forecast of an aid are lines of their own.
public struct StormTrack: Hashable, Sendable {
    /// The shape of a track.
    public enum Shape: Hashable, Sendable {
        /// A track of one fix.
        case point(Coordinate)
        /// Tracks of one fix each.
        case points([Coordinate])
        /// One line.
        case line([Coordinate])
        /// Several lines: where a track crosses the antimeridian, or where a storm has several tracks.
        case lines([[Coordinate]])
    }

    /// What tells tracks of a storm apart.
    private struct Key: Hashable {
        var technique: String?
        var base: Int64?
        var isSpur: Bool

        init(_ point: TrackPoint) {
            technique = point.technique
            isSpur = point.isSpur
            guard point.isFromAid, let time = point.time else { return }
            base = time.milliseconds - Int64(point.tauHours ?? 0) * 3_600_000
        }
    }

    private var lines: [[Coordinate]] = []
    private var numbers: [Key: Int] = [:]

    /// A track without fixes.
    public init() {}

    /// Adds the next fix.
    public mutating func add(_ point: TrackPoint) {
        let key = Key(point)
        if let number = numbers[key] { return lines[number].append(point.coordinate) }
        numbers[key] = lines.count
        lines.append([point.coordinate])
    }

    /// The lines, cut where they cross the antimeridian, or the fixes where no track has two; `nil` without fixes.
    public var shape: Shape? {
        let cut = lines.filter { $0.count > 1 }.flatMap { Coordinate.cutAtAntimeridian($0) }
        if cut.count > 1 { return .lines(cut) }
        if let line = cut.first { return .line(line) }
        let places = lines.compactMap { $0.first }
        return places.count > 1 ? .points(places) : places.first.map { .point($0) }
    }
}

extension StormTrack.Shape {
    /// The lines of the shape; a point is a line of one place.
    public var lines: [[Coordinate]] {
        switch self {
        case .point(let place): [[place]]
        case .points(let places): places.map { [$0] }
        case .line(let line): [line]
        case .lines(let lines): lines
        }
    }
}
