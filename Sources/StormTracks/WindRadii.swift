/// The radii of a wind speed in the four quadrants; a missing one is `nil`, and 0 is a value.
public struct WindRadii: Hashable, Sendable {
    // Nautical miles, negative where missing: optionals would make every fix larger by half.
    private let northeastMiles, southeastMiles, southwestMiles, northwestMiles: Double

    /// Radii of four quadrants.
    public init(northeast: Distance?, southeast: Distance?, southwest: Distance?, northwest: Distance?) {
        northeastMiles = northeast?.nauticalMiles ?? -1
        southeastMiles = southeast?.nauticalMiles ?? -1
        southwestMiles = southwest?.nauticalMiles ?? -1
        northwestMiles = northwest?.nauticalMiles ?? -1
    }

    /// The radius towards the north-east.
    public var northeast: Distance? { WindRadii.radius(northeastMiles) }
    /// The radius towards the south-east.
    public var southeast: Distance? { WindRadii.radius(southeastMiles) }
    /// The radius towards the south-west.
    public var southwest: Distance? { WindRadii.radius(southwestMiles) }
    /// The radius towards the north-west.
    public var northwest: Distance? { WindRadii.radius(northwestMiles) }
    /// The quadrants NE, SE, SW, NW.
    public var quadrants: [Distance?] { [northeast, southeast, southwest, northwest] }

    private static func radius(_ miles: Double) -> Distance? { miles < 0 ? nil : .nauticalMiles(miles) }
}
