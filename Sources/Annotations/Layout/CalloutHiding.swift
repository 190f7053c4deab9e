/// Which touches close the callout of a view, as Baidu's annotation views set it one by one (`hidePaopao…`).
///
/// Whatever is set here, one callout shows at a time: where selecting another annotation does not close this one, the other's
/// callout replaces it all the same.
public struct CalloutHiding: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Options of their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A single tap on the map (`hidePaopaoWhenSingleTapOnMap`).
    public static let singleTapOnMap = CalloutHiding(rawValue: 1)
    /// Another annotation is selected (`hidePaopaoWhenSelectOthers`).
    public static let selectingAnother = CalloutHiding(rawValue: 2)
    /// A double tap on the map (`hidePaopaoWhenDoubleTapOnMap`).
    public static let doubleTapOnMap = CalloutHiding(rawValue: 4)
    /// A tap of two fingers on the map (`hidePaopaoWhenTwoFingersTapOnMap`).
    public static let twoFingerTapOnMap = CalloutHiding(rawValue: 8)
    /// The view itself is dragged (`hidePaopaoWhenDrag`).
    public static let draggingThis = CalloutHiding(rawValue: 16)
    /// Another view is dragged (`hidePaopaoWhenDragOthers`).
    public static let draggingAnother = CalloutHiding(rawValue: 32)

    /// Baidu's defaults: a single tap on the map and another selection close it, the rest does not.
    public static let `default`: CalloutHiding = [.singleTapOnMap, .selectingAnother]
}
