#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// When output has colours.
enum ColorChoice: String, CaseIterable {
    case auto, always, never

    /// Whether `console` gets colours: a terminal does, unless `NO_COLOR` is set to anything (no-color.org).
    func isOn(_ console: Console) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto:
            isatty(console.output) == 1 && (console.environment("NO_COLOR") ?? "").isEmpty
                && console.environment("TERM") != "dumb"
        }
    }
}
