import DelimitedText
import StormFormats

/// `records`: every raw record as the reader sees it.
struct RecordsCommand: RecordSink {
    typealias Failure = CommandFailure

    private var output: OutputStream
    private let format: OutputFormat
    private let isStrict: Bool
    private let console: Console
    private var file = ""
    private var count = 0
    /// The problems of all inputs; the first are told one by one.
    private var problems = 0

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> Int32 {
        var command = try RecordsCommand(arguments, console)
        do throws(CommandFailure) {
            try command.read(InputFile.inputs(arguments.operands), try ImportOptions(arguments))
            if command.format == .json { command.output.buffer.append(command.count == 0 ? "]\n" : "\n]\n") }
            try command.output.finish()
            let untold = command.problems - ImportSession.rejectsTold
            if untold > 0 { console.say("stormpin: \(untold) more records with a problem") }
            return command.problems > 0 ? CommandFailure.Code.data.rawValue : 0
        } catch {
            command.output.discard()
            throw error
        }
    }

    private init(_ arguments: Arguments, _ console: Console) throws(CommandFailure) {
        format = try arguments.choice("to", OutputFormat.table)
        isStrict = arguments.has("strict")
        self.console = console
        if format == .markdown { throw .usage("'records' prints table, csv, json or ndjson.") }
        output = try OutputStream(console, path: arguments.value("output"))
        if format == .json { output.buffer.append("[") }
    }

    private mutating func read(_ inputs: [InputFile], _ options: ImportOptions) throws(CommandFailure) {
        for input in inputs {
            file = input.name
            // The first chunk tells the delimiter and the encoding where none was given.
            var reader: RecordReader? = options.delimiter.map { RecordReader(dialect: Dialect(delimiter: $0)) }
            var decoder = try InputDecoder(told: options.encoding)
            var transcoder: TextTranscoder?
            var text: [UInt8] = []
            var sink = self
            func read(_ sink: inout RecordsCommand) throws(CommandFailure) {
                if reader == nil {
                    let found = DelimiterGuess.delimiter(of: Array(text.prefix(HeaderNames.window)))
                    reader = RecordReader(dialect: Dialect(delimiter: found))
                }
                try reader?.consume(text, into: &sink)
                text.removeAll(keepingCapacity: true)
            }
            func take(
                _ chunk: UnsafeBufferPointer<UInt8>, _ source: TrackImporter.SourceEncoding?
            ) throws(CommandFailure) {
                let encoding = source == nil ? options.encoding ?? RecordsCommand.certainEncoding(chunk) : .utf8
                if transcoder == nil { transcoder = TextTranscoder(from: encoding) }
                transcoder?.convert(chunk, into: &text)
                try read(&sink)
            }
            try input.read(console) { (chunk) throws(CommandFailure) in try decoder.decode(chunk, take) }
            try decoder.finish(take)
            transcoder?.finish(into: &text)
            try read(&sink)
            try reader?.finish(into: &sink)
            self = sink
        }
    }

    /// The encoding that bytes prove; a guess is none, for raw records are to show what is there.
    private static func certainEncoding(_ bytes: UnsafeBufferPointer<UInt8>) -> TextEncoding {
        let guess = EncodingGuess(bytes, isWhole: bytes.count < HeaderNames.window)
        return guess.isGuess ? .utf8 : guess.encoding
    }

    mutating func take(_ record: DelimitedRecord) throws(CommandFailure) {
        switch record.problem {
        case nil:
            // A quote inside a plain field is text to the reader; who asks for strictness wants to hear of it.
            for index in 0..<(isStrict ? record.fieldCount : 0) {
                let hasQuote = record[index].buffer.contains(0x22)
                if hasQuote, !record.isQuoted(index) { try tell("bad-quote", record.line, index + 1) }
            }
        case .unclosedQuote(let field): try tell("unclosed-quote", record.line, field)
        case .badQuote(let field): try tell("bad-quote", record.line, field)
        }
        if let place = record.raw.firstInvalidUTF8 {
            let field = (0..<record.fieldCount).first { record[$0].firstInvalidUTF8 != nil } ?? 0
            let bad = ReportText.badByte(record.raw[place], at: record.byteOffset + place)
            try tell("bad-encoding: " + bad, record.line, field + 1)
        }
        switch format {
        case .table:
            output.buffer.appendInteger(record.line)
            for index in 0..<record.fieldCount {
                output.buffer.append(index == 0 ? "\t" : " | ")
                output.buffer.append(ReportText.escaped(record[index].escapedText))
            }
            output.buffer.append("\n")
        case .csv, .markdown:
            for index in 0..<record.fieldCount {
                if index > 0 { output.buffer.append(",") }
                output.buffer.appendField(record[index])
            }
            output.buffer.append("\n")
        case .json, .ndjson:
            if format == .json { output.buffer.append(count == 0 ? "\n" : ",\n") }
            for index in 0..<record.fieldCount {
                output.buffer.append(index == 0 ? "[" : ",")
                output.buffer.appendJSON(record[index])
            }
            output.buffer.append("]")
            if format == .ndjson { output.buffer.append("\n") }
        }
        count += 1
        try output.flushIfFull()
    }

    private mutating func tell(_ code: String, _ line: Int, _ field: Int) throws(CommandFailure) {
        let message = "\(file):\(line):\(field): \(code)"
        if isStrict { throw CommandFailure(code: .data, message: message) }
        problems += 1
        if problems <= ImportSession.rejectsTold { console.say(message) }
    }

    func failure(_ error: DelimitedTextError) -> CommandFailure {
        CommandFailure(code: .data, message: "\(file):\(error.place.line): a record is longer than 16 MB")
    }
}
