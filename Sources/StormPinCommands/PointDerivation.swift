import StormFormats
import StormTracks

/// Follows the storms of an import, all their fixes in the file's order, and makes the derived values of each: one small
/// record a storm.
struct PointDerivation {
    /// A fix with its derived values.
    struct Derived {
        var point: TrackPoint
        var values: [CellValue]
        var isInterpolated: Bool
    }

    private struct State {
        var history = TrackHistory()
        var last: TrackPoint?
        var interpolator: TrackInterpolator?
    }

    private let columns: DerivedColumns
    private var states: [Int: State] = [:]

    init(_ columns: DerivedColumns) { self.columns = columns }

    /// The interpolated fixes before `point`, and `point` itself as the last.
    mutating func derive(_ point: TrackPoint, of storm: StormIdentity) -> [Derived] {
        var state = states[storm.number] ?? State(interpolator: columns.step.flatMap { TrackInterpolator(step: $0) })
        // Taken out, so that the history is changed in place.
        states[storm.number] = nil
        var derived: [Derived] = []
        for between in state.interpolator?.fixes(before: point) ?? [] {
            let motion = state.last.flatMap { Motion(from: $0, to: between) }
            let values = columns.values(of: between, motion: motion, change: nil, isInterpolated: true)
            derived.append(Derived(point: between, values: values, isInterpolated: true))
            state.last = between
        }
        let (_, change) = state.history.add(point)
        let follows = point.isOfMainTrack
        let motion = follows ? state.last.flatMap { Motion(from: $0, to: point) } : nil
        let values = columns.values(of: point, motion: motion, change: change, isInterpolated: false)
        derived.append(Derived(point: point, values: values, isInterpolated: false))
        if follows { state.last = point }
        states[storm.number] = state
        return derived
    }

    /// Forgets the storms: the next input numbers its own.
    mutating func reset() { states = [:] }
}
