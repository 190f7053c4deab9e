import Annotations
import Geodesy
import StormTracks

/// How fixes of storms become the rows of a callout.
public struct StormCallout: Hashable, Sendable {
    /// The language of keys and values.
    public var labels: CalloutLabels
    /// The unit of winds; in `classic` it has no say over the source's own texts.
    public var windUnit: Speed.Unit
    /// Whether what the fix also carries follows the seven rows: storm id, season, basin, coordinates, record, radii.
    public var showsAllFields: Bool

    /// A way to make callouts.
    public init(labels: CalloutLabels = .english, windUnit: Speed.Unit = .knots, showsAllFields: Bool = false) {
        self.labels = labels
        self.windUnit = windUnit
        self.showsAllFields = showsAllFields
    }

    /// The rows of a fix: Date, Time, Wind, Pressure, StormType, Category, Name.
    ///
    /// A missing value shows as `labels.missingValue`. A fix that tells none of the seven has a table without rows, unless
    /// all fields are shown. Of the further fields only those that the fix has are shown.
    /// - Parameters:
    ///   - point: the fix.
    ///   - storm: the fix's storm.
    ///   - source: the source's own texts, which `classic` shows as they are; the other label sets leave them aside. For
    ///     what the source does not have, `classic` shows the imported value without a unit.
    /// - Returns: the table, in the language of `labels`.
    public func properties(
        of point: TrackPoint, in storm: StormIdentity, source: SourceTexts = SourceTexts()
    ) -> PropertyTable {
        var table = PropertyTable(
            emptyText: labels.noProperties, separator: labels == .classic ? ":" : nil)
        var knows = showsAllFields
        for field in CalloutField.standard {
            let own = labels == .classic ? source[field] : nil
            let text = own ?? value(of: field, point, storm)
            if let text, !text.isEmpty { knows = true }
            table.rows.append(PropertyTable.Row(key: labels.key(field), value: text ?? labels.missingValue))
        }
        guard knows else {
            table.rows = []
            return table
        }
        guard showsAllFields else { return table }
        for field in CalloutField.additional {
            guard let text = value(of: field, point, storm) else { continue }
            table.rows.append(PropertyTable.Row(key: labels.key(field), value: text))
        }
        return table
    }

    /// The annotation of a fix: at its place, titled by its storm's name (its id where it has none), with date and time
    /// below and the fix's rows.
    /// - Parameters:
    ///   - point: the fix.
    ///   - storm: the fix's storm.
    ///   - id: the annotation's number, unique within its scene.
    ///   - source: the source's own texts, as for `properties(of:in:source:)`.
    /// - Returns: the annotation, with its property table.
    public func annotation(
        of point: TrackPoint, in storm: StormIdentity, id: Int, source: SourceTexts = SourceTexts()
    ) -> PointAnnotation {
        let title = storm.name ?? (storm.id.isEmpty ? labels.unnamedStorm : storm.id)
        return PointAnnotation(
            id: id, coordinate: point.coordinate, title: title,
            subtitle: point.time.map { "\($0.dateText) \($0.timeText) UTC" },
            properties: properties(of: point, in: storm, source: source))
    }

    private func value(of field: CalloutField, _ point: TrackPoint, _ storm: StormIdentity) -> String? {
        switch field {
        case .date: point.time?.dateText
        case .time: point.time.map { $0.timeText + " UTC" }
        case .wind: point.wind.map { withUnit(ValueText.decimal($0.value(in: windUnit), places: 0), windUnit.symbol) }
        case .pressure: point.pressure.map { withUnit(ValueText.decimal($0.hectopascals, places: 1), "hPa") }
        case .stormType: point.status.map { labels.text(of: $0) }
        case .category: point.category?.code
        case .name: storm.name
        case .stormID: storm.sourceID
        case .season: storm.season.map { String($0) }
        case .basin: storm.basin
        case .latitude: ValueText.degrees(point.coordinate.latitude, positive: "N", negative: "S")
        case .longitude: ValueText.degrees(point.coordinate.longitude, positive: "E", negative: "W")
        case .record: point.record.map { labels.recordText($0) }
        case .radii34: point.radii34.map { ValueText.radii($0) }
        case .radii50: point.radii50.map { ValueText.radii($0) }
        case .radii64: point.radii64.map { ValueText.radii($0) }
        case .radiusOfMaximumWind:
            point.radiusOfMaximumWind.map { ValueText.decimal($0.nauticalMiles, places: 0) + " nmi" }
        }
    }

    /// The tutorial's strings have no units.
    private func withUnit(_ number: String, _ unit: String) -> String {
        labels == .classic ? number : number + " " + unit
    }
}
