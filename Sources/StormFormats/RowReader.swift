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
    private var synthetic = SyntheticTrackReader()
    private var jma = JMABestTrackReader()
    private var cma = CMABestTrackReader()
    private var plain: PlainRowReader?
    /// Rows left before plain ones are looked for again, and how often none was found in a row.
    private var pause = 0
    private var failures = 0

    /// A reader of what detection found.
    init(
        format: ImportOptions.Format, delimiter: UInt8, names: StormNames = StormNames(),
        rules: TableRules = TableRules(), options: ImportOptions
    ) {
        self.format = format
        atcf = ATCFReader(names: names)
        self.delimiter = delimiter
        table = TableReader(options: options, rules: rules)
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
        case .storm: synthetic.take(record, &state)
        case .jmaBestTrack: jma.take(record, &state)
        case .cmaBestTrack: cma.take(record, &state)
        case .table, .ibtracs, .ibtracsV03, .bom, .rejects: table.take(record, &state)
        }
    }

    /// Passes the rows that follow, as far as they are written in the plainest form: they are checked and counted as `read`
    /// would have done, but nobody is told of them.
    mutating func passPlainRows(_ reader: inout RecordReader, _ state: inout ImportState) {
        guard plain != nil, format == .hurdat2 || table.isReadyForPlainRows else { return }
        if pause > 0 {
            pause -= 1
            return
        }
        let passed = plain?.pass(&reader, lineStorm: format == .hurdat2 ? hurdat2.stormAbove : nil, &state) ?? 0
        if format == .hurdat2 { hurdat2.passed(passed) } else { table.passed(passed) }
        failures = passed > 0 ? 0 : failures + 1
        if failures >= 16 { pause = min(failures, 256) }
    }

    /// Learns from a row that `read` has read how rows of its kind can be passed.
    mutating func learn(_ record: DelimitedRecord, _ state: ImportState) {
        guard case .point = state.outcome else { return }
        if plain == nil {
            let plan =
                switch format {
                case .hurdat2: HURDAT2Reader.plan(record)
                case .table, .ibtracs, .ibtracsV03, .bom: table.plan
                case .atcf, .storm, .jmaBestTrack, .cmaBestTrack, .rejects: PlainRowPlan?.none
                }
            plain = plan.map { PlainRowReader($0) }
        }
        plain?.learn(record, state)
    }

    /// The row that a mended copy of the current one must follow: the header or the storm line.
    var context: [UInt8] {
        switch format {
        case .hurdat2: hurdat2.context
        case .atcf, .storm: []
        case .jmaBestTrack: jma.context
        case .cmaBestTrack: cma.context
        case .table, .ibtracs, .ibtracsV03, .bom, .rejects: table.context
        }
    }

    /// How a row that was kept is taken apart again.
    var dialect: Dialect { Dialect(delimiter: delimiter) }

    /// The storm line just read stands for a few of its rows only.
    mutating func forgetAnnouncedCount() {
        hurdat2.forgetAnnouncedCount()
        jma.forgetAnnouncedCount()
        cma.forgetAnnouncedCount()
    }

    mutating func finish(_ state: inout ImportState) {
        switch format {
        case .hurdat2: hurdat2.finish(&state)
        case .atcf: atcf.finish(&state)
        case .storm: break
        case .jmaBestTrack: jma.finish(&state)
        case .cmaBestTrack: cma.finish(&state)
        case .table, .ibtracs, .ibtracsV03, .bom, .rejects: table.finish(&state)
        }
        state.report.storms = state.storms.count
    }
}
