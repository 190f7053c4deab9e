import DelimitedText
import StormTracks

/// What a table's header, and all its rows together, leave to be noted.
struct TableNotes {
    private var places = 0
    private var swappedPlaces = 0
    /// Whether it was noted that the wind of a second agency stands in for the first one's.
    private(set) var hasToldFallback = false

    init() {}

    /// Notes what is odd about a header, and how its columns are understood.
    static func tell(_ header: TableHeader, _ rules: TableRules, line: Int, _ report: inout ImportReport) {
        for name in header.repeatedNames { report.note("duplicate-column", line: line, text: name) }
        if header.hasUnnamed { report.note("unnamed-column", line: line, text: "") }
        if header.columns[.wind] != nil, header.windUnit == nil {
            report.note("unit-assumed", line: line, text: "wind in knots")
        }
        if rules.isPressureUnitGuessed {
            report.note(
                "unit-assumed", line: line, text: "pressure in \(rules.values.pressureUnit.rawValue), by its size")
        }
        if header.columns[.longitudeWest] != nil, header.columns[.longitude] == nil {
            report.note("west-positive", line: line, text: "longitudes are degrees west")
        }
        if header.minutesAhead != 0 {
            report.note("local-time", line: line, text: "times are \(header.minutesAhead / 60) hours ahead of UTC")
        }
        if let agency = header.missingAgency {
            report.note("no-such-agency", line: line, text: "no wind column of \(agency)")
        }
        if rules.isOrderProven {
            let text = rules.order == .dayFirst ? "dates have the day first" : "dates have the month first"
            report.note("date-order", line: nil, text: text)
        }
        if !TableTime.isTold(by: header) { report.note("no-time-column", line: nil, text: "points have no time") }
    }

    /// Counts a row's place as far as it tells that latitude and longitude may be swapped.
    @inline(__always)
    mutating func takePlace(_ latitude: ByteSlice, _ longitude: ByteSlice) {
        places += 1
        guard latitude.count >= 2, let north = latitude.decimalNumber, north.magnitude > 90,
            let east = longitude.decimalNumber, east.magnitude <= 90
        else { return }
        swappedPlaces += 1
    }

    /// Counts rows that were read elsewhere, with places that are no oddity.
    mutating func passed(_ rows: Int) { places += rows }

    /// Notes, once for a file, that a second agency's wind stands in for the first one's.
    mutating func tellFallback(_ line: Int, _ report: inout ImportReport) {
        guard !hasToldFallback else { return }
        hasToldFallback = true
        report.note(
            "wind-fallback", line: line,
            text: "where the responsible centre has no wind, that of the United States stands in; see --agency")
    }

    /// Notes what only the whole file tells.
    func finish(_ state: inout ImportState) {
        if swappedPlaces * 2 > places {
            state.report.note("maybe-swapped", line: nil, text: "latitudes beyond 90 degrees: are the columns swapped?")
        }
    }
}
