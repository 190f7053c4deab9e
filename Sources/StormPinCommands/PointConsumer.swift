import StormFormats
import StormTracks

/// What a command does with the points that it asked for.
protocol PointConsumer {
    /// The points that follow belong to `storm`.
    mutating func enter(_ storm: StormIdentity) throws(CommandFailure)
    /// Takes a point; `row` is valid during the call only.
    mutating func take(_ point: TrackPoint, from row: SourceRow) throws(CommandFailure)
    /// One input has ended; the storms of the next are numbered anew.
    mutating func endOfInput() throws(CommandFailure)
}
