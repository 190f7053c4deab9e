/// A part of a callout: what it is, where it is, what is drawn and what is read aloud.
public struct CalloutPart: Hashable, Sendable {
    /// What a part is.
    public enum Kind: Hashable, Sendable {
        /// The first line.
        case title
        /// The line below the title.
        case subtitle
        /// The picture.
        case portrait
        /// A row of the property table, counted from 0: its key, or the whole line where key and value are one text.
        case row(Int)
        /// The value of a row whose key is another text.
        case rowValue(Int)
        /// The button on the left, whatever the direction of writing.
        case leftButton
        /// The button on the right, whatever the direction of writing.
        case rightButton
        /// The control where a line begins: on the left, or on the right where writing goes that way.
        case leftAccessory
        /// The control where a line ends.
        case rightAccessory
    }

    /// What it is.
    public var kind: Kind
    /// Where it is in callout space.
    public var frame: CalloutFrame
    /// The text to draw in the frame, centred vertically.
    public var text: CalloutText?
    /// The colour behind it, or `nil` for none.
    public var fill: CalloutColor?
    /// From 0 to 1.
    public var opacity = 1.0
    /// What it is called when read aloud, uncut.
    public var label: String
    /// The value read after the label, uncut.
    public var value: String?
    /// Whether a tap on it is its own, not the callout's.
    public var isControl = false
    /// Whether a control reacts.
    public var isEnabled = true

    init(
        _ kind: Kind, _ frame: CalloutFrame, text: CalloutText? = nil, fill: CalloutColor? = nil, label: String = "",
        value: String? = nil
    ) {
        self.kind = kind
        self.frame = frame
        self.text = text
        self.fill = fill
        self.label = label
        self.value = value
    }

    /// A line of text, cut to its frame.
    static func line(_ kind: Kind, _ text: String, _ font: CalloutText.Font, _ frame: CalloutFrame) -> CalloutPart {
        CalloutPart(kind, frame, text: CalloutText(text, font, width: frame.width), label: text)
    }

    /// A control, or `nil` for one that cannot be seen.
    static func control(_ kind: Kind, _ control: CalloutControl, _ frame: CalloutFrame) -> CalloutPart? {
        guard control.isVisible else { return nil }
        var part = CalloutPart(kind, frame, label: control.label)
        part.opacity = control.opacity
        part.isControl = control.reacts
        part.isEnabled = control.isEnabled
        return part
    }

    /// The part of a callout that is written from right to left: what is at the beginning of a line stands on the right. The
    /// two buttons stay, for they are called by their sides.
    func mirrored(in width: Double) -> CalloutPart {
        if kind == .leftButton || kind == .rightButton { return self }
        var part = self
        part.frame = frame.mirrored(in: width)
        if let text { part.text?.alignment = text.alignment == .left ? .right : .left }
        return part
    }
}
