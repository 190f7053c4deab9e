/// A storm as people name it: `KATRINA`, `katrina/2005` or the source's id `AL122005`.
public struct StormSelector: Hashable, Sendable {
    /// What was asked for, as written.
    public let text: String
    private let folded: String
    private let name: String?
    private let season: Int?

    /// The selector of a text; letters count without case. `UNNAMED` asks for storms without a name.
    public init(_ text: String) {
        self.text = text
        folded = text.lowercased()
        if let slash = folded.lastIndex(of: "/"), let year = Int(folded[folded.index(after: slash)...]) {
            name = String(folded[..<slash])
            season = year
        } else {
            name = folded
            season = nil
        }
    }

    /// Whether `storm` is one that is asked for.
    public func matches(_ storm: StormIdentity) -> Bool {
        if let id = storm.sourceID, id.lowercased() == folded { return true }
        if let season, storm.season != season { return false }
        if (storm.name?.lowercased() ?? "unnamed") == name { return true }
        return storm.otherNames.contains { $0.lowercased() == name }
    }
}
