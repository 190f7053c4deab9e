/// The folded names of all places in one run of bytes.
struct NameIndex: Sendable {
    /// A name: where it lies, and whose it is.
    struct Name {
        var start: UInt32
        var length: UInt32
        var place: UInt32
    }

    /// The names, in the order of adding.
    private(set) var names: [Name] = []
    private var bytes: [UInt8] = []

    init() {}

    /// Makes room for names that come to about `count` bytes.
    mutating func reserve(bytes count: Int) {
        bytes.reserveCapacity(count)
        names.reserveCapacity(count / 8)
    }

    /// Adds a name of a place; one that has no letters is none.
    mutating func add(_ text: String, place: Int) {
        let start = bytes.count
        PlaceFolding.append(text, to: &bytes)
        guard bytes.count > start else { return }
        names.append(
            Name(start: UInt32(start), length: UInt32(bytes.count - start), place: UInt32(truncatingIfNeeded: place)))
    }

    /// The folded name at an index.
    func folded(_ index: Int) -> [UInt8] {
        let name = names[index]
        return Array(bytes[Int(name.start)..<Int(name.start + name.length)])
    }

    /// Whether the name at an index is a folded text.
    func hasName(_ index: Int, _ folded: [UInt8]) -> Bool {
        let name = names[index]
        return Int(name.length) == folded.count
            && bytes[Int(name.start)..<Int(name.start + name.length)].elementsEqual(folded)
    }

    /// Hands out each place that has a name which matches a folded text exactly, by its beginning or by a word; a place
    /// once for each of its names.
    func forEachMatch(of query: [UInt8], _ body: (Int, PlaceMatch.Quality) -> Void) {
        guard let first = query.first else { return }
        let wanted = query.count
        bytes.withUnsafeBufferPointer { all in
            for name in names where Int(name.length) >= wanted {
                var place = Int(name.start)
                let last = place + Int(name.length) - wanted
                if all[place] == first, NameIndex.begins(all, at: place, with: query) {
                    body(Int(name.place), place == last ? .exact : .prefix)
                    continue
                }
                while place < last {
                    place += 1
                    guard all[place] == first, NameIndex.startsWord(all, place),
                        NameIndex.begins(all, at: place, with: query)
                    else { continue }
                    body(Int(name.place), .word)
                    break
                }
            }
        }
    }

    /// Hands out each place that has a name within `limit` edits of a folded ASCII text, and the number of edits.
    func forEachNearMatch(of query: [UInt8], limit: Int, _ body: (Int, Int) -> Void) {
        for (index, name) in names.enumerated() where abs(Int(name.length) - query.count) <= limit {
            if let edits = editDistance(query, folded(index), limit: limit) { body(Int(name.place), edits) }
        }
    }

    private static func begins(_ all: UnsafeBufferPointer<UInt8>, at start: Int, with query: [UInt8]) -> Bool {
        for index in 0..<query.count where all[start + index] != query[index] { return false }
        return true
    }

    /// Whether a word can begin at a byte: behind a blank, or at a character of a script that writes none.
    private static func startsWord(_ all: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
        all[place - 1] == PlaceFolding.blank || all[place] >= 0xE3
    }
}
