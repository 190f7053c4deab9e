import DelimitedText
import Geodesy
import Rendering
import StormFormats
import StormTracks

/// `map`: a picture of the chosen tracks on the embedded base map.
struct MapCommand: PointConsumer {
    /// What the picture is made of.
    enum Format: String, CaseIterable { case text, svg }

    private var tracks: [MapTrack] = []
    private var indexes: [Int: Int] = [:]
    private var current = 0
    private var storm = StormIdentity(number: -1)
    /// The fix whose callout is drawn, once it was met.
    private var chosen: (point: TrackPoint, storm: StormIdentity)?
    private var choice: CalloutChoice?

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> Int32 {
        let format = try arguments.choice("to", Format.text)
        let theme = try arguments.choice("theme", MapTheme.light)
        let size = try arguments.value("size").map { (text) throws(CommandFailure) in try MapCommand.size(text) }
        let isColored = try arguments.choice("color", ColorChoice.auto).isOn(console)
        let selection = try Selection(arguments, console)
        let session = try ImportSession(arguments, console, filter: selection.filter)
        var command = MapCommand()
        command.choice = try CalloutChoice(arguments)
        if command.choice != nil, format == .text { throw .usage("--callout needs --to svg") }
        let results = try session.run(InputFile.inputs(arguments.operands), into: &command)
        let tracks = command.tracks.filter { !$0.fixes.isEmpty }
        if tracks.isEmpty, !arguments.has("quiet") { console.say("stormpin: no point was chosen") }
        if let choice = command.choice, command.chosen == nil {
            throw CommandFailure(code: .data, message: "stormpin: --callout: no point on the map is \(choice)")
        }
        var output = try OutputStream(console, path: arguments.value("output"))
        do throws(CommandFailure) {
            let places = tracks.flatMap { $0.fixes.map(\.place) }
            switch format {
            case .text:
                let columns = size?.width ?? min(console.width ?? 80, 240)
                let rows = size?.height ?? max(8, min(columns * 3 / 10, 60))
                let frame = BrailleMap.frame(holding: places, columns: columns, rows: rows)
                output.buffer.append(
                    BrailleMap.picture(
                        of: tracks, on: try .bundled(isDetailed: frame.zoom >= MapFrame.detailZoom), in: frame,
                        isColored: isColored))
            case .svg:
                let (width, height) = size ?? (800, 600)
                let frame = MapFrame(holding: places, width: Double(width), height: Double(height), padding: 48)
                let title = arguments.value("title") ?? MapCommand.title(of: tracks)
                let callout = try command.chosen.flatMap { (chosen) throws(CommandFailure) in
                    MapCallout(
                        try CalloutChoice.content(of: chosen.point, in: chosen.storm, arguments),
                        at: chosen.point.coordinate, in: frame)
                }
                output.buffer.append(
                    MapSVG.picture(
                        of: tracks, title: title, on: try .bundled(isDetailed: frame.zoom >= MapFrame.detailZoom),
                        in: frame, theme: theme, callout: callout))
            }
            try output.finish()
        } catch {
            output.discard()
            throw error
        }
        return session.exitCode(results, rejectedPlaces: selection.rejectedPlaces)
    }

    mutating func enter(_ storm: StormIdentity) {
        self.storm = storm
        if let index = indexes[storm.number] {
            current = index
            tracks[index].label = MapCommand.label(of: storm)
            return
        }
        current = tracks.count
        indexes[storm.number] = current
        tracks.append(MapTrack(label: MapCommand.label(of: storm)))
    }

    mutating func take(_ point: TrackPoint, from row: SourceRow) {
        guard point.isOfMainTrack else { return }
        tracks[current].fixes.append(MapTrack.Fix(point))
        if chosen == nil, choice?.isMet(by: point, of: storm) == true { chosen = (point, storm) }
    }

    mutating func endOfInput() { indexes = [:] }

    /// An unnamed storm has no label: ids would cover the map.
    private static func label(of storm: StormIdentity) -> String { storm.name == nil ? "" : storm.label }

    /// The storm's name, or how many there are.
    private static func title(of tracks: [MapTrack]) -> String {
        if tracks.count == 1 { return tracks[0].label.isEmpty ? "1 storm" : tracks[0].label }
        return "\(tracks.count) storms"
    }

    /// Reads `800x600`.
    private static func size(_ text: String) throws(CommandFailure) -> (width: Int, height: Int) {
        let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], (8...10_000).contains(width),
            (8...10_000).contains(height)
        else { throw .usage("--size '\(text)': expected WIDTHxHEIGHT of 8 to 10000, such as 800x600.") }
        return (width, height)
    }
}
