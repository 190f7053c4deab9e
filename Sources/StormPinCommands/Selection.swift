import Geodesy
import StormFormats
import StormTracks

/// Reads the options that choose points.
struct Selection {
    /// What each point must pass.
    var filter = PointFilter()
    /// Whether only the strongest fix of each storm is wanted.
    var peakOnly = false
    /// The place to which distances are told.
    private(set) var place: Coordinate?
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
            filter.until = Selection.isDay(text) ? Instant(milliseconds: moment.milliseconds + 86_399_999) : moment
        }
        if let from = filter.from, let until = filter.until, from > until {
            throw .usage("--from \(from) is after --until \(until): no fix can be between them.")
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
        try readPlaces(arguments, console)
    }

    private mutating func readPlaces(_ arguments: Arguments, _ console: Console) throws(CommandFailure) {
        let near = arguments.value("near")
        let closest = arguments.value("closest")
        if near == nil, arguments.has("within") { throw .usage("--within needs --near PLACE or LAT,LON.") }
        guard near != nil || closest != nil else {
            if arguments.has("gazetteer") { throw .usage("--gazetteer needs --near PLACE or LAT,LON.") }
            return
        }
        let within = arguments.value("within")
        if near != nil, within == nil { throw .usage("--near needs --within, such as 200km.") }
        let meters = try within.map { (text) throws(CommandFailure) in try Selection.distance(text) }
        let finder = try PlaceFinder(arguments, console)
        rejectedPlaces = finder.rejectedRows
        let tell = { (line: String) in
            if !arguments.has("quiet") { console.say("stormpin: " + line) }
        }
        if let near, let meters {
            let center = try finder.coordinate(of: near, option: "near", tell: tell)
            filter.circle = PointFilter.Circle(center: center, meters: meters)
        }
        if let closest { place = try finder.coordinate(of: closest, option: "closest", tell: tell) }
    }

    /// The numbers of a list with commas, or `nil` where a part is none.
    private static func numbers(_ text: String) -> [Double]? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Double($0.filter { $0 != " " }) }
        return numbers.count == parts.count ? numbers : nil
    }

    static func time(_ name: String, _ text: String) throws(CommandFailure) -> Instant {
        guard let moment = TimeText.instant(text) else {
            throw .usage("--\(name) '\(text)': expected a time such as 2005-08-28T18:00Z or a date.")
        }
        return moment
    }

    /// Whether a time is written as a day alone, 2005-08-28 or 20050828, which is meant as a whole.
    private static func isDay(_ text: String) -> Bool {
        let digits = text.utf8.filter { $0 >= 0x30 && $0 <= 0x39 }.count
        return digits <= 8 && text.utf8.allSatisfy { ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D || $0 == 0x2F }
    }

    private static func seasons(_ text: String) throws(CommandFailure) -> ClosedRange<Int> {
        if let year = Int(text) { return year...year }
        if let dots = text.firstRange(of: ".."), let first = Int(text[..<dots.lowerBound]),
            let last = Int(text[dots.upperBound...]), first <= last
        {
            return first...last
        }
        throw .usage("--season '\(text)': expected a year, or two as 2004..2008.")
    }

    private static func box(_ text: String) throws(CommandFailure) -> GeoRegion {
        guard let edges = numbers(text), edges.count == 4,
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
