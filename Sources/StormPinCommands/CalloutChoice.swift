import Annotations
import StormCallouts
import StormTracks

/// The fix whose callout a map shows: `--callout STORM TIME`.
struct CalloutChoice: CustomStringConvertible {
    /// The four looks of a callout.
    enum Layout: String, CaseIterable { case table, bubble, buttons, standard }

    private let storm: StormSelector
    private let time: Instant
    let description: String

    /// The choice, or `nil` where none is made.
    init?(_ arguments: Arguments) throws(CommandFailure) {
        let values = arguments.all("callout")
        guard let name = values.dropLast().last, let text = values.last else { return nil }
        storm = StormSelector(name)
        time = try Selection.time("callout", text)
        description = "\(name) at \(time)"
    }

    /// Whether it is this fix.
    func isMet(by point: TrackPoint, of storm: StormIdentity) -> Bool {
        point.time == time && self.storm.matches(storm)
    }

    /// What the callout of a fix shows in the layout asked for.
    static func content(
        of point: TrackPoint, in storm: StormIdentity, _ arguments: Arguments
    ) throws(CommandFailure) -> CalloutContent {
        let callout = StormCallout(
            labels: try arguments.choice("lang", CalloutLabels.english), windUnit: try Speed.Unit.asked(arguments))
        let annotation = callout.annotation(of: point, in: storm, id: 0)
        switch try arguments.choice("layout", Layout.table) {
        case .table: return .table(annotation.properties)
        case .bubble: return .bubble(title: annotation.title, subtitle: annotation.subtitle)
        case .standard: return .standard(title: annotation.title, subtitle: annotation.subtitle)
        case .buttons: return .buttons(left: CalloutControl("left"), right: CalloutControl("right"))
        }
    }
}
