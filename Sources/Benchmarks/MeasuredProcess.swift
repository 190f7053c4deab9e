#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// One run of a whole process: from spawn to exit, its output thrown away.
struct MeasuredProcess {
    /// Wall time in seconds.
    var seconds: Double
    /// Peak resident memory in bytes; never below what this process had when it spawned the other.
    var peakBytes: Int
    /// The exit code, or -1 for a signal.
    var exitCode: Int

    /// Runs `arguments`, the first of which is a program's path or a name to look up; `nil` where it cannot start.
    static func run(_ arguments: [String]) -> MeasuredProcess? {
        #if canImport(Glibc)
            var actions = posix_spawn_file_actions_t()
        #else
            var actions: posix_spawn_file_actions_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)

        var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
        pointers.append(nil)
        defer { for pointer in pointers { free(pointer) } }

        let start = now()
        var process: pid_t = 0
        guard let program = arguments.first,
            posix_spawnp(&process, program, &actions, nil, pointers, environ) == 0
        else { return nil }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) == -1 {
            if errno != EINTR { return nil }
        }
        let seconds = now() - start
        let hasExited = status & 0x7F == 0
        return MeasuredProcess(
            seconds: seconds, peakBytes: bytes(usage), exitCode: hasExited ? Int(status >> 8 & 0xFF) : -1)
    }

    /// The peak resident memory of this process in bytes.
    static var ownPeakBytes: Int {
        var usage = rusage()
        #if canImport(Glibc)
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        #else
            getrusage(RUSAGE_SELF, &usage)
        #endif
        return bytes(usage)
    }

    private static func bytes(_ usage: rusage) -> Int {
        #if canImport(Glibc)
            Int(usage.ru_maxrss) * 1024
        #else
            Int(usage.ru_maxrss)
        #endif
    }

    /// Seconds of a clock that only goes forward.
    static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
