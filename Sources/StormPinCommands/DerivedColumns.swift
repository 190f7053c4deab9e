import Geodesy
import Rendering
import StormFormats
import StormTracks

/// The derived columns that a command line asks for, of points and of storms.
struct DerivedColumns {
    private let unit: Speed.Unit
    private let showsMotion: Bool
    private let showsChange: Bool
    private let showsDuration: Bool
    private let scales: [IntensityScale]
    /// The place of `--closest`.
    let place: Coordinate?
    /// The step of `--every` in milliseconds.
    let step: Int64?

    /// The columns of the options given; `place` is that of `--closest`.
    init(_ arguments: Arguments, unit: Speed.Unit, place: Coordinate?) throws(CommandFailure) {
        self.unit = unit
        self.place = place
        showsMotion = arguments.has("motion")
        showsChange = arguments.has("change")
        showsDuration = arguments.has("duration")
        var scales: [IntensityScale] = []
        for word in arguments.all("scale") {
            let scale = try Arguments.choice("scale", word, of: IntensityScale.self)
            if !scales.contains(scale) { scales.append(scale) }
        }
        self.scales = scales
        step = try arguments.value("every").map { (text) throws(CommandFailure) in try DerivedColumns.step(text) }
    }

    /// Whether a command has nothing to derive.
    var isEmpty: Bool {
        !showsMotion && !showsChange && !showsDuration && scales.isEmpty && place == nil && step == nil
    }

    // MARK: Points

    /// The columns of a point, in the order of `values`.
    var pointColumns: [TextTable.Column] {
        var columns: [TextTable.Column] = []
        if step != nil { columns.append(TextTable.Column("interpolated")) }
        if showsMotion { columns += [numeric("speed_" + unit.rawValue), numeric("heading")] }
        if showsChange { columns += [numeric("change_24h_" + unit.rawValue), TextTable.Column("rapid")] }
        columns += scales.map { TextTable.Column("scale_" + $0.rawValue) }
        if place != nil { columns.append(numeric("distance_km")) }
        return columns
    }

    /// A point's values.
    ///
    /// - Parameters:
    ///   - point: the fix.
    ///   - motion: how the storm came to it.
    ///   - change: how its wind changed in the 24 hours before.
    ///   - isInterpolated: whether it is no fix of the source.
    /// - Returns: one value a column.
    func values(
        of point: TrackPoint, motion: Motion?, change: IntensityChange?, isInterpolated: Bool
    ) -> [CellValue] {
        var values: [CellValue] = []
        if step != nil { values.append(.flag(isInterpolated)) }
        if showsMotion {
            values.append(speed(motion?.speed))
            // A heading that rounds to the whole circle is north.
            let heading = CellValue.rounded(motion?.heading, decimals: 1)
            values.append(heading == .number(360) ? .number(0) : heading)
        }
        if showsChange {
            values.append(knots(change?.knots))
            values.append(.optional(change?.isRapidIntensification))
        }
        for scale in scales { values.append(.optional(scale.code(of: point))) }
        if let place { values.append(kilometers(point.coordinate.distanceMeters(to: place))) }
        return values
    }

    // MARK: Storms

    /// The columns of a storm, in the order of `values`.
    var stormColumns: [TextTable.Column] {
        var columns: [TextTable.Column] = []
        if showsMotion {
            columns += [
                numeric("track_km"), numeric("mean_speed_" + unit.rawValue), numeric("max_speed_" + unit.rawValue),
            ]
        }
        if showsChange { columns += [numeric("max_change_24h_" + unit.rawValue), TextTable.Column("rapid")] }
        columns += scales.map { TextTable.Column("scale_" + $0.rawValue) }
        if place != nil {
            columns += [
                numeric("closest_km"), TextTable.Column("closest_time"), numeric("closest_latitude"),
                numeric("closest_longitude"),
            ]
        }
        if showsDuration {
            columns += Category.allCases.map { numeric("hours_" + $0.code.lowercased()) }
        }
        return columns
    }

    /// A storm's values, one a column.
    func values(of measures: StormMeasures) -> [CellValue] {
        var values: [CellValue] = []
        if showsMotion {
            values += [kilometers(measures.meters), speed(measures.meanSpeed), speed(measures.highestSpeed)]
        }
        if showsChange {
            values += [
                knots(measures.highestChange?.knots), .optional(measures.highestChange?.isRapidIntensification),
            ]
        }
        for scale in scales { values.append(.optional(measures.highestCode(on: scale))) }
        if place != nil {
            let closest = measures.closest
            values += [
                kilometers(closest?.meters), .optional(closest?.time),
                .rounded(closest?.coordinate?.latitude, decimals: 4),
                .rounded(closest?.coordinate?.longitude, decimals: 4),
            ]
        }
        if showsDuration {
            values += Category.allCases.map { .rounded(measures.durations.hours(in: $0), decimals: 2) }
        }
        return values
    }

    /// Says once for whose winds the scales are made: none is converted.
    func tellAveraging(_ console: Console) {
        for scale in scales {
            let minutes = scale.averagingMinutes
            console.say(
                "stormpin: --scale \(scale.rawValue) is made for \(minutes)-minute winds; "
                    + "winds are compared as the source has them")
        }
    }

    private func numeric(_ title: String) -> TextTable.Column { TextTable.Column(title, alignment: .right) }

    private func speed(_ speed: Speed?) -> CellValue { .rounded(speed?.value(in: unit), decimals: 1) }
    private func knots(_ change: Double?) -> CellValue {
        .rounded(change.map { Speed.knots($0).value(in: unit) }, decimals: 1)
    }
    private func kilometers(_ meters: Double?) -> CellValue { .rounded(meters.map { $0 / 1000 }, decimals: 1) }

    private static func step(_ text: String) throws(CommandFailure) -> Int64 {
        for (unit, milliseconds) in [("min", 60_000.0), ("h", 3_600_000.0), ("d", 86_400_000.0)]
        where text.hasSuffix(unit) {
            guard let value = Double(text.dropLast(unit.count)), value.isFinite, value > 0, value <= 1440 else { break }
            let step = Int64((value * milliseconds).rounded())
            if TrackInterpolator.steps.contains(step) { return step }
        }
        throw .usage("--every '\(text)': expected a step from 1min to 24h, such as 3h or 30min.")
    }
}
