/// A wind speed. Stored in knots, the unit of HURDAT2 and ATCF, so that their values round-trip exactly.
///
/// Conversions use the exact definitions: 1 kt = 1852 m/h, 1 mile = 1609.344 m.
public struct Speed: Hashable, Comparable, Sendable {
    /// The speed in knots.
    public let knots: Double

    /// A speed in knots.
    public static func knots(_ value: Double) -> Speed { Speed(knots: value) }
    /// A speed in metres per second.
    public static func metersPerSecond(_ value: Double) -> Speed { Speed(knots: value * 3600 / 1852) }
    /// A speed in kilometres per hour.
    public static func kilometersPerHour(_ value: Double) -> Speed { Speed(knots: value * 1000 / 1852) }
    /// A speed in statute miles per hour.
    public static func milesPerHour(_ value: Double) -> Speed { Speed(knots: value * 1609.344 / 1852) }

    /// The units that sources declare and users ask for; the raw value is the word of the command line.
    public enum Unit: String, Hashable, Sendable, CaseIterable {
        /// Knots.
        case knots = "kt"
        /// Kilometres per hour.
        case kilometersPerHour = "kmh"
        /// Statute miles per hour.
        case milesPerHour = "mph"
        /// Metres per second.
        case metersPerSecond = "ms"

        /// The unit's symbol for readers: `kt`, `km/h`, `mph`, `m/s`.
        public var symbol: String {
            switch self {
            case .knots: "kt"
            case .kilometersPerHour: "km/h"
            case .milesPerHour: "mph"
            case .metersPerSecond: "m/s"
            }
        }
    }

    /// A speed of `value` in `unit`.
    public init(_ value: Double, _ unit: Unit) {
        switch unit {
        case .knots: self = .knots(value)
        case .kilometersPerHour: self = .kilometersPerHour(value)
        case .milesPerHour: self = .milesPerHour(value)
        case .metersPerSecond: self = .metersPerSecond(value)
        }
    }

    private init(knots: Double) { self.knots = knots }

    /// The speed in `unit`. Noise of the conversion there and back, below 1e-12 of the value, is taken off, so that a
    /// source's 55 km/h is 55 again.
    public func value(in unit: Unit) -> Double {
        let converted: Double
        switch unit {
        case .knots: return knots
        case .kilometersPerHour: converted = knots * 1852 / 1000
        case .milesPerHour: converted = knots * 1852 / 1609.344
        case .metersPerSecond: converted = knots * 1852 / 3600
        }
        let rounded = (converted * 1e9).rounded() / 1e9
        return (rounded - converted).magnitude <= 1e-12 * converted.magnitude ? rounded : converted
    }

    /// Orders by speed.
    public static func < (first: Speed, second: Speed) -> Bool { first.knots < second.knots }
}
