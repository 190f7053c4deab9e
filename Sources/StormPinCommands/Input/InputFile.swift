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
        let head = UnsafeMutableBufferPointer(rebasing: chunk[0..<(try fill(chunk, upTo: 4, from: descriptor))])
        if let archive = ArchiveKind(head) {
            guard archive == .gzip else {
                throw CommandFailure(
                    code: .data,
                    message: "\(name): is an archive of \(archive.rawValue): unpack it first; only gzip is read")
            }
            var gzip = try GzipProcess(name: name)
            return try gzip.unpack(head, rest: descriptor, take)
        }
        if !head.isEmpty { try take(UnsafeBufferPointer(head)) }
        while true {
            let count = try fill(chunk, upTo: 1, from: descriptor)
            if count == 0 { return }
            try take(UnsafeBufferPointer(rebasing: chunk[0..<count]))
        }
    }

    /// Reads until there are `wanted` bytes or the input ends, and returns how many there are.
    private func fill(
        _ chunk: UnsafeMutableBufferPointer<UInt8>, upTo wanted: Int, from descriptor: Int32
    ) throws(CommandFailure) -> Int {
        var filled = 0
        while filled < wanted {
            let count = try SystemCall.read(
                descriptor, into: UnsafeMutableBufferPointer(rebasing: chunk[filled...]), name: name)
            if count == 0 { break }
            filled += count
        }
        return filled
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
