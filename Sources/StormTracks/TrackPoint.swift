import Geodesy

/// One fix of a storm. What the source does not tell is `nil`.
public struct TrackPoint: Hashable, Sendable {
    /// The fix's time.
    public var time: Instant?
    /// The centre.
    public var coordinate: Coordinate
    /// The highest sustained wind.
    public var wind: Speed?
    /// The lowest central pressure.
    public var pressure: Pressure?
    /// What the storm is.
    public var status: StormStatus?
    /// The category: the source's own if it states one, else by wind, for tropical and subtropical fixes only.
    public var category: Category?
    /// The record identifier of HURDAT2, such as `L` for landfall.
    public var record: String?
    /// The radii of 34, 50 and 64 kt.
    public var radii34, radii50, radii64: WindRadii?
    /// The radius of maximum wind.
    public var radiusOfMaximumWind: Distance?
    /// Who or what made the fix, by the id that ATCF gives it: `BEST` for the best track, `OFCL`, a model's id.
    public var technique: String?
    /// Hours from the time at which the fix was made to its own time: above zero for a forecast.
    public var tauHours: Int?
    /// Hours since the storm's first fix, where the source counts steps and knows no calendar.
    public var stepHours: Int?
    /// The agency whose wind it is, as the source names it, where a source holds several.
    public var windAgency: String?
    /// The minutes over which the wind is averaged, where the source tells: 1, 2, 3 or 10.
    public var averagingMinutes: Int?
    /// Whether the source marks the fix as a landfall other than by the record identifier.
    public var isMarkedAsLandfall = false
    /// Whether the fix belongs to a second track of the storm, which repeats times of the first (IBTrACS: a spur).
    public var isSpur = false

    /// A fix at a place; all else is missing.
    public init(time: Instant? = nil, coordinate: Coordinate) {
        self.time = time
        self.coordinate = coordinate
    }

    /// Whether the source marks the fix as a landfall.
    public var isLandfall: Bool { record == "L" || isMarkedAsLandfall }

    /// Whether the fix is what a technique other than the best track says, a forecast above all.
    public var isFromAid: Bool { technique.map { $0 != "BEST" } ?? false }

    /// Whether the fix is one of the storm's main track, in which each follows the one before: not of an aid or a spur.
    public var isOfMainTrack: Bool { !isFromAid && !isSpur }

    /// The category by wind of a tropical or subtropical fix; a status that is missing or unknown counts as tropical.
    public var derivedCategory: Category? {
        guard let wind, status?.mayHaveCategory ?? true else { return nil }
        return Category(wind: wind)
    }

    /// What the fix adds to its storm's accumulated cyclone energy, in 10⁴ kt².
    ///
    /// v² / 10⁴ at 00, 06, 12 and 18 UTC, for 34 kt and more while a tropical storm, hurricane or subtropical storm; not of
    /// aids and spurs.
    /// Typhoon codes count outside the basins AL, EP and CP, whose best tracks use them for fixes that have left the basin.
    /// Source: Bell et al. (2000), Bull. Amer. Meteor. Soc. 81(6), S19, with subtropical storms as NOAA counts them.
    public func accumulatedCycloneEnergy(inBasin basin: String?) -> Double {
        guard !isSpur, !isFromAid, let wind, wind.knots >= 34, let time, time.milliseconds % 21_600_000 == 0,
            status?.countsForEnergy(inBasin: basin) == true
        else { return 0 }
        return wind.knots * wind.knots / 10_000
    }
}
