/// What a storm is at a fix: a code of the best-track formats, or a source's own word that is no known code.
public struct StormStatus: Hashable, Sendable {
    /// The code, `HU`; a source's own text where it is not known.
    public let code: String

    /// Whether the format documents define the code.
    public let isKnown: Bool
    /// Whether the storm is tropical or subtropical: only then it has a category.
    public let isTropicalOrSubtropical: Bool

    /// A status of a code as written, in capitals for the known ones.
    public init(code: String) {
        self.code = code
        isKnown = StormStatus.knownCodes.contains(code)
        isTropicalOrSubtropical =
            switch code {
            case "TD", "TS", "HU", "TY", "ST", "TC", "SD", "SS", "STS": true
            case "D", "DD", "CS", "SCS", "VSCS", "ESCS", "SUCS", "SuCS": true
            default: false
            }
    }

    /// Whether a fix of this status has a category: tropical, subtropical, or a code that says nothing (`XX` in ATCF, `NR` and
    /// `MX` in IBTrACS).
    public var mayHaveCategory: Bool { isTropicalOrSubtropical || ["XX", "NR", "MX"].contains(code) }

    /// The codes of the format documents: HURDAT2 and ATCF (and `PTC`, the advisories' potential tropical cyclone), `NR` and
    /// `MX` of IBTrACS, the grades of the India Meteorological Department, and `STS` for the severe tropical storms of the
    /// western Pacific.
    public static let knownCodes = [
        "TD", "TS", "HU", "EX", "SD", "SS", "LO", "WV", "DB", "TY", "ST", "TC", "PT", "ET", "MD", "IN", "DS", "XX",
        "PTC", "NR", "MX", "D", "DD", "CS", "SCS", "VSCS", "ESCS", "SUCS", "SuCS", "STS",
    ]

    /// Whether a fix of this status counts for accumulated cyclone energy, given a wind of 34 kt or more: TS, HU and SS;
    /// TY, ST and TC outside the basins AL, EP and CP.
    public func countsForEnergy(inBasin basin: String?) -> Bool {
        switch code {
        case "TS", "HU", "SS": true
        case "TY", "ST", "TC": basin != "AL" && basin != "EP" && basin != "CP"
        default: false
        }
    }
}
