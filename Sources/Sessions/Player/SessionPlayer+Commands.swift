import Annotations
import CalloutTracking
import Camera
import Geodesy
import MapScene
import StormTracks

extension SessionPlayer {
    /// Starts a command; the moment until which it blocks.
    mutating func start(_ command: SessionCommand, _ statement: ScriptStatement) throws(SessionFailure) -> SceneTime {
        switch command {
        case .describe, .size, .insets, .storms, .center, .callout, .autopan, .collision, .add, .fit, .set, .locate:
            break
        default: isSettingUp = false
        }
        switch command {
        case .describe: break
        case .size(let width, let height), .resize(let width, let height):
            try resize(ScreenSize(width: width, height: height), command, statement)
        case .insets(let top, let right, let bottom, let left):
            scene.setInsets(ScreenInsets(top: top, right: right, bottom: bottom, left: left))
        case .storms(let request): try load(request, statement)
        case .center(let place, let zoom, let heading):
            let target = try viewport(place, zoom, heading ?? scene.viewport.heading, statement)
            if isSettingUp { scene.setUp(target) } else { scene.show(target) }
        case .callout(let word): scene.setCalloutPolicy(word == .hide ? .hide : .follow)
        case .autopan(let isOn): scene.isAutopanOn = isOn
        case .wait(let span): return scene.time + SceneTime(nanoseconds: span.nanoseconds)
        case .select(.title(let title), _): scene.select(try annotation(titled: title, statement))
        case .select(.storm(let storm), let time): scene.select(try fix(of: storm, at: time, statement))
        case .deselect: scene.deselect()
        case .fit(.region(let region), let padding):
            scene.fit(region, padding: padding, settingUp: isSettingUp)
        case .fit(.storm(let storm), let padding):
            let places = try annotations(of: storm, statement).compactMap { scene[$0]?.coordinate }
            scene.fit(places, padding: padding, settingUp: isSettingUp)
        case .add(let added): try add(added, statement)
        case .move(let title, let place, let span):
            let id = try annotation(titled: title, statement)
            scene.move(id, to: place, over: SceneTime(nanoseconds: span.nanoseconds))
            return scene.time + SceneTime(nanoseconds: span.nanoseconds)
        case .set(let title, let property): change(try annotation(titled: title, statement), property)
        case .remove(nil): scene.remove(scene.ids)
        case .remove(.title(let title)): scene.remove([try annotation(titled: title, statement)])
        case .remove(.storm(let storm)): scene.remove(try annotations(of: storm, statement))
        case .locate(let place): scene.locate(place)
        case .failLoad(let reason): scene.failLoad(reason: reason)
        case .snapshot(let name): snapshots.append((name, scene.snapshotText))
        case .expect(let expectation):
            flush()
            try check(expectation, statement)
        case .play(let storm, let span): return try play(storm, span, statement)
        case .collision(let isOn): scene.isCollisionOn = isOn
        case .find(let query, let span): return find(query, answersIn: span)
        default: return try move(command, statement)
        }
        return scene.time
    }

    private mutating func move(_ command: SessionCommand, _ statement: ScriptStatement) throws(SessionFailure)
        -> SceneTime
    {
        switch command {
        case .tap(let x, let y): scene.tap(at: ScreenPoint(x: x, y: y))
        case .doubletap(let x, let y):
            scene.doubletap(at: ScreenPoint(x: x, y: y))
            return scene.nextEnd ?? scene.time
        case .longpress(let x, let y):
            scene.longpress(at: ScreenPoint(x: x, y: y))
        case .pan(let dx, let dy, let span, let curve):
            return scene.pan(
                by: ScreenVector(dx: dx, dy: dy), over: SceneTime(nanoseconds: span.nanoseconds), curve: curve.motion)
        case .drag(let x, let y, let toX, let toY, let span):
            return scene.drag(
                from: ScreenPoint(x: x, y: y), to: ScreenPoint(x: toX, y: toY),
                over: SceneTime(nanoseconds: span.nanoseconds))
        case .fling(let vx, let vy): return scene.fling(ScreenVector(dx: vx, dy: vy))
        case .zoom(let zoom, let x, let y, let span):
            return scene.animate(
                .zoom(scene.viewport, to: zoom, about: ScreenPoint(x: x, y: y)),
                over: SceneTime(nanoseconds: span.nanoseconds))
        case .pinch(let x, let y, let scale, let span):
            return scene.pinch(
                about: ScreenPoint(x: x, y: y), zoomDelta: Viewport.levels(ofScale: scale),
                over: SceneTime(nanoseconds: span.nanoseconds))
        case .rotate(let degrees, let span):
            return scene.rotate(by: degrees, over: SceneTime(nanoseconds: span.nanoseconds))
        case .fly(let place, let zoom, let span):
            let target = try viewport(place, zoom, scene.viewport.heading, statement)
            let flight = CameraAnimation.flight(scene.viewport, to: target)
            let natural = SceneTime(seconds: flight.naturalDuration)
            return scene.animate(flight, over: span.map { SceneTime(nanoseconds: $0.nanoseconds) } ?? natural)
        default: throw fail(.notBuilt, statement, found: "not built yet")
        }
        return scene.time
    }

    /// Storm time runs: the fix of the moment moves along the track.
    private mutating func play(
        _ storm: StormName, _ span: ScriptSeconds, _ statement: ScriptStatement
    ) throws(SessionFailure) -> SceneTime {
        var fixes: [(id: AnnotationID, time: Instant)] = []
        for id in try annotations(of: storm, statement) {
            if case .fix(let fix) = writer.labels[id.index], let time = fix.point.time { fixes.append((id, time)) }
        }
        fixes.sort { $0.time != $1.time ? $0.time < $1.time : $0.id < $1.id }
        guard fixes.count > 1 else {
            throw fail(.unknownSubject, statement, found: "\(storm) has fewer than two fixes with a time")
        }
        let shares = zip(fixes, fixes.dropFirst()).map {
            Double($1.time.milliseconds - $0.time.milliseconds) / 1000
        }
        let length = SceneTime(nanoseconds: span.nanoseconds)
        recording?.stormTimes.append(
            SessionRecording.StormTime(
                start: scene.time, end: scene.time + length, first: fixes[0].time, last: fixes[fixes.count - 1].time))
        return scene.play(fixes.map { $0.id }, shares: shares, over: length)
    }

    private mutating func resize(
        _ size: ScreenSize, _ command: SessionCommand, _ statement: ScriptStatement
    ) throws(SessionFailure) {
        guard isSettingUp, case .size = command else {
            do { try scene.resize(to: size) } catch { throw fail(.refused, statement, found: "not a size") }
            return
        }
        let now = scene.viewport
        guard let next = try? Viewport(size: size, center: now.center, zoom: now.zoom, heading: now.heading) else {
            throw fail(.refused, statement, found: "not a size")
        }
        scene.setUp(next)
    }

    private func viewport(
        _ place: Coordinate, _ zoom: Double, _ heading: Double, _ statement: ScriptStatement
    ) throws(SessionFailure) -> Viewport {
        let size = scene.viewport.size
        guard let target = try? Viewport(size: size, center: place, zoom: zoom, heading: heading) else {
            throw fail(.refused, statement, found: "not a place to show")
        }
        return target.placing(place, at: scene.insets.middle(of: size))
    }

    private mutating func load(_ request: StormsRequest, _ statement: ScriptStatement) throws(SessionFailure) {
        switch source.points(request) {
        case .failure(let failure): throw fail(.load, statement, found: failure.message)
        case .success(let fixes):
            let chosen = fixes.filter { fix in
                request.storm.map { AnnotationLabel.fix(fix).isOf(StormName(name: $0)) } ?? true
                    && request.season.map { fix.storm.season == $0 } ?? true
            }
            guard !chosen.isEmpty else {
                throw fail(.unknownSubject, statement, found: "no storm of the source is asked for")
            }
            add(chosen, naming: request.file.map { .text("source", $0) } ?? .word("source", "sample"))
        }
    }

    private mutating func add(_ added: AddedAnnotation, _ statement: ScriptStatement) throws(SessionFailure) {
        var options = ViewOptions()
        switch added.pin {
        case .green: options.pin = .green
        case .purple: options.pin = .purple
        case .red, nil: options.pin = .red
        }
        if let size = added.size {
            options.size = ScreenSize(width: size.first, height: size.second)
            options.centerOffset = ScreenVector(dx: 0, dy: 0)
        }
        if let anchor = added.anchor { options.centerOffset = ScreenVector(dx: anchor.first, dy: anchor.second) }
        if let offset = added.offset { options.calloutOffset = ScreenVector(dx: offset.first, dy: offset.second) }
        switch added.callout {
        case nil, .default?: break
        case .table?: options.callout = .table
        case .bubble?: options.callout = .bubble
        case .buttons?: options.callout = .buttons
        case .none?: options.callout = .none
        }
        if let levels = added.levels { options.levels = ZoomLevels(least: levels.first, most: levels.second) }
        options.isForced = added.isForced
        if let priority = added.collisionPriority { options.collisionPriority = priority }
        if let priority = added.displayPriority { options.displayPriority = priority }
        options.isDraggable = added.isDraggable
        options.clusterID = added.cluster
        if added.accessories.contains(.left) { options.leftControl = CalloutControl("left") }
        if added.accessories.contains(.right) { options.rightControl = CalloutControl("right") }
        writer.name([.title(added.title)])
        recording?.subjects.append(SessionRecording.Subject(title: added.title, point: nil, pin: options.pin))
        _ = scene.add([
            SceneAnnotation(
                coordinate: added.coordinate, title: added.title, subtitle: added.subtitle, options: options)
        ])
        flush()
    }

    private mutating func change(_ id: AnnotationID, _ property: SessionCommand.ChangedProperty) {
        scene.update(id) { annotation in
            switch property {
            case .title(let title): annotation.title = title
            case .subtitle(let subtitle): annotation.subtitle = subtitle
            case .size(let width, let height): annotation.options.size = ScreenSize(width: width, height: height)
            case .offset(let x, let y): annotation.options.calloutOffset = ScreenVector(dx: x, dy: y)
            }
        }
    }
}

extension SessionCommand.CurveWord {
    fileprivate var motion: MotionCurve {
        switch self {
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .linear: .linear
        }
    }
}
