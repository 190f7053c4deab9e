import Annotations
import DelimitedText
import Geodesy

/// Places by their names: those of a gazetteer file, and those of lists that the user gives.
///
/// Names are compared without case, accents and apostrophes, in English and in both Chinese scripts. Nothing is fetched.
public struct Gazetteer: Sendable {
    /// What is kept of a place beside its names.
    struct Place {
        /// The place's row, or its number among the user's own.
        var source: Source
        var kind: Placemark.Kind
        var population: Int32
        var country: CountryCode?
        /// The first of the place's names in the index.
        var firstName: UInt32

        enum Source {
            case row(PlaceTable.Row)
            case own(Int)
        }

        var isOwn: Bool {
            if case .own = source { return true }
            return false
        }
    }

    private(set) var places: [Place] = []
    private(set) var index = NameIndex()
    private(set) var ownPlaces: [Placemark] = []
    private var table: PlaceTable?
    /// The place that each country or territory is.
    private var territories: [CountryCode: Int] = [:]
    /// How many rows of the gazetteer file had no name, no kind or no coordinate.
    public private(set) var unreadRows = 0

    /// A gazetteer without places.
    public init() {}

    /// The gazetteer of a file of places, one of other spellings, and one of countries; each may be empty.
    ///
    /// - Parameters:
    ///   - bytes: CSV with `name,name_zh,name_zh_hant,country,admin,latitude,longitude,population,kind`.
    ///   - aliases: CSV with `alias,name,country`.
    ///   - countries: CSV with `iso2,name,name_long,name_zh_ne,name_zh_hant_ne` and `population`.
    public init(
        places bytes: UnsafeBufferPointer<UInt8>,
        aliases: UnsafeBufferPointer<UInt8> = UnsafeBufferPointer(start: nil, count: 0),
        countries: UnsafeBufferPointer<UInt8> = UnsafeBufferPointer(start: nil, count: 0)
    ) {
        var table = PlaceTable(bytes)
        index.reserve(bytes: bytes.count / 2)
        table.read { row, fields in
            guard let fields else {
                unreadRows += 1
                return
            }
            add(fields, row)
        }
        self.table = table
        addNames(SpellingTable.aliases(aliases))
        addNames(SpellingTable.countries(countries))
    }

    /// The number of places.
    public var count: Int { places.count }

    /// Adds places of the user's own, which stand before all others at an equal match. A country that is known by its code
    /// or by its name gets the other too.
    public mutating func add(_ list: [Placemark]) {
        for placemark in list {
            let placemark = completed(placemark)
            let firstName = UInt32(truncatingIfNeeded: index.names.count)
            if let name = placemark.name { addNames(name, of: places.count) }
            if let street = placemark.thoroughfare { index.add(street, place: places.count) }
            places.append(
                Place(
                    source: .own(ownPlaces.count), kind: placemark.kind,
                    population: Int32(clamping: placemark.population ?? -1),
                    country: placemark.isoCountryCode.flatMap { CountryCode($0.utf8) }, firstName: firstName))
            ownPlaces.append(placemark)
        }
    }

    /// The name of a country or territory, or `nil` for a code that the gazetteer has no place of.
    public func countryName(_ isoCode: String) -> PlaceName? {
        CountryCode(isoCode.utf8).flatMap(countryName)
    }

    private mutating func add(_ fields: PlaceTable.Fields, _ row: PlaceTable.Row) {
        if fields.kind == .territory, let country = fields.country { territories[country] = places.count }
        let firstName = UInt32(truncatingIfNeeded: index.names.count)
        addNames(fields.name, of: places.count)
        places.append(
            Place(
                source: .row(row), kind: fields.kind, population: Int32(clamping: fields.population ?? -1),
                country: fields.country, firstName: firstName))
    }

    private mutating func addNames(_ name: PlaceName, of place: Int) {
        index.add(name.english, place: place)
        if let simplified = name.simplifiedChinese { index.add(simplified, place: place) }
        if let traditional = name.traditionalChinese, traditional != name.simplifiedChinese {
            index.add(traditional, place: place)
        }
    }

    /// Adds further names to all places that have the name, or are the country, which a spelling belongs to.
    private mutating func addNames(_ spellings: [SpellingTable.Spelling]) {
        for spelling in spellings {
            switch spelling.target {
            case .country(let code):
                if let place = territories[code] { index.add(spelling.text, place: place) }
            case .name(let name, let country):
                let folded = PlaceFolding.fold(name)
                for (number, place) in places.enumerated() where place.country == country {
                    let first = Int(place.firstName)
                    guard first < index.names.count, index.names[first].place == number,
                        index.hasName(first, folded)
                    else { continue }
                    index.add(spelling.text, place: number)
                }
            }
        }
    }

    private func completed(_ placemark: Placemark) -> Placemark {
        var placemark = placemark
        if let name = placemark.country?.english, placemark.isoCountryCode == nil {
            let folded = PlaceFolding.fold(name)
            let code = CountryCode(folded).flatMap { territories[$0] == nil ? nil : $0 }
            placemark.isoCountryCode = (code ?? country(named: folded))?.text
        }
        if let code = placemark.isoCountryCode, let name = countryName(code) { placemark.country = name }
        return placemark
    }

    private func country(named folded: [UInt8]) -> CountryCode? {
        var found: CountryCode?
        index.forEachMatch(of: folded) { place, quality in
            if quality == .exact, places[place].kind == .territory, found == nil { found = places[place].country }
        }
        return found
    }

    private func countryName(_ code: CountryCode) -> PlaceName? {
        guard let place = territories[code], case .row(let row) = places[place].source else { return nil }
        return table?.fields(row)?.name
    }

    /// The whole of what is known of a place.
    func placemark(_ number: Int) -> Placemark? {
        switch places[number].source {
        case .own(let own): return ownPlaces[own]
        case .row(let row):
            guard let fields = table?.fields(row) else { return nil }
            var placemark = Placemark(coordinate: fields.coordinate, kind: fields.kind)
            placemark.name = fields.name
            if fields.kind.isLocality { placemark.locality = fields.name }
            placemark.administrativeArea = fields.administrativeArea
            placemark.population = fields.population
            placemark.isoCountryCode = fields.country?.text
            placemark.country = fields.country.flatMap(countryName)
            return placemark
        }
    }
}
