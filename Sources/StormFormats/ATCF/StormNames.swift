import DelimitedText
import StormTracks

/// The names that storms bear in the first bytes of a deck.
///
/// A deck calls its storm `INVEST`, then by its number, then by its name. The names found ahead let a storm be chosen by any
/// of them from its first fix on.
struct StormNames: RecordSink {
    /// The column of the names, from 0.
    static let column = 27

    private var names: [String: [String]] = [:]

    /// No names.
    init() {}

    /// The names in `bytes`, the start of a deck.
    init(_ bytes: [UInt8]) {
        var reader = RecordReader()
        // A record beyond the reader's limit cannot fit in the window.
        _ = try? reader.consume(bytes, into: &self)
        _ = try? reader.finish(into: &self)
    }

    /// The names of the storm with an id, in order of appearance.
    subscript(id: String) -> [String] { names[id] ?? [] }

    mutating func take(_ record: DelimitedRecord) throws(DelimitedTextError) {
        guard record.fieldCount > StormNames.column, ATCFReader.isLine(record),
            let name = ImportState.name(record[StormNames.column].trimmed),
            let base = TimeFields.dateAndTime(record[2].trimmed)
        else { return }
        let id = ATCFReader.id(record[0].trimmed, record[1].trimmed, base)
        if names[id]?.last != name, names[id]?.contains(name) != true { names[id, default: []].append(name) }
    }

    func failure(_ error: DelimitedTextError) -> DelimitedTextError { error }
}
