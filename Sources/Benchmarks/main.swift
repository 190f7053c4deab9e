#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

exit(Benchmark.run(Array(CommandLine.arguments.dropFirst())))
