import DelimitedText
import StormTracks

/// Tells which storm a table's row belongs to.
enum TableStorm {
    /// The number of the storm.
    static func number(_ row: SourceRow, _ kind: TableKind, _ year: Int?, _ state: inout ImportState) -> Int {
        let id = row.text(.storm).flatMap { $0.isMissingMarker ? nil : $0.text }
        let name = row.text(.name).flatMap {
            $0.isMissingMarker && !$0.equalsIgnoringCase("na") ? nil : ImportState.name($0)
        }
        let season =
            row.text(.season).flatMap(wholeNumber) ?? row.text(.year).flatMap(wholeNumber) ?? year
        let key = id ?? (name.map { "\($0)/\(season ?? 0)" } ?? "")
        return state.storms.number(forKey: key) { number in
            var identity = StormIdentity(number: number, sourceID: id, name: name, season: season)
            if let basin = row.text(.basin), !basin.isEmpty { identity.basin = basin.text }
            if let id, let parts = bestTrackID(id) {
                identity.season = parts.season
                if identity.basin == nil { identity.basin = parts.basin }
            }
            if kind == .bom, let id, let season = australianSeason(id) { identity.season = season }
            return identity
        }.number
    }

    private static func wholeNumber(_ text: ByteSlice) -> Int? { TimeFields.withoutZeroFraction(text).wholeNumber }

    /// Basin and season of an id such as `AL122005`.
    private static func bestTrackID(_ id: String) -> (basin: String, season: Int)? {
        let bytes = Array(id.utf8)
        guard bytes.count == 8, bytes[0] >= 0x41, bytes[0] <= 0x5A, bytes[1] >= 0x41, bytes[1] <= 0x5A,
            bytes[2...].allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let season = Int(id.suffix(4))
        else { return nil }
        return (String(id.prefix(2)), season)
    }

    /// The season of an id such as `AU201011_12U`: that of the later year.
    private static func australianSeason(_ id: String) -> Int? {
        let digits = id.dropFirst(2).prefix(6)
        guard id.hasPrefix("AU"), digits.count == 6, digits.allSatisfy({ $0.isNumber }) else { return nil }
        return Int(digits.prefix(4)).map { $0 + 1 }
    }
}
