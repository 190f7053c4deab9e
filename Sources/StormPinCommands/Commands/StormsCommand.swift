import DelimitedText
import Rendering
import StormFormats
import StormTracks

/// `storms`: one row a storm, a season or a basin.
struct StormsCommand: PointConsumer {
    private let derived: DerivedColumns
    private var summaries: [StormSummary] = []
    /// The measures of the storms, in the order of the summaries, when derived columns are asked for.
    private var measures: [StormMeasures] = []
    /// Whether the output shows where the storms went.
    private let keepsTracks: Bool
    private var tracks: [StormTrack] = []
    private var indexes: [Int: Int] = [:]
    private var current = 0

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> Int32 {
        let selection = try Selection(arguments, console)
        let unit = try Speed.Unit.asked(arguments)
        let format = try arguments.choice("to", DataFormat.table)
        let group = try arguments.value("by").map { (text) throws(CommandFailure) in
            try Arguments.choice("by", text, of: StormGroup.self)
        }
        let key = try arguments.value("sort").map { (text) throws(CommandFailure) in
            try Arguments.choice("sort", text, of: StormRow.SortKey.self)
        }
        let limit = try arguments.integer("limit")
        if let limit, limit < 0 { throw .usage("--limit '\(limit)': expected a number from 0.") }
        if format.isDeck { throw .usage("\(format.rawValue) holds fixes: 'stormpin points' writes it.") }
        if group != nil, format.holdsShapes {
            throw .usage("--by tells of groups, which have no track: \(format.rawValue) is for storms.")
        }
        var command = StormsCommand(
            derived: try DerivedColumns(arguments, unit: unit, place: selection.place), keepsTracks: format.holdsShapes)
        if group != nil, !command.derived.isEmpty {
            throw .usage(
                "--by tells of groups: --motion, --change, --scale, --closest and --duration belong to storms.")
        }
        let session = try ImportSession(arguments, console, filter: selection.filter)
        if !arguments.has("quiet") { command.derived.tellAveraging(console) }
        let results = try session.run(InputFile.inputs(arguments.operands), into: &command)
        var rows = command.rows(of: group, peakOnly: selection.peakOnly, unit)
        if let key { rows = StormRow.sorted(rows, by: key) }
        if let limit { rows = Array(rows.prefix(limit)) }
        let columns = group?.columns(unit) ?? StormRow.columns(unit) + command.derived.stormColumns
        var output = try OutputStream(console, path: arguments.value("output"))
        do throws(CommandFailure) {
            try StormWriter(format, columns, table: group.map { "\($0.rawValue)s" } ?? "storms")
                .write(rows, width: console.width, to: &output)
            try output.finish()
        } catch {
            output.discard()
            throw error
        }
        if rows.isEmpty, !arguments.has("quiet") { console.say("stormpin: no storm was chosen") }
        return session.exitCode(results, rejectedPlaces: selection.rejectedPlaces)
    }

    private init(derived: DerivedColumns, keepsTracks: Bool) {
        self.derived = derived
        self.keepsTracks = keepsTracks
    }

    mutating func enter(_ storm: StormIdentity) {
        if let index = indexes[storm.number] {
            current = index
            summaries[index].rename(storm)
            return
        }
        current = summaries.count
        indexes[storm.number] = current
        summaries.append(StormSummary(of: storm))
        if keepsTracks { tracks.append(StormTrack()) }
        if !derived.isEmpty { measures.append(StormMeasures(closestTo: derived.place)) }
    }

    mutating func take(_ point: TrackPoint, from row: SourceRow) {
        summaries[current].add(point)
        if keepsTracks { tracks[current].add(point) }
        if !derived.isEmpty { measures[current].add(point) }
    }

    mutating func passOver(_ point: TrackPoint) {
        if !derived.isEmpty { measures[current].passOver(point) }
    }

    mutating func endOfInput() { indexes = [:] }

    /// The rows of the storms with a chosen point, or of their groups.
    private func rows(of group: StormGroup?, peakOnly: Bool, _ unit: Speed.Unit) -> [StormRow] {
        let chosen = summaries.indices.filter { summaries[$0].points > 0 }
        func summary(_ index: Int) -> StormSummary { peakOnly ? summaries[index].ofPeak : summaries[index] }
        if let group { return group.rows(of: chosen.map(summary), unit) }
        return chosen.map { index in
            var row = StormRow(summary(index), unit, extra: derived.isEmpty ? [] : derived.values(of: measures[index]))
            if keepsTracks { row.shape = tracks[index].shape }
            return row
        }
    }
}
