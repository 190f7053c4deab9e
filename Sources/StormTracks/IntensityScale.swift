/// The scales by which agencies name a storm's intensity; the raw value is the agency's word.
///
/// A grade is found by the wind in knots as read, before any rounding, and never converted between averaging times: each
/// scale says whose wind it is made for.
public enum IntensityScale: String, Hashable, Sendable, CaseIterable {
    /// Saffir-Simpson, 1-minute wind. Source: NHC, "Saffir-Simpson Hurricane Wind Scale".
    case nhc
    /// The Australian categories, 10-minute wind. Source: Bureau of Meteorology, "Tropical cyclone categories".
    case bom
    /// The Japanese classes, 10-minute wind. Source: JMA, "Classification of tropical cyclones".
    case jma
    /// The Indian classes, 3-minute wind. Source: IMD, "Cyclone Warning in India: Standard Operation Procedure".
    case imd
    /// The classes of La Réunion, 10-minute wind. Source: WMO, "Tropical Cyclone Operational Plan for the South-West Indian
    /// Ocean", TCP-12, which has 90 kt and 116 kt for the two highest.
    case mfr
    /// The Chinese grades, 2-minute wind, with bounds in metres per second. Source: GB/T 19201-2006, "Grade of tropical
    /// cyclones".
    case cma

    /// The averaging time of the winds that the scale is made for, in minutes.
    public var averagingMinutes: Int {
        switch self {
        case .nhc: 1
        case .cma: 2
        case .imd: 3
        case .bom, .jma, .mfr: 10
        }
    }

    /// The grades from the weakest: lower bound in knots, and the agency's abbreviation.
    ///
    /// Bounds in m/s are given in knots, so that 17.2 m/s is one. The weakest reaches down to 0.
    public var grades: [(knots: Double, code: String)] {
        switch self {
        case .nhc: Category.allCases.map { ($0.lowerKnots, $0.code) }
        case .bom: [(0, "TL"), (34, "1"), (48, "2"), (64, "3"), (86, "4"), (107, "5")]
        case .jma: [(0, "TD"), (34, "TS"), (48, "STS"), (64, "TY"), (84, "VSTY"), (104, "VTY")]
        case .imd:
            [(0, "D"), (28, "DD"), (34, "CS"), (48, "SCS"), (64, "VSCS"), (90, "ESCS"), (120, "SUCS")]
        case .mfr:
            [(0, "ZP"), (28, "TD"), (34, "MTS"), (48, "STS"), (64, "TC"), (90, "ITC"), (116, "VITC")]
        case .cma:
            [
                (0, "LPA"), (knots(10.8), "TD"), (knots(17.2), "TS"), (knots(24.5), "STS"), (knots(32.7), "TY"),
                (knots(41.5), "STY"), (knots(51), "SuperTY"),
            ]
        }
    }

    private func knots(_ metersPerSecond: Double) -> Double { Speed.metersPerSecond(metersPerSecond).knots }

    /// The place of a wind's grade among `grades`.
    public func step(of wind: Speed) -> Int {
        grades.lastIndex { $0.knots <= wind.knots } ?? 0
    }

    /// The grade's abbreviation of a fix, or `nil` without a wind and for a fix that is neither tropical nor subtropical; a
    /// status that is missing counts as tropical.
    public func code(of point: TrackPoint) -> String? {
        step(of: point).map { grades[$0].code }
    }

    /// The place of a fix's grade among `grades`, or `nil` where it has none.
    public func step(of point: TrackPoint) -> Int? {
        guard let wind = point.wind, point.status?.isTropicalOrSubtropical ?? true else { return nil }
        return step(of: wind)
    }
}
