/// A button of a callout, or an accessory that stands at its side.
public struct CalloutControl: Hashable, Sendable {
    /// What it is called when read aloud.
    public var label: String
    /// The size of an accessory in points, at most 32 by 41: larger ones are cut (Baidu). The two buttons have their own.
    public var width = 32.0, height = 32.0
    /// Whether a tap is its own; an accessory that only shows something has none.
    public var reacts = true
    /// Whether it takes taps.
    public var isEnabled = true
    /// Whether it is hidden; it keeps its room.
    public var isHidden = false
    /// From 0 to 1; what cannot be seen takes no taps.
    public var opacity = 1.0

    /// A control that reacts.
    public init(_ label: String = "") { self.label = label }

    /// UIKit's rule for touches: below 0.01 a view counts as invisible.
    var isVisible: Bool { !isHidden && opacity >= 0.01 }

    /// The size of an accessory after cutting.
    var accessorySize: (width: Double, height: Double) {
        (
            width.isFinite ? min(max(0, width), CalloutControl.largestAccessory.width) : 0,
            height.isFinite ? min(max(0, height), CalloutControl.largestAccessory.height) : 0
        )
    }

    /// The largest accessory. Source: Baidu's map SDK, which cuts what is larger.
    static let largestAccessory = (width: 32.0, height: 41.0)
}
