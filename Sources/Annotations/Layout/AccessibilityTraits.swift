/// What a screen reader says of an element beside its label and value.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Traits of their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It can be pressed.
    public static let button = AccessibilityTraits(rawValue: 1)
    /// It is a text that does not change under the finger.
    public static let staticText = AccessibilityTraits(rawValue: 2)
    /// It is an image.
    public static let image = AccessibilityTraits(rawValue: 4)
    /// It does not react at present.
    public static let notEnabled = AccessibilityTraits(rawValue: 8)
    /// It is the selected one.
    public static let selected = AccessibilityTraits(rawValue: 16)
}
