#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The streams and the environment of one run. Tests give their own.
public struct Console {
    /// The descriptors of standard input, output and error.
    public var input: Int32, output: Int32, error: Int32
    /// The value of an environment variable.
    public var environment: (String) -> String?

    /// The process's own streams and environment.
    public init() { self.init(input: 0, output: 1, error: 2) { name in getenv(name).map { String(cString: $0) } } }

    /// Streams and environment of a caller.
    public init(
        input: Int32, output: Int32, error: Int32, environment: @escaping (String) -> String? = { _ in nil }
    ) {
        self.input = input
        self.output = output
        self.error = error
        self.environment = environment
    }

    /// Writes a line to standard error; nothing can be done when that fails.
    func say(_ line: String) {
        var bytes = Array(line.utf8)
        bytes.append(0x0A)
        _ = bytes.withUnsafeBytes { write(error, $0.baseAddress, $0.count) }
    }

    /// The width of the terminal in cells, or `nil` where output is none.
    var width: Int? {
        var size = winsize()
        guard isatty(output) == 1, ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}

/// The system's words for the last error.
func systemError(_ number: Int32 = errno) -> String { String(cString: strerror(number)) }
