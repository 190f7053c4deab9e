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
        return Flown(from, to).length / 1.2
    }

    private static func flown(_ from: Viewport, _ to: Viewport, _ progress: Double) -> Viewport {
        let (scale, share) = Flown(from, to).position(progress)
        let (a, b) = (from.worldCenter, to.worldCenter)
        let east = (b.x - a.x) - (b.x - a.x + 0.5).rounded(.down)
        let turn = to.heading - from.heading
        let shorter = turn - 360 * (turn / 360).rounded()
        let place = WorldPoint(x: a.x + east * share, y: a.y + (b.y - a.y) * share)
        return from.rotated(by: shorter * progress, about: ScreenPoint(x: from.size.width / 2, y: from.size.height / 2))
            .centered(on: place, zoom: from.zoom - cmath_log2(scale))
    }

    private struct Flown {
        static let rho = 1.42
        let w0, w1, u1, r0, length: Double

        init(_ from: Viewport, _ to: Viewport) {
            w0 = max(from.size.width, from.size.height, 1)
            w1 = w0 / cmath_exp2(to.zoom - from.zoom)
            let (a, b) = (from.worldCenter, to.worldCenter)
            let east = (b.x - a.x) - (b.x - a.x + 0.5).rounded(.down)
            u1 = cmath_hypot(east, b.y - a.y) * from.worldWidth
            let square = Self.rho * Self.rho
            guard u1 > 1e-6 else {
                r0 = 0
                length = cmath_log(w1 / w0).magnitude / Self.rho
                return
            }
            let b0 = (w1 * w1 - w0 * w0 + square * square * u1 * u1) / (2 * w0 * square * u1)
            let b1 = (w1 * w1 - w0 * w0 - square * square * u1 * u1) / (2 * w1 * square * u1)
            r0 = -cmath_asinh(b0)
            length = (-cmath_asinh(b1) - r0) / Self.rho
        }

        func position(_ progress: Double) -> (scale: Double, share: Double) {
            let s = progress * length
            guard u1 > 1e-6 else { return (cmath_exp((w1 < w0 ? -1 : 1) * Self.rho * s), progress) }
            let scale = cmath_cosh(r0) / cmath_cosh(r0 + Self.rho * s)
            let way = w0 * (cmath_cosh(r0) * cmath_tanh(r0 + Self.rho * s) - cmath_sinh(r0)) / (Self.rho * Self.rho)
            return (scale, way / u1)
        }
    }
}
