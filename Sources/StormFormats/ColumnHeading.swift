/// The name of a column, and whether its values are numbers.
public struct ColumnHeading: Hashable, Sendable {
    /// The name.
    public var name: String
    /// Whether the values are numbers.
    public var isNumber: Bool

    /// A heading.
    public init(_ name: String, isNumber: Bool = false) {
        self.name = name
        self.isNumber = isNumber
    }
}
