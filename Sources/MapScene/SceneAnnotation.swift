import Annotations
import Camera
import Geodesy

/// An annotation's name in its scene. Names are given in the order of addition and never again.
public struct AnnotationID: Hashable, Comparable, Sendable {
    /// The number in the order of addition, from 0.
    public let index: Int

    init(index: Int) { self.index = index }

    /// Orders by addition.
    public static func < (a: AnnotationID, b: AnnotationID) -> Bool { a.index < b.index }
}

/// An annotation of a scene: what it is, and how it is drawn.
public struct SceneAnnotation: Hashable, Sendable {
    /// Where it is.
    public var coordinate: Coordinate {
        didSet { world = WorldPoint(coordinate) }
    }
    /// The title; a callout needs one that is not empty.
    public var title: String?
    /// The subtitle.
    public var subtitle: String?
    /// What sort of annotation it is in the client's words, which its view provider goes by; never read from the title.
    public var kind: String?
    /// How it is drawn.
    public var options: ViewOptions
    /// The coordinate in the projection's world, computed once: a frame is an affine map of it.
    public private(set) var world: WorldPoint

    /// An annotation.
    public init(coordinate: Coordinate, title: String?, subtitle: String? = nil, options: ViewOptions = ViewOptions()) {
        self.coordinate = coordinate
        self.title = title
        self.subtitle = subtitle
        self.options = options
        world = WorldPoint(coordinate)
    }

    /// Whether selecting it shows a callout: the default one needs a title, as the platforms have it.
    public var hasCallout: Bool {
        switch options.callout {
        case .none: false
        case .default: !(title ?? "").isEmpty
        case .table, .bubble, .buttons: true
        }
    }

    /// What its callout shows, of its own texts and controls.
    var calloutContent: CalloutContent? {
        switch options.callout {
        case .none: nil
        case .default:
            .standard(title: title, subtitle: subtitle, left: options.leftControl, right: options.rightControl)
        case .table: .table(nil)
        case .bubble: .bubble(title: title, subtitle: subtitle)
        case .buttons:
            .buttons(
                left: options.leftControl ?? CalloutControl("left"),
                right: options.rightControl ?? CalloutControl("right"))
        }
    }
}
