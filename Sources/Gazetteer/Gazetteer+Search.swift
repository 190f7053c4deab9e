import Annotations
import Geodesy

extension Gazetteer {
    /// The places that a query names, best first.
    ///
    /// A query is a name, a name and behind commas where it is (`Kingston, JM`), or a coordinate (`29.95, -90.07`). Order: how
    /// the name fits; the user's own places; capital, city, town, island, country or territory, cape, sea; population; the
    /// order of the file. A misspelt name is looked for only where nothing fits, and never when the query has a number: a
    /// house is not answered by its city.
    ///
    /// - Parameters:
    ///   - query: the text; blank text finds nothing.
    ///   - limit: the most places to return.
    /// - Returns: the places, best first.
    public func matches(for query: String, limit: Int = .max) -> [PlaceMatch] {
        if let coordinate = Coordinate(parsing: query) {
            return [PlaceMatch(placemark: Placemark(coordinate: coordinate, kind: .coordinate), quality: .exact)]
        }
        let readings = PlaceQuery(query).readings
        var found = Found(count: places.count)
        for reading in readings {
            let qualifiers = reading.qualifiers.map { Qualifier($0, in: self) }
            index.forEachMatch(of: reading.name) { place, quality in
                let step = quality == .exact ? 0 : quality == .prefix ? 1 : 2
                if found.isBetter(step, at: place), accepts(place, qualifiers) { found.steps[place] = UInt8(step) }
            }
        }
        if found.isEmpty {
            for reading in readings where reading.editLimit > 0 {
                let qualifiers = reading.qualifiers.map { Qualifier($0, in: self) }
                index.forEachNearMatch(of: reading.name, limit: reading.editLimit) { place, edits in
                    if found.isBetter(2 + edits, at: place), accepts(place, qualifiers) {
                        found.steps[place] = UInt8(2 + edits)
                    }
                }
            }
        }
        return ordered(found).prefix(max(0, limit)).compactMap { place in
            placemark(place).map {
                PlaceMatch(placemark: $0, quality: found.quality(place), isOwn: places[place].isOwn)
            }
        }
    }

    /// How well each place fits so far.
    private struct Found {
        /// 0 exact, 1 prefix, 2 word, from 3 on spelling; 255 not at all.
        var steps: [UInt8]

        init(count: Int) { steps = [UInt8](repeating: 255, count: count) }

        var isEmpty: Bool { steps.allSatisfy { $0 == 255 } }

        func isBetter(_ step: Int, at place: Int) -> Bool { step < Int(steps[place]) }

        func quality(_ place: Int) -> PlaceMatch.Quality {
            switch steps[place] {
            case 0: .exact
            case 1: .prefix
            case 2: .word
            default: .spelling
            }
        }
    }

    private func ordered(_ found: Found) -> [Int] {
        let chosen = places.indices.filter { found.steps[$0] < 255 }
        return chosen.sorted { first, second in
            if found.steps[first] != found.steps[second] { return found.steps[first] < found.steps[second] }
            let (a, b) = (places[first], places[second])
            if a.isOwn != b.isOwn { return a.isOwn }
            if a.kind != b.kind { return Gazetteer.rank(a.kind) < Gazetteer.rank(b.kind) }
            if a.population != b.population { return a.population > b.population }
            return first < second
        }
    }

    private static func rank(_ kind: Placemark.Kind) -> Int {
        switch kind {
        case .address, .place, .coordinate: 0
        case .capital: 1
        case .city: 2
        case .town: 3
        case .island: 4
        case .territory: 5
        case .cape: 6
        case .sea: 7
        }
    }

    private func accepts(_ place: Int, _ qualifiers: [Qualifier]) -> Bool {
        if qualifiers.isEmpty { return true }
        let country = places[place].country
        guard let placemark = placemark(place) else { return false }
        return qualifiers.allSatisfy { $0.matches(placemark, country) }
    }
}
