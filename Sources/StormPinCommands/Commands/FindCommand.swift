import Annotations
import Gazetteer
import Geodesy
import Rendering
import StormCallouts
import StormFormats

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

        func value(_ match: PlaceMatch, _ labels: CalloutLabels) -> CellValue {
            let place = match.placemark
            return switch self {
            case .title: .optional(labels.title(of: place))
            case .subtitle: .optional(labels.subtitle(of: place))
            case .latitude: .number(place.coordinate.latitude)
            case .longitude: .number(place.coordinate.longitude)
            case .kind: .text(place.kind.rawValue)
            case .name: .optional(place.name?.text(in: labels.placeLanguage))
            case .street: .optional(place.thoroughfare)
            case .city: .optional(place.locality?.text(in: labels.placeLanguage))
            case .state: .optional(place.administrativeArea)
            case .zip: .optional(place.postalCode)
            case .country: .optional(place.country?.text(in: labels.placeLanguage))
            case .countryCode: .optional(place.isoCountryCode)
            case .population: .integer(place.population)
            case .match: .text(match.quality.rawValue)
            case .own: .flag(match.isOwn)
            }
        }
    }
}
