import Rendering
import StormFormats
import StormTracks

/// `diff`: what two releases of a data set differ in.
struct DiffCommand: PointConsumer {
    /// The storms of the releases that have been read, and of the one at hand.
    private var releases: [[ComparedStorm]] = [[]]
    private var indexes: [Int: Int] = [:]
    private var current = 0

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> Int32 {
        guard arguments.operands.count == 2 else {
            throw .usage("'diff' compares two files: stormpin diff OLD NEW.")
        }
        let format = try arguments.choice("to", OutputFormat.table)
        let selection = try Selection(arguments, console)
        let session = try ImportSession(arguments, console, filter: selection.filter, recognisesCopies: false)
        var command = DiffCommand()
        let results = try session.run(InputFile.inputs(arguments.operands), into: &command)
        let differences = TrackDifference.between(command.releases[0], command.releases[1])
        var output = try OutputStream(console, path: arguments.value("output"))
        do throws(CommandFailure) {
            let columns = TrackDifference.headings.map { TextTable.Column($0.name) }
            try RowsOutput.write(
                differences.map(\.values), columns: columns, format, width: console.width, to: &output)
            try output.finish()
        } catch {
            output.discard()
            throw error
        }
        if !arguments.has("quiet") { console.say("stormpin: " + summary(differences)) }
        if !differences.isEmpty { return CommandFailure.Code.failed.rawValue }
        return session.exitCode(results, rejectedPlaces: selection.rejectedPlaces)
    }

    mutating func enter(_ storm: StormIdentity) {
        let release = releases.count - 1
        if let index = indexes[storm.number] {
            current = index
            releases[release][index].rename(storm)
            return
        }
        current = releases[release].count
        indexes[storm.number] = current
        releases[release].append(ComparedStorm(storm))
    }

    mutating func take(_ point: TrackPoint, from row: SourceRow) {
        releases[releases.count - 1][current].add(point)
    }

    mutating func endOfInput() {
        indexes = [:]
        releases[releases.count - 1].removeAll { $0.isEmpty }
        releases.append([])
    }

    private static func summary(_ differences: [TrackDifference]) -> String {
        if differences.isEmpty { return "no difference" }
        func count(_ change: TrackDifference.Change, _ field: String) -> Int {
            differences.reduce(0) { $0 + ($1.change == change && $1.field == field ? 1 : 0) }
        }
        let changed = differences.reduce(0) { $0 + ($1.change == .changed ? 1 : 0) }
        return "storms: \(count(.added, "points")) added, \(count(.removed, "points")) removed; "
            + "fixes of storms in both: \(count(.added, "fix")) added, \(count(.removed, "fix")) removed; "
            + "values changed: \(changed)"
    }
}
