import Foundation

/// A file of numbers computed elsewhere with more digits than a double has.
public enum Oracle {
    /// The decoded file `oracles/NAME.json` of the shared folder.
    public static func read<Content: Decodable>(_ name: String, as type: Content.Type) throws -> Content {
        try JSONDecoder().decode(type, from: Data(contentsOf: SharedFolder.file("oracles/\(name).json")))
    }
}

/// Whether two numbers differ by no more than a share of their size, or than `absolute`.
public func isNear(_ found: Double, _ expected: Double, relative: Double = 0, absolute: Double) -> Bool {
    (found - expected).magnitude <= max(absolute, relative * expected.magnitude)
}
