import DelimitedText
import StormTracks

extension ByteCursor {
    /// The most bytes that a moment takes.
    static var momentRoom: Int { 32 }

    /// Writes a moment as `2005-08-28T18:00:00Z`, with three decimals of the second only when they are not zero.
    mutating func put(_ moment: Instant) {
        let parts = moment.parts
        if parts.year >= 0 {
            putPair(parts.year / 100)
            putPair(parts.year % 100)
        } else {
            putInteger(parts.year, width: 4)
        }
        put(0x2D)
        putPair(parts.month)
        put(0x2D)
        putPair(parts.day)
        put(0x54)
        putPair(parts.hour)
        put(0x3A)
        putPair(parts.minute)
        put(0x3A)
        putPair(parts.second)
        if parts.millisecond != 0 {
            put(0x2E)
            putInteger(parts.millisecond, width: 3)
        }
        put(0x5A)
    }
}

extension ByteWriter {
    /// Appends a moment as `2005-08-28T18:00:00Z`, with three decimals of the second only when they are not zero.
    public mutating func append(_ moment: Instant) {
        withRoom(ByteCursor.momentRoom) { $0.put(moment) }
    }
}
