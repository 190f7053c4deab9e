#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Calls of the system that start again when a signal came between.
enum SystemCall {
    /// Reads what there is, and returns how many bytes; 0 at the end.
    static func read(
        _ descriptor: Int32, into buffer: UnsafeMutableBufferPointer<UInt8>, name: String
    ) throws(CommandFailure) -> Int {
        while true {
            #if canImport(Glibc)
                let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            #else
                let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
            #endif
            if count >= 0 { return count }
            if errno != EINTR { throw CommandFailure(code: .io, message: "\(name): read failed: \(systemError())") }
        }
    }
}
