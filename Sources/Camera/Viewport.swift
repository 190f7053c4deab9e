import CMath
import Geodesy

/// What part of the world shows: size, centre, zoom and heading. A value; every change makes another.
///
/// The centre is clamped so that nothing beyond the world's northern and southern edges shows, unless the world is lower
/// than the viewport: then it is in the middle. The zoom is clamped. Both follow `limits`.
public struct Viewport: Hashable, Sendable {
    /// How far a map may go.
    public struct Limits: Hashable, Sendable {
        /// The legal zoom levels, on tiles of 256 points.
        public var zoom: ClosedRange<Double>
        /// Whether nothing beyond the world's northern and southern edges may show.
        public var staysOnWorld: Bool

        /// Limits of zoom and place.
        public init(zoom: ClosedRange<Double>, staysOnWorld: Bool) {
            self.zoom = zoom
            self.staysOnWorld = staysOnWorld
        }

        /// Zoom 0…22, nothing beyond the world's edge.
        public static let standard = Limits(zoom: 0...22, staysOnWorld: true)
    }

    /// The zoom levels of the standard limits.
    public static var zoomRange: ClosedRange<Double> { Limits.standard.zoom }

    /// How far this map may go.
    public let limits: Limits
    /// The size in points.
    public let size: ScreenSize
    /// The coordinate in the middle.
    public let center: Coordinate
    /// The zoom: the world is 256 · 2^zoom points wide.
    public let zoom: Double
    /// The compass direction that points up, in degrees clockwise, 0..<360.
    public let heading: Double
    /// The place of the world in the middle.
    public let middle: WorldPoint

    /// Why numbers are no viewport.
    public enum Failure: Error, Hashable, Sendable {
        /// A side is negative, not a number or infinite.
        case invalidSize
        /// The zoom or the heading is not a number or infinite.
        case invalidCamera
    }

    /// A viewport. A side of zero is legal: nothing is on screen then.
    public init(
        size: ScreenSize, center: Coordinate, zoom: Double, heading: Double = 0, limits: Limits = .standard
    ) throws(Failure) {
        guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else { throw .invalidSize }
        guard zoom.isFinite, heading.isFinite else { throw .invalidCamera }
        self.init(size, WorldPoint(center), center, zoom, heading, limits)
    }

    private init(
        _ size: ScreenSize, _ world: WorldPoint, _ known: Coordinate?, _ zoom: Double, _ heading: Double,
        _ limits: Limits
    ) {
        self.size = size
        self.limits = limits
        self.zoom = min(max(zoom, limits.zoom.lowerBound), limits.zoom.upperBound)
        let turned = cmath_fmod(heading, 360)
        self.heading = turned < 0 ? turned + 360 : turned + 0
        let angle = self.heading * Double.pi / 180
        let half = (size.width * cmath_sin(angle).magnitude + size.height * cmath_cos(angle).magnitude) / 2
        let share = half / (256 * cmath_exp2(self.zoom))
        let y = !limits.staysOnWorld ? world.y : share >= 0.5 ? 0.5 : min(max(world.y, share), 1 - share)
        let turns = (world.longitude / 360 + 0.5).rounded(.down)
        let clamped = WorldPoint(longitude: world.longitude - 360 * turns, y: y)
        let isKept = y == world.y
        if isKept, let known {
            center = known
            middle = world
        } else {
            middle = clamped
            center = clamped.coordinate ?? .origin
        }
    }

    /// The world's width in points.
    public var worldWidth: Double { 256 * cmath_exp2(zoom) }
    /// Whether anything can be on screen.
    public var isEmpty: Bool { size.width == 0 || size.height == 0 }

    /// The map from the world to this screen; take it once for many points.
    public var projection: ScreenProjection {
        ScreenProjection(middle: middle, worldWidth: worldWidth, rotation: rotation, size: size)
    }

    /// Where a place of the world appears, at its copy nearest to the centre; exactly half a world away: to the west.
    public func point(of world: WorldPoint) -> ScreenPoint { projection.point(of: world) }

    /// Where a coordinate appears.
    public func point(of place: Coordinate) -> ScreenPoint { point(of: WorldPoint(place)) }

    /// The place of the world under a point of the screen; its `x` may lie beyond 0...1.
    public func world(at point: ScreenPoint) -> WorldPoint {
        let (dx, dy) = (point.x - size.width / 2, point.y - size.height / 2)
        let (sine, cosine) = rotation
        return WorldPoint(
            longitude: middle.longitude + (dx * cosine - dy * sine) / worldWidth * 360,
            y: middle.y + (dx * sine + dy * cosine) / worldWidth)
    }

    /// The coordinate under a point of the screen.
    public func coordinate(at point: ScreenPoint) -> Coordinate {
        if point == ScreenPoint(x: size.width / 2, y: size.height / 2) { return center }
        return world(at: point).coordinate ?? center
    }

    /// After a finger moved the map's content by `delta`.
    public func panned(by delta: ScreenVector) -> Viewport {
        guard delta.dx != 0 || delta.dy != 0 else { return self }
        let point = ScreenPoint(x: size.width / 2 - delta.dx, y: size.height / 2 - delta.dy)
        return Viewport(size, world(at: point), nil, zoom, heading, limits)
    }

    /// At another zoom; what is under `point` stays there.
    public func zoomed(to zoom: Double, about point: ScreenPoint) -> Viewport {
        moved(world(at: point), to: point, Viewport(size, middle, center, zoom, heading, limits))
    }

    /// Turned by `degrees`, which are added to the heading; what is under `point` stays there.
    public func rotated(by degrees: Double, about point: ScreenPoint) -> Viewport {
        moved(world(at: point), to: point, Viewport(size, middle, center, zoom, heading + degrees, limits))
    }

    /// With another size; centre, zoom and heading stay.
    public func resized(to size: ScreenSize) -> Viewport {
        size == self.size ? self : Viewport(size, middle, center, zoom, heading, limits)
    }

    /// With the place `world` in the middle, at `zoom`.
    public func centered(on world: WorldPoint, zoom: Double) -> Viewport {
        Viewport(size, world, nil, zoom, heading, limits)
    }

    private func moved(_ world: WorldPoint, to point: ScreenPoint, _ next: Viewport) -> Viewport {
        if point == ScreenPoint(x: size.width / 2, y: size.height / 2) { return next }
        let off = next.world(at: point)
        return Viewport(
            size,
            WorldPoint(
                longitude: next.middle.longitude + world.longitude - off.longitude, y: next.middle.y + world.y - off.y),
            nil, next.zoom,
            next.heading, limits)
    }

    private var rotation: (sine: Double, cosine: Double) {
        switch heading {
        case 0: (0, 1)
        case 90: (1, 0)
        case 180: (0, -1)
        case 270: (-1, 0)
        default: (cmath_sin(heading * Double.pi / 180), cmath_cos(heading * Double.pi / 180))
        }
    }

    /// How far down the screen a place lies, in shares of the world's width and from a line that all places share: unlike
    /// a screen's y it stays the same to the last bit while the map is panned.
    public func depth(of world: WorldPoint) -> Double {
        let (sine, cosine) = rotation
        guard sine != 0 else { return world.y * cosine }
        let turns = ((world.longitude - middle.longitude) / 360 + 0.5).rounded(.down)
        return world.y * cosine - (world.longitude / 360 - turns) * sine
    }

    package var worldCenter: WorldPoint { middle }
}

extension Coordinate {
    /// The equator at Greenwich. Zeros are legal, so that the initialiser cannot fail.
    fileprivate static let origin: Coordinate = {
        do { return try Coordinate(latitude: 0, longitude: 0) } catch { preconditionFailure("0, 0 is a place") }
    }()
}

extension Viewport {
    /// The zoom levels that a scale above 0 makes: 1 for twice as large.
    public static func levels(ofScale scale: Double) -> Double { cmath_log2(scale) }
}
