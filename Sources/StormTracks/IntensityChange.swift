/// How a storm's wind changed within 24 hours.
///
/// The wind of a fix minus that of the storm's fix exactly 24 hours before; nothing is interpolated, so that a fix without
/// such a partner has no change. Source: J. Kaplan and M. DeMaria (2003), "Large-Scale Characteristics of Rapidly
/// Intensifying Tropical Cyclones in the North Atlantic Basin", Wea. Forecasting 18(6), 1093-1108.
public struct IntensityChange: Hashable, Sendable {
    /// The change in knots; weakening is negative.
    public let knots: Double

    /// The least change of rapid intensification in knots.
    public static let rapidKnots = 30.0

    /// The span over which winds are compared.
    public static let milliseconds: Int64 = 86_400_000

    /// A change of `knots`.
    public init(knots: Double) { self.knots = knots }

    /// Whether the storm intensified rapidly: by 30 kt or more within the 24 hours. Whether it was over land, which the
    /// strict definition leaves out, is not known here.
    public var isRapidIntensification: Bool { knots >= IntensityChange.rapidKnots }
}
