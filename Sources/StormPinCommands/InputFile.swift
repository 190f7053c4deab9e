import BundledData

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file, standard input or the embedded sample, read in chunks.
enum InputFile: Hashable {
    case sample
    case standardInput
    case path(String)

    /// The inputs of a command's FILE operands.
    static func inputs(_ operands: [String]) -> [InputFile] {
        operands.isEmpty ? [.sample] : operands.map { $0 == "-" ? .standardInput : .path($0) }
    }

    /// The name for reports.
    var name: String {
        switch self {
        case .sample: "sample"
        case .standardInput: "-"
        case .path(let path): path
        }
    }

    /// Hands the bytes to `take` in chunks.
    func read(
        _ console: Console, _ take: (UnsafeBufferPointer<UInt8>) throws(CommandFailure) -> Void
    ) throws(CommandFailure) {
        switch self {
        case .sample: try take(BundledData.sampleStorms)
        case .standardInput: try read(descriptor: console.input, take)
        case .path(let path):
            let descriptor = open(path, O_RDONLY)
            guard descriptor >= 0 else {
                let advice = errno == ENOENT ? "give the path of a storm file" : "check its permissions"
                throw CommandFailure(code: .noInput, message: "\(path): cannot be opened: \(systemError()); \(advice)")
            }
            defer { close(descriptor) }
            var status = stat()
            if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
                throw CommandFailure(
                    code: .noInput, message: "\(path): is a directory; a storm file was expected: name a file in it")
            }
            try read(descriptor: descriptor, take)
        }
    }

    private func read(
        descriptor: Int32, _ take: (UnsafeBufferPointer<UInt8>) throws(CommandFailure) -> Void
    ) throws(CommandFailure) {
        let chunk = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 18)
        defer { chunk.deallocate() }
        while true {
            #if canImport(Glibc)
                let count = Glibc.read(descriptor, chunk.baseAddress, chunk.count)
            #else
                let count = Darwin.read(descriptor, chunk.baseAddress, chunk.count)
            #endif
            if count == 0 { return }
            if count < 0 {
                if errno == EINTR { continue }
                throw CommandFailure(code: .io, message: "\(name): read failed: \(systemError())")
            }
            try take(UnsafeBufferPointer(rebasing: chunk[0..<count]))
        }
    }

    /// The whole content as text.
    func text(_ console: Console) throws(CommandFailure) -> String {
        var bytes: [UInt8] = []
        try read(console) { (chunk) throws(CommandFailure) in bytes.append(contentsOf: chunk) }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw CommandFailure(code: .data, message: "\(name): is not UTF-8 text")
        }
        return text
    }
}
