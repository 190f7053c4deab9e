import DelimitedText
import StormTracks

/// The grades of the Japan Meteorological Agency. Source: RSMC Tokyo, "Format of RSMC Best Track Data".
enum JMAGrade {
    /// The status of a grade: 2 tropical depression, 3 tropical storm, 4 severe tropical storm, 5 typhoon, 6 extratropical,
    /// 7 just entering the area, 9 tropical cyclone of storm strength or more; `nil` for any other text.
    static func status(_ text: ByteSlice) -> StormStatus? {
        guard text.count == 1 else { return nil }
        switch text[0] {
        case 0x32: return StormStatus(code: "TD")
        case 0x33: return StormStatus(code: "TS")
        case 0x34: return StormStatus(code: "STS")
        case 0x35: return StormStatus(code: "TY")
        case 0x36: return StormStatus(code: "EX")
        case 0x37: return StormStatus(code: "XX")
        case 0x39: return StormStatus(code: "TC")
        default: return nil
        }
    }
}
