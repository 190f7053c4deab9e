import DelimitedText
import StormCallouts
import StormFormats
import StormTracks

/// A chosen point kept beyond its row: with what the row tells besides.
struct ChosenPoint {
    var storm: StormIdentity
    var point: TrackPoint
    var source: SourceTexts
    var comment: String?
    /// The derived values.
    var extra: [CellValue]

    /// A point as chosen; `row` is its own, `nil` for an interpolated one.
    init(
        _ point: TrackPoint, of storm: StormIdentity, row: SourceRow?, keepsTexts: Bool, extra: [CellValue] = []
    ) {
        self.storm = storm
        self.point = point
        self.extra = extra
        source = SourceTexts()
        comment = row?.text(.comment)?.text
        if let row, keepsTexts { source = SourceTexts(row) }
    }
}

extension SourceTexts {
    /// The source's own texts of a row.
    init(_ row: SourceRow) {
        let hasDate = row.text(.date) != nil
        self.init(
            date: row.text(.date)?.text, time: hasDate ? (row.text(.hour) ?? row.text(.time))?.text : nil,
            wind: row.text(.wind)?.text, pressure: row.text(.pressure)?.text, stormType: row.text(.status)?.text,
            category: row.text(.category)?.text, name: row.text(.name)?.text)
    }
}
