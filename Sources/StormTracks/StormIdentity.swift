/// Which storm a fix belongs to.
public struct StormIdentity: Hashable, Sendable {
    /// The storm's number in the import, from 0, in the order of first appearance.
    public var number: Int
    /// The source's id, or `nil` where it has none.
    public var sourceID: String?
    /// The name as written, or `nil` for an unnamed storm.
    public var name: String?
    /// The season's year.
    public var season: Int?
    /// The basin's code as the source writes it, `AL`.
    public var basin: String?

    /// Names that the storm bears elsewhere in its file, as far as they are known.
    public var otherNames: [String]

    /// An identity; the number is that of the import.
    public init(
        number: Int, sourceID: String? = nil, name: String? = nil, season: Int? = nil, basin: String? = nil,
        otherNames: [String] = []
    ) {
        self.otherNames = otherNames
        self.number = number
        self.sourceID = sourceID
        self.name = name
        self.season = season
        self.basin = basin
    }

    /// The name with the season for readers, `KATRINA 2005`; the id where there is no name.
    public var label: String {
        guard let name else { return id }
        return season.map { "\(name) \($0)" } ?? name
    }

    /// The source's id; `NAME/SEASON` where it has none, `NAME` without a season, empty for one unnamed storm.
    public var id: String {
        if let sourceID { return sourceID }
        guard let name else { return "" }
        return season.map { "\(name)/\($0)" } ?? name
    }
}
