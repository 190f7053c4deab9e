import DelimitedText
import StormTracks

/// Sends each record to its format's reader, once blank, comment and broken records are set apart.
struct RowReader {
    /// The format that the rows are in; never `rejects`, which only wraps rows.
    let format: ImportOptions.Format
    private let delimiter: UInt8
    private var hurdat2 = HURDAT2Reader()
    private var atcf: ATCFReader
    private var table: TableReader

    /// A reader of what detection found.
    init(format: ImportOptions.Format, delimiter: UInt8, names: StormNames = StormNames(), options: ImportOptions) {
        self.format = format
        atcf = ATCFReader(names: names)
        self.delimiter = delimiter
        table = TableReader(options: options)
    }

    /// Reads a record; `state.outcome` tells what became of it.
    mutating func read(_ record: DelimitedRecord, _ state: inout ImportState) {
        state.beginRow()
        if record.kind == .comment { return state.report.skip(.comment) }
        guard let first = record.raw.buffer.first else { return state.report.skip(.blank) }
        if first == delimiter || ByteSlice.isBlank(first), record.isBlank(delimiter: delimiter) {
            return state.report.skip(.blank)
        }
        switch record.problem {
        case .unclosedQuote(let field):
            return state.reject(.unclosedQuote, field - 1, nil, record[field - 1], record)
        case .badQuote(let field): return state.reject(.badQuote, field - 1, nil, record[field - 1], record)
        case nil: break
        }
        switch format {
        case .hurdat2: hurdat2.take(record, &state)
        case .atcf: atcf.take(record, &state)
        case .table, .rejects: table.take(record, &state)
        }
    }

    /// The row that a mended copy of the current one must follow: the header or the storm line.
    var context: [UInt8] {
        switch format {
        case .hurdat2: hurdat2.context
        case .atcf: []
        case .table, .rejects: table.context
        }
    }

    /// How a row that was kept is taken apart again.
    var dialect: Dialect { Dialect(delimiter: delimiter) }

    /// The storm line just read stands for a few of its rows only.
    mutating func forgetAnnouncedCount() { hurdat2.forgetAnnouncedCount() }

    mutating func finish(_ state: inout ImportState) {
        switch format {
        case .hurdat2: hurdat2.finish(&state)
        case .atcf: atcf.finish(&state)
        case .table, .rejects: break
        }
        state.report.storms = state.storms.count
    }
}
