import Annotations
import Gazetteer
import StormFormats

/// The list of places that `--gazetteer` names.
struct PlaceListFile {
    let path: String
    let isStrict: Bool
    let isQuiet: Bool
    /// How many rows were rejected.
    private(set) var rejectedRows = 0

    init(path: String, isStrict: Bool, isQuiet: Bool) {
        self.path = path
        self.isStrict = isStrict
        self.isQuiet = isQuiet
    }

    /// Reads the places, and tells the rejected rows as they are found.
    mutating func places(_ console: Console) throws(CommandFailure) -> [Placemark] {
        let input: InputFile = path == "-" ? .standardInput : .path(path)
        var reader: PlaceListReader?
        var places: [Placemark] = []
        try input.read(console) { (chunk) throws(CommandFailure) in
            var list = reader ?? PlaceListReader(delimiter: DelimiterGuess.delimiter(of: Array(chunk.prefix(65_536))))
            do throws(PlaceListError) { try list.consume(chunk) } catch { throw failure(error) }
            places += list.takePlaces()
            try tell(list.takeRejects(), console)
            reader = list
        }
        var list = reader ?? PlaceListReader()
        do throws(PlaceListError) { try list.finish() } catch { throw failure(error) }
        places += list.takePlaces()
        try tell(list.takeRejects(), console)
        guard !isQuiet else { return places }
        if rejectedRows > ImportSession.rejectsTold {
            console.say("\(path): \(rejectedRows - ImportSession.rejectsTold) more rejected rows")
        }
        if let first = list.unknownKind {
            console.say(
                "\(path):\(first.line): note: unknown-kind: '\(ReportText.escaped(first.text))' "
                    + "(\(list.unknownKindCount) rows): read as places")
        }
        return places
    }

    private mutating func tell(_ rejects: [PlaceReject], _ console: Console) throws(CommandFailure) {
        for reject in rejects {
            let line = ReportText.line(of: reject, in: path)
            if isStrict { throw CommandFailure(code: .data, message: line) }
            rejectedRows += 1
            if !isQuiet, rejectedRows <= ImportSession.rejectsTold { console.say(line) }
        }
    }

    private func failure(_ error: PlaceListError) -> CommandFailure {
        let place = error.line.map { "\(path):\($0)" } ?? path
        let text =
            switch error.code {
            case .emptyInput: "is empty: a list of places was expected"
            case .noHeader:
                "is no list of places: expected a header with a latitude, a longitude, and a name or a street, such as "
                    + "name,latitude,longitude"
            case .recordTooLong: "a record is longer than 16 MB: a quote may be open"
            }
        return CommandFailure(code: .data, message: "\(place): \(text)")
    }
}
