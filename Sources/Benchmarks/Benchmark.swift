#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Measures the whole process of the release binary, and prints ratios to `wc -l` of the same file in the same run.
enum Benchmark {
    private static let usage = """
        usage: Benchmarks [--stormpin PATH] [--runs N] [--copies N] [FILE…]

        Runs `stormpin --version`, and for each FILE `wc -l`, `points --to csv` and `import`, in turn; the least of N runs
        (default 9) counts. PATH is the binary next to this one if not given. Without a FILE: the embedded sample, and N
        copies (default 100) of it in a row. At last the engine: a frame of a million annotations, and a long session.
        """

    /// Measures as the arguments say; the result is the exit code.
    static func run(_ arguments: [String]) -> Int32 {
        guard var options = Options(arguments) else {
            print(usage)
            return 64
        }
        guard access(options.stormpin, X_OK) == 0 else {
            complain("no binary at \(options.stormpin): build it with swift build -c release, or give --stormpin PATH")
            return 66
        }
        var sample: SampleFiles?
        defer { sample?.remove() }
        if options.files.isEmpty {
            guard let files = SampleFiles(copies: options.copies) else {
                complain("the sample cannot be written to a temporary folder")
                return 74
            }
            sample = files
            options.files = files.paths
        }

        print("least of \(options.runs) runs; memory is not measured below this process's own peak, shown as ≤")
        print(row("command", "seconds", "peak MB", "x wc -l", "MB/s"))
        guard let start = measure([[options.stormpin, "--version"]], runs: options.runs) else { return 1 }
        print(row("--version", decimal(start[0].seconds, 4), memory(start[0]), "", ""))
        for file in options.files {
            var information = stat()
            guard stat(file, &information) == 0 else {
                complain("cannot open \(file)")
                return 66
            }
            let size = Double(information.st_size) / 1e6
            print("\(file) (\(decimal(size, 2)) MB)")
            let commands = [
                ["wc", "-l", file], [options.stormpin, "points", "--to", "csv", file],
                [options.stormpin, "import", file],
            ]
            guard let found = measure(commands, runs: options.runs) else { return 1 }
            for (name, result) in zip(["wc -l", "points --to csv", "import"], found) {
                print(
                    row(
                        name, decimal(result.seconds, 4), memory(result), decimal(result.seconds / found[0].seconds, 1),
                        decimal(size / result.seconds, 0)))
            }
        }
        return SceneBenchmark.run(runs: options.runs) && IndexBenchmark.run(runs: options.runs) ? 0 : 1
    }

    /// The least time and the highest memory of each command; they take turns, so that all meet the same machine.
    private static func measure(_ commands: [[String]], runs: Int) -> [MeasuredProcess]? {
        var best: [MeasuredProcess?] = Array(repeating: nil, count: commands.count)
        for _ in 0..<runs {
            for (index, command) in commands.enumerated() {
                guard let result = MeasuredProcess.run(command) else {
                    complain("cannot start \(command[0])")
                    return nil
                }
                guard result.exitCode == 0 else {
                    complain("exit code \(result.exitCode): \(command.joined(separator: " "))")
                    return nil
                }
                guard var known = best[index] else {
                    best[index] = result
                    continue
                }
                known.seconds = min(known.seconds, result.seconds)
                known.peakBytes = max(known.peakBytes, result.peakBytes)
                best[index] = known
            }
        }
        return best.compactMap { $0 }
    }

    private static func memory(_ result: MeasuredProcess) -> String {
        let isFloor = result.peakBytes <= MeasuredProcess.ownPeakBytes
        return (isFloor ? "≤ " : "") + decimal(Double(result.peakBytes) / 1e6, 1)
    }

    private static func row(_ name: String, _ numbers: String...) -> String {
        name + String(repeating: " ", count: max(0, 18 - name.count))
            + numbers.map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }.joined()
    }

    /// A number with a fixed count of decimals.
    static func decimal(_ value: Double, _ places: Int) -> String {
        var scale = 1
        for _ in 0..<places { scale *= 10 }
        let whole = Int((value * Double(scale)).rounded())
        guard places > 0 else { return String(whole) }
        let digits = String(whole % scale)
        return "\(whole / scale)." + String(repeating: "0", count: places - digits.count) + digits
    }

    private static func complain(_ text: String) {
        let line = Array("Benchmarks: \(text)\n".utf8)
        _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    }
}
