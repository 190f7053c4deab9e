import DelimitedText
import StormTracks

/// Times as people type them.
public enum TimeText {
    /// `2005-08-28T18:00Z`, `2005-08-28 18:00`, `2005082818`, or a date alone, which is its first moment; UTC without a
    /// zone. `nil` for any other text.
    public static func instant(_ text: String) -> Instant? {
        var text = text
        return text.withUTF8 { (buffer) in
            guard let start = buffer.baseAddress, buffer.count > 0 else { return nil }
            let slice = ByteSlice(start: start, count: buffer.count)
            if let day = TimeFields.compactDate(slice) { return day }
            return TimeFields.dateAndTime(slice)
        }
    }
}
