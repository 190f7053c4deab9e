import Sessions
import StormCallouts
import StormFormats
import StormTracks

/// Gives sessions their points and files: the loops over files that the engine does not have.
struct SessionFiles {
    let console: Console
    let arguments: Arguments
    /// The script's path; files that it names are relative to its folder.
    let script: String
    /// What `find` lines are answered from.
    let places: PlaceFinder

    /// The script's source of points and texts.
    var source: SessionSource {
        get throws(CommandFailure) {
            let labels = try arguments.choice("lang", CalloutLabels.english)
            let finder = places
            var source = SessionSource(
                points: points, text: text, places: { finder.places($0, labels: labels) })
            source.callout = StormCallout(
                labels: labels, windUnit: try Speed.Unit.asked(arguments),
                showsAllFields: arguments.has("all-fields"))
            return source
        }
    }

    /// All fixes of inputs.
    func fixes(_ inputs: [InputFile], filter: PointFilter = PointFilter()) throws(CommandFailure) -> [SessionFix] {
        var collector = Collector(keepsTexts: try arguments.choice("lang", CalloutLabels.english) == .classic)
        let session = try ImportSession(arguments, console, filter: filter, keepsRejects: true)
        _ = try session.run(inputs, into: &collector)
        return collector.fixes
    }

    private func points(_ request: StormsRequest) -> Result<[SessionFix], SessionLoadFailure> {
        var filter = PointFilter()
        if let storm = request.storm { filter.storms = [StormSelector(storm)] }
        if let season = request.season { filter.seasons = season...season }
        do throws(CommandFailure) {
            let input = request.file.map { InputFile.path(path($0)) } ?? .sample
            let quiet = SessionFiles(console: console, arguments: arguments.quiet, script: script, places: places)
            return .success(try quiet.fixes([input], filter: filter))
        } catch {
            return .failure(SessionLoadFailure(message: error.message))
        }
    }

    private func text(_ name: String) -> String? {
        do throws(CommandFailure) { return try InputFile.path(path(name)).text(console) } catch { return nil }
    }

    /// A file's path from the script's folder.
    func path(_ name: String) -> String {
        guard !name.hasPrefix("/"), let slash = script.lastIndex(of: "/") else { return name }
        return script[...slash] + name
    }

    private struct Collector: PointConsumer {
        let keepsTexts: Bool
        var fixes: [SessionFix] = []
        private var storm = StormIdentity(number: -1)

        init(keepsTexts: Bool) { self.keepsTexts = keepsTexts }

        mutating func enter(_ storm: StormIdentity) { self.storm = storm }
        mutating func take(_ point: TrackPoint, from row: SourceRow) {
            fixes.append(
                SessionFix(storm: storm, point: point, texts: keepsTexts ? SourceTexts(row) : SourceTexts()))
        }
        mutating func endOfInput() {}
    }
}
