/// The arguments of the benchmarks.
struct Options {
    var stormpin: String
    var runs = 9
    var copies = 100
    var files: [String] = []

    /// The options of `arguments`, or `nil` for wrong usage.
    init?(_ arguments: [String]) {
        let own = CommandLine.arguments.first ?? ""
        let folder = own.lastIndex(of: "/").map { String(own[...$0]) } ?? "./"
        stormpin = folder + "stormpin"
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--stormpin":
                guard let path = rest.popFirst() else { return nil }
                stormpin = path
            case "--runs":
                guard let number = rest.popFirst().flatMap({ Int($0) }), number > 0 else { return nil }
                runs = number
            case "--copies":
                guard let number = rest.popFirst().flatMap({ Int($0) }), number > 0 else { return nil }
                copies = number
            default:
                if argument.hasPrefix("-") { return nil }
                files.append(argument)
            }
        }
    }
}
