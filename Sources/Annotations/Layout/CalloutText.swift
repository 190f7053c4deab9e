/// A text of a callout, ready to be drawn on one line.
public struct CalloutText: Hashable, Sendable {
    /// On which side of its frame a text stands.
    public enum Alignment: String, Hashable, Sendable {
        /// At the left edge.
        case left
        /// At the right edge.
        case right
    }

    /// How a text is set.
    public struct Font: Hashable, Sendable {
        /// The size in points.
        public var size: Double
        /// Whether it is bold.
        public var isBold: Bool
        /// The text's colour.
        public var color: CalloutColor

        /// A font of `size` points.
        public init(size: Double, isBold: Bool = false, color: CalloutColor = .black) {
            self.size = size
            self.isBold = isBold
            self.color = color
        }

        /// How wide one terminal cell is.
        var cell: Double { size * CalloutText.cellWidth }

        /// The estimated width of a text, rounded up to whole points.
        func width(of text: String) -> Double {
            (Double(TextWidth.cells(of: TextWidth.printable(text))) * cell).rounded(.up)
        }
    }

    /// What a terminal cell takes of the font's size. There is no font to ask here, so widths are estimated, and the same on
    /// every machine: 0.6 is the advance of the common monospaced faces, on the wide side for most proportional texts.
    public static let cellWidth = 0.6

    /// What is drawn: control characters written out, and cut in the middle where it was too long.
    public var string: String
    /// How it is set.
    public var font: Font
    /// Where it stands in its frame.
    public var alignment: Alignment

    /// A text cut to `width` points, at the left edge.
    init(_ text: String, _ font: Font, width: Double) {
        // A hair more, so that a text of exactly this width is not cut by rounding.
        let cells = Int(max(0, min(width / font.cell + 1e-9, 1e9)))
        string = TextWidth.shortenedInMiddle(TextWidth.printable(text), to: cells)
        self.font = font
        alignment = .left
    }

    /// The estimated width in points.
    public var width: Double { Double(TextWidth.cells(of: string)) * font.cell }
}
