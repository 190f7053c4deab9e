/// The results of a suite of scripts, and their spellings for machines.
public struct SessionSuiteReport: Sendable {
    /// One script's result.
    public struct Case: Sendable {
        /// The script's name, such as its path.
        public var name: String
        /// Why it failed: a sentence and, where it is known, the line; `nil` for a passed one.
        public var failure: Failure?
        /// The session's time at its end, in milliseconds: the clock of a person is not read.
        public var milliseconds: Int64
    }

    /// Why a script failed.
    public struct Failure: Hashable, Sendable {
        /// One line: what is wrong, with its place.
        public var message: String
        /// All that is known, on several lines.
        public var details: String
        /// Whether the script could not be read or played, in contrast to an `expect` that was not met.
        public var isError: Bool
    }

    /// The scripts in the order played.
    public private(set) var cases: [Case] = []

    /// A report without scripts.
    public init() {}

    /// How many scripts failed.
    public var failed: Int { cases.filter { $0.failure != nil }.count }
    /// How many scripts passed.
    public var passed: Int { cases.count - failed }
    /// `N passed, N failed`.
    public var summary: String { "\(passed) passed, \(failed) failed" }

    /// Adds a script that was played.
    public mutating func add(_ outcome: SessionOutcome, of name: String) {
        let failure = outcome.failure.map { failure in
            let message =
                failure.kind == .expectation
                ? "\(failure.place): \(failure.line): expected \(failure.expected), found \(failure.found)"
                : failure.description
            return Failure(
                message: message, details: failure.description, isError: failure.kind != .expectation)
        }
        cases.append(Case(name: name, failure: failure, milliseconds: outcome.trace.last?.milliseconds ?? 0))
    }

    /// Adds a script that could not be read.
    public mutating func add(_ error: ScriptError, of name: String) {
        let text = error.description
        cases.append(
            Case(name: name, failure: Failure(message: text, details: text, isError: true), milliseconds: 0))
    }
}

extension SessionSuiteReport {
    /// JUnit's XML: one suite, a case a script, `failure` for an unmet `expect`, `error` for what could not be played.
    ///
    /// Characters that XML 1.0 does not allow become U+FFFD.
    public var junitXML: String {
        let errors = cases.filter { $0.failure?.isError == true }.count
        let time = TraceText.seconds(cases.reduce(0) { $0 + $1.milliseconds })
        let counts = "tests=\"\(cases.count)\" failures=\"\(failed - errors)\" errors=\"\(errors)\""
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites \(counts) time=\"\(time)\">\n"
        text += "  <testsuite name=\"stormpin\" \(counts) skipped=\"0\" time=\"\(time)\">\n"
        for item in cases {
            let start = "    <testcase classname=\"session\" name=\"\(Self.escaped(item.name))\""
            text += start + " time=\"\(TraceText.seconds(item.milliseconds))\""
            guard let failure = item.failure else {
                text += "/>\n"
                continue
            }
            let element = failure.isError ? "error" : "failure"
            text += ">\n      <\(element) message=\"\(Self.escaped(failure.message))\" type=\"\(element)\">"
            text += Self.escaped(failure.details, isContent: true) + "</\(element)>\n    </testcase>\n"
        }
        return text + "  </testsuite>\n</testsuites>\n"
    }

    /// TAP, version 13: a plan, a line a script, and a YAML block with the message of a failed one.
    public var tap: String {
        var text = "TAP version 13\n1..\(cases.count)\n"
        for (index, item) in cases.enumerated() {
            let name = Self.description(item.name)
            text += "\(item.failure == nil ? "ok" : "not ok") \(index + 1) - \(name)\n"
            guard let failure = item.failure else { continue }
            text += "  ---\n  message: \(TraceText.quoted(failure.message, json: true))\n"
            text += "  severity: \(failure.isError ? "error" : "fail")\n  ...\n"
        }
        return text
    }

    private static func escaped(_ text: String, isContent: Bool = false) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t":
                if isContent { result.unicodeScalars.append(scalar) } else { result += "&#\(scalar.value);" }
            case "\r": result += "&#13;"
            default:
                let isLegal = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
                result.unicodeScalars.append(isLegal ? scalar : "\u{FFFD}")
            }
        }
        return result
    }

    /// A name in which `#` begins no directive and no line ends.
    private static func description(_ name: String) -> String {
        var result = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "#": result += "\\#"
            case "\\": result += "\\\\"
            default: result.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
            }
        }
        return result
    }
}
