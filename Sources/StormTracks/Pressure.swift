/// An air pressure, stored in hectopascals (1 hPa = 1 mb).
public struct Pressure: Hashable, Comparable, Sendable {
    /// The pressure in hectopascals.
    public let hectopascals: Double

    /// A pressure in hectopascals, which are millibars.
    public static func hectopascals(_ value: Double) -> Pressure { Pressure(hectopascals: value) }

    private init(hectopascals: Double) { self.hectopascals = hectopascals }

    /// Orders by pressure.
    public static func < (first: Pressure, second: Pressure) -> Bool { first.hectopascals < second.hectopascals }
}
