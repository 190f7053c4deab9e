import Geodesy
import StormTracks

/// One command of the script language. X and Y are points of the screen, latitudes and longitudes degrees.
public enum SessionCommand: Hashable, Sendable {
    /// `describe "TEXT"`: says what the script is about; does nothing.
    case describe(String)
    /// `size W H`: the viewport's size at the start.
    case size(width: Double, height: Double)
    /// `resize W H`: another size, as a region change.
    case resize(width: Double, height: Double)
    /// `insets TOP RIGHT BOTTOM LEFT`: bars and panels that centre, fit and placement keep clear of.
    case insets(top: Double, right: Double, bottom: Double, left: Double)
    /// `storms sample|"FILE" [storm NAME] [season Y]`: annotations for track points.
    case storms(StormsRequest)
    /// `center LAT LON zoom Z [heading H]`.
    case center(Coordinate, zoom: Double, heading: Double?)
    /// `callout hide|follow`.
    case callout(CalloutWord)
    /// `autopan on|off`.
    case autopan(Bool)
    /// `wait S`.
    case wait(ScriptSeconds)
    /// `select STORM[/SEASON] [TIME]|"TITLE"`.
    case select(Subject, at: Instant?)
    /// `deselect`.
    case deselect
    /// `tap X Y`.
    case tap(x: Double, y: Double)
    /// `doubletap X Y`.
    case doubletap(x: Double, y: Double)
    /// `longpress X Y`.
    case longpress(x: Double, y: Double)
    /// `pan DX DY over S [CURVE]`: the finger's way.
    case pan(dx: Double, dy: Double, over: ScriptSeconds, CurveWord)
    /// `fling VX VY`: a finger that leaves the screen at a velocity, in points per second.
    case fling(vx: Double, vy: Double)
    /// `zoom Z at X Y over S`.
    case zoom(Double, x: Double, y: Double, over: ScriptSeconds)
    /// `pinch X Y scale K over S`.
    case pinch(x: Double, y: Double, scale: Double, over: ScriptSeconds)
    /// `rotate D over S`: adds to the heading.
    case rotate(degrees: Double, over: ScriptSeconds)
    /// `fly LAT LON zoom Z [over S]`.
    case fly(Coordinate, zoom: Double, over: ScriptSeconds?)
    /// `fit STORM|region S W N E [padding P]`.
    case fit(FitTarget, padding: Double)
    /// `drag X Y to X Y over S`.
    case drag(fromX: Double, fromY: Double, toX: Double, toY: Double, over: ScriptSeconds)
    /// `add LAT LON "TITLE" …`.
    case add(AddedAnnotation)
    /// `move "TITLE" to LAT LON [over S]`.
    case move(title: String, to: Coordinate, over: ScriptSeconds)
    /// `set "TITLE" title|subtitle|size|offset VALUE…`.
    case set(title: String, ChangedProperty)
    /// `collision on|off`.
    case collision(Bool)
    /// `play STORM[/SEASON] over S`.
    case play(StormName, over: ScriptSeconds)
    /// `remove STORM|"TITLE"|all`; all is `nil`.
    case remove(Subject?)
    /// `locate LAT LON`: the user's location.
    case locate(Coordinate)
    /// `fail load "REASON"`.
    case failLoad(reason: String)
    /// `find "QUERY" [answers in S]`.
    case find(query: String, answersIn: ScriptSeconds)
    /// `snapshot NAME`.
    case snapshot(name: String)
    /// `expect …`.
    case expect(SessionExpectation)

    /// What a region change does to the callout.
    public enum CalloutWord: String, CaseIterable, Sendable { case hide, follow }

    /// How a movement's speed runs.
    public enum CurveWord: String, CaseIterable, Sendable {
        case easeIn = "ease-in"
        case easeOut = "ease-out"
        case linear
    }

    /// What `fit` brings into view.
    public enum FitTarget: Hashable, Sendable {
        /// All fixes of a storm.
        case storm(StormName)
        /// A box; west greater than east crosses the antimeridian.
        case region(GeoRegion)
    }

    /// What `set` changes.
    public enum ChangedProperty: Hashable, Sendable {
        /// The title; empty takes the callout away.
        case title(String)
        /// The subtitle.
        case subtitle(String)
        /// The view's size in points.
        case size(width: Double, height: Double)
        /// The callout's offset in points, positive to the right and down.
        case offset(x: Double, y: Double)
    }
}

/// A storm as a script names it: `NAME`, `NAME/SEASON` or the source's id.
public struct StormName: Hashable, Sendable {
    /// The name or id as written.
    public var name: String
    /// The season behind the slash.
    public var season: Int?

    /// A storm's name.
    public init(name: String, season: Int? = nil) {
        self.name = name
        self.season = season
    }
}

extension StormName: CustomStringConvertible {
    /// `NAME/SEASON`, or `NAME` without a season.
    public var description: String { season.map { "\(name)/\($0)" } ?? name }
}

/// What a command acts on.
public enum Subject: Hashable, Sendable {
    /// A storm's track points.
    case storm(StormName)
    /// The annotation with a title.
    case title(String)
}

/// Which storms a script wants.
public struct StormsRequest: Hashable, Sendable {
    /// The file, relative to the script; `nil` is the embedded sample.
    public var file: String?
    /// Only the storms of this name or id.
    public var storm: String?
    /// Only the storms of this season.
    public var season: Int?

    /// A request.
    public init(file: String?, storm: String? = nil, season: Int? = nil) {
        self.file = file
        self.storm = storm
        self.season = season
    }
}

/// What `add` says of an annotation; what it does not say is `nil` or off.
public struct AddedAnnotation: Hashable, Sendable {
    /// A pin's colour.
    public enum PinWord: String, CaseIterable, Sendable { case red, green, purple }

    /// What the callout looks like.
    public enum CalloutLayoutWord: String, CaseIterable, Sendable { case `default`, table, bubble, buttons, none }

    /// At which end of the default callout a control stands.
    public enum SideWord: String, CaseIterable, Sendable { case left, right }

    /// Where.
    public var coordinate: Coordinate
    /// The title.
    public var title: String
    /// The subtitle.
    public var subtitle: String?
    /// `pin red|green|purple`.
    public var pin: PinWord?
    /// `size W H`: the view's size in points.
    public var size: ScreenPair?
    /// `anchor X Y`: the view's centre from its point, positive to the right and down.
    public var anchor: ScreenPair?
    /// `offset X Y`: the callout's offset, positive to the right and down.
    public var offset: ScreenPair?
    /// `levels MIN MAX`: the zoom levels at which it shows.
    public var levels: ScreenPair?
    /// `forced`: shown whatever collides.
    public var isForced = false
    /// `collision N`: the larger wins.
    public var collisionPriority: Int64?
    /// `display N`: the larger wins.
    public var displayPriority: Double?
    /// `draggable`.
    public var isDraggable = false
    /// `cluster ID`.
    public var cluster: String?
    /// `callout default|table|bubble|buttons|none`.
    public var callout: CalloutLayoutWord?
    /// `accessory left|right`, once or twice.
    public var accessories: [SideWord] = []

    /// An annotation without options.
    public init(coordinate: Coordinate, title: String, subtitle: String? = nil) {
        self.coordinate = coordinate
        self.title = title
        self.subtitle = subtitle
    }

    /// Two numbers that belong together: right and down, width and height, or least and most.
    public struct ScreenPair: Hashable, Sendable {
        /// The first as written.
        public var first: Double
        /// The second as written.
        public var second: Double

        /// Two numbers.
        public init(_ first: Double, _ second: Double) {
            self.first = first
            self.second = second
        }
    }
}
