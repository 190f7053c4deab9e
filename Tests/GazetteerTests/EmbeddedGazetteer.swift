import Annotations
import BundledData
import Gazetteer

/// The gazetteer inside the binary.
enum EmbeddedGazetteer {
    static let shared = Gazetteer(
        places: BundledData.places, aliases: BundledData.aliases, countries: BundledData.countries)
}

extension Gazetteer {
    /// The best match of a query as `name kind code`.
    func best(_ query: String) -> String? {
        matches(for: query, limit: 1).first.map(\.placemark.summary)
    }
}

extension Placemark {
    /// Name, kind and country code in one text.
    var summary: String { "\(name?.english ?? "-") \(kind.rawValue) \(isoCountryCode ?? "-")" }
}
