import StormFormats
import StormTracks

/// What a command does with the points that it asked for.
protocol PointConsumer {
    /// The points that follow belong to `storm`.
    mutating func enter(_ storm: StormIdentity) throws(CommandFailure)
    /// Takes a point; `row` is valid during the call only.
    mutating func take(_ point: TrackPoint, from row: SourceRow) throws(CommandFailure)
    /// A fix of the storm that was entered, though it was not chosen: derived values of later fixes refer to it.
    mutating func passOver(_ point: TrackPoint) throws(CommandFailure)
    /// Whether the points are wanted at all, see `TrackSink.wantsPoints`.
    var wantsPoints: Bool { get }
    /// One input has ended; the storms of the next are numbered anew.
    mutating func endOfInput() throws(CommandFailure)
}

extension PointConsumer {
    mutating func passOver(_ point: TrackPoint) {}
    var wantsPoints: Bool { true }
}
