import DelimitedText
import StormTracks

extension TableHeader {
    /// Where the rows hold what is checked, or `nil` where that takes more than a look at each field.
    func plan(_ rules: TableRules) -> PlainRowPlan? {
        guard let latitude = columns[.latitude], let longitude = columns[.longitude] ?? columns[.longitudeWest],
            let moment = plainMoment, columns[.position] == nil, columns[.latitudeHemisphere] == nil,
            columns[.longitudeHemisphere] == nil, minutesAhead == 0,
            rules.values.pressureUnit == .hectopascals, !rules.values.zeroWindIsMissing,
            !rules.values.minusOneIsMissing, rules.averaging == nil
        else { return nil }
        func column(_ field: FieldWord) -> Int { columns[field] ?? PlainRowPlan.none }
        let season = columns[.season] ?? column(.year)
        var plan = PlainRowPlan(
            fieldCount: fieldCount, storm: .columns(id: column(.storm), name: column(.name), season: season),
            moment: moment, latitude: latitude, longitude: longitude)
        plan.isWestPositive = columns[.longitude] == nil
        plan.wind = column(.wind)
        plan.windUnit = rules.values.windUnit
        plan.pressure = column(.pressure)
        plan.windFallback = fallbacks.wind ?? PlainRowPlan.none
        plan.pressureFallback = fallbacks.pressure ?? PlainRowPlan.none
        plan.status = column(.status)
        plan.category = column(.category)
        plan.judgesCategories = judgesCategories
        plan.trackType = column(.trackType)
        plan.lengths = radii.map { $0.column }
        if let column = columns[.radiusOfMaximumWind] { plan.lengths.append(column) }
        if kind == .ibtracs, let column = columns[.landfall] { plan.lengths.append(column) }
        for field in [FieldWord.basin, .record, .comment, .agency] {
            guard let column = columns[field] else { continue }
            guard column < 64 else { return nil }
            plan.texts |= 1 << UInt64(column)
        }
        return plan
    }

    /// How rows tell their time, where that is one of the plain ways.
    private var plainMoment: PlainRowPlan.Moment? {
        if let month = columns[.month], let day = columns[.day] {
            guard let year = columns[.year], columns[.hour] == nil || countsHours else { return nil }
            return .parts(
                year: year, month: month, day: day, hour: columns[.hour] ?? PlainRowPlan.none,
                minute: columns[.minute] ?? PlainRowPlan.none)
        }
        guard columns[.date] == nil, columns[.dayOfYear] == nil, let time = columns[.time] else { return nil }
        return .text(time)
    }
}
