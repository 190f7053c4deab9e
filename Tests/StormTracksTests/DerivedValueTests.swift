import Geodesy
import StormTracks
import TestSupport
import Testing

@Suite("Derived values")
struct DerivedValueTests {
    @Test("Motion is the great circle over the time, and has no heading at rest")
    func motion() throws {
        let start = try fix(hour: 0, 0, 179.5)
        let motion = try #require(Motion(from: start, to: try fix(hour: 6, 0, -179.5)))
        // One degree of the equator in six hours, over the antimeridian.
        #expect(isNear(motion.meters, 111_195.08, absolute: 0.01))
        #expect(isNear(motion.speed.knots, 111_195.08 / 1852 / 6, absolute: 1e-6))
        #expect(motion.heading == 90)
        let still = try #require(Motion(from: start, to: try fix(hour: 6, 0, 179.5)))
        #expect(still.speed == .knots(0) && still.heading == nil)
        #expect(Motion(from: start, to: start) == nil)
        #expect(Motion(from: try fix(hour: 6, 0, 0), to: start) == nil)
        #expect(Motion(from: TrackPoint(coordinate: start.coordinate), to: start) == nil)
    }

    @Test("The 24-hour change needs a fix exactly 24 hours before, and 30 kt are rapid")
    func change() throws {
        var history = TrackHistory()
        for (hour, knots) in [(0, 40.0), (6, 45), (12, 50), (18, 60)] {
            #expect(history.add(try fix(hour: hour, 20, -60, knots)).change == nil)
        }
        let rapid = try #require(history.add(try fix(hour: 24, 20, -60, 70)).change)
        #expect(rapid.knots == 30 && rapid.isRapidIntensification)
        // A landfall off the grid has no partner, and a fix without wind no change.
        #expect(history.add(try fix(hour: 26, 20, -60, 90)).change == nil)
        #expect(history.add(try fix(hour: 30, 20, -60)).change == nil)
        let slower = try #require(history.add(try fix(hour: 36, 20, -60, 79.5)).change)
        #expect(slower.knots == 29.5 && !slower.isRapidIntensification)
        // 48 hours have the partner of hour 24, 54 hours none: the fix of hour 30 has no wind.
        #expect(history.add(try fix(hour: 48, 20, -60, 30)).change?.knots == -40)
        #expect(history.add(try fix(hour: 54, 20, -60, 30)).change == nil)
    }

    @Test("Of many fixes at one moment the first counts, and memory stays bounded")
    func manyFixes() throws {
        var history = TrackHistory()
        for _ in 0..<10_000 { _ = history.add(try fix(hour: 0, 20, -60, 40)) }
        _ = history.add(try fix(hour: 0, 20, -60, 90))
        #expect(history.add(try fix(hour: 24, 20, -60, 75)).change?.knots == 35)
    }

    @Test(
        "Interpolated fixes stand at the multiples of the step between fixes, on their great circle", arguments: 1...60)
    func interpolation(seed: UInt64) throws {
        let fixes = try RandomTrack.fixes(seed: seed)
        let step: Int64 = [600_000, 3_600_000, 10_800_000, 86_400_000][Int(seed % 4)]
        var interpolator = try #require(TrackInterpolator(step: step))
        var last: TrackPoint?
        for fix in fixes {
            let between = interpolator.fixes(before: fix)
            defer { last = fix }
            guard let last, let start = last.time?.milliseconds, let end = fix.time?.milliseconds else {
                #expect(between.isEmpty)
                continue
            }
            guard end - start <= 86_400_000 else {
                #expect(between.isEmpty)
                continue
            }
            let expected = (start / step - 1...end / step + 1).map { $0 * step }.filter { $0 > start && $0 < end }
            #expect(between.compactMap { $0.time?.milliseconds } == expected)
            let whole = last.coordinate.distanceMeters(to: fix.coordinate)
            for point in between {
                let share = Double((point.time?.milliseconds ?? 0) - start) / Double(end - start)
                // Places are rounded to 0.0001 degrees, some 11 m.
                #expect(isNear(last.coordinate.distanceMeters(to: point.coordinate), share * whole, absolute: 12))
                #expect(
                    isNear(point.coordinate.distanceMeters(to: fix.coordinate), (1 - share) * whole, absolute: 12))
                if let first = last.wind?.knots, let second = fix.wind?.knots {
                    #expect(isNear(point.wind?.knots ?? -1, first + (second - first) * share, absolute: 0.05001))
                } else {
                    #expect(point.wind == nil)
                }
                #expect(point.record == nil && point.status == last.status)
            }
        }
        #expect(TrackInterpolator(step: 59_999) == nil && TrackInterpolator(step: 86_400_001) == nil)
    }

    @Test("A segment's points at its ends are its fixes' places, winds and times", arguments: 1...60)
    func ends(seed: UInt64) throws {
        let fixes = try RandomTrack.fixes(seed: seed)
        for (start, end) in zip(fixes, fixes.dropFirst()) {
            guard let segment = TrackSegment(from: start, to: end) else { continue }
            for (fraction, fix) in [(0.0, start), (1.0, end)] {
                #expect(segment.time(at: fraction) == fix.time)
                let point = segment.point(at: try #require(fix.time))
                #expect(point.coordinate.distanceMeters(to: fix.coordinate) < 12)
                if start.wind != nil, end.wind != nil { #expect(point.wind == fix.wind) }
            }
        }
    }

    @Test("The closest approach is nowhere farther than any sampled moment of the track", arguments: 1...60)
    func closest(seed: UInt64) throws {
        let fixes = try RandomTrack.fixes(seed: seed)
        var generator = SplitMix64(seed: seed &+ 1000)
        let place = try Coordinate(
            latitude: .random(in: -45...45, using: &generator), longitude: .random(in: 160...200, using: &generator))
        var approach = ClosestApproach(to: place)
        var sampled = Double.infinity
        var last: TrackPoint?
        for fix in fixes {
            approach.add(fix)
            sampled = min(sampled, fix.coordinate.distanceMeters(to: place))
            if let segment = last.flatMap({ TrackSegment(from: $0, to: fix) }) {
                for step in 0...100 {
                    sampled = min(sampled, segment.arc.place(at: Double(step) / 100).distanceMeters(to: place))
                }
            }
            last = fix
        }
        let found = try #require(approach.meters)
        #expect(found <= sampled + 0.1)
        // Samples lie at most some 4 km apart.
        #expect(found >= sampled - 20_000)
        #expect(isNear(try #require(approach.coordinate).distanceMeters(to: place), found, absolute: 0.01))
        let times = fixes.compactMap(\.time)
        #expect(try #require(approach.time) >= times[0] && approach.time.map { $0 <= times[times.count - 1] } == true)
    }

    @Test("An interrupted track is not joined, and a fix without time counts by itself")
    func interrupted() throws {
        let place = try Coordinate(latitude: 0, longitude: 0)
        var approach = ClosestApproach(to: place)
        approach.add(try fix(hour: 0, 0, -5))
        approach.interrupt()
        approach.add(try fix(hour: 6, 0, 5))
        #expect(approach.coordinate?.longitude == -5)
        approach.add(TrackPoint(coordinate: try Coordinate(latitude: 0, longitude: -1)))
        #expect(approach.coordinate?.longitude == -1 && approach.time == nil)
        var joined = ClosestApproach(to: place)
        joined.add(try fix(hour: 0, 0, -5))
        joined.add(try fix(hour: 6, 0, 5))
        #expect(joined.time == Instant(milliseconds: 3 * 3_600_000))
        #expect((joined.meters ?? 1) < 0.01)
    }

    @Test("The time in each category adds up to the time between joined fixes that have one", arguments: 1...60)
    func durations(seed: UInt64) throws {
        let fixes = try RandomTrack.fixes(seed: seed)
        var durations = CategoryDurations()
        var expected: [Category: Int64] = [:]
        var last: TrackPoint?
        for fix in fixes {
            durations.add(fix)
            if let category = last?.category, let start = last?.time, let end = fix.time,
                end.milliseconds - start.milliseconds <= 86_400_000
            {
                expected[category, default: 0] += end.milliseconds - start.milliseconds
            }
            last = fix
        }
        for category in Category.allCases {
            #expect(durations.hours(in: category) == Double(expected[category] ?? 0) / 3_600_000)
        }
    }

    private func fix(hour: Int, _ latitude: Double, _ longitude: Double, _ knots: Double? = nil) throws -> TrackPoint {
        var point = TrackPoint(
            time: Instant(milliseconds: Int64(hour) * 3_600_000),
            coordinate: try Coordinate(latitude: latitude, longitude: longitude))
        point.wind = knots.map { .knots($0) }
        return point
    }
}
