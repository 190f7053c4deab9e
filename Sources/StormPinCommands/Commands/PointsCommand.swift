import DelimitedText
import Rendering
import StormFormats
import StormTracks

/// `points`: one row a track point.
struct PointsCommand: PointConsumer {
    private var output: OutputStream
    private var writer: PointWriter
    private var peaks: PeakKeeper?
    private let filter: PointFilter
    private var derivation: PointDerivation?
    private let unit: Speed.Unit
    private var storm = StormIdentity(number: -1)
    private var count = 0

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> Int32 {
        let selection = try Selection(arguments, console)
        let session = try ImportSession(arguments, console, filter: selection.filter)
        var command = try PointsCommand(arguments, console, selection)
        do throws(CommandFailure) {
            let results = try session.run(InputFile.inputs(arguments.operands), into: &command)
            try command.finish(width: console.width)
            if command.count == 0, !arguments.has("quiet") { console.say("stormpin: no point was chosen") }
            let lost = command.writer.pointsWithoutTime
            if lost > 0 { console.say("stormpin: \(lost) points have no time, which this format needs: left out") }
            return session.exitCode(results, rejectedPlaces: selection.rejectedPlaces + lost)
        } catch {
            try command.abandon(error)
            throw error
        }
    }

    private init(_ arguments: Arguments, _ console: Console, _ selection: Selection) throws(CommandFailure) {
        unit = try Speed.Unit.asked(arguments)
        filter = selection.filter
        let derived = try DerivedColumns(arguments, unit: unit, place: selection.place)
        if !derived.isEmpty { derivation = PointDerivation(derived) }
        writer = PointWriter(
            try arguments.choice("to", DataFormat.table), unit: unit, derived: derived.pointColumns)
        if !arguments.has("quiet") { derived.tellAveraging(console) }
        output = try OutputStream(console, path: arguments.value("output"))
        peaks = selection.peakOnly ? PeakKeeper(keepsTexts: false) : nil
        writer.begin(into: &output.buffer)
    }

    mutating func enter(_ storm: StormIdentity) {
        self.storm = storm
        if peaks == nil { writer.enter(storm) }
    }

    mutating func take(_ point: TrackPoint, from row: SourceRow) throws(CommandFailure) {
        if derivation == nil { return try choose(point, row) }
        try derive(point, row)
    }

    mutating func passOver(_ point: TrackPoint) throws(CommandFailure) {
        if derivation != nil { try derive(point, nil) }
    }

    /// Chooses the interpolated fixes before `point` that pass the filter, and `point` if it has a row: then it passed.
    private mutating func derive(_ point: TrackPoint, _ row: SourceRow?) throws(CommandFailure) {
        for derived in derivation?.derive(point, of: storm) ?? [] {
            if derived.isInterpolated {
                if filter.accepts(derived.point) { try choose(derived.point, nil, derived.values) }
            } else if row != nil {
                try choose(derived.point, row, derived.values)
            }
        }
    }

    private mutating func choose(
        _ point: TrackPoint, _ row: SourceRow?, _ extra: [CellValue] = []
    ) throws(CommandFailure) {
        if peaks != nil {
            peaks?.take(point, of: storm, from: row, extra: extra)
        } else {
            try append(point, row, comment: row?.text(.comment), extra)
        }
    }

    mutating func endOfInput() throws(CommandFailure) {
        derivation?.reset()
        for peak in peaks?.drain() ?? [] {
            writer.enter(peak.storm)
            try Array((peak.comment ?? "").utf8).withUnsafeBufferPointer { (bytes) throws(CommandFailure) in
                let comment = bytes.baseAddress.map { ByteSlice(start: $0, count: bytes.count) }
                try append(peak.point, nil, comment: bytes.isEmpty ? nil : comment, peak.extra)
            }
        }
    }

    private mutating func append(
        _ point: TrackPoint, _ row: SourceRow?, comment: ByteSlice?, _ extra: [CellValue]
    ) throws(CommandFailure) {
        count += 1
        writer.append(point, row: row, comment: comment, extra, to: &output.buffer)
        try output.flushIfFull()
    }

    private mutating func finish(width: Int?) throws(CommandFailure) {
        writer.end(width: width, into: &output.buffer)
        try output.finish()
    }

    /// What was read before an error still goes out, so that nothing read is lost; an unfinished file goes away.
    private mutating func abandon(_ error: CommandFailure) throws(CommandFailure) {
        if error.code == .data { try output.flush() }
        output.discard()
    }
}
