/// An air pressure, stored in hectopascals (1 hPa = 1 mb).
public struct Pressure: Hashable, Comparable, Sendable {
    /// The pressure in hectopascals.
    public let hectopascals: Double

    /// A pressure in hectopascals, which are millibars.
    public static func hectopascals(_ value: Double) -> Pressure { Pressure(hectopascals: value) }

    /// The units that sources declare; the raw value is the word of the command line.
    public enum Unit: String, Hashable, Sendable, CaseIterable {
        /// Hectopascals, which are millibars.
        case hectopascals = "hpa"
        /// Pascals.
        case pascals = "pa"
        /// Kilopascals.
        case kilopascals = "kpa"
        /// Inches of mercury: 25.4 millimetres.
        case inchesOfMercury = "inhg"
        /// Millimetres of mercury: 1.33322387415 hPa.
        case millimetersOfMercury = "mmhg"
    }

    /// A pressure of `value` in `unit`.
    public init(_ value: Double, _ unit: Unit) {
        hectopascals =
            switch unit {
            case .hectopascals: value
            case .pascals: value / 100
            case .kilopascals: value * 10
            case .inchesOfMercury: value * 25.4 * 1.33322387415
            case .millimetersOfMercury: value * 1.33322387415
            }
    }

    private init(hectopascals: Double) { self.hectopascals = hectopascals }

    /// Orders by pressure.
    public static func < (first: Pressure, second: Pressure) -> Bool { first.hectopascals < second.hectopascals }
}
