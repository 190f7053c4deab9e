import Annotations

extension CalloutLabels {
    /// The language of place names that goes with the labels.
    public var placeLanguage: PlaceName.Language {
        switch self {
        case .english, .classic: .english
        case .simplifiedChinese: .simplifiedChinese
        case .traditionalChinese: .traditionalChinese
        }
    }

    /// What a callout shows as a placemark's title: its name, or in `classic` the tutorial's constant; `nil` for a
    /// coordinate, which has no name.
    public func title(of placemark: Placemark) -> String? {
        self == .classic ? Placemark.userLocationTitle : placemark.title(in: placeLanguage)
    }

    /// What a callout shows below it: the address in a line, in `classic` with the tutorial's separators.
    public func subtitle(of placemark: Placemark) -> String? {
        guard self == .classic else { return placemark.subtitle(in: placeLanguage) }
        let line = placemark.classicSubtitle
        return line.isEmpty ? nil : line
    }
}
