import CMath
import Camera
import Geodesy

/// Where places lie on a picture in Web Mercator.
public struct MapFrame: Hashable, Sendable {
    /// The picture's size in points.
    public let width: Double, height: Double
    /// The longitude in the middle, in degrees.
    public let longitude: Double
    /// The share of the world's height in the middle.
    public let y: Double
    /// The world's width in points.
    public let world: Double

    /// From here on the detailed base map is drawn.
    public static let detailZoom = 5.0
    /// Beyond this zoom the base map's coasts are too coarse.
    private static let highestZoom = 7.0

    /// A picture that holds all `places` with `padding` points around them, the whole world where there are none.
    public init(holding places: [Coordinate], width: Double, height: Double, padding: Double) {
        self.width = width
        self.height = height
        var extent = GeoExtent()
        for place in places { extent.add(place) }
        guard let region = extent.region else {
            longitude = 0
            y = 0.5
            world = min(width, height)
            return
        }
        var span = region.east - region.west
        if span < 0 { span += 360 }
        let top = WorldPoint.y(ofLatitude: region.north)
        let bottom = WorldPoint.y(ofLatitude: region.south)
        longitude = region.west + span / 2
        y = (top + bottom) / 2
        let room = (width: max(1, width - 2 * padding), height: max(1, height - 2 * padding))
        let widest = 256 * cmath_exp2(MapFrame.highestZoom)
        let byWidth = span > 0 ? room.width * 360 / span : widest
        let byHeight = bottom > top ? room.height / (bottom - top) : widest
        world = min(byWidth, byHeight, widest)
    }

    /// The picture that a viewport shows, were its heading 0, `margin` points wider on every side.
    init(_ viewport: Viewport, margin: Double) {
        width = viewport.size.width + 2 * margin
        height = viewport.size.height + 2 * margin
        longitude = viewport.middle.longitude
        y = viewport.middle.y
        world = viewport.worldWidth
    }

    /// The zoom: 0 where the world is 256 points wide.
    public var zoom: Double { cmath_log2(world / 256) }

    /// From the left edge, at the copy of the world that has the middle of the picture nearest.
    public func x(ofLongitude degrees: Double) -> Double {
        var turn = degrees - longitude
        while turn > 180 { turn -= 360 }
        while turn < -180 { turn += 360 }
        return width / 2 + turn / 360 * world
    }

    /// From the left edge, without a look at the nearest copy.
    func plainX(ofLongitude degrees: Double) -> Double { width / 2 + (degrees - longitude) / 360 * world }

    /// From the upper edge.
    public func y(ofLatitude degrees: Double) -> Double {
        height / 2 + (WorldPoint.y(ofLatitude: degrees) - y) * world
    }

    /// The latitude at a height, in degrees.
    public func latitude(atY point: Double) -> Double {
        WorldPoint(longitude: 0, y: y + (point - height / 2) / world).coordinate?.latitude ?? 0
    }

    /// Metres that a point of the picture stands for, in the picture's middle.
    public var metersPerPoint: Double {
        let latitude = self.latitude(atY: height / 2) * Double.pi / 180
        return cmath_cos(latitude) * 2 * Double.pi * WorldPoint.sphereRadiusMeters / world
    }
}
