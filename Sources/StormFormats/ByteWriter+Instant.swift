import DelimitedText
import StormTracks

extension ByteWriter {
    /// Appends a moment as `2005-08-28T18:00:00Z`, with three decimals of the second only when they are not zero.
    public mutating func append(_ moment: Instant) {
        let parts = moment.parts
        appendInteger(parts.year, width: 4)
        append(0x2D)
        appendInteger(parts.month, width: 2)
        append(0x2D)
        appendInteger(parts.day, width: 2)
        append(0x54)
        appendInteger(parts.hour, width: 2)
        append(0x3A)
        appendInteger(parts.minute, width: 2)
        append(0x3A)
        appendInteger(parts.second, width: 2)
        if parts.millisecond != 0 {
            append(0x2E)
            appendInteger(parts.millisecond, width: 3)
        }
        append(0x5A)
    }
}
