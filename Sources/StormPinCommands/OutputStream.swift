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
    /// Whether escape sequences reach a terminal: only where the command itself writes them, as for colours, and keeps
    /// those of its input out.
    var passesEscapes = false
    private var descriptor: Int32
    private let path: String?
    /// The name of the file until it is whole; `nil` for a file without a name, a device or a pipe.
    private var temporary: String?
    /// Whether the file has no name until it is whole, so that not even a killed process leaves it behind.
    private var isUnnamed = false

    /// Standard output of a console, or the file at `path`; a link's target is written, and so is a device or a pipe.
    init(_ console: Console, path: String?) throws(CommandFailure) {
        guard let given = path else {
            self.path = nil
            descriptor = console.output
            return
        }
        let target = OutputStream.resolved(given)
        self.path = target
        var status = stat()
        if stat(target, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            descriptor = open(target, O_WRONLY)
        } else {
            descriptor = OutputStream.openUnnamed(in: OutputStream.folder(of: target))
            isUnnamed = descriptor >= 0
            if !isUnnamed {
                temporary = OutputStream.temporaryName(target)
                descriptor = open(OutputStream.temporaryName(target), O_WRONLY | O_CREAT | O_TRUNC, 0o666)
            }
        }
        guard descriptor >= 0 else {
            throw CommandFailure(code: .io, message: "\(given): cannot be written: \(systemError())")
        }
    }

    private static func resolved(_ path: String) -> String {
        guard let target = realpath(path, nil) else { return path }
        defer { free(target) }
        return String(cString: target)
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    }

    private static func temporaryName(_ path: String) -> String { "\(path).\(getpid()).part" }

    /// A file of a folder that has no name yet; negative where the system or the file system has none such.
    private static func openUnnamed(in folder: String) -> Int32 {
        #if os(Linux)
            // The header's O_TMPFILE is a macro that Swift does not import.
            let unnamed = 0o20000000 | O_DIRECTORY
            return open(folder, O_WRONLY | unnamed, 0o666)
        #else
            return -1
        #endif
    }

    /// Passes the buffer on when it is large.
    mutating func flushIfFull() throws(CommandFailure) {
        if buffer.count >= 1 << 16 { try flush() }
    }

    /// Passes the buffer on.
    mutating func flush() throws(CommandFailure) {
        if !passesEscapes, let safe = TerminalText.escaped(buffer), isatty(descriptor) == 1 { buffer = safe }
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
        guard let path else { return }
        if isUnnamed {
            let name = OutputStream.temporaryName(path)
            unlink(name)
            guard linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0 else {
                throw unwritable(path)
            }
            temporary = name
        }
        let isClosed = close(descriptor) == 0
        descriptor = -1
        guard isClosed else { throw unwritable(path) }
        guard let temporary else { return }
        guard rename(temporary, path) == 0 else {
            let failure = unwritable(path)
            unlink(temporary)
            throw failure
        }
    }

    private func unwritable(_ path: String) -> CommandFailure {
        CommandFailure(code: .io, message: "\(path): cannot be written: \(systemError())")
    }

    /// Takes an unfinished file away.
    func discard() {
        guard path != nil, descriptor >= 0 else { return }
        close(descriptor)
        if let temporary { unlink(temporary) }
    }
}
