/// A colour of a callout: red, green, blue and opacity from 0 to 1, sRGB.
public struct CalloutColor: Hashable, Sendable {
    /// A component, from 0 to 1.
    public var red, green, blue, alpha: Double

    /// A colour of its components.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A grey: 0 is black, 1 is white.
    public init(white: Double, alpha: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Black.
    public static let black = CalloutColor(white: 0)
    /// White.
    public static let white = CalloutColor(white: 1)
    /// UIKit's light grey, two thirds of white.
    public static let lightGray = CalloutColor(white: 2 / 3)
    /// The grey of the system's secondary texts.
    public static let gray = CalloutColor(white: 0.5)
    /// The green of the tutorial's table cells, (0, 1, 0).
    public static let green = CalloutColor(red: 0, green: 1, blue: 0)
}
