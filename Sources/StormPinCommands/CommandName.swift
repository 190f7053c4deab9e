/// The commands.
enum CommandName: String, CaseIterable {
    case `import`, storms, points, callout, map, diff, find, simulate, test, records, completions, help

    /// What the command prints, in a phrase.
    var summary: String {
        switch self {
        case .import: "what an import does with every row of a file"
        case .storms: "one row a storm: life span, peak wind, lowest pressure, category, ACE, landfalls"
        case .points: "one row a track point, normalised; converts with --to"
        case .callout: "the callout table of each chosen point"
        case .map: "a picture of the tracks on a map, in the terminal or as SVG"
        case .diff: "what two releases of a data set differ in, storm by storm and fix by fix"
        case .find: "the places that a query names"
        case .simulate: "the trace of a session played over a headless map"
        case .test: "plays every *.session below PATH and counts what passed"
        case .records: "every raw record as the reader sees it"
        case .completions: "a completion script for bash, zsh or fish"
        case .help: "help on a command"
        }
    }

    /// What follows the command.
    var operands: String {
        switch self {
        case .import, .storms, .points, .callout, .map, .records: "[FILE…]"
        case .diff: "OLD NEW"
        case .find: "QUERY"
        case .simulate: "SCRIPT [FILE…]"
        case .test: "PATH…"
        case .completions: "bash|zsh|fish"
        case .help: "[COMMAND]"
        }
    }

    /// Commands to copy and change.
    var examples: [String] {
        switch self {
        case .import:
            ["stormpin import hurdat2.txt", "stormpin import points.csv --year 2017 --explain --rejects bad.csv"]
        case .storms: ["stormpin storms --sort ace --limit 5", "stormpin storms hurdat2.txt --season 2005 --to csv"]
        case .points:
            [
                "stormpin points hurdat2.txt --to csv",
                "cat hurdat2.txt | stormpin points - --to ndjson --storm katrina/2005",
            ]
        case .callout:
            [
                "stormpin callout --storm katrina/2005 --peak",
                "stormpin callout --storm katrina/2005 --at 2005-08-28T18:00Z --lang zh-Hans --units kmh",
            ]
        case .map:
            ["stormpin map --storm katrina/2005", "stormpin map hurdat2.txt --season 2005 --to svg -o season.svg"]
        case .diff: ["stormpin diff hurdat2-2024.txt hurdat2-2025.txt", "stormpin diff old.csv new.csv --to json"]
        case .find: ["stormpin find \"New Orleans\"", "stormpin find 东京 --lang zh-Hans --to json"]
        case .simulate: ["stormpin simulate katrina.session", "stormpin simulate my.session hurdat2.txt --to ndjson"]
        case .test: ["stormpin test Tests/sessions --junit report.xml", "stormpin test --explore 7"]
        case .records: ["stormpin records points.csv --to json"]
        case .completions: ["stormpin completions bash > ~/.local/share/bash-completion/completions/stormpin"]
        case .help: ["stormpin help callout"]
        }
    }
}
