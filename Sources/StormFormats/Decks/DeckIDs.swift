import StormTracks

/// The ids that storms have in HURDAT2 and ATCF: a basin of two letters, a number of two digits, a year.
struct DeckIDs {
    private var given: [String: String] = [:]
    private var numbers: [String: Int] = [:]

    /// A storm's id: its own where it is such a one, else the next number of its basin and season.
    mutating func id(of storm: StormIdentity) -> String {
        if let own = storm.sourceID, DeckIDs.isDeckID(own) { return own }
        let key = "\(storm.number)/\(storm.id)"
        if let known = given[key] { return known }
        let basin = storm.basin.flatMap { DeckIDs.isBasin($0) ? $0 : nil } ?? "XX"
        let year = String(10_000 + max(0, min(9999, storm.season ?? 0))).suffix(4)
        let number = (numbers[basin + year] ?? 0) + 1
        numbers[basin + year] = number
        let id = DeckIDs.letters(basin, block: (number - 1) / 99) + String(101 + (number - 1) % 99).suffix(2) + year
        given[key] = id
        return id
    }

    /// The basin's letters; numbers beyond 99 go on under letters that no basin has.
    private static func letters(_ basin: String, block: Int) -> String {
        guard block > 0 else { return basin }
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        return "Q" + String(letters[(block - 1) % letters.count])
    }

    private static func isBasin(_ text: String) -> Bool {
        text.utf8.count == 2 && text.utf8.allSatisfy { $0 >= 0x41 && $0 <= 0x5A }
    }

    private static func isDeckID(_ text: String) -> Bool {
        text.utf8.count == 8 && isBasin(String(text.prefix(2)))
            && text.utf8.dropFirst(2).allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    }
}
