import CMath

/// How far and how long a map goes on by itself after a finger has let it go, in the ways of the known platforms.
public enum ThrowModel: Hashable, Sendable {
    /// UIKit's scroll view: the speed is multiplied by `rate` each millisecond, until it is below 10 points a second.
    /// Source: UIScrollView.DecelerationRate: normal 0.998, fast 0.99.
    case scrollView(rate: Double)
    /// MapLibre GL JS: the speed times `linearity`, at most `maxSpeed`, slowed evenly. Source: handler_inertia.
    case mapLibre(deceleration: Double = 2500, linearity: Double = 0.3, maxSpeed: Double = 1400)
    /// Leaflet: the speed times `linearity`, slowed evenly. Source: Map.Drag, options `inertiaDeceleration`, `easeLinearity`.
    case leaflet(deceleration: Double = 3400, linearity: Double = 0.2)
    /// OpenLayers: exponential decay per millisecond down to `minSpeed` in points a millisecond. Source: ol/Kinetic.
    case openLayers(decay: Double = -0.005, minSpeed: Double = 0.05)

    /// The way in points of a map let go at `speed` points a second.
    public func distance(speed: Double) -> Double {
        switch self {
        case .scrollView(let rate): return -speed / 1000 / cmath_log(rate)
        case .mapLibre, .leaflet: return startSpeed(speed) * duration(speed: speed) / 2
        case .openLayers(let decay, let minSpeed):
            return speed / 1000 > minSpeed ? (minSpeed - speed / 1000) / decay : 0
        }
    }

    /// The seconds until a map let go at `speed` points a second is at rest.
    public func duration(speed: Double) -> Double {
        switch self {
        case .scrollView(let rate): return speed > 10 ? cmath_log(speed / 10) / (-1000 * cmath_log(rate)) : 0
        case .mapLibre(let deceleration, let linearity, _), .leaflet(let deceleration, let linearity):
            return startSpeed(speed) / (deceleration * linearity)
        case .openLayers(let decay, let minSpeed):
            return speed / 1000 > minSpeed ? cmath_log(minSpeed / (speed / 1000)) / decay / 1000 : 0
        }
    }

    /// The speed with which the map starts to go by itself, in points a second.
    public func startSpeed(_ speed: Double) -> Double {
        switch self {
        case .scrollView, .openLayers: speed
        case .mapLibre(_, let linearity, let maxSpeed): min(speed * linearity, maxSpeed)
        case .leaflet(_, let linearity): speed * linearity
        }
    }

    /// Where UIKit says that a scroll view will come to rest, in points from where it was let go: the sum over whole
    /// milliseconds, a little less than `distance`. Source: WWDC 2018, session 803, "Designing Fluid Interfaces".
    public static func projectedDistance(speed: Double, rate: Double) -> Double { speed / 1000 * rate / (1 - rate) }
}
