import Geodesy

/// What an `expect` line claims of the session at its moment.
public enum SessionExpectation: Hashable, Sendable {
    /// `callout shown|hidden|offscreen [at X Y [within E]]`.
    case callout(CalloutStateWord, at: ExpectedPoint?)
    /// `selected STORM|"TITLE"|none`; none is `nil`.
    case selected(Subject?)
    /// `visible N`.
    case visible(Int)
    /// `event NAME[WORD] count N`.
    case event(EventPattern, count: Int)
    /// `order NAME NAME …`: these events happened, in this order, whatever lies between them.
    case order([EventPattern])
    /// `displayed "TITLE"`.
    case displayed(title: String)
    /// `hidden "TITLE" [by "TITLE"] [because levels|collision]`.
    case hidden(title: String, by: String?, because: HidingWord?)
    /// `center LAT LON [zoom Z] [within E]`.
    case center(Coordinate, zoom: Double?, within: Double)
    /// `snapshot "FILE"`.
    case snapshot(file: String)
    /// `focus "TITLE"|callout|none`.
    case focus(FocusWord)

    /// Where the callout is.
    public enum CalloutStateWord: String, CaseIterable, Sendable { case shown, hidden, offscreen }

    /// Why a view is hidden.
    public enum HidingWord: String, CaseIterable, Sendable { case levels, collision }

    /// Where the focus of accessibility is.
    public enum FocusWord: Hashable, Sendable {
        /// On the view of the annotation with a title.
        case title(String)
        /// On the callout.
        case callout
        /// Nowhere.
        case none
    }

    /// A point of the screen and how far off it may be.
    public struct ExpectedPoint: Hashable, Sendable {
        /// Points from the left.
        public var x: Double
        /// Points from the top.
        public var y: Double
        /// The tolerance in points, for x and y alike.
        public var within: Double
        /// Where X and Y are written, so that they can be rewritten: the first column and the one after the last byte.
        public var columns: Range<Int>
    }
}

/// `NAME` or `NAME[WORD]`: events of a name, or those of them that have a reason or a receiver.
public struct EventPattern: Hashable, Sendable {
    /// The event's name.
    public var name: TraceEventName
    /// The reason or receiver; `nil` is any. `closed` stands for `deselected`, `replaced` and `removed`.
    public var word: String?

    /// A pattern.
    public init(name: TraceEventName, word: String? = nil) {
        self.name = name
        self.word = word
    }
}

extension EventPattern: CustomStringConvertible {
    /// As a script writes it.
    public var description: String { word.map { "\(name.rawValue)[\($0)]" } ?? name.rawValue }
}
