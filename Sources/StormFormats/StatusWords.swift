import DelimitedText
import StormTracks

/// The words that tables use for a storm's status, and the codes that they mean.
enum StatusWords {
    private static let codes: [String: String] = [
        "tropical depression": "TD", "tropical storm": "TS", "hurricane": "HU", "extratropical": "EX",
        "extratropical cyclone": "EX", "subtropical depression": "SD", "subtropical storm": "SS", "low": "LO",
        "other low": "LO", "remnant low": "LO", "remnants of": "LO", "remnants": "LO", "tropical wave": "WV",
        "wave": "WV",
        "disturbance": "DB", "typhoon": "TY", "super typhoon": "ST", "tropical cyclone": "TC",
        "post-tropical cyclone": "PT", "post-tropical": "PT", "potential tropical cyclone": "PTC",
    ]

    /// The status of a code or a word as written, ASCII letters without case; a text that is neither is kept.
    static func status(_ text: ByteSlice) -> StormStatus {
        let written = text.text
        let lower = String(decoding: text.buffer.map(ByteSlice.lowercased), as: UTF8.self)
        return StormStatus(
            code: codes[lower] ?? (StormStatus(code: written).isKnown ? written : known(lower) ?? written))
    }

    private static func known(_ lower: String) -> String? {
        StormStatus.knownCodes.first { code in
            String(decoding: code.utf8.map(ByteSlice.lowercased), as: UTF8.self) == lower
        }
    }
}
