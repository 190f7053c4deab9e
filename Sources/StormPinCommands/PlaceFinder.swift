import Annotations
import BundledData
import Gazetteer
import Geodesy
import Sessions
import StormCallouts
import StormFormats

/// The places that a command knows: those of `--gazetteer`, and behind them those inside the binary.
final class PlaceFinder {
    private let own: [Placemark]
    /// How many rows of the user's list were rejected.
    let rejectedRows: Int
    private let allowsRejects: Bool

    /// All places; the ones inside the binary are read when the first is looked for.
    private(set) lazy var gazetteer: Gazetteer = {
        var all = Gazetteer(
            places: BundledData.places, aliases: BundledData.aliases, countries: BundledData.countries)
        all.add(own)
        return all
    }()

    /// Reads the list that `--gazetteer` names, and tells its rejected rows.
    init(_ arguments: Arguments, _ console: Console) throws(CommandFailure) {
        allowsRejects = arguments.has("allow-rejects")
        guard let path = arguments.value("gazetteer") else {
            own = []
            rejectedRows = 0
            return
        }
        var list = PlaceListFile(path: path, isStrict: arguments.has("strict"), isQuiet: arguments.has("quiet"))
        own = try list.places(console)
        rejectedRows = list.rejectedRows
    }

    /// The exit code for rejected rows of the list.
    var exitCode: Int32 { rejectedRows > 0 && !allowsRejects ? CommandFailure.Code.data.rawValue : 0 }

    /// What a session's query finds, best first.
    func places(_ query: String, labels: CalloutLabels) -> [SessionPlace] {
        gazetteer.matches(for: query).map { SessionPlace($0.placemark, labels: labels) }
    }

    /// Where the place is that a text names: the best match. Where others fit as well, or the name is not the one asked
    /// for, the one taken is told.
    func coordinate(of text: String, option: String, tell: (String) -> Void) throws(CommandFailure) -> Coordinate {
        let matches = gazetteer.matches(for: text)
        guard let best = matches.first else {
            throw CommandFailure(
                code: .data,
                message: "--\(option) '\(text)': no such place in the gazetteer, and no LAT,LON in degrees such as "
                    + "29.95,-90.07; 'stormpin find' searches for names")
        }
        let others = matches.dropFirst().prefix { $0.quality == best.quality }
        if !others.isEmpty || best.quality != .exact {
            var line = "--\(option) '\(text)': took " + PlaceFinder.described(best.placemark)
            if !others.isEmpty {
                let named = others.prefix(PlaceFinder.othersTold).map { PlaceFinder.described($0.placemark) }
                let untold = others.count - named.count
                line += "; also " + named.joined(separator: "; ") + (untold > 0 ? "; \(untold) more" : "")
            }
            tell(line)
        }
        return best.placemark.coordinate
    }

    /// How many of the places that were not taken are named.
    private static let othersTold = 4

    /// A place in one phrase: its name, where it lies, and its coordinate.
    private static func described(_ placemark: Placemark) -> String {
        var parts = [placemark.title() ?? ""]
        if let state = placemark.administrativeArea { parts.append(state) }
        if let country = placemark.country?.english, country != parts[0] { parts.append(country) }
        let coordinate = placemark.coordinate
        let degrees = "\(PointTableRow.number(coordinate.latitude)), \(PointTableRow.number(coordinate.longitude))"
        return ReportText.escaped(parts.joined(separator: ", ")) + " (\(placemark.kind.rawValue), \(degrees))"
    }
}
