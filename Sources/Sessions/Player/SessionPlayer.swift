import CalloutTracking
import Camera
import Gazetteer
import Geodesy
import MapScene
import StormTracks

/// Plays a script over a scene. The same script and points give the same trace, byte for byte.
public struct SessionPlayer {
    /// The scene, as it is now.
    public internal(set) var scene: Scene
    let source: SessionSource
    let isUpdating: Bool
    var writer = TraceWriter()
    var trace: [TraceRecord] = []
    var snapshots: [(name: String, text: String)] = []
    var rewrites: [ScriptRewrite] = []
    var snapshotRewrites: [(file: String, text: String)] = []
    /// Whether no timed, gesture, `select` or `expect` line was played: the map is still being set up.
    var isSettingUp = true
    var geocoding = GeocodingFlow()
    /// The film, where one is asked for.
    var recording: SessionRecording?
    private var fixTables: [FixTables] = []
    private var sourceDepth = 0

    /// A player.
    /// - Parameters:
    ///   - source: where points and files come from.
    ///   - isUpdating: whether a callout at another place than expected, or another snapshot, is a value to rewrite and not
    ///     a failure.
    ///   - records: whether the outcome has the film of the session.
    public init(source: SessionSource, isUpdating: Bool = false, records: Bool = false) {
        self.source = source
        self.isUpdating = isUpdating
        recording = records ? SessionRecording() : nil
        guard let center = try? Coordinate(latitude: 0, longitude: 0),
            let viewport = try? Viewport(size: ScreenSize(width: 390, height: 844), center: center, zoom: 0)
        else { preconditionFailure("a phone's screen over 0, 0 is a viewport") }
        scene = Scene(viewport: viewport)
    }

    /// Adds annotations for points before the script begins: the FILEs of the command line.
    public mutating func add(_ fixes: [SessionFix], source name: String) {
        add(fixes, naming: .text("source", name))
    }

    /// Plays a script to its end or its first failure.
    public mutating func play(_ script: Script) -> SessionOutcome {
        var failure: SessionFailure?
        do throws(SessionFailure) { try run(script.statements, inBlock: false) } catch { failure = error }
        flush()
        film(annotationsMayDiffer: true)
        return SessionOutcome(
            trace: trace, failure: failure, snapshots: snapshots, rewrites: rewrites,
            snapshotRewrites: snapshotRewrites, recording: recording)
    }

    private mutating func run(_ statements: [ScriptStatement], inBlock: Bool) throws(SessionFailure) {
        for statement in statements {
            switch statement.kind {
            case .repetition(let count, let body):
                for _ in 0..<count { try run(body, inBlock: inBlock) }
            case .block(let body):
                isSettingUp = false
                try run(body, inBlock: true)
                advanceToRest()
            case .source(let file): try include(file, statement, inBlock)
            case .command(let command):
                let end = try start(command, statement)
                let isWait = if case .wait = command { true } else { false }
                if isWait || !inBlock { advance(to: end) }
                // An answer sets the region, and the line ends with that.
                if case .find = command, !inBlock { advanceToRest() }
            }
            flush()
            // Lines that set up are no moments of the film.
            if !isSettingUp { film(annotationsMayDiffer: true) }
        }
    }

    private mutating func include(
        _ file: String, _ statement: ScriptStatement, _ inBlock: Bool
    ) throws(SessionFailure) {
        guard let text = source.text(file) else { throw fail(.load, statement, found: "cannot read '\(file)'") }
        guard sourceDepth < 16 else { throw fail(.load, statement, found: "scripts include each other") }
        let script: Script
        do { script = try Script(parsing: text, name: file) } catch {
            throw fail(.load, statement, found: error.description)
        }
        sourceDepth += 1
        try run(script.statements, inBlock: inBlock)
        sourceDepth -= 1
    }

    /// Takes the scene as it is now into the film.
    mutating func film(annotationsMayDiffer: Bool) {
        recording?.take(scene, eventCount: trace.count, annotationsMayDiffer: annotationsMayDiffer)
    }

    /// Takes the scene's new events into the trace.
    mutating func flush() {
        for event in scene.takeEvents() { trace.append(writer.record(event)) }
    }

    mutating func add(_ fixes: [SessionFix], naming field: TraceRecord.Field) {
        writer.name(fixes.map { .fix($0) })
        var options = ViewOptions()
        options.callout = .table
        let ids = scene.add(
            fixes.map {
                SceneAnnotation(
                    coordinate: $0.point.coordinate, title: $0.storm.name ?? $0.storm.id, options: options)
            })
        recording?.subjects += fixes.map { fix in
            SessionRecording.Subject(title: fix.storm.name ?? fix.storm.id, point: fix.point, pin: .red)
        }
        fixTables.append(FixTables(first: ids.lowerBound, fixes: fixes, callout: source.callout))
        scene.setCalloutProvider { [fixTables] id, _ in fixTables.firstContent(of: id) }
        writer.source = field
        flush()
        writer.source = nil
    }

    func fail(
        _ kind: SessionFailure.Kind, _ statement: ScriptStatement, expected: String = "", found: String
    ) -> SessionFailure {
        SessionFailure(
            kind: kind, place: statement.place, line: statement.text, expected: expected, found: found,
            lastEvents: kind == .expectation ? Array(trace.suffix(5)) : [])
    }

    /// The annotation of a title that is there, the first added of several.
    func annotation(titled title: String, _ statement: ScriptStatement) throws(SessionFailure) -> AnnotationID {
        try annotations(titled: title, statement)[0]
    }

    /// The annotations of a title that are there, at least one.
    func annotations(titled title: String, _ statement: ScriptStatement) throws(SessionFailure) -> [AnnotationID] {
        let found = scene.ids.filter { scene[$0]?.title == title }
        guard found.isEmpty else { return found }
        throw fail(.unknownSubject, statement, found: "no annotation has the title \(TraceText.quoted(title))")
    }

    /// The annotations of a storm's fixes that are there, at least one.
    func annotations(of storm: StormName, _ statement: ScriptStatement) throws(SessionFailure) -> [AnnotationID] {
        let found = scene.ids.filter { writer.labels[$0.index].isOf(storm) }
        if !found.isEmpty { return found }
        var names: [String] = []
        for case .fix(let fix) in writer.labels { names.append(fix.storm.name ?? fix.storm.id) }
        let near = suggestion(for: storm.name, among: names.map { $0.lowercased() })
        let guess = names.first { $0.lowercased() == near }.map { "; did you mean '\($0)'?" } ?? ""
        throw fail(.unknownSubject, statement, found: "no storm is called '\(storm)'\(guess)")
    }

    /// The fix at a time; without a time the strongest, the first of several.
    func fix(of storm: StormName, at time: Instant?, _ statement: ScriptStatement) throws(SessionFailure)
        -> AnnotationID
    {
        var best: (id: AnnotationID, knots: Double)?
        for id in try annotations(of: storm, statement) {
            guard case .fix(let fix) = writer.labels[id.index] else { continue }
            if let time {
                if fix.point.time == time { return id }
                continue
            }
            let knots = fix.point.wind?.knots ?? -1
            if best.map({ knots > $0.knots }) ?? true { best = (id, knots) }
        }
        if let best { return best.id }
        throw fail(.unknownSubject, statement, found: "\(storm) has no fix at \(time?.description ?? "any time")")
    }
}
