import Geodesy

/// An annotation on its way to another place, the short way round the earth.
struct AnnotationMove: Hashable, Sendable {
    let id: AnnotationID
    let from: Coordinate
    let to: Coordinate
    let start: SceneTime
    let end: SceneTime
    /// Whether the annotation is back at its own place when the way is over.
    var returns = false

    func coordinate(at time: SceneTime) -> Coordinate {
        guard time < end else { return returns ? from : to }
        guard time > start else { return from }
        let share = Double(time.ticks - start.ticks) / Double(end.ticks - start.ticks)
        let turn = to.longitude - from.longitude
        let east = turn - 360 * (turn / 360).rounded()
        let latitude = from.latitude + (to.latitude - from.latitude) * share
        return (try? Coordinate(latitude: latitude, longitude: from.longitude + east * share)) ?? to
    }
}
