import StormTracks

/// The last fixes of an import, by what tells them apart.
struct RecentFixes {
    /// What tells a fix of ATCF from others.
    struct Key: Hashable {
        /// The storm's number.
        var storm: Int
        /// The fix's own time, minutes and hours ahead added.
        var time: Instant
        var technique: String
        var hoursAhead: Int

        /// Whether the keys differ by minutes within an hour at most.
        func isSameHour(as other: Key) -> Bool {
            storm == other.storm && technique == other.technique && hoursAhead == other.hoursAhead
                && (time.milliseconds - other.time.milliseconds).magnitude < 3_600_000
                && time.parts.hour == other.time.parts.hour
        }
    }

    /// How many fixes are remembered.
    static let limit = 4096

    private var keys: Set<Key> = []
    private var order: [Key] = []
    private var oldest = 0

    /// Remembers a fix, and forgets the oldest beyond the limit.
    mutating func insert(_ key: Key) {
        guard keys.insert(key).inserted else { return }
        if order.count < RecentFixes.limit { return order.append(key) }
        keys.remove(order[oldest])
        order[oldest] = key
        oldest = (oldest + 1) % RecentFixes.limit
    }

    /// Whether a fix is remembered.
    func contains(_ key: Key) -> Bool { keys.contains(key) }
}
