import Annotations
import BundledData
import Gazetteer
import Geodesy
import MapScene
import Sessions
import StormTracks
import Testing

/// Plays a script, and gives its outcome.
func played(_ text: String, source: SessionSource = .empty, isUpdating: Bool = false) throws -> SessionOutcome {
    var player = SessionPlayer(source: source, isUpdating: isUpdating)
    return player.play(try Script(parsing: text, name: "test.session"))
}

/// Plays a script that must meet all its expectations, keep the invariants of every trace and be the same twice.
@discardableResult
func expectPasses(
    _ text: String, source: SessionSource = .empty, sourceLocation: SourceLocation = #_sourceLocation
) throws -> SessionOutcome {
    let outcome = try played(text, source: source)
    #expect(outcome.failure == nil, "\(outcome.failure?.description ?? "")", sourceLocation: sourceLocation)
    #expect(TraceInvariants.violation(in: outcome.trace) == nil, sourceLocation: sourceLocation)
    #expect(try played(text, source: source).traceText == outcome.traceText, sourceLocation: sourceLocation)
    return outcome
}

/// A storm of 34 fixes of which the 23rd is where Katrina was on 28 August 2005 at 18 UTC, and the strongest.
func katrina() throws -> SessionSource {
    let storm = StormIdentity(number: 0, sourceID: "AL122005", name: "KATRINA", season: 2005, basin: "AL")
    let peak = try #require(Instant(year: 2005, month: 8, day: 28, hour: 18))
    let fixes = try (0..<34).map { index in
        let step = Double(index - 22)
        var point = TrackPoint(
            time: Instant(milliseconds: peak.milliseconds + Int64(index - 22) * 21_600_000),
            coordinate: try Coordinate(latitude: 26.3 + step * 0.4, longitude: -88.6 - step * 0.5))
        point.wind = .knots(150 - step.magnitude * 3)
        return SessionFix(storm: storm, point: point)
    }
    return SessionSource(points: { _ in .success(fixes) }, places: { embeddedPlaces($0) })
}

private let gazetteer = Gazetteer(
    places: BundledData.places, aliases: BundledData.aliases, countries: BundledData.countries)

/// What the gazetteer inside the binary answers to a query.
func embeddedPlaces(_ query: String) -> [SessionPlace] {
    gazetteer.matches(for: query).map { SessionPlace($0.placemark) }
}
