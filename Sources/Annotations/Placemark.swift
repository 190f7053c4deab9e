import Geodesy

/// A place that a geocoder found. Each part may be missing, and missing is `nil`: nothing stands in for it.
///
/// Source of the fields: Apple, Core Location, `CLPlacemark`.
public struct Placemark: Hashable, Sendable {
    /// What sort of place it is, and with it how exact the coordinate; the raw value is the word of reports.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A capital of a country or territory.
        case capital
        /// A city of 100,000 people or more.
        case city
        /// A smaller town.
        case town
        /// An island; its coordinate is a point of it.
        case island
        /// A country or territory; its coordinate is where a map writes its name.
        case territory = "country-or-territory"
        /// A cape.
        case cape
        /// A sea, a gulf or a bay.
        case sea
        /// An address of a list that the user gave.
        case address
        /// Another place of a list that the user gave.
        case place
        /// A coordinate that was asked for as such.
        case coordinate
    }

    /// The name of the place.
    public var name: PlaceName?
    /// The street, with its number as its source writes it.
    public var thoroughfare: String?
    /// The city or town.
    public var locality: PlaceName?
    /// The state, province or the like.
    public var administrativeArea: String?
    /// The postal code: text, for it may begin with a zero or hold letters.
    public var postalCode: String?
    /// The country or territory.
    public var country: PlaceName?
    /// The code of the country or territory in two capital letters (ISO 3166-1).
    public var isoCountryCode: String?
    /// Where it is, WGS-84.
    public var coordinate: Coordinate
    /// What sort of place it is.
    public var kind: Kind
    /// How many people live there.
    public var population: Int?

    /// A placemark of a coordinate and a kind; all else is missing.
    public init(coordinate: Coordinate, kind: Kind) {
        self.coordinate = coordinate
        self.kind = kind
    }

    /// What a callout shows as its title: the name, or the street of an address without one.
    public func title(in language: PlaceName.Language = .english) -> String? {
        name?.text(in: language) ?? thoroughfare
    }
}

extension PointAnnotation {
    /// The annotation of a placemark, titled with its name; its subtitle is the composed address.
    public init(id: Int, of placemark: Placemark, in language: PlaceName.Language = .english) {
        self.init(
            id: id, coordinate: placemark.coordinate, title: placemark.title(in: language),
            subtitle: placemark.subtitle(in: language))
    }
}
