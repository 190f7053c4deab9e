/// A span of session time as a script writes it: seconds with at most nine decimals, kept as whole nanoseconds.
public struct ScriptSeconds: Hashable, Comparable, Sendable {
    /// The span in nanoseconds, 0 or more.
    public let nanoseconds: Int64

    /// A span of whole nanoseconds.
    public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    /// Orders by length.
    public static func < (a: ScriptSeconds, b: ScriptSeconds) -> Bool { a.nanoseconds < b.nanoseconds }
}
