import Annotations

/// What stands behind a comma of a query: the name or code of a country, state or city, a postal code, or two of these.
struct Qualifier {
    /// The ways to read it: as a whole, or as two parts (`florida 33126`).
    private let readings: [[Part]]

    /// A text that one property of a place must fit.
    private struct Part {
        let text: [UInt8]
        let countries: Set<CountryCode>
        let stateOfUS: [UInt8]?

        init(_ folded: [UInt8], in gazetteer: Gazetteer) {
            text = folded
            countries = gazetteer.countries(named: folded)
            stateOfUS = USState.name(ofCode: folded)
        }

        func fits(_ texts: [[UInt8]], _ country: CountryCode?) -> Bool {
            if let country, countries.contains(country) { return true }
            return texts.contains { $0 == text || (text.count >= 3 && $0.starts(with: text)) || $0 == stateOfUS }
        }
    }

    init(_ folded: [UInt8], in gazetteer: Gazetteer) {
        let whole = [Part(folded, in: gazetteer)]
        let blanks = folded.indices.filter { folded[$0] == PlaceFolding.blank }
        readings =
            [whole]
            + blanks.prefix(Qualifier.mostBlanks).map { blank in
                [Array(folded[..<blank]), Array(folded[(blank + 1)...])].map { Part($0, in: gazetteer) }
            }
    }

    /// How many blanks of a qualifier are tried as the end of its first part.
    private static let mostBlanks = 6

    /// Whether the place lies where the qualifier says.
    func matches(_ placemark: Placemark, _ country: CountryCode?) -> Bool {
        // A city does not tell where it lies itself.
        let city = placemark.locality == placemark.name ? nil : placemark.locality
        let texts = [
            placemark.administrativeArea, placemark.postalCode, city?.english, city?.simplifiedChinese,
            city?.traditionalChinese, placemark.country?.english,
        ].compactMap { $0.map(PlaceFolding.fold) }
        return readings.contains { $0.allSatisfy { part in part.fits(texts, country) } }
    }
}

extension Gazetteer {
    /// The countries and territories that a folded text names, by code, whole name or its beginning.
    func countries(named folded: [UInt8]) -> Set<CountryCode> {
        var found: Set<CountryCode> = []
        if let code = CountryCode(folded) { found.insert(code) }
        guard folded.count >= 3 else { return found }
        index.forEachMatch(of: folded) { place, quality in
            if quality != .word, places[place].kind == .territory, let country = places[place].country {
                found.insert(country)
            }
        }
        return found
    }
}
