import DelimitedText

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Buffered output to standard output, or to a file that appears whole or not at all.
struct OutputStream {
    /// What is to be written; passed on by `flush` and, when it has grown, by `flushIfFull`.
    var buffer = ByteWriter(capacity: 1 << 17)
    private var descriptor: Int32
    private let path: String?
    private let temporary: String?

    /// Standard output of a console, or the file at `path`.
    init(_ console: Console, path: String?) throws(CommandFailure) {
        self.path = path
        guard let path else {
            descriptor = console.output
            temporary = nil
            return
        }
        let name = "\(path).\(getpid()).part"
        descriptor = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
        guard descriptor >= 0 else {
            throw CommandFailure(code: .io, message: "\(path): cannot be written: \(systemError())")
        }
        temporary = name
    }

    /// Passes the buffer on when it is large.
    mutating func flushIfFull() throws(CommandFailure) {
        if buffer.count >= 1 << 16 { try flush() }
    }

    /// Passes the buffer on.
    mutating func flush() throws(CommandFailure) {
        var start = 0
        while start < buffer.count {
            let count = buffer.withBytes { bytes in
                bytes.baseAddress.map { write(descriptor, $0 + start, bytes.count - start) } ?? 0
            }
            if count < 0 {
                if errno == EINTR { continue }
                if errno == EPIPE, path == nil { throw CommandFailure(code: .closedPipe, message: "") }
                throw CommandFailure(
                    code: .io, message: "\(path ?? "standard output"): write failed: \(systemError())")
            }
            start += count
        }
        buffer.removeAll()
    }

    /// Writes what is left and lets the file appear.
    mutating func finish() throws(CommandFailure) {
        try flush()
        guard let path, let temporary else { return }
        guard close(descriptor) == 0, rename(temporary, path) == 0 else {
            throw CommandFailure(code: .io, message: "\(path): cannot be written: \(systemError())")
        }
        descriptor = -1
    }

    /// Takes an unfinished file away.
    func discard() {
        if let temporary, descriptor >= 0 {
            close(descriptor)
            unlink(temporary)
        }
    }
}
