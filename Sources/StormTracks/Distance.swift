/// A distance, stored in nautical miles (1 nmi = 1852 m), the unit of wind radii in HURDAT2 and ATCF.
public struct Distance: Hashable, Comparable, Sendable {
    /// The distance in nautical miles.
    public let nauticalMiles: Double

    /// A distance in nautical miles.
    public static func nauticalMiles(_ value: Double) -> Distance { Distance(nauticalMiles: value) }

    /// A distance in kilometres.
    public static func kilometers(_ value: Double) -> Distance { Distance(nauticalMiles: value / 1.852) }
    /// A distance in statute miles.
    public static func miles(_ value: Double) -> Distance { Distance(nauticalMiles: value * 1.609344 / 1.852) }

    /// The units that sources declare.
    public enum Unit: Hashable, Sendable { case nauticalMiles, kilometers, miles }

    /// A distance of `value` in `unit`.
    public init(_ value: Double, _ unit: Unit) {
        switch unit {
        case .nauticalMiles: self = .nauticalMiles(value)
        case .kilometers: self = .kilometers(value)
        case .miles: self = .miles(value)
        }
    }

    private init(nauticalMiles: Double) { self.nauticalMiles = nauticalMiles }

    /// Orders by length.
    public static func < (first: Distance, second: Distance) -> Bool { first.nauticalMiles < second.nauticalMiles }
}
