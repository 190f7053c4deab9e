import Geodesy
import StormTracks

extension ScriptLineCursor {
    /// The first words of lines.
    static let commandWords = [
        "describe", "source", "repeat", "end", "size", "insets", "storms", "center", "callout", "autopan", "wait",
        "select",
        "deselect", "tap", "doubletap", "longpress", "pan", "fling", "zoom", "pinch", "rotate", "fly", "fit", "drag",
        "resize", "add", "move", "set", "collision", "play", "remove", "locate", "fail", "find", "snapshot", "begin",
        "expect",
    ]

    /// The line as a command, to its end.
    mutating func command() throws(ScriptError) -> SessionCommand {
        let start = self
        let name = try word("a command")
        guard let command = try arguments(of: name) else { throw start.error("a command", among: Self.commandWords) }
        try finish()
        return command
    }

    private mutating func arguments(of name: String) throws(ScriptError) -> SessionCommand? {
        switch name {
        case "describe": return .describe(try quoted("a text"))
        case "size": return .size(width: try length("the width"), height: try length("the height"))
        case "resize": return .resize(width: try length("the width"), height: try length("the height"))
        case "insets":
            return .insets(
                top: try length("the top inset"), right: try length("the right inset"),
                bottom: try length("the bottom inset"), left: try length("the left inset"))
        case "storms": return .storms(try stormsRequest())
        case "center": return try center()
        case "callout": return .callout(try choice(of: SessionCommand.CalloutWord.self))
        case "autopan": return .autopan(try onOff())
        case "collision": return .collision(try onOff())
        case "wait": return .wait(try seconds("the time"))
        case "select":
            if let title = quotedIfAny() { return .select(.title(title), at: nil) }
            let storm = try stormName("a storm or a title in quotes")
            return .select(.storm(storm), at: isAtEnd ? nil : try instant())
        case "deselect": return .deselect
        case "add": return .add(try addedAnnotation())
        case "move":
            let title = try quoted("a title")
            try require("to")
            return .move(title: title, to: try coordinate(), over: isAtEnd ? ScriptSeconds(nanoseconds: 0) : try over())
        case "set": return .set(title: try quoted("a title"), try changedProperty())
        case "play": return .play(try stormName("a storm"), over: try over())
        case "remove":
            if skip("all") { return .remove(nil) }
            return .remove(try subject("a storm, a title in quotes or 'all'"))
        case "locate": return .locate(try coordinate())
        case "fail":
            try require("load")
            return .failLoad(reason: try quoted("a reason"))
        case "find":
            let query = try quoted("a query")
            guard !isAtEnd else { return .find(query: query, answersIn: ScriptSeconds(nanoseconds: 0)) }
            try require("answers")
            try require("in")
            return .find(query: query, answersIn: try seconds("the time"))
        case "snapshot": return .snapshot(name: try self.name("a name"))
        case "expect": return .expect(try expectation())
        default: return try movement(name)
        }
    }

    private mutating func movement(_ name: String) throws(ScriptError) -> SessionCommand? {
        switch name {
        case "tap": return .tap(x: try x(), y: try y())
        case "doubletap": return .doubletap(x: try x(), y: try y())
        case "longpress": return .longpress(x: try x(), y: try y())
        case "pan":
            let (dx, dy) = (try number("how far to the right, in points"), try number("how far down, in points"))
            let duration = try over()
            guard !isAtEnd else { return .pan(dx: dx, dy: dy, over: duration, .linear) }
            return .pan(dx: dx, dy: dy, over: duration, try choice(of: SessionCommand.CurveWord.self))
        case "fling":
            return .fling(
                vx: try number("the velocity to the right, in points per second"),
                vy: try number("the velocity down, in points per second"))
        case "zoom":
            let zoom = try zoomLevel()
            try require("at")
            return .zoom(zoom, x: try x(), y: try y(), over: try over())
        case "pinch":
            let (x, y) = (try x(), try y())
            try require("scale")
            return .pinch(x: x, y: y, scale: try number("a scale above 0") { $0 > 0 }, over: try over())
        case "rotate": return .rotate(degrees: try number("an angle in degrees"), over: try over())
        case "fly":
            let target = try coordinate()
            try require("zoom")
            let zoom = try zoomLevel()
            return .fly(target, zoom: zoom, over: isAtEnd ? nil : try over())
        case "fit": return try fit()
        case "drag":
            let (fromX, fromY) = (try x(), try y())
            try require("to")
            return .drag(fromX: fromX, fromY: fromY, toX: try x(), toY: try y(), over: try over())
        default: return nil
        }
    }

    mutating func x() throws(ScriptError) -> Double { try number("X in points") }
    mutating func y() throws(ScriptError) -> Double { try number("Y in points") }

    mutating func zoomLevel() throws(ScriptError) -> Double {
        try number("a zoom level, 0 to 22") { $0 >= 0 && $0 <= 22 }
    }

    /// `NAME`, `NAME/SEASON` or an id.
    mutating func stormName(_ expected: String) throws(ScriptError) -> StormName {
        let start = self
        let text = try word(expected)
        guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return StormName(name: text) }
        let name = String(text[..<slash])
        guard let season = Int(text[text.utf8.index(after: slash)...]), !name.isEmpty else {
            throw start.error("NAME/SEASON, the season as a year")
        }
        return StormName(name: name, season: season)
    }

    mutating func subject(_ expected: String) throws(ScriptError) -> Subject {
        if let title = quotedIfAny() { return .title(title) }
        return .storm(try stormName(expected))
    }

    private mutating func stormsRequest() throws(ScriptError) -> StormsRequest {
        var request = StormsRequest(file: nil)
        if !skip("sample") {
            guard let file = quotedIfAny() else {
                throw error("'sample' or a file's name in quotes", among: ["sample"])
            }
            request.file = file
        }
        while !isAtEnd {
            if request.storm == nil, skip("storm") {
                request.storm = try name("a storm's name")
            } else if request.season == nil, skip("season") {
                request.season = Int(try integer("a year", in: -9999...9999))
            } else {
                throw error("'storm', 'season' or the end of the line, each once", among: ["storm", "season"])
            }
        }
        return request
    }

    private mutating func center() throws(ScriptError) -> SessionCommand {
        let center = try coordinate()
        try require("zoom")
        let zoom = try zoomLevel()
        guard !isAtEnd else { return .center(center, zoom: zoom, heading: nil) }
        try require("heading")
        return .center(center, zoom: zoom, heading: try number("a heading in degrees"))
    }

    private mutating func fit() throws(ScriptError) -> SessionCommand {
        let target: SessionCommand.FitTarget
        if skip("region") {
            let start = self
            let south = try number("the southern latitude, -90 to 90") { $0.magnitude <= 90 }
            let west = try number("the western longitude, -180 to 180") { $0.magnitude <= 180 }
            let north = try number("the northern latitude, -90 to 90, not below the southern one") {
                $0 <= 90 && $0 >= south
            }
            let east = try number("the eastern longitude, -180 to 180") { $0.magnitude <= 180 }
            do { target = .region(try GeoRegion(south: south, west: west, north: north, east: east)) } catch {
                throw start.error("a region: south, west, north, east")
            }
        } else {
            target = .storm(try stormName("'region' or a storm"))
        }
        guard !isAtEnd else { return .fit(target, padding: 0) }
        try require("padding")
        return .fit(target, padding: try length("the padding"))
    }

    private mutating func changedProperty() throws(ScriptError) -> SessionCommand.ChangedProperty {
        if skip("title") { return .title(try quoted("a title")) }
        if skip("subtitle") { return .subtitle(try quoted("a subtitle")) }
        if skip("size") { return .size(width: try length("the width"), height: try length("the height")) }
        if skip("offset") { return .offset(x: try x(), y: try y()) }
        let words = ["title", "subtitle", "size", "offset"]
        throw error(Self.alternatives(words), among: words)
    }

    private mutating func addedAnnotation() throws(ScriptError) -> AddedAnnotation {
        var added = AddedAnnotation(coordinate: try coordinate(), title: try quoted("a title"))
        added.subtitle = quotedIfAny()
        let options = [
            "pin", "size", "anchor", "offset", "levels", "forced", "collision", "display", "draggable", "cluster",
            "callout", "accessory",
        ]
        var used: [String] = []
        while let token = peek {
            guard !token.isQuoted, options.contains(token.text) else {
                throw error("an option of 'add'", among: options)
            }
            guard !used.contains(token.text) || token.text == "accessory" else { throw error("each option once") }
            used.append(token.text)
            _ = try word("an option")
            try readOption(token.text, into: &added)
        }
        return added
    }

    private mutating func readOption(_ option: String, into added: inout AddedAnnotation) throws(ScriptError) {
        switch option {
        case "pin": added.pin = try choice(of: AddedAnnotation.PinWord.self)
        case "size": added.size = .init(try length("the width"), try length("the height"))
        case "anchor": added.anchor = .init(try x(), try y())
        case "offset": added.offset = .init(try x(), try y())
        case "levels":
            let least = try zoomLevel()
            added.levels = .init(least, try number("a zoom level, \(least) to 22") { $0 >= least && $0 <= 22 })
        case "forced": added.isForced = true
        case "collision": added.collisionPriority = try integer("a whole number of 64 bits")
        case "display": added.displayPriority = try number("a priority")
        case "draggable": added.isDraggable = true
        case "cluster": added.cluster = try name("a cluster's name")
        case "accessory": added.accessories.append(try choice(of: AddedAnnotation.SideWord.self))
        default: added.callout = try choice(of: AddedAnnotation.CalloutLayoutWord.self)
        }
    }
}
