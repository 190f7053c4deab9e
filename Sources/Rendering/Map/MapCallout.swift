import Annotations
import CalloutTracking
import Geodesy

/// A callout on a picture: at a fix, on the side that has room.
public struct MapCallout: Hashable, Sendable {
    /// Its parts and outline; their space begins at the frame's left top corner.
    let layout: CalloutLayout
    /// The corner on the picture.
    let x: Double, y: Double

    /// A callout that is placed.
    init(layout: CalloutLayout, x: Double, y: Double) {
        self.layout = layout
        self.x = x
        self.y = y
    }

    /// The callout of a fix at `place`, kept inside the picture; `nil` for a picture too small to have one.
    public init?(_ content: CalloutContent, at place: Coordinate, in frame: MapFrame) {
        let natural = CalloutLayout(content)
        let (x, y) = (frame.x(ofLongitude: place.longitude), frame.y(ofLatitude: place.latitude))
        let marker = 10.0
        do throws(CalloutTrackerError) {
            let placement = try CalloutPlacement.place(
                CalloutSize(width: natural.width, height: natural.height, minimumWidth: natural.minimumWidth),
                at: CalloutRect(x: x - marker / 2, y: y - marker / 2, width: marker, height: marker),
                offset: CalloutVector(dx: 0, dy: 0), in: CalloutBounds(width: frame.width, height: frame.height),
                options: PlacementOptions(), previous: nil)
            self.init(
                layout: natural.placed(
                    width: placement.frame.width, arrowX: placement.arrowX, pointsUp: placement.side == .below),
                x: placement.frame.x, y: placement.frame.y)
        } catch {
            return nil
        }
    }
}
