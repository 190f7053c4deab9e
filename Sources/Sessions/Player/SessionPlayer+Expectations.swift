import CalloutTracking
import Camera
import Geodesy
import MapScene
import StormTracks

extension SessionPlayer {
    mutating func check(_ expectation: SessionExpectation, _ statement: ScriptStatement) throws(SessionFailure) {
        switch expectation {
        case .callout(let word, let point): try checkCallout(word, point, statement)
        case .selected(let subject): try checkSelection(subject, statement)
        case .visible(let count):
            let found = scene.visibleCount
            try require(found == count, statement, "\(count) visible", "\(found) visible")
        case .event(let pattern, let count):
            let found = trace.filter { $0.matches(pattern) }.count
            try require(found == count, statement, "\(pattern) \(count) times", "\(found) times")
        case .order(let patterns):
            var rest = patterns[...]
            for record in trace { if let next = rest.first, record.matches(next) { rest.removeFirst() } }
            let missing = rest.first?.description ?? ""
            try require(
                rest.isEmpty, statement, patterns.map { $0.description }.joined(separator: " "),
                "no \(missing) after those before it")
        case .center(let place, let zoom, let within):
            let center = scene.viewport.coordinate(at: scene.insets.middle(of: scene.viewport.size))
            let turn = center.longitude - place.longitude
            let east = turn - 360 * (turn / 360).rounded()
            let isNear =
                (center.latitude - place.latitude).magnitude <= within && east.magnitude <= within
                && zoom.map { (scene.viewport.zoom - $0).magnitude <= within } ?? true
            try require(
                isNear, statement, "center " + spell(place, zoom), "center " + spell(center, scene.viewport.zoom))
        case .snapshot(let file):
            let found = scene.snapshotText
            let recorded = source.text(file)
            if isUpdating {
                if recorded != found { snapshotRewrites.append((file, found)) }
                return
            }
            guard let wanted = recorded else { throw fail(.load, statement, found: "cannot read '\(file)'") }
            try require(wanted == found, statement, "the snapshot '\(file)'", LineDifference.text(wanted, found))
        case .displayed(let title):
            let ids = try annotations(titled: title, statement)
            let visibility = scene.visibility
            let holds = ids.contains { visibility.reason(of: $0) == nil && scene.isOnScreen($0) }
            try require(holds, statement, "\(TraceText.quoted(title)) displayed", describe(ids, visibility))
        case .hidden(let title, let blocker, let word):
            let ids = try annotations(titled: title, statement)
            let visibility = scene.visibility
            let holds = ids.contains { isHidden($0, by: blocker, word, visibility) }
            let wanted =
                TraceText.quoted(title) + " hidden" + (blocker.map { " by " + TraceText.quoted($0) } ?? "")
                + (word.map { " because " + $0.rawValue } ?? "")
            try require(holds, statement, wanted, describe(ids, visibility))
        case .focus(let wanted):
            let (holds, words): (Bool, String) =
                switch (wanted, scene.focus) {
                case (.none, let focus): (focus == .none, "none")
                case (.callout, .callout): (true, "callout")
                case (.callout, _): (false, "callout")
                case (.title(let title), .view(let id)): (scene[id]?.title == title, TraceText.quoted(title))
                case (.title(let title), _): (false, TraceText.quoted(title))
                }
            try require(holds, statement, "focus " + words, "focus " + scene.snapshotFocus)
        }
    }

    private func isHidden(
        _ id: AnnotationID, by blocker: String?, _ word: SessionExpectation.HidingWord?, _ visibility: SceneVisibility
    ) -> Bool {
        switch visibility.reason(of: id) {
        case nil: false
        case .levels?: blocker == nil && word != .collision
        case .clustered(let view)?: word != .levels && (blocker == nil || scene[view.first]?.title == blocker)
        case .collision(let other)?: word != .levels && (blocker == nil || scene[other]?.title == blocker)
        }
    }

    /// Where the views of one title are.
    private func describe(_ ids: [AnnotationID], _ visibility: SceneVisibility) -> String {
        ids.map { id in
            if let reason = visibility.reason(of: id) { return scene.snapshotWords(of: reason) }
            return scene.isOnScreen(id) ? "displayed" : "displayed off the screen"
        }.joined(separator: ", ")
    }

    private func spell(_ place: Coordinate, _ zoom: Double?) -> String {
        "\(TraceText.degrees(place.latitude)) \(TraceText.degrees(place.longitude))"
            + (zoom.map { " zoom \(TraceText.degrees($0))" } ?? "")
    }

    private func require(
        _ holds: Bool, _ statement: ScriptStatement, _ expected: String, _ found: String
    ) throws(SessionFailure) {
        if !holds { throw fail(.expectation, statement, expected: expected, found: found) }
    }

    private mutating func checkCallout(
        _ word: SessionExpectation.CalloutStateWord, _ point: SessionExpectation.ExpectedPoint?,
        _ statement: ScriptStatement
    ) throws(SessionFailure) {
        let state: SessionExpectation.CalloutStateWord
        switch scene.callout {
        case .shown: state = .shown
        case .none, .hidden: state = .hidden
        case .offScreen: state = .offscreen
        }
        let anchor = scene.selected.flatMap { scene.anchor(of: $0) }
        let isNear =
            point.map { point in
                guard let anchor else { return false }
                return (anchor.x - point.x).magnitude <= point.within
                    && (anchor.y - point.y).magnitude <= point.within
            } ?? true
        if isUpdating, state == word, !isNear, let point, let anchor {
            rewrites.append(
                ScriptRewrite(
                    file: statement.place.file, line: statement.place.line, columns: point.columns,
                    replacement: "\(TraceText.points(anchor.x)) \(TraceText.points(anchor.y))"))
            return
        }
        let expected = "callout \(word.rawValue)" + (point.map { spell($0.x, $0.y) } ?? "")
        let found = "callout \(state.rawValue)" + (anchor.map { spell($0.x, $0.y) } ?? "")
        try require(state == word && isNear, statement, expected, found)
    }

    private func spell(_ x: Double, _ y: Double) -> String { " at \(TraceText.points(x)) \(TraceText.points(y))" }

    private func checkSelection(_ subject: Subject?, _ statement: ScriptStatement) throws(SessionFailure) {
        let label = scene.selected.map { writer.labels[$0.index] }
        let title = scene.selected.flatMap { scene[$0]?.title }
        let found: String
        switch label {
        case nil: found = "none"
        case .fix(let fix)?: found = fix.storm.id
        case .title?: found = TraceText.quoted(title ?? "")
        }
        switch subject {
        case nil: try require(label == nil, statement, "nothing selected", found)
        case .title(let wanted)?: try require(title == wanted, statement, TraceText.quoted(wanted), found)
        case .storm(let storm)?: try require(label?.isOf(storm) ?? false, statement, storm.description, found)
        }
    }
}

/// The first lines in which two texts differ.
enum LineDifference {
    static func text(_ wanted: String, _ found: String) -> String {
        let a = wanted.split(separator: "\n", omittingEmptySubsequences: false)
        let b = found.split(separator: "\n", omittingEmptySubsequences: false)
        var lines: [String] = []
        for index in 0..<max(a.count, b.count) {
            let (old, new) = (index < a.count ? a[index] : nil, index < b.count ? b[index] : nil)
            guard old != new else { continue }
            if let old { lines.append("-\(index + 1) \(old)") }
            if let new { lines.append("+\(index + 1) \(new)") }
        }
        return "\n" + lines.joined(separator: "\n")
    }
}
