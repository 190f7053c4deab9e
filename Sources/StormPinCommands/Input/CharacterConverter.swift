import DelimitedText

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Turns a text of an encoding whose tables are the C library's into UTF-8, by `iconv` (POSIX.1-2017).
///
/// A byte that the encoding does not know becomes one that UTF-8 does not know, so that the fault is met in its place.
final class CharacterConverter {
    private let descriptor: iconv_t
    /// The start of a character that the next chunk ends.
    private var rest: [UInt8] = []

    /// A converter, or `nil` where the C library has no tables for `encoding`.
    init?(from encoding: TextEncoding) {
        // The Shift-JIS of Windows: the standard's own has a yen sign in place of the backslash.
        let names = encoding == .shiftJIS ? ["CP932", "SHIFT_JIS"] : [encoding.rawValue.uppercased()]
        let none = iconv_t(bitPattern: -1)
        guard let found = names.lazy.compactMap({ iconv_open("UTF-8", $0) }).first(where: { $0 != none }) else {
            return nil
        }
        descriptor = found
    }

    deinit { iconv_close(descriptor) }

    /// Appends the UTF-8 of the next bytes to `output`.
    func convert(_ chunk: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
        var bytes = rest + Array(chunk)
        rest = []
        // No encoding here needs more than three bytes of UTF-8 for two of its own, or four for four.
        let room = UnsafeMutableBufferPointer<CChar>.allocate(capacity: 2 * bytes.count + 16)
        defer { room.deallocate() }
        bytes.withUnsafeMutableBytes { buffer in
            var input = buffer.bindMemory(to: CChar.self).baseAddress
            var left = buffer.count
            while left > 0 {
                var target = room.baseAddress
                var free = room.count
                let result = iconv(descriptor, &input, &left, &target, &free)
                let error = errno
                let made = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(room)[0..<(room.count - free)])
                output.append(contentsOf: made)
                guard result == -1 else { return }
                if error == EINVAL {
                    rest = Array(UnsafeRawBufferPointer(rebasing: buffer[(buffer.count - left)...]))
                    return
                }
                if error == EILSEQ {
                    output.append(0xFF)
                    input = input?.advanced(by: 1)
                    left -= 1
                }
            }
        }
    }

    /// Ends the text: half a character left over is a fault.
    func finish(into output: inout [UInt8]) {
        if !rest.isEmpty { output.append(0xFF) }
        rest = []
    }
}
