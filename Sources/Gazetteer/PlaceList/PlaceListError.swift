/// Why a file is no list of places.
public struct PlaceListError: Error, Hashable, Sendable {
    /// The reasons.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// It has no text.
        case emptyInput = "empty-input"
        /// No row names a latitude, a longitude, and a name or a street.
        case noHeader = "no-header"
        /// A record is longer than the reader's limit.
        case recordTooLong = "record-too-long"
    }

    /// Why.
    public var code: Code
    /// The line at fault, from 1, or `nil` for the file.
    public var line: Int?

    /// An error.
    public init(code: Code, line: Int? = nil) {
        self.code = code
        self.line = line
    }
}
