/// Why a command ended: what is said on standard error, and the exit code.
struct CommandFailure: Error, Hashable {
    /// The exit codes of the command line.
    enum Code: Int32, Hashable {
        /// An `expect` failed.
        case failed = 1
        /// Wrong usage.
        case usage = 64
        /// Rejected rows, an unknown format, an empty input, a script that cannot be read.
        case data = 65
        /// An input cannot be opened.
        case noInput = 66
        /// A read or a write failed.
        case io = 74
        /// The reader of a pipe has gone: the end is quiet and the code 0.
        case closedPipe = 0
    }

    var code: Code
    /// The line for standard error; empty for none.
    var message: String

    /// Wrong usage.
    static func usage(_ message: String) -> CommandFailure { CommandFailure(code: .usage, message: message) }
}
