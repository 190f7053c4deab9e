import StormTracks

/// Values of one fix that contradict each other. They are kept as they are, and noted.
enum ValueDoubts {
    /// What roundings between units may move a wind by, in knots.
    private static let slack = 3.0

    /// Whether a wind in knots and a pressure in hectopascals contradict each other grossly: 100 kt at 1000 hPa and above, or
    /// less than 50 kt below 930 hPa, which no relation of wind and pressure comes near.
    ///
    /// Source: Knaff and Zehr (2007), "Reexamination of Tropical Cyclone Wind-Pressure Relationships", Wea. Forecasting 22,
    /// figure 2. A missing value, not a number here, contradicts nothing.
    @inline(__always)
    static func contradict(knots: Double, hectopascals: Double) -> Bool {
        (knots >= 100 && hectopascals >= 1000) || (knots < 50 && hectopascals < 930)
    }

    /// Whether a stated category from -1 to 5 is not that of the wind in knots; 0 stands for all below the first in many tables.
    @inline(__always)
    static func contradict(category: Int, knots: Double) -> Bool {
        guard let stated = Category(rawValue: category) else { return false }
        if category > 0, knots < stated.lowerKnots - slack { return true }
        guard let next = Category(rawValue: category + 1) else { return false }
        return knots >= next.lowerKnots + slack
    }

    /// Notes what is doubtful about a wind and a pressure.
    static func note(_ point: TrackPoint, line: Int, _ report: inout ImportReport) {
        guard let wind = point.wind?.knots, let pressure = point.pressure?.hectopascals,
            contradict(knots: wind, hectopascals: pressure)
        else { return }
        report.note("wind-pressure", line: line, text: "\(shown(wind)) kt at \(shown(pressure)) hPa")
    }

    /// Notes a stated category that is not the wind's.
    static func note(category: Int, _ point: TrackPoint, line: Int, _ report: inout ImportReport) {
        guard let wind = point.wind?.knots, contradict(category: category, knots: wind) else { return }
        report.note("category-wind", line: line, text: "category \(category) at \(shown(wind)) kt")
    }

    private static func shown(_ value: Double) -> String {
        CellValue.rounded(value, decimals: 1).shownText ?? ""
    }
}
