import Geodesy
import StormTracks
import TestSupport

/// A storm's fixes of a seed: in order, an hour to 30 hours apart, often across the antimeridian.
enum RandomTrack {
    static func fixes(seed: UInt64, count: Int = 30) throws -> [TrackPoint] {
        var generator = SplitMix64(seed: seed)
        var time: Int64 = .random(in: -100_000...500_000, using: &generator) * 3_600_000
        var latitude = Double.random(in: -40...40, using: &generator)
        var longitude = Double.random(in: 170...190, using: &generator)
        var fixes: [TrackPoint] = []
        for _ in 0..<count {
            var point = TrackPoint(
                time: Instant(milliseconds: time), coordinate: try Coordinate(latitude: latitude, longitude: longitude))
            if Int.random(in: 0..<10, using: &generator) > 0 {
                point.wind = .knots(Double(Int.random(in: 2...37, using: &generator)) * 5)
            }
            point.status = StormStatus(code: Int.random(in: 0..<8, using: &generator) == 0 ? "EX" : "HU")
            point.category = point.derivedCategory
            fixes.append(point)
            let hours: Int64 = [1, 3, 6, 6, 6, 6, 12, 24, 25, 30][Int.random(in: 0..<10, using: &generator)]
            time += hours * 3_600_000
            latitude = min(80, max(-80, latitude + .random(in: -2...2, using: &generator)))
            longitude += .random(in: -3...3, using: &generator)
        }
        return fixes
    }
}
