import StormFormats
import StormTracks

/// Keeps the strongest chosen fix of each storm, for `--peak`.
struct PeakKeeper {
    private var order: [Int] = []
    private var kept: [Int: (summary: StormSummary, chosen: ChosenPoint)] = [:]
    private let keepsTexts: Bool

    init(keepsTexts: Bool) { self.keepsTexts = keepsTexts }

    mutating func take(
        _ point: TrackPoint, of storm: StormIdentity, from row: SourceRow?, extra: [CellValue] = []
    ) {
        if var known = kept[storm.number] {
            known.summary.rename(storm)
            known.chosen.storm = storm
            if known.summary.add(point) {
                known.chosen = ChosenPoint(point, of: storm, row: row, keepsTexts: keepsTexts, extra: extra)
            }
            kept[storm.number] = known
            return
        }
        var summary = StormSummary(of: storm)
        summary.add(point)
        order.append(storm.number)
        kept[storm.number] = (
            summary, ChosenPoint(point, of: storm, row: row, keepsTexts: keepsTexts, extra: extra)
        )
    }

    /// The strongest fixes, in the order of the storms' first appearance, and forgets them: an input has ended.
    mutating func drain() -> [ChosenPoint] {
        defer {
            order = []
            kept = [:]
        }
        return order.compactMap { kept[$0]?.chosen }
    }
}
