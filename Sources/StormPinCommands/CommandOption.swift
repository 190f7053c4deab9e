/// One option of the command line. The table of all drives parsing, help and completions.
struct CommandOption: Hashable {
    /// The long name without its dashes.
    let name: String
    /// The word for its value, or the words for several; `nil` for a switch.
    let value: String?
    /// What it does, in one line.
    let help: String
    /// The commands that take it.
    let commands: [CommandName]

    /// How many values it takes.
    var valueCount: Int { value.map { $0.split(separator: " ").count } ?? 0 }

    private static let choosing: [CommandName] = [.storms, .points, .callout]
    /// The commands that look at chosen points only, be they all of a storm or not.
    private static let filtering = choosing + [.map, .diff]
    private static let deriving: [CommandName] = [.points, .storms]
    private static let reading: [CommandName] = [.import, .storms, .points, .callout, .map, .diff, .simulate]
    private static let output: [CommandName] = [
        .import, .storms, .points, .callout, .map, .diff, .find, .records, .simulate,
    ]
    /// The commands that find places, beside those that choose points.
    private static let places: [CommandName] = [.find, .simulate, .test]

    /// All options, in the order of the help.
    static let all: [CommandOption] = [
        CommandOption(name: "storm", value: "NAME", help: "NAME, NAME/SEASON or ID; repeatable", commands: filtering),
        CommandOption(name: "at", value: "TIME", help: "the fix of 2005-08-28T18:00Z", commands: filtering),
        CommandOption(name: "season", value: "Y|Y..Y", help: "a season, or a first and a last", commands: filtering),
        CommandOption(name: "basin", value: "CODE", help: "AL, EP, …; repeatable", commands: filtering),
        CommandOption(name: "from", value: "TIME", help: "not before TIME", commands: filtering),
        CommandOption(name: "until", value: "TIME", help: "not after TIME", commands: filtering),
        CommandOption(
            name: "bbox", value: "W,S,E,N", help: "within a box; W > E crosses the antimeridian", commands: filtering),
        CommandOption(name: "category", value: "MIN", help: "TD, TS, 1 … 5, or more", commands: filtering),
        CommandOption(name: "landfall", value: nil, help: "landfalls only", commands: filtering),
        CommandOption(name: "peak", value: nil, help: "the strongest fix of each storm", commands: choosing),
        CommandOption(
            name: "near", value: "PLACE", help: "around a place or LAT,LON, with --within", commands: filtering),
        CommandOption(
            name: "within", value: "DISTANCE", help: "200km, 100mi or 60nmi, for --near", commands: filtering),
        CommandOption(
            name: "gazetteer", value: "FILE", help: "your own places first: CSV with name, latitude, longitude",
            commands: filtering + places),
        CommandOption(
            name: "motion", value: nil, help: "add translation speed and heading", commands: deriving),
        CommandOption(
            name: "change", value: nil, help: "add the 24-hour change of wind and rapid intensification",
            commands: deriving),
        CommandOption(
            name: "scale", value: "AGENCY", help: "add the grade on the scale of nhc, bom, jma, imd, mfr or cma",
            commands: deriving),
        CommandOption(
            name: "closest", value: "PLACE",
            help: "add the distance from a place or LAT,LON, or the closest approach to it", commands: deriving),
        CommandOption(
            name: "every", value: "STEP", help: "interpolate to 3h, 30min, …; marked as interpolated",
            commands: [.points]),
        CommandOption(name: "duration", value: nil, help: "add the hours in each category", commands: [.storms]),
        CommandOption(name: "by", value: "GROUP", help: "one row a season or basin", commands: [.storms]),
        CommandOption(name: "sort", value: "KEY", help: "wind, pressure, ace, date or name", commands: [.storms]),
        CommandOption(name: "limit", value: "N", help: "the first N only", commands: [.storms, .find]),
        CommandOption(name: "units", value: "UNIT", help: "winds in kt, kmh, mph or ms", commands: choosing + [.map]),
        CommandOption(
            name: "lang", value: "LABELS", help: "en, zh-Hans, zh-Hant or classic",
            commands: [.callout, .map] + places),
        CommandOption(name: "all-fields", value: nil, help: "also id, place, radii, record", commands: [.callout]),
        CommandOption(
            name: "explain", value: nil, help: "show which column was read as which field", commands: [.import]),
        CommandOption(
            name: "format", value: "FORMAT", help: "hurdat2, ibtracs, atcf, table, …; detected if not given",
            commands: reading),
        CommandOption(
            name: "delimiter", value: "BYTE", help: "the byte between fields, or 'tab'", commands: reading + [.records]),
        CommandOption(
            name: "encoding", value: "NAME", help: "utf-8, utf-16le, windows-1252, gb18030, shift_jis, …",
            commands: reading + [.records]),
        CommandOption(name: "year", value: "Y", help: "the year of dates written without one", commands: reading),
        CommandOption(
            name: "columns", value: "FIELD[:UNIT],…", help: "the columns of a table without a header; - skips one",
            commands: reading),
        CommandOption(
            name: "agency", value: "NAME", help: "whose wind of IBTrACS: usa, tokyo, bom, …", commands: reading),
        CommandOption(
            name: "averaging", value: "MINUTES", help: "only winds averaged over 1, 2, 3 or 10 minutes",
            commands: reading),
        CommandOption(
            name: "column", value: "FIELD[:UNIT]=NAME", help: "the column that holds a field; repeatable",
            commands: reading),
        CommandOption(
            name: "strict", value: nil, help: "stop at the first row that cannot be imported",
            commands: reading + [.records, .find, .test]),
        CommandOption(
            name: "allow-rejects", value: nil, help: "end with 0 though rows were rejected",
            commands: reading + [.find, .test]),
        CommandOption(
            name: "prefer", value: "FILE",
            help: "of storms that several FILEs have, keep those of FILE, which comes first",
            commands: choosing + [.map]),
        CommandOption(
            name: "rejects", value: "FILE", help: "write rejected rows to FILE, to be mended", commands: reading),
        CommandOption(
            name: "to", value: "FORMAT",
            help:
                "table, csv, json, ndjson, markdown; points and storms also geojson, kml, wkt, sql; points hurdat2, atcf; map text, svg; simulate text, ndjson, html, svg",
            commands: output),
        CommandOption(
            name: "output", value: "FILE", help: "also -o FILE: write to FILE, whole or not at all", commands: output),
        CommandOption(
            name: "size", value: "WIDTHxHEIGHT", help: "points of the picture, or cells of the terminal",
            commands: [.map]),
        CommandOption(name: "theme", value: "NAME", help: "light, dark or print", commands: [.map]),
        CommandOption(
            name: "title", value: "TEXT", help: "the title of the picture or page", commands: [.map, .simulate]),
        CommandOption(
            name: "callout", value: "STORM TIME", help: "draw the callout of a fix, for --to svg", commands: [.map]),
        CommandOption(
            name: "layout", value: "NAME", help: "that callout as table, bubble, buttons or standard", commands: [.map]),
        CommandOption(name: "filter", value: "TEXT", help: "only scripts whose path has TEXT", commands: [.test]),
        CommandOption(name: "junit", value: "FILE", help: "also write a JUnit XML report", commands: [.test]),
        CommandOption(name: "tap", value: nil, help: "report in TAP", commands: [.test]),
        CommandOption(
            name: "update", value: nil, help: "rewrite 'expect … at X Y' values and expected snapshots",
            commands: [.test, .simulate]),
        CommandOption(name: "explore", value: "DEPTH", help: "walk every interleaving to DEPTH", commands: [.test]),
        CommandOption(name: "color", value: "WHEN", help: "auto, always or never", commands: CommandName.allCases),
        CommandOption(
            name: "quiet", value: nil, help: "nothing on standard error but errors", commands: CommandName.allCases),
        CommandOption(name: "help", value: nil, help: "this help", commands: CommandName.allCases),
    ]
}
