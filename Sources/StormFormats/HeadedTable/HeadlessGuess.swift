import DelimitedText
import StormTracks

/// Guesses what the columns of a table without a header are, for the user to confirm with `--columns`.
///
/// A guess is told and never read by: two columns of degrees tell neither which way is positive nor whose wind it is.
struct HeadlessGuess: RecordSink {
    /// How many rows are looked at.
    private static let rowsNeeded = 3
    private static let rowsLooked = 50

    private var width = 0
    private var rows = 0
    private var isUneven = false
    /// For each column what all its rows can be.
    private var latitudes: [Bool] = []
    private var longitudes: [Bool] = []
    private var times: [Bool] = []
    private var pressures: [Bool] = []
    private var winds: [Bool] = []
    private var hasFraction: [Bool] = []

    /// The words for `--columns`, or `nil` where no two columns look like a latitude and a longitude.
    static func words(_ bytes: [UInt8], delimiter: UInt8) -> String? {
        var guess = HeadlessGuess()
        var reader = RecordReader(dialect: Dialect(delimiter: delimiter, comment: 0x23))
        do throws(DelimitedTextError) { try reader.consume(bytes, into: &guess) } catch { return nil }
        return guess.words
    }

    mutating func take(_ record: DelimitedRecord) throws(DelimitedTextError) {
        guard record.kind == .fields, rows < HeadlessGuess.rowsLooked else { return }
        if rows == 0 {
            width = record.fieldCount
            latitudes = [Bool](repeating: true, count: width)
            longitudes = latitudes
            times = latitudes
            pressures = latitudes
            winds = latitudes
            hasFraction = [Bool](repeating: false, count: width)
        }
        guard record.fieldCount == width else {
            isUneven = true
            return
        }
        rows += 1
        for column in 0..<width { look(at: record[column].trimmed, column) }
    }

    private mutating func look(at text: ByteSlice, _ column: Int) {
        let number = text.decimalNumber
        func isNumber(_ range: ClosedRange<Double>) -> Bool { number.map { range.contains($0) } ?? false }
        if case .value = text.latitude {} else { latitudes[column] = false }
        if case .value = text.longitude {} else { longitudes[column] = false }
        if text.buffer.contains(0x2E) { hasFraction[column] = true }
        if TimeFields.dateAndTime(text) == nil { times[column] = false }
        if !isNumber(800...1100) && !text.isMissingMarker { pressures[column] = false }
        if !isNumber(0...300) && !text.isMissingMarker { winds[column] = false }
    }

    private var words: String? {
        guard rows >= HeadlessGuess.rowsNeeded, !isUneven, width >= 2 else { return nil }
        let place = (0..<(width - 1)).first { column in
            !times[column] && latitudes[column] && longitudes[column + 1] && hasFraction[column]
                && hasFraction[column + 1]
        }
        guard let place else { return nil }
        var words = [String](repeating: "-", count: width)
        words[place] = FieldWord.latitude.rawValue
        words[place + 1] = FieldWord.longitude.rawValue
        func name(_ field: FieldWord, _ columns: [Bool]) {
            guard let column = (0..<width).first(where: { columns[$0] && words[$0] == "-" }) else { return }
            words[column] = field.rawValue
        }
        name(.time, times)
        name(.pressure, pressures)
        if let wind = (place + 2..<max(width, place + 2)).first(where: { winds[$0] && words[$0] == "-" }) {
            words[wind] = FieldWord.wind.rawValue
        }
        if words[0] == "-" { words[0] = FieldWord.storm.rawValue }
        return words.joined(separator: ",")
    }

    func failure(_ error: DelimitedTextError) -> DelimitedTextError { error }
}
