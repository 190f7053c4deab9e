import Annotations

extension Placemark.Kind {
    /// The kind that a file of places names; `country` is a country or territory.
    init?(word: String) {
        if word == "country" { self = .territory } else { self.init(rawValue: word) }
    }

    /// Whether places of the kind are the city or town that their address names.
    var isLocality: Bool {
        switch self {
        case .capital, .city, .town: true
        case .island, .territory, .cape, .sea, .address, .place, .coordinate: false
        }
    }
}
