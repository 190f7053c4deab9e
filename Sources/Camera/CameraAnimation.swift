import CMath
import Geodesy

/// A movement of the map as a function of progress, 0…1.
public enum CameraAnimation: Hashable, Sendable {
    /// An even way on the screen.
    case pan(Viewport, by: ScreenVector)
    /// A zoom about a point of the screen.
    case zoom(Viewport, to: Double, about: ScreenPoint)
    /// The flight that zooms out, travels and zooms in.
    ///
    /// Source: J. J. van Wijk, W. A. A. Nuij, "Smooth and efficient zooming and panning", InfoVis 2003; rho 1.42.
    case flight(Viewport, to: Viewport)

    /// Where the map is after the share `progress`; exact at both ends.
    public func viewport(at progress: Double) -> Viewport {
        switch self {
        case .pan(let base, let way):
            return base.panned(by: ScreenVector(dx: way.dx * progress, dy: way.dy * progress))
        case .zoom(let base, let zoom, let point):
            return base.zoomed(to: progress >= 1 ? zoom : base.zoom + (zoom - base.zoom) * progress, about: point)
        case .flight(let from, let to):
            if progress <= 0 { return from }
            return progress >= 1 ? to : Self.flown(from, to, progress)
        }
    }

    /// Seconds that a flight takes at 1.2 screens a second; 0 for the rest.
    public var naturalDuration: Double {
        guard case .flight(let from, let to) = self else { return 0 }
        return Self.path(from, to).length / 1.2
    }

    private static func path(_ from: Viewport, _ to: Viewport) -> ZoomingFlight {
        let way = from.shortestWay(to: to)
        return ZoomingFlight(
            startWidth: max(from.size.width, from.size.height, 1),
            distance: cmath_hypot(way.degrees / 360, way.y) * from.worldWidth, levels: to.zoom - from.zoom)
    }

    private static func flown(_ from: Viewport, _ to: Viewport, _ progress: Double) -> Viewport {
        let (scale, share) = path(from, to).position(progress)
        let way = from.shortestWay(to: to)
        let turn = to.heading - from.heading
        let shorter = turn - 360 * (turn / 360).rounded()
        let start = from.worldCenter
        let place = WorldPoint(longitude: start.longitude + way.degrees * share, y: start.y + way.y * share)
        return from.rotated(by: shorter * progress, about: ScreenPoint(x: from.size.width / 2, y: from.size.height / 2))
            .centered(on: place, zoom: from.zoom - cmath_log2(scale))
    }
}

extension Viewport {
    /// The way to another viewport's centre: degrees to the east, over the antimeridian where that is shorter, and shares
    /// of the world's height.
    fileprivate func shortestWay(to other: Viewport) -> (degrees: Double, y: Double) {
        let east = other.worldCenter.longitude - worldCenter.longitude
        return (east - 360 * (east / 360 + 0.5).rounded(.down), other.worldCenter.y - worldCenter.y)
    }
}
