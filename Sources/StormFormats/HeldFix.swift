import StormTracks

/// A fix that waits for the rows after it, which may belong to it, with a copy of its own row.
struct HeldFix {
    var point: TrackPoint
    /// The storm's number.
    var storm: Int
    /// The storm's name on this row, or `nil` where the row tells none.
    var name: String?
    /// The row as written.
    var row: [UInt8]
    /// The row's line, from 1.
    var line: Int
}
