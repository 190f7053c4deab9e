import DelimitedText
import Rendering
import StormFormats
import StormTracks

/// `storms`: one row a storm.
struct StormsCommand: PointConsumer {
    private enum SortKey: String, CaseIterable { case wind, pressure, ace, date, name }

    private var summaries: [StormSummary] = []
    private var indexes: [Int: Int] = [:]
    private var current = 0

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> Int32 {
        let selection = try Selection(arguments, console)
        let unit = try Speed.Unit.asked(arguments)
        let format = try arguments.choice("to", OutputFormat.table)
        let key = arguments.value("sort") == nil ? nil : try arguments.choice("sort", SortKey.wind)
        let limit = try arguments.integer("limit")
        if let limit, limit < 0 { throw .usage("--limit '\(limit)': expected a number from 0.") }
        let session = try ImportSession(arguments, console, filter: selection.filter)
        var command = StormsCommand()
        let results = try session.run(InputFile.inputs(arguments.operands), into: &command)
        var storms = command.sorted(by: key)
        if let limit { storms = Array(storms.prefix(limit)) }
        var output = try OutputStream(console, path: arguments.value("output"))
        do throws(CommandFailure) {
            try RowsOutput.write(
                storms.map { values($0, unit) }, columns: columns(unit), format, width: console.width, to: &output)
            try output.finish()
        } catch {
            output.discard()
            throw error
        }
        return session.exitCode(results, rejectedPlaces: selection.rejectedPlaces)
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
    }

    mutating func take(_ point: TrackPoint, from row: SourceRow) { summaries[current].add(point) }

    mutating func endOfInput() { indexes = [:] }

    /// The storms with a chosen point, in the order of a key; storms without its value last, equals in file order.
    private func sorted(by key: SortKey?) -> [StormSummary] {
        let storms = summaries.filter { $0.points > 0 }
        guard let key else { return storms }
        return storms.enumerated().sorted { a, b in
            let first = a.element
            let second = b.element
            switch key {
            case .wind where first.peakWind != second.peakWind:
                return (first.peakWind?.knots ?? -1) > (second.peakWind?.knots ?? -1)
            case .pressure where first.lowestPressure != second.lowestPressure:
                return (first.lowestPressure?.hectopascals ?? .infinity)
                    < (second.lowestPressure?.hectopascals ?? .infinity)
            case .ace where first.accumulatedCycloneEnergy != second.accumulatedCycloneEnergy:
                return first.accumulatedCycloneEnergy > second.accumulatedCycloneEnergy
            case .date where first.firstTime != second.firstTime:
                return (first.firstTime?.milliseconds ?? .max) < (second.firstTime?.milliseconds ?? .max)
            case .name where first.storm.name != second.storm.name:
                return (first.storm.name ?? "\u{10FFFF}") < (second.storm.name ?? "\u{10FFFF}")
            default: return a.offset < b.offset
            }
        }.map(\.element)
    }

    private static func columns(_ unit: Speed.Unit) -> [TextTable.Column] {
        [
            TextTable.Column("storm"), TextTable.Column("name"), TextTable.Column("season", alignment: .right),
            TextTable.Column("basin"), TextTable.Column("first"), TextTable.Column("last"),
            TextTable.Column("points", alignment: .right), TextTable.Column("wind_" + unit.rawValue, alignment: .right),
            TextTable.Column("pressure_hpa", alignment: .right), TextTable.Column("category"),
            TextTable.Column("ace", alignment: .right), TextTable.Column("landfalls", alignment: .right),
        ]
    }

    /// One storm's values; `nil` where missing, and whether each is a number.
    private static func values(_ storm: StormSummary, _ unit: Speed.Unit) -> [RowsOutput.Value] {
        [
            (storm.storm.id, false), (storm.storm.name, false), (storm.storm.season.map(String.init), true),
            (storm.storm.basin, false), (storm.firstTime?.description, false), (storm.lastTime?.description, false),
            (String(storm.points), true), (storm.peakWind.map { PointTableRow.number($0.value(in: unit)) }, true),
            (storm.lowestPressure.map { PointTableRow.number($0.hectopascals) }, true), (storm.category?.code, false),
            (PointTableRow.number(storm.accumulatedCycloneEnergy, decimals: 4), true), (String(storm.landfalls), true),
        ]
    }
}
