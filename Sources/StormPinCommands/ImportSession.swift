import DelimitedText
import Sessions
import StormFormats
import StormTracks

/// Imports the inputs of a command one after the other, reports rejects, and hands the chosen points on.
struct ImportSession {
    /// How many rejects of one input are told on standard error.
    static let rejectsTold = 20

    private let console: Console
    private let options: ImportOptions
    private let filter: PointFilter
    private let isStrict: Bool
    private let allowsRejects: Bool
    private let isQuiet: Bool
    private let rejectsPath: String?
    /// Whether rejects are collected for the command's own report.
    private let keepsRejects: Bool
    /// Whether a storm that two inputs have is told, or left out where `--prefer` chooses.
    private let recognisesCopies: Bool
    private let preferred: InputFile?

    /// What became of one input.
    struct Result {
        var file: String
        var report: ImportReport
        var rejects: [Reject]
    }

    init(
        _ arguments: Arguments, _ console: Console, filter: PointFilter, keepsRejects: Bool = false,
        recognisesCopies: Bool = true
    ) throws(CommandFailure) {
        self.recognisesCopies = recognisesCopies
        preferred = arguments.value("prefer").map { InputFile.inputs([$0])[0] }
        self.console = console
        self.filter = filter
        self.keepsRejects = keepsRejects
        options = try ImportOptions(arguments)
        isStrict = arguments.has("strict")
        allowsRejects = arguments.has("allow-rejects")
        isQuiet = arguments.has("quiet")
        rejectsPath = arguments.value("rejects")
    }

    /// Imports all inputs into `consumer`.
    func run<Consumer: PointConsumer>(
        _ inputs: [InputFile], into consumer: inout Consumer
    ) throws(CommandFailure) -> [Result] {
        if inputs == [.sample], !isQuiet { console.say("stormpin: no FILE given: reading the embedded sample") }
        let inputs = try inPreferredOrder(inputs)
        var copies = recognisesCopies && inputs.count > 1 ? CopyFinder(inputs, isPreferring: preferred != nil) : nil
        var rejectsFile: RejectsFile?
        if let rejectsPath { rejectsFile = try RejectsFile(console, path: rejectsPath) }
        var results: [Result] = []
        var storms: [StormIdentity] = []
        do throws(CommandFailure) {
            for (number, input) in inputs.enumerated() {
                copies?.file = number
                var sink = Sink(
                    consumer: consumer, filter: filter, file: input.name, console: console, isStrict: isStrict,
                    isQuiet: isQuiet || keepsRejects, keepsRejects: keepsRejects, rejectsFile: rejectsFile,
                    copies: copies)
                // What was read before an error is the consumer's to print.
                defer {
                    consumer = sink.consumer
                    rejectsFile = sink.rejectsFile
                    copies = sink.copies
                }
                let report = try read(input, into: &sink)
                try sink.consumer.endOfInput()
                storms.append(contentsOf: sink.storms)
                let untold = report.rejectsTotal - ImportSession.rejectsTold
                if untold > 0, !isQuiet, !keepsRejects {
                    console.say("\(input.name): \(untold) more rejected rows; --rejects FILE writes them all")
                }
                results.append(Result(file: input.name, report: report, rejects: sink.rejects))
            }
        } catch {
            rejectsFile?.discard()
            throw error
        }
        try rejectsFile?.finish()
        for selector in filter.storms where !storms.contains(where: selector.matches) {
            throw CommandFailure(code: .data, message: ImportSession.unknownStorm(selector, storms))
        }
        return results
    }

    /// The inputs with the preferred one before all others, so that its storms are known when theirs come.
    private func inPreferredOrder(_ inputs: [InputFile]) throws(CommandFailure) -> [InputFile] {
        guard let preferred else { return inputs }
        guard inputs.contains(preferred) else {
            throw .usage("--prefer '\(preferred.name)': is none of the FILEs that are read.")
        }
        return [preferred] + inputs.filter { $0 != preferred }
    }

    private func read<Consumer: PointConsumer>(
        _ input: InputFile, into sink: inout Sink<Consumer>
    ) throws(CommandFailure) -> ImportReport {
        var decoder = try InputDecoder(told: options.encoding)
        var importer = TrackImporter(options: options)
        try input.read(console) { (chunk) throws(CommandFailure) in
            try decoder.decode(chunk) { (text, encoding) throws(CommandFailure) in
                importer.sourceEncoding = encoding
                try importer.consume(text, into: &sink)
            }
        }
        try decoder.finish { (text, encoding) throws(CommandFailure) in
            importer.sourceEncoding = encoding
            try importer.consume(text, into: &sink)
        }
        return try importer.finish(into: &sink)
    }

    /// The exit code for rejected rows, those of a list of places among them.
    func exitCode(_ results: [Result], rejectedPlaces: Int = 0) -> Int32 {
        let rejects = results.reduce(rejectedPlaces) { $0 + $1.report.rejectsTotal }
        return rejects > 0 && !allowsRejects ? CommandFailure.Code.data.rawValue : 0
    }

    private static func unknownStorm(_ selector: StormSelector, _ storms: [StormIdentity]) -> String {
        let wanted = selector.text.split(separator: "/").first.map { $0.lowercased() } ?? ""
        var seasons: [String: [Int]] = [:]
        for storm in storms {
            guard let name = storm.name else { continue }
            seasons[name, default: []].append(storm.season ?? 0)
        }
        let names = seasons.keys.sorted()
        let line = "no storm '\(selector.text)'"
        let same = names.first { $0.lowercased() == wanted }
        guard let name = same ?? suggestion(for: wanted, among: names.map { $0.lowercased() }) else { return line }
        let written = names.first { $0.lowercased() == name.lowercased() } ?? name
        let years = Set(seasons[written] ?? []).filter { $0 != 0 }.sorted(by: >)
        var list = years.prefix(4).map(String.init)
        if years.count > 4 { list.append("…") }
        return "\(line); nearest: \(written)" + (list.isEmpty ? "" : " (\(list.joined(separator: ", ")))")
    }

    private struct Sink<Consumer: PointConsumer>: TrackSink {
        typealias Failure = CommandFailure

        var consumer: Consumer
        let filter: PointFilter
        let file: String
        let console: Console
        let isStrict: Bool
        let isQuiet: Bool
        let keepsRejects: Bool
        var rejectsFile: RejectsFile?
        var copies: CopyFinder?
        private var storm = StormIdentity(number: -1)
        var rejects: [Reject] = []
        var storms: [StormIdentity] = []
        private var places: [Int: Int] = [:]
        private var isWanted = false
        private var told = 0

        init(
            consumer: Consumer, filter: PointFilter, file: String, console: Console, isStrict: Bool, isQuiet: Bool,
            keepsRejects: Bool, rejectsFile: RejectsFile?, copies: CopyFinder?
        ) {
            self.copies = copies
            self.consumer = consumer
            self.filter = filter
            self.file = file
            self.console = console
            self.isStrict = isStrict
            self.isQuiet = isQuiet
            self.keepsRejects = keepsRejects
            self.rejectsFile = rejectsFile
            self.rejectsFile?.enter(file: file)
        }

        var wantsPoints: Bool { consumer.wantsPoints }

        mutating func enter(_ storm: StormIdentity) throws(CommandFailure) {
            isWanted = filter.accepts(storm)
            self.storm = storm
            if !filter.storms.isEmpty { remember(storm) }
            if isWanted { try consumer.enter(storm) }
        }

        /// A storm may bear the wanted name from some row on only: its id chooses all of it.
        private mutating func remember(_ storm: StormIdentity) {
            guard let place = places[storm.number] else {
                places[storm.number] = storms.count
                storms.append(storm)
                return
            }
            if isWanted, !filter.accepts(storms[place]), !isQuiet {
                console.say(
                    "\(file): \(storm.id) is called \(storm.name ?? "so") from here on; --storm \(storm.id) takes all of it"
                )
            }
            storms[place] = storm
        }

        mutating func take(_ point: TrackPoint, from row: SourceRow) throws(CommandFailure) {
            guard isWanted else { return }
            let (storm, listener) = (storm, isQuiet ? nil : console)
            if copies?.leavesOut(point, of: storm, listener) == true { return }
            if filter.accepts(point) {
                try consumer.take(point, from: row)
            } else {
                try consumer.passOver(point)
            }
        }

        mutating func take(_ reject: Reject, from row: SourceRow, context: [UInt8]) throws(CommandFailure) {
            try rejectsFile?.append(reject, row: row, context: context)
            if keepsRejects { rejects.append(reject) }
            let line = ReportText.line(of: reject, in: file)
            if isStrict { throw CommandFailure(code: .data, message: line) }
            guard !isQuiet, told < ImportSession.rejectsTold else { return }
            told += 1
            console.say(line)
        }

        func failure(_ error: ImportError) -> CommandFailure {
            let place = error.line.map { "\(file):\($0)" } ?? file
            let text =
                switch error.code {
                case .emptyInput: "is empty: a storm file was expected; check the download"
                case .unknownFormat:
                    "unknown format: expected storm lines of HURDAT2, JMA or CMA, lines of an ATCF deck, rows of STORM "
                        + "or a header with a latitude and a longitude; "
                        + (error.columnsGuess.map { "a table without a header? try --columns \($0)" }
                            ?? "see 'stormpin records' for its rows, and --format, --column and --columns to tell")
                case .recordTooLong: "a record is longer than 16 MB: a quote may be open; expected rows of a storm file"
                }
            return CommandFailure(code: .data, message: "\(place): \(text)")
        }
    }
}
