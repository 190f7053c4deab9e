/// What a query can mean: a name, and what stands behind its commas.
struct PlaceQuery {
    /// One reading of the query.
    struct Reading {
        /// The folded name.
        var name: [UInt8]
        /// The folded parts that tell where it is, `jm` or `florida`.
        var qualifiers: [[UInt8]]

        /// How many edits a name may be away; none where the query has a number, which a misspelt name has not.
        var editLimit: Int {
            guard name.allSatisfy({ $0 < 0x80 && !(0x30...0x39).contains($0) }) else { return 0 }
            return name.count < 4 ? 0 : name.count < 8 ? 1 : 2
        }
    }

    /// The readings, the one with the longest name first.
    let readings: [Reading]

    /// How many bytes of a query are read, and how many parts of it.
    private static let longest = 400, mostParts = 6

    init(_ text: String) {
        guard text.utf8.count <= PlaceQuery.longest else {
            readings = []
            return
        }
        let parts = text.unicodeScalars.split(maxSplits: PlaceQuery.mostParts - 1) { PlaceQuery.isComma($0) }.map {
            PlaceFolding.fold(String($0))
        }.filter { !$0.isEmpty }
        readings = (0..<parts.count).reversed().map { last in
            let name = Array(parts[...last].joined(separator: [PlaceFolding.blank]))
            return Reading(name: name, qualifiers: Array(parts[(last + 1)...]))
        }
    }

    private static func isComma(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0x2C || scalar.value == 0xFF0C || scalar.value == 0x3001
    }
}
