import Geodesy
import StormFormats
import StormTracks

/// Reads the options that choose points.
struct Selection {
    /// What each point must pass.
    var filter = PointFilter()
    /// Whether only the strongest fix of each storm is wanted.
    var peakOnly = false
    /// How many rows of the user's list of places were rejected.
    private(set) var rejectedPlaces = 0

    init(_ arguments: Arguments, _ console: Console) throws(CommandFailure) {
        filter.storms = arguments.all("storm").map(StormSelector.init)
        filter.basins = arguments.all("basin")
        if let text = arguments.value("season") { filter.seasons = try Selection.seasons(text) }
        if let text = arguments.value("at") { filter.at = try Selection.time("at", text) }
        if let text = arguments.value("from") { filter.from = try Selection.time("from", text) }
        if let text = arguments.value("until") {
            let moment = try Selection.time("until", text)
            // A day alone is meant as a whole.
            let isDay = !text.contains("T") && !text.contains(" ") && text.utf8.count <= 10 && text.utf8.count != 9
            let isWholeDay =
                isDay && moment.milliseconds % 86_400_000 == 0 && (text.contains("-") || text.utf8.count == 8)
            filter.until = isWholeDay ? Instant(milliseconds: moment.milliseconds + 86_399_999) : moment
        }
        if let text = arguments.value("bbox") { filter.region = try Selection.box(text) }
        if let text = arguments.value("category") {
            guard let category = Category(code: text.uppercased()) else {
                throw .usage("--category '\(text)': expected TD, TS, 1, 2, 3, 4 or 5.")
            }
            filter.minimumCategory = category
        }
        filter.landfallOnly = arguments.has("landfall")
        peakOnly = arguments.has("peak")
        if let text = arguments.value("near") {
            guard let within = arguments.value("within") else { throw .usage("--near needs --within, such as 200km.") }
            let meters = try Selection.distance(within)
            let finder = try PlaceFinder(arguments, console)
            rejectedPlaces = finder.rejectedRows
            let center = try finder.coordinate(of: text, option: "near") {
                if !arguments.has("quiet") { console.say("stormpin: " + $0) }
            }
            filter.circle = PointFilter.Circle(center: center, meters: meters)
        } else if let option = ["within", "gazetteer"].first(where: arguments.has) {
            throw .usage("--\(option) needs --near PLACE or LAT,LON.")
        }
    }

    private static func time(_ name: String, _ text: String) throws(CommandFailure) -> Instant {
        guard let moment = TimeText.instant(text) else {
            throw .usage("--\(name) '\(text)': expected a time such as 2005-08-28T18:00Z or a date.")
        }
        return moment
    }

    private static func seasons(_ text: String) throws(CommandFailure) -> ClosedRange<Int> {
        let parts = text.split(separator: ".", omittingEmptySubsequences: true).compactMap { Int($0) }
        if parts.count == 1, Int(text) != nil { return parts[0]...parts[0] }
        guard text.contains(".."), parts.count == 2, parts[0] <= parts[1] else {
            throw .usage("--season '\(text)': expected a year, or two as 2004..2008.")
        }
        return parts[0]...parts[1]
    }

    private static func box(_ text: String) throws(CommandFailure) -> GeoRegion {
        let edges = text.split(separator: ",").compactMap { Double($0) }
        guard edges.count == 4,
            let region = try? GeoRegion(south: edges[1], west: edges[0], north: edges[3], east: edges[2])
        else { throw .usage("--bbox '\(text)': expected WEST,SOUTH,EAST,NORTH in degrees, such as -98,18,-80,31.") }
        return region
    }

    private static func distance(_ text: String) throws(CommandFailure) -> Double {
        for (unit, meters) in [("nmi", 1852.0), ("km", 1000.0), ("mi", 1609.344), ("m", 1.0)] where text.hasSuffix(unit)
        {
            let number = text.dropLast(unit.count)
            if let value = Double(number.last == " " ? number.dropLast() : number), value >= 0, value.isFinite {
                return value * meters
            }
        }
        throw .usage("--within '\(text)': expected a distance with its unit, such as 200km, 100mi or 60nmi.")
    }
}

extension Speed.Unit {
    /// The unit that `--units` asks for; knots if it does not.
    static func asked(_ arguments: Arguments) throws(CommandFailure) -> Speed.Unit {
        try arguments.choice("units", Speed.Unit.knots)
    }
}
