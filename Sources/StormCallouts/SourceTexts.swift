/// The source's own texts of the seven rows, unconverted; `nil` where the source has no such field.
///
/// A field that is there and blank is an empty text, not `nil`.
public struct SourceTexts: Hashable, Sendable {
    /// The date, `Aug.17`.
    public var date: String?
    /// The time of day, `15:00 GMT`.
    public var time: String?
    /// The wind, `55`.
    public var wind: String?
    /// The pressure, `1008`.
    public var pressure: String?
    /// The storm's type, `Potential Tropical Cyclone`.
    public var stormType: String?
    /// The category, `-`.
    public var category: String?
    /// The storm's name, `Harvey`.
    public var name: String?

    /// Texts of a row; what is not given the source does not have.
    public init(
        date: String? = nil, time: String? = nil, wind: String? = nil, pressure: String? = nil,
        stormType: String? = nil, category: String? = nil, name: String? = nil
    ) {
        self.date = date
        self.time = time
        self.wind = wind
        self.pressure = pressure
        self.stormType = stormType
        self.category = category
        self.name = name
    }

    /// The text of a row, or `nil` for a row that is not among the seven.
    subscript(field: CalloutField) -> String? {
        switch field {
        case .date: date
        case .time: time
        case .wind: wind
        case .pressure: pressure
        case .stormType: stormType
        case .category: category
        case .name: name
        default: nil
        }
    }
}
