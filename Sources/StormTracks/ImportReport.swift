import Geodesy

/// What an import did with every row of a file: rows read = points + rejects + skipped rows.
public struct ImportReport: Hashable, Sendable {
    /// Why a row carries no point; the raw values are the report's words.
    public enum SkipReason: String, Hashable, Sendable, CaseIterable {
        /// Column names, or a storm line.
        case header
        /// A row of units.
        case units
        /// No text.
        case blank
        /// A line that begins with `#`.
        case comment
        /// Text before the header.
        case preamble
        /// A further wind radius of a fix.
        case repeatedRadii = "repeated-radii"
        /// A fix that was read before.
        case repeatedLine = "repeated-line"
        /// An aid's line that tells the wind but no place.
        case noPosition = "no-position"
    }

    /// The format's word, such as `hurdat2` or `ibtracs`; `nil` while unknown.
    public var format: String?
    /// The encoding's name.
    public var encoding = "utf-8"
    /// Every record read.
    public var rowsRead = 0
    /// The number of distinct storms.
    public var storms = 0
    /// The columns of a headed table as mapped: field word and the column's name.
    public var mapping: [ColumnMapping] = []
    /// The first notes of each code, in order of appearance.
    public private(set) var notes: [Note] = []

    /// What the points amount to.
    private var tally = PointTally()
    private var skippedCounts: [SkipReason: Int] = [:]
    private var rejectCounts: [Reject.Code: Int] = [:]
    private var noteCounts: [String: Int] = [:]

    /// How many notes of one code are kept with their lines.
    public static let notesKept = 20

    /// One mapped column.
    public struct ColumnMapping: Hashable, Sendable {
        /// The field's word.
        public var field: String
        /// The column's name in the file.
        public var column: String

        /// A mapping of a field to a column.
        public init(field: String, column: String) {
            self.field = field
            self.column = column
        }
    }

    /// An empty report.
    public init() {}

    /// How many rows were skipped for a reason.
    public func skipped(_ reason: SkipReason) -> Int { skippedCounts[reason] ?? 0 }
    /// How many rows were rejected with a code.
    public func rejects(_ code: Reject.Code) -> Int { rejectCounts[code] ?? 0 }
    /// How many rows were skipped.
    public var skippedTotal: Int { SkipReason.allCases.reduce(0) { $0 + skipped($1) } }
    /// How many rows were rejected.
    public var rejectsTotal: Int { Reject.Code.allCases.reduce(0) { $0 + rejects($1) } }

    /// Counts a row without a point.
    public mutating func skip(_ reason: SkipReason) { skippedCounts[reason, default: 0] += 1 }
    /// Counts a reject.
    public mutating func count(_ reject: Reject) { rejectCounts[reject.code, default: 0] += 1 }

    /// Counts a note and keeps it if it is among the first of its code.
    public mutating func note(_ code: String, line: Int?, text: @autoclosure () -> String) {
        let count = (noteCounts[code] ?? 0) + 1
        noteCounts[code] = count
        if count <= ImportReport.notesKept { notes.append(Note(line: line, code: code, text: text())) }
    }

    /// The kept notes, and for each code met more than once one more with line `nil` and the whole count; for
    /// `longitude-wrapped`, which tells how a file counts its degrees, always.
    public var notesWithCounts: [Note] {
        var all = notes
        var seen: Set<String> = []
        for note in notes where seen.insert(note.code).inserted {
            let count = noteCounts[note.code] ?? 0
            if count > 1 || note.code == "longitude-wrapped" {
                all.append(Note(line: nil, code: note.code, text: "\(count) in all"))
            }
        }
        return all
    }

    /// Counts a point.
    public mutating func count(_ point: TrackPoint) { tally.count(point) }

    /// Counts points that were tallied elsewhere; `rowsRead` counts their rows too.
    public mutating func count(_ points: PointTally) {
        rowsRead += points.points
        tally.add(points)
    }

    /// The rows that became points.
    public var points: Int { tally.points }
    /// Points without wind.
    public var missingWind: Int { tally.points - tally.withWind }
    /// Points without pressure.
    public var missingPressure: Int { tally.points - tally.withPressure }
    /// The earliest time, or `nil` where no point has one.
    public var firstTime: Instant? { tally.firstTime }
    /// The latest time, or `nil` where no point has one.
    public var lastTime: Instant? { tally.lastTime }
    /// The southernmost degrees of the points as written, `nil` where there are none.
    public var south: Double? { tally.points > 0 ? tally.south : nil }
    /// The northernmost degrees, as `south`.
    public var north: Double? { tally.points > 0 ? tally.north : nil }
    /// The westernmost degrees, as `south`.
    public var west: Double? { tally.points > 0 ? tally.west : nil }
    /// The easternmost degrees, as `south`.
    public var east: Double? { tally.points > 0 ? tally.east : nil }
}
