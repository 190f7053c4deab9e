/// A callout as frames, texts and an outline, in points: all that is needed to draw it, to find what a finger hits, and to
/// read it aloud. The origin of its space is the left top corner of the callout, its arrow included.
///
/// A layout is a value that follows from its content; a changed title is a new layout.
public struct CalloutLayout: Hashable, Sendable {
    /// What it shows.
    public let content: CalloutContent
    /// How body and arrow are drawn.
    public let style: CalloutStyle
    /// The shape of body and arrow.
    public private(set) var outline: CalloutOutline
    /// The parts from back to front; hidden ones are not among them.
    public private(set) var parts: [CalloutPart]
    /// The width below which it is not narrowed.
    public let minimumWidth: Double
    /// Whether lines begin on the right.
    public let isRightToLeft: Bool

    /// The layout of a callout, as wide as its texts want or narrowed to `width`, its arrow at the bottom in the middle.
    ///
    /// - Parameters:
    ///   - content: what it shows.
    ///   - width: the most points it may take; texts are cut in the middle, and no layout falls below its least width.
    ///   - isRightToLeft: whether lines begin on the right.
    public init(_ content: CalloutContent, width: Double? = nil, isRightToLeft: Bool = false) {
        let draft =
            switch content {
            case .table(let properties, let title): Draft(table: properties ?? PropertyTable(), title, width)
            case .bubble(let title, let subtitle, let hasPortrait, let arrow):
                Draft(bubble: title, subtitle, hasPortrait, arrow, width)
            case .buttons(let left, let right): Draft(buttons: left, right, width)
            case .standard(let title, let subtitle, let left, let right):
                Draft(standard: title, subtitle, left, right, width)
            }
        self.content = content
        self.isRightToLeft = isRightToLeft
        style = draft.style
        minimumWidth = draft.minimumWidth
        outline = CalloutOutline(
            body: CalloutFrame(0, 0, draft.width, draft.height), cornerRadius: draft.style.cornerRadius,
            arrowHeight: draft.arrowHeight)
        parts = isRightToLeft ? draft.parts.map { $0.mirrored(in: draft.width) } : draft.parts
    }

    /// The width in points.
    public var width: Double { outline.body.width }
    /// The height with the arrow in points.
    public var height: Double { outline.body.height + (outline.arrow?.height ?? 0) }
    /// The line to fill, and to stroke where the style has a border.
    public var path: CalloutPath { CalloutPath(outline) }

    /// The part of a kind, or `nil` where this callout has none.
    public subscript(kind: CalloutPart.Kind) -> CalloutPart? { parts.first { $0.kind == kind } }

    /// The same callout where a map has placed it: perhaps narrower, its arrow moved, or on the top edge.
    ///
    /// - Parameters:
    ///   - width: the width that the map leaves it.
    ///   - arrowX: the tip's distance from the left edge; it is kept off the corners.
    ///   - pointsUp: whether the callout stands below its view.
    /// - Returns: the layout to draw, its origin the left top corner of the placed frame.
    public func placed(width: Double, arrowX: Double, pointsUp: Bool) -> CalloutLayout {
        var layout = CalloutLayout(content, width: width, isRightToLeft: isRightToLeft)
        guard let arrow = layout.outline.arrow else { return layout }
        let lowering = pointsUp ? arrow.height : 0
        layout.outline = CalloutOutline(
            body: layout.outline.body.lowered(by: lowering), cornerRadius: style.cornerRadius,
            arrowHeight: arrow.height, tipX: arrowX, pointsUp: pointsUp)
        for index in layout.parts.indices {
            layout.parts[index].frame = layout.parts[index].frame.lowered(by: lowering)
        }
        return layout
    }

    /// What a kind of callout decides: sizes without arrow and the parts of a callout written from left to right.
    struct Draft {
        var style: CalloutStyle
        var width, height, arrowHeight, minimumWidth: Double
        var parts: [CalloutPart]

        /// The width between the least and the natural one that comes nearest to what is asked.
        static func width(natural: Double, minimum: Double, asked: Double?) -> Double {
            guard let asked, asked.isFinite else { return max(minimum, natural) }
            return max(minimum, min(natural, asked))
        }
    }
}
