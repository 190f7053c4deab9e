import DelimitedText
import StormFormats

/// Finds an input's encoding, and turns those whose tables are the system's into UTF-8 on the way to the reader.
///
/// Told by `--encoding`, or, where the bytes prove nothing, GB 18030 and then Shift-JIS if the header so decoded holds two
/// known names beyond ASCII. Every other encoding is the reader's own affair and is handed through.
struct InputDecoder {
    /// Takes a piece of the text, and the encoding that it was decoded from; `nil` where the bytes are handed through.
    typealias Pass = (UnsafeBufferPointer<UInt8>, TrackImporter.SourceEncoding?) throws(CommandFailure) -> Void

    private var found: TrackImporter.SourceEncoding?
    private var converter: CharacterConverter?
    private var isSettled: Bool
    private var window: [UInt8] = []

    /// The names that a decoded header must hold for a guess.
    private static let namesNeeded = 2

    /// A decoder; `told` is the encoding that the user names.
    init(told: TextEncoding?) throws(CommandFailure) {
        isSettled = told != nil
        guard let told, !told.isBuiltIn else { return }
        found = TrackImporter.SourceEncoding(encoding: told, isGuess: false)
        converter = CharacterConverter(from: told)
        guard converter != nil else {
            throw CommandFailure(
                code: .noInput, message: "--encoding \(told.rawValue): the C library here has no table of it")
        }
    }

    /// Hands the text of the next bytes to `pass`, once the encoding is settled.
    mutating func decode(
        _ chunk: UnsafeBufferPointer<UInt8>, _ pass: Pass
    ) throws(CommandFailure) {
        if isSettled { return try hand(chunk, pass) }
        window.append(contentsOf: chunk)
        if window.count >= HeaderNames.window { try settle(isWhole: false, pass) }
    }

    /// Ends the input.
    mutating func finish(
        _ pass: Pass
    ) throws(CommandFailure) {
        if !isSettled { try settle(isWhole: true, pass) }
        guard let converter else { return }
        var text: [UInt8] = []
        converter.finish(into: &text)
        try text.withUnsafeBufferPointer { (buffer) throws(CommandFailure) in try pass(buffer, found) }
    }

    private mutating func settle(
        isWhole: Bool, _ pass: Pass
    ) throws(CommandFailure) {
        isSettled = true
        let bytes = window
        window = []
        try bytes.withUnsafeBufferPointer { (buffer) throws(CommandFailure) in
            let start = UnsafeBufferPointer(rebasing: buffer.prefix(HeaderNames.window))
            if EncodingGuess(start, isWhole: isWhole).isGuess { guess(start) }
            try hand(buffer, pass)
        }
    }

    private mutating func guess(_ start: UnsafeBufferPointer<UInt8>) {
        for candidate in [TextEncoding.gb18030, .shiftJIS] {
            var text: [UInt8] = []
            CharacterConverter(from: candidate)?.convert(start, into: &text)
            guard HeaderNames.countBeyondASCII(text) >= InputDecoder.namesNeeded else { continue }
            found = TrackImporter.SourceEncoding(encoding: candidate, isGuess: true)
            converter = CharacterConverter(from: candidate)
            return
        }
    }

    private func hand(
        _ chunk: UnsafeBufferPointer<UInt8>, _ pass: Pass
    ) throws(CommandFailure) {
        guard let converter else { return try pass(chunk, nil) }
        var text: [UInt8] = []
        converter.convert(chunk, into: &text)
        try text.withUnsafeBufferPointer { (buffer) throws(CommandFailure) in try pass(buffer, found) }
    }
}
