/// How long a storm was in each category.
///
/// The time from a fix to the next one counts for the category of the earlier, as best tracks mean it: a value holds until
/// the next. Fixes more than 24 hours apart, fixes without category and the last fix add nothing.
public struct CategoryDurations: Hashable, Sendable {
    private var milliseconds = [Int64](repeating: 0, count: Category.allCases.count)
    private var last: TrackPoint?

    /// The durations of a storm without fixes.
    public init() {}

    /// The time in a category, in hours.
    public func hours(in category: Category) -> Double {
        Double(milliseconds[CategoryDurations.place(of: category)]) / 3_600_000
    }

    /// Adds the storm's next fix; one of an aid or a spur is left out.
    public mutating func add(_ point: TrackPoint) {
        guard point.isOfMainTrack else { return }
        if let category = last?.category, let segment = last.flatMap({ TrackSegment(from: $0, to: point) }) {
            milliseconds[CategoryDurations.place(of: category)] += segment.milliseconds
        }
        last = point
    }

    /// The next fix does not follow the last one: the time between them does not count.
    public mutating func interrupt() { last = nil }

    private static func place(of category: Category) -> Int { category.rawValue - Category.tropicalDepression.rawValue }
}
