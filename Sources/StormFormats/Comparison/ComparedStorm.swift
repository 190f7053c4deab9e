import StormTracks

/// A storm as one of two releases has it: its identity and its fixes by what tells them apart.
public struct ComparedStorm: Hashable, Sendable {
    /// What tells two fixes of a storm apart: the time, who made the fix, and which of several alike it is.
    struct Key: Hashable, Sendable {
        var time: Instant?
        var technique: String?
        var tauHours: Int?
        var stepHours: Int?
        var isSpur: Bool
        /// Counts fixes of the same time from 0.
        var occurrence = 0

        init(_ point: TrackPoint) {
            time = point.time
            // A best track is one whether or not the format says so.
            technique = point.isFromAid ? point.technique : nil
            tauHours = point.isFromAid ? point.tauHours : nil
            stepHours = point.stepHours
            isSpur = point.isSpur
        }
    }

    /// Which storm it is.
    public private(set) var identity: StormIdentity
    private(set) var keys: [Key] = []
    private(set) var fixes: [Key: TrackPoint] = [:]

    /// A storm without fixes.
    public init(_ identity: StormIdentity) { self.identity = identity }

    /// The name and the season that tell the storm where releases have other ids, or `nil` for an unnamed one.
    var title: String? {
        guard let name = identity.name, let season = identity.season else { return nil }
        return name.lowercased() + "/\(season)"
    }

    /// Whether it has no fix.
    public var isEmpty: Bool { keys.isEmpty }

    /// Takes up a later name.
    public mutating func rename(_ identity: StormIdentity) { self.identity = identity }

    /// Adds a fix.
    public mutating func add(_ point: TrackPoint) {
        var key = Key(point)
        while fixes[key] != nil { key.occurrence += 1 }
        keys.append(key)
        fixes[key] = point
    }
}
