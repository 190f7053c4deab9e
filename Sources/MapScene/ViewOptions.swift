import Annotations
import Camera

/// How an annotation is drawn and treated: what the client of a map would set on its view.
public struct ViewOptions: Hashable, Sendable {
    /// The colour of a pin, by its convention: green a start, red a destination, purple a place the user set.
    public enum PinColor: String, Hashable, Sendable { case red, green, purple }

    /// What the callout looks like.
    public enum CalloutKind: String, Hashable, Sendable {
        /// Title and subtitle.
        case `default`
        /// The property table.
        case table
        /// Portrait, title and subtitle.
        case bubble
        /// Two buttons.
        case buttons
        /// The annotation can be selected and shows no callout.
        case none
    }

    /// The size of the default pin in points.
    public static let pinSize = ScreenSize(width: 32, height: 39)

    /// The pin's colour.
    public var pin = PinColor.red
    /// The view's size in points; a side of zero is invisible and takes no touch.
    public var size = ViewOptions.pinSize
    /// The view's centre from its point, positive to the right and down. The default pin's tip stands on the point.
    public var centerOffset = ScreenVector(dx: 0, dy: -ViewOptions.pinSize.height / 2)
    /// The callout from its place at the middle of the view's top edge, positive to the right and down.
    public var calloutOffset = ScreenVector(dx: 0, dy: 0)
    /// The zoom levels at which the view shows, both ends included.
    public var levels = ZoomLevels.all
    /// Shown whatever collides.
    public var isForced = false
    /// Which of two colliding views stays: the larger.
    public var collisionPriority: Int64 = 0
    /// Which of two colliding views of equal collision priority stays: the larger.
    public var displayPriority = 500.0
    /// Drawn in front: the larger.
    public var zIndex = 0
    /// Whether the view falls to its place when its annotation is added.
    public var animatesDrop = false
    /// Whether the view takes touches and can be selected, by the program too.
    public var isEnabled = true
    /// Whether a press lifts the view.
    public var isDraggable = false
    /// Views of one cluster that collide become one; `nil` never does.
    public var clusterID: String?
    /// What the callout looks like.
    public var callout = CalloutKind.default

    /// The control at the left end of the callout: an accessory of the default one, a button of the one with two.
    public var leftControl: CalloutControl?
    /// The control at the right end.
    public var rightControl: CalloutControl?
    /// Which touches close the callout.
    public var calloutHiding = CalloutHiding.default

    /// The default pin.
    public init() {}
}
