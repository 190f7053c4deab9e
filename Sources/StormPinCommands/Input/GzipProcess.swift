#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Unpacks gzip (RFC 1952) through the system's `gzip -dc`, as tar does: memory stays the same however far the data expand.
struct GzipProcess: ~Copyable {
    private var process: pid_t = 0
    /// The ends that this side holds of the child's standard input, output and error; -1 once closed.
    private var input: Int32 = -1
    private var output: Int32 = -1
    private var errors: Int32 = -1
    private let name: String
    private var complaint: [UInt8] = []
    private var isReaped = false

    /// How many bytes move at a time.
    private static let chunk = 1 << 18
    /// How much of what gzip says is kept.
    private static let complaintKept = 4096

    /// Starts the process; `name` is the input's for messages.
    init(name: String) throws(CommandFailure) {
        self.name = name
        var ends: [Int32] = []
        for _ in 0..<3 {
            var pair: [Int32] = [-1, -1]
            guard GzipProcess.openPipe(&pair) else {
                for end in ends { close(end) }
                throw CommandFailure(code: .io, message: "\(name): no pipe for gzip: \(systemError())")
            }
            ends += pair
        }
        let (theirs, ours) = ([ends[0], ends[3], ends[5]], [ends[1], ends[2], ends[4]])
        #if canImport(Glibc)
            var actions = posix_spawn_file_actions_t()
        #else
            var actions: posix_spawn_file_actions_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        for (number, end) in theirs.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, end, Int32(number))
        }
        let words: [UnsafeMutablePointer<CChar>?] = [strdup("gzip"), strdup("-dc"), nil]
        let failure = posix_spawnp(&process, "gzip", &actions, nil, words, environ)
        for word in words { free(word) }
        posix_spawn_file_actions_destroy(&actions)
        for end in theirs { close(end) }
        guard failure == 0 else {
            for end in ours { close(end) }
            throw CommandFailure(
                code: .io,
                message: "\(name): is a gzip archive, and gzip cannot be started: \(systemError(failure)); install gzip"
            )
        }
        (input, output, errors) = (ours[0], ours[1], ours[2])
        _ = fcntl(input, F_SETFL, O_NONBLOCK)
    }

    deinit {
        for end in [input, output, errors] where end >= 0 { close(end) }
        if !isReaped { waitpid(process, nil, 0) }
    }

    /// Feeds `head` and the rest of `source` to gzip, and hands what it unpacks to `take`.
    /// - Throws: what `take` throws; `io` where reading fails or gzip finds the archive damaged or cut short, after all that
    ///   it could unpack was taken.
    mutating func unpack(
        _ head: UnsafeMutableBufferPointer<UInt8>, rest source: Int32,
        _ take: (UnsafeBufferPointer<UInt8>) throws(CommandFailure) -> Void
    ) throws(CommandFailure) {
        let packed = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: GzipProcess.chunk)
        let plain = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: GzipProcess.chunk)
        defer {
            packed.deallocate()
            plain.deallocate()
        }
        var waiting = packed[0..<head.count]
        _ = packed.update(fromContentsOf: head)
        while output >= 0 || errors >= 0 {
            let wantsSource = input >= 0 && waiting.isEmpty
            var events = [
                pollfd(fd: wantsSource ? source : -1, events: Int16(POLLIN), revents: 0),
                pollfd(fd: wantsSource ? -1 : input, events: Int16(POLLOUT), revents: 0),
                pollfd(fd: output, events: Int16(POLLIN), revents: 0),
                pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&events, nfds_t(events.count), -1) >= 0 else {
                if errno == EINTR { continue }
                throw CommandFailure(code: .io, message: "\(name): waiting for gzip failed: \(systemError())")
            }
            if events[0].revents != 0 {
                let count = try SystemCall.read(source, into: packed, name: name)
                waiting = packed[0..<count]
                if count == 0 { GzipProcess.end(&input) }
            }
            if events[1].revents != 0 { feed(&waiting) }
            if events[2].revents != 0 {
                let count = try SystemCall.read(output, into: plain, name: name)
                if count == 0 {
                    GzipProcess.end(&output)
                } else {
                    try take(UnsafeBufferPointer(rebasing: plain[0..<count]))
                }
            }
            if events[3].revents != 0 {
                let count = try SystemCall.read(errors, into: plain, name: name)
                if count == 0 { GzipProcess.end(&errors) }
                complaint += plain[0..<count].prefix(GzipProcess.complaintKept - complaint.count)
            }
        }
        try judge()
    }

    /// Writes what gzip has room for; nothing more is written to a process that has gone.
    private mutating func feed(_ waiting: inout Slice<UnsafeMutableBufferPointer<UInt8>>) {
        let rest = UnsafeMutableBufferPointer(rebasing: waiting)
        let count = write(input, rest.baseAddress, rest.count)
        if count >= 0 {
            waiting = waiting.dropFirst(count)
        } else if errno != EAGAIN && errno != EINTR {
            GzipProcess.end(&input)
        }
    }

    private mutating func judge() throws(CommandFailure) {
        GzipProcess.end(&input)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        isReaped = true
        // 2 is gzip's code for a warning, such as zeros behind the last member of a tape.
        guard status != 0, status >> 8 != 2 else { return }
        let line = String(decoding: complaint, as: UTF8.self).split(separator: "\n").first.map(String.init)
        throw CommandFailure(
            code: .io,
            message: "\(name): gzip failed: \(line ?? "status \(status)"); "
                + "what it unpacked before was read: fetch the archive again")
    }

    private static func end(_ descriptor: inout Int32) {
        if descriptor >= 0 { close(descriptor) }
        descriptor = -1
    }

    /// Two joined ends that no other child inherits: gzip would wait for the end of its input for ever.
    private static func openPipe(_ pair: inout [Int32]) -> Bool {
        #if canImport(Glibc)
            // Sockets, since only they are closed at `exec` from the moment on that they are made.
            let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
            return socketpair(AF_UNIX, kind, 0, &pair) == 0
        #else
            guard pipe(&pair) == 0 else { return false }
            for end in pair { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            return true
        #endif
    }
}
