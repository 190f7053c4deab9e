import Camera
import Gazetteer
import Geodesy
import MapScene

// The search of the third tutorial, one request at a time: a pin for each placemark, and the map over the best.
extension SessionPlayer {
    /// The whole north-south and east-west extent of the region about the best placemark, in metres.
    static let regionMeters = 10_000.0
    /// The kind of the annotations of placemarks, and their views' reuse identifier.
    static let placemarkKind = "PIN_ANNOTATION"

    /// Asks for a place; when the answer comes.
    mutating func find(_ query: String, answersIn span: ScriptSeconds) -> SceneTime {
        let delay = SceneTime(nanoseconds: span.nanoseconds).ticks
        switch geocoding.submit(query, at: scene.time.ticks, answersIn: delay) {
        case .ignored:
            scene.report(.ignored)
            return scene.time
        case .requested(let request, let cancelled):
            if let cancelled { scene.report(.cancelled(query: cancelled.query)) }
            return SceneTime(ticks: request.dueTime)
        case .awaited(let request): return SceneTime(ticks: request.dueTime)
        }
    }

    /// Goes on to a moment; answers come at theirs.
    mutating func advance(to target: SceneTime) {
        while let due = geocoding.nextTime, due <= target.ticks {
            advanceScene(to: max(scene.time, SceneTime(ticks: due)))
            answer()
        }
        advanceScene(to: target)
    }

    /// Goes on to a moment, and for a film frame by frame.
    private mutating func advanceScene(to target: SceneTime) {
        guard recording != nil else { return scene.advance(to: target) }
        while scene.time < target, !scene.isAtRest {
            scene.advance(to: min(target, scene.time.nextFrame))
            flush()
            film(annotationsMayDiffer: scene.movesAnnotations)
        }
        scene.advance(to: target)
    }

    /// Goes on until nothing moves and no answer is awaited.
    mutating func advanceToRest() {
        while let next = [scene.nextEnd, geocoding.pending.map { SceneTime(ticks: $0.dueTime) }].compactMap({ $0 })
            .min()
        {
            advance(to: next)
        }
    }

    private mutating func answer() {
        let source = source
        guard let outcome = geocoding.poll(at: scene.time.ticks, answers: { source.places($0) }) else { return }
        let query = outcome.request.query
        switch outcome.result {
        case .failure(let reason): scene.report(.failed(query: query, reason: reason.rawValue))
        case .success(let places):
            scene.report(.answered(query: query, count: places.count))
            show(places)
        }
    }

    private mutating func show(_ places: [SessionPlace]) {
        let kind = Self.placemarkKind
        if !scene.hasViewProvider {
            scene.setViewProvider { annotation, queue in
                guard annotation.kind == kind else { return nil }
                var view = queue.dequeue(kind)
                view.options.pin = .purple
                view.options.animatesDrop = true
                return view
            }
        }
        scene.remove(scene.ids.filter { scene[$0]?.kind == kind })
        writer.name(places.map { .title($0.title) })
        recording?.subjects += places.map { SessionRecording.Subject(title: $0.title, point: nil, pin: .purple) }
        _ = scene.add(
            places.map { place in
                var annotation = SceneAnnotation(
                    coordinate: place.coordinate, title: place.title, subtitle: place.subtitle)
                annotation.kind = kind
                return annotation
            })
        guard let best = places.first else { return }
        let region = CoordinateRegion(
            clampedAround: best.coordinate, latitudinalMeters: Self.regionMeters, longitudinalMeters: Self.regionMeters)
        scene.show(region, over: SceneTime(seconds: 0.3))
    }
}
