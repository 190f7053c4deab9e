/// Why a session stopped at a line.
public struct SessionFailure: Error, Hashable, Sendable {
    /// What kind of failure.
    public enum Kind: String, Hashable, Sendable {
        /// An `expect` was not met.
        case expectation = "expectation-failed"
        /// The line's engine does not exist yet.
        case notBuilt = "not-built"
        /// The line names a storm, time or title that is not there.
        case unknownSubject = "unknown-subject"
        /// A file cannot be had or read.
        case load = "load-failed"
        /// The line's numbers are not legal at this moment.
        case refused
    }

    /// What kind.
    public var kind: Kind
    /// The line.
    public var place: ScriptPlace
    /// The line as written.
    public var line: String
    /// What was expected, as a phrase.
    public var expected: String
    /// What was found, as a phrase.
    public var found: String
    /// The last events before it.
    public var lastEvents: [TraceRecord]
}

extension SessionFailure: CustomStringConvertible {
    /// File, line and column, what was expected and found, and the last events before.
    public var description: String {
        switch kind {
        case .notBuilt: return "\(place): not built yet: \(line)"
        case .unknownSubject, .load, .refused: return "\(place): \(found): \(line)"
        case .expectation: break
        }
        var text = "\(place): \(line)\n  expected: \(expected)\n  found:    \(found)"
        if !lastEvents.isEmpty { text += "\n  last events:" }
        for event in lastEvents { text += "\n    " + event.text }
        return text
    }
}

/// What became of a session.
public struct SessionOutcome: Sendable {
    /// The events, from the first to the last.
    public var trace: [TraceRecord]
    /// Why it stopped; `nil` when every line was played.
    public var failure: SessionFailure?
    /// The snapshots taken by `snapshot NAME`, in their order.
    public var snapshots: [(name: String, text: String)]
    /// The values that `--update` puts in place of those the script expects.
    public var rewrites: [ScriptRewrite]
    /// The files of `expect snapshot` that `--update` writes, named as the script does, with their new texts.
    public var snapshotRewrites: [(file: String, text: String)]
    /// The film of it, where the player was asked for one.
    public var recording: SessionRecording?

    /// The trace as text, a line an event.
    public var traceText: String { trace.map { $0.text + "\n" }.joined() }
    /// The trace as NDJSON.
    public var traceNDJSON: String { trace.map { $0.json + "\n" }.joined() }
}
