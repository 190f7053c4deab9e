import Annotations
import Gazetteer
import Geodesy
import Rendering
import StormCallouts

/// `find`: the placemarks that a query names, best first.
enum FindCommand {
    static func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> Int32 {
        guard !arguments.operands.isEmpty else {
            throw .usage("expected a QUERY, as in 'stormpin find \"New Orleans\"'.")
        }
        let query = arguments.operands.joined(separator: " ")
        let labels = try arguments.choice("lang", CalloutLabels.english)
        let format = try arguments.choice("to", OutputFormat.table)
        let limit = try arguments.integer("limit")
        if let limit, limit < 0 { throw .usage("--limit '\(limit)': expected a number from 0.") }
        let finder = try PlaceFinder(arguments, console)
        let matches = finder.gazetteer.matches(for: query, limit: limit ?? .max)
        let columns = format == .table || format == .markdown ? Column.forReaders : Column.allCases
        var output = try OutputStream(console, path: arguments.value("output"))
        do throws(CommandFailure) {
            try RowsOutput.write(
                matches.map { match in columns.map { $0.value(match, labels) } }, columns: columns.map(\.header),
                format, width: console.width, to: &output)
            try output.finish()
        } catch {
            output.discard()
            throw error
        }
        if matches.isEmpty, limit != 0, !arguments.has("quiet") {
            let isBlank = query.allSatisfy(\.isWhitespace)
            console.say(
                isBlank
                    ? "stormpin: the query is empty: nothing was looked for" : "stormpin: no place is called '\(query)'"
            )
        }
        return finder.exitCode
    }

    /// What is told of a placemark; the raw value is the column's title.
    private enum Column: String, CaseIterable {
        case title, subtitle, latitude, longitude, kind, name, street, city, state, zip, country
        case countryCode = "country_code"
        case population, match, own

        /// What a table for readers shows.
        static let forReaders: [Column] = [.title, .subtitle, .latitude, .longitude, .kind, .country]

        var header: TextTable.Column {
            let isNumber = self == .latitude || self == .longitude || self == .population
            return TextTable.Column(rawValue, alignment: isNumber ? .right : .left)
        }

        func value(_ match: PlaceMatch, _ labels: CalloutLabels) -> RowsOutput.Value {
            let place = match.placemark
            return switch self {
            case .title: (labels.title(of: place), false)
            case .subtitle: (labels.subtitle(of: place), false)
            case .latitude: (PointTableRow.number(place.coordinate.latitude), true)
            case .longitude: (PointTableRow.number(place.coordinate.longitude), true)
            case .kind: (place.kind.rawValue, false)
            case .name: (place.name?.text(in: labels.placeLanguage), false)
            case .street: (place.thoroughfare, false)
            case .city: (place.locality?.text(in: labels.placeLanguage), false)
            case .state: (place.administrativeArea, false)
            case .zip: (place.postalCode, false)
            case .country: (place.country?.text(in: labels.placeLanguage), false)
            case .countryCode: (place.isoCountryCode, false)
            case .population: (place.population.map(String.init), true)
            case .match: (match.quality.rawValue, false)
            case .own: (match.isOwn ? "true" : "false", true)
            }
        }
    }
}
