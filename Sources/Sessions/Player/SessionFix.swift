import StormCallouts
import StormTracks

/// A track point and the storm it belongs to.
public struct SessionFix: Hashable, Sendable {
    /// The storm.
    public var storm: StormIdentity
    /// The point.
    public var point: TrackPoint
    /// The source's own texts, where the labels show them.
    public var texts: SourceTexts

    /// A point of a storm.
    public init(storm: StormIdentity, point: TrackPoint, texts: SourceTexts = SourceTexts()) {
        self.storm = storm
        self.point = point
        self.texts = texts
    }
}

/// What an annotation of a session is called.
enum AnnotationLabel: Hashable, Sendable {
    case fix(SessionFix)
    case title(String)

    var field: TraceRecord.Field {
        switch self {
        case .fix(let fix): .word("storm", fix.storm.id)
        case .title(let title): .text("title", title)
        }
    }

    func isOf(_ name: StormName) -> Bool {
        guard case .fix(let fix) = self else { return false }
        guard fix.storm.id == name.description || sameName(fix.storm.name, name.name) || fix.storm.sourceID == name.name
        else { return false }
        return name.season == nil || fix.storm.season == name.season
    }

    private func sameName(_ a: String?, _ b: String) -> Bool { a?.uppercased() == b.uppercased() }
}

/// Where a session's points and files come from: the engine opens no file.
public struct SessionSource {
    /// The points that a `storms` line asks for; its failure is a sentence.
    public var points: (StormsRequest) -> Result<[SessionFix], SessionLoadFailure>
    /// The text of a file named by `source` or `expect snapshot`, relative to the script; `nil` where there is none.
    public var text: (String) -> String?
    /// The places that a query names, best first.
    public var places: (String) -> [SessionPlace]
    /// How fixes become the rows of their callouts.
    public var callout = StormCallout()

    /// A source of two closures.
    public init(
        points: @escaping (StormsRequest) -> Result<[SessionFix], SessionLoadFailure>,
        text: @escaping (String) -> String? = { _ in nil },
        places: @escaping (String) -> [SessionPlace] = { _ in [] }
    ) {
        self.points = points
        self.text = text
        self.places = places
    }

    /// A source that has nothing.
    public static var empty: SessionSource {
        SessionSource(points: { _ in .failure(SessionLoadFailure(message: "no storm file is at hand")) })
    }
}

/// Why points could not be had.
public struct SessionLoadFailure: Error, Hashable, Sendable {
    /// What is wrong, as a phrase.
    public var message: String

    /// A failure.
    public init(message: String) { self.message = message }
}
