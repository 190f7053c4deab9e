/// A part of a callout as a screen reader meets it.
public struct CalloutElement: Hashable, Sendable {
    /// Which part it is.
    public var kind: CalloutPart.Kind
    /// Where it is in callout space.
    public var frame: CalloutFrame
    /// What it is called, uncut.
    public var label: String
    /// The value read after the label, uncut, or `nil`.
    public var value: String?
    /// What else is said.
    public var traits: AccessibilityTraits
}

extension CalloutLayout {
    /// The parts in the order of reading: left accessory or button, title, subtitle, rows, right accessory or button; the
    /// order of the system's callout, whichever way lines run. A row is one element, its key the label. A picture without a
    /// name is passed over.
    public var elements: [CalloutElement] {
        func elements(_ belongs: (CalloutPart.Kind) -> Bool) -> [CalloutElement] {
            parts.filter { belongs($0.kind) }.map { CalloutElement($0) }
        }
        let first = elements { $0 == .leftAccessory || $0 == .leftButton }
        let texts = elements {
            switch $0 {
            case .title, .subtitle, .row: true
            default: false
            }
        }
        return first + texts + elements { $0 == .rightAccessory || $0 == .rightButton }
    }
}

extension CalloutElement {
    fileprivate init(_ part: CalloutPart) {
        var traits: AccessibilityTraits =
            switch part.kind {
            case .leftButton, .rightButton: .button
            case .leftAccessory, .rightAccessory: part.isControl ? .button : .image
            default: .staticText
            }
        if !part.isEnabled { traits.insert(.notEnabled) }
        self.init(kind: part.kind, frame: part.frame, label: part.label, value: part.value, traits: traits)
    }
}
