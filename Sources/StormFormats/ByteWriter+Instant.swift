import DelimitedText
import StormTracks

extension ByteWriter {
    /// Appends a moment as `2005-08-28T18:00:00Z`, with three decimals of the second only when they are not zero.
    public mutating func append(_ moment: Instant) {
        let parts = moment.parts
        append(parts.year, width: 4)
        append(0x2D)
        append(parts.month, width: 2)
        append(0x2D)
        append(parts.day, width: 2)
        append(0x54)
        append(parts.hour, width: 2)
        append(0x3A)
        append(parts.minute, width: 2)
        append(0x3A)
        append(parts.second, width: 2)
        if parts.millisecond != 0 {
            append(0x2E)
            append(parts.millisecond, width: 3)
        }
        append(0x5A)
    }
}
