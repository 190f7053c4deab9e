import DelimitedText
import StormTracks

/// The columns of a normalised track point, shared by the delimited and the JSON writers.
enum PointColumns {
    /// The name of the wind's column in a unit: `wind_kt`.
    static func windName(_ unit: Speed.Unit) -> String { "wind_" + unit.rawValue }

    /// The wind thresholds whose radii are written, with their columns' stem.
    static let radiiNames: [String] = ["r34", "r50", "r64"]
    /// The quadrants in the columns' order.
    static let quadrantNames: [String] = ["ne", "se", "sw", "nw"]
}
