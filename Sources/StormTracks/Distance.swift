/// A distance, stored in nautical miles (1 nmi = 1852 m), the unit of wind radii in HURDAT2 and ATCF.
public struct Distance: Hashable, Comparable, Sendable {
    /// The distance in nautical miles.
    public let nauticalMiles: Double

    /// A distance in nautical miles.
    public static func nauticalMiles(_ value: Double) -> Distance { Distance(nauticalMiles: value) }

    private init(nauticalMiles: Double) { self.nauticalMiles = nauticalMiles }

    /// Orders by length.
    public static func < (first: Distance, second: Distance) -> Bool { first.nauticalMiles < second.nauticalMiles }
}
