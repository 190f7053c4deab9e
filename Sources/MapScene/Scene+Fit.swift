import Camera
import Geodesy

extension Viewport {
    /// With `place` at a point of the screen, clamped as every viewport is.
    public func placing(_ place: Coordinate, at point: ScreenPoint) -> Viewport {
        let middle = ScreenPoint(x: size.width / 2, y: size.height / 2)
        guard point != middle || place == center else {
            // The coordinate itself and not its projection becomes the centre, so that no digit is lost.
            return (try? Viewport(size: size, center: place, zoom: zoom, heading: heading)) ?? self
        }
        if point == middle { return self }
        let now = self.point(of: place)
        return panned(by: ScreenVector(dx: point.x - now.x, dy: point.y - now.y))
    }
}

// Bringing places into view: the middle in Mercator, zoom at most 15.
extension Scene {
    /// The largest zoom that a fit chooses.
    public static let largestFitZoom = 15.0

    /// Brings a region into view as one change, or without one while setting up; with a side of zero it waits.
    public mutating func fit(_ region: GeoRegion, padding: Double = 0, settingUp: Bool = false) {
        let west = region.west / 360 + 0.5
        let east = region.east / 360 + 0.5 + (region.crossesAntimeridian ? 1 : 0)
        fit(west...east, south: region.south, north: region.north, padding, settingUp)
    }

    /// Brings places into view, in the smallest arc of longitudes that holds them all; none changes nothing.
    public mutating func fit(_ places: [Coordinate], padding: Double = 0, settingUp: Bool = false) {
        guard var (south, north) = places.first.map({ ($0.latitude, $0.latitude) }) else { return }
        for place in places { (south, north) = (min(south, place.latitude), max(north, place.latitude)) }
        let xs = places.map { WorldPoint($0).x }.sorted()
        var arc = xs[0]...xs[xs.count - 1]
        // The arc is what the largest gap leaves; of equal gaps the one over the antimeridian.
        for (a, b) in zip(xs, xs.dropFirst()) where a + 1 - b < arc.upperBound - arc.lowerBound { arc = b...(a + 1) }
        fit(arc, south: south, north: north, padding, settingUp)
    }

    /// Shows all of a region with its own centre in the middle, animated, as MapKit's `setRegion` does; when it arrives.
    /// With a side of zero the map stays.
    @discardableResult
    public mutating func show(_ region: CoordinateRegion, over span: SceneTime) -> SceneTime {
        guard !viewport.isEmpty else { return time }
        let room = ScreenSize(
            width: max(1, viewport.size.width - insets.left - insets.right),
            height: max(1, viewport.size.height - insets.top - insets.bottom))
        let zoom = min(RegionFit.zoomAboutCenter(of: region, in: room), Scene.largestFitZoom)
        let target = viewport.centered(on: WorldPoint(region.center), zoom: zoom)
        return animate(
            .flight(viewport, to: target.placing(region.center, at: insets.middle(of: viewport.size))), over: span)
    }

    private mutating func fit(
        _ arc: ClosedRange<Double>, south: Double, north: Double, _ padding: Double, _ settingUp: Bool
    ) {
        guard let top = try? Coordinate(latitude: north, longitude: 0),
            let bottom = try? Coordinate(latitude: south, longitude: 0)
        else { return }
        waitingFit = FitRequest(
            low: WorldPoint(x: arc.lowerBound, y: WorldPoint(top).y),
            high: WorldPoint(x: arc.upperBound, y: WorldPoint(bottom).y), padding: padding)
        if viewport.isEmpty { return emit(.note(.fitWaits)) }
        guard let target = takeFit() else { return }
        if settingUp { setUp(target) } else { show(target) }
    }

    /// Makes the fit that waited for a real size, inside the change that brought it.
    mutating func fulfilFit() {
        guard let target = takeFit() else { return }
        endMotions(held: .cancelled, loose: .replaced)
        set(target)
    }

    mutating func takeFit() -> Viewport? {
        guard let request = waitingFit, !viewport.isEmpty else { return nil }
        waitingFit = nil
        let wide = max(1, viewport.size.width - insets.left - insets.right)
        let high = max(1, viewport.size.height - insets.top - insets.bottom)
        let (width, height) = (room(wide, request.padding), room(high, request.padding))
        if width != wide - 2 * request.padding || height != high - 2 * request.padding { emit(.note(.paddingReduced)) }
        let zoom = min(
            Scene.largestFitZoom,
            RegionFit.largestZoom(
                width: request.high.x - request.low.x, height: request.high.y - request.low.y,
                in: ScreenSize(width: width, height: height)))
        let middle = WorldPoint(x: (request.low.x + request.high.x) / 2, y: (request.low.y + request.high.y) / 2)
        let centered = viewport.centered(on: middle, zoom: zoom)
        let point = insets.middle(of: viewport.size)
        return centered.panned(
            by: ScreenVector(dx: point.x - viewport.size.width / 2, dy: point.y - viewport.size.height / 2))
    }

    /// What a padding leaves of a length: at least one point.
    private func room(_ length: Double, _ padding: Double) -> Double { max(min(1, length), length - 2 * padding) }
}
