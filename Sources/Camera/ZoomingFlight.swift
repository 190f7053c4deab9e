import CMath

/// The path that zooms out, travels and zooms in, so that the eye sees an even speed.
///
/// Source: J. J. van Wijk, W. A. A. Nuij, "Smooth and efficient zooming and panning", IEEE InfoVis 2003, equations 5–9.
public struct ZoomingFlight: Hashable, Sendable {
    /// The trade between zooming and travelling; the authors' users preferred 1.42.
    public let rho: Double
    /// The visible width at the start and at the end, in points at the zoom of the start.
    public let startWidth, endWidth: Double
    /// The way on the ground, in points at the zoom of the start.
    public let distance: Double
    /// The path's length in the paper's measure; over 1.2 screens a second it is the flight's duration.
    public let length: Double
    /// The largest number of levels that the flight may go above its start, or `nil`.
    private let ceiling: Double?
    private let start: Double

    /// Points that count as no way at all.
    private static let standstill = 1e-6

    /// A flight over `distance` points, which ends with `levels` more zoom than it began; `startWidth` is the larger side
    /// of the viewport. `ceiling`, where given, is how many levels below its start the flight may show.
    public init(
        startWidth: Double, distance: Double, levels: Double, rho: Double = 1.42, ceiling: Double? = nil
    ) {
        let endWidth = startWidth / cmath_exp2(levels)
        self.startWidth = startWidth
        self.endWidth = endWidth
        self.distance = distance
        self.ceiling = ceiling
        guard distance > ZoomingFlight.standstill else {
            self.rho = rho
            start = 0
            length = cmath_log(endWidth / startWidth).magnitude / rho
            return
        }
        self.rho = rho
        let reach = rho * rho * distance
        let difference = endWidth * endWidth - startWidth * startWidth
        // The paper's ln(√(b² + 1) − b) loses every digit for large b; -asinh(b) is the same and loses none.
        start = -cmath_asinh((difference + reach * reach) / (2 * startWidth * reach))
        let end = -cmath_asinh((difference - reach * reach) / (2 * endWidth * reach))
        length = (end - start) / rho
    }

    /// After the share `progress` of the path: how many times wider than at the start the view is, and the share of the
    /// way that is behind it.
    public func position(_ progress: Double) -> (scale: Double, share: Double) {
        let way = progress * length
        guard distance > ZoomingFlight.standstill else {
            return (cmath_exp((endWidth < startWidth ? -1 : 1) * rho * way), progress)
        }
        var scale = cmath_cosh(start) / cmath_cosh(start + rho * way)
        let travelled =
            startWidth * (cmath_cosh(start) * cmath_tanh(start + rho * way) - cmath_sinh(start)) / (rho * rho)
        if let ceiling { scale = min(scale, cmath_exp2(ceiling)) }
        return (scale, travelled / distance)
    }
}
