/// What a row of a storm's callout tells: the seven rows of the original callout in its order, then the rest.
enum CalloutField {
    case date, time, wind, pressure, stormType, category, name
    case stormID, season, basin, latitude, longitude, record, radii34, radii50, radii64, radiusOfMaximumWind

    /// The rows that every callout has.
    static let standard: [CalloutField] = [.date, .time, .wind, .pressure, .stormType, .category, .name]
    /// The rows that are shown on request, where the fix has them.
    static let additional: [CalloutField] = [
        .stormID, .season, .basin, .latitude, .longitude, .record, .radii34, .radii50, .radii64, .radiusOfMaximumWind,
    ]
}
