import CMath
import Geodesy

/// How far a map may zoom in and still show all of a box.
public enum RegionFit {
    /// The largest zoom at which a box of shares of the world fits into `size` points; infinite for a single point.
    public static func largestZoom(width: Double, height: Double, in size: ScreenSize) -> Double {
        var zoom = Double.infinity
        if width > 0 { zoom = min(zoom, cmath_log2(size.width / (256 * width))) }
        if height > 0 { zoom = min(zoom, cmath_log2(size.height / (256 * height))) }
        return zoom
    }

    /// The largest zoom that shows all of a region with its own centre in the middle of the screen, as MapKit's
    /// `regionThatFits`: the half that Mercator draws higher decides.
    public static func zoomAboutCenter(of region: CoordinateRegion, in size: ScreenSize) -> Double {
        let box = edges(of: region)
        let middle = WorldPoint(region.center).y
        let half = max(middle - box.north, box.south - middle)
        return largestZoom(width: region.longitudeDelta / 360, height: 2 * half, in: size)
    }

    /// The place and the largest zoom that show all of a region with the middle of its rectangle in Mercator in the middle
    /// of the screen.
    public static func rectangle(of region: CoordinateRegion, in size: ScreenSize) -> (center: WorldPoint, zoom: Double)
    {
        let box = edges(of: region)
        let center = WorldPoint(x: WorldPoint(region.center).x, y: (box.north + box.south) / 2)
        return (center, largestZoom(width: region.longitudeDelta / 360, height: box.south - box.north, in: size))
    }

    /// The northern and the southern edge as shares of the world from the north.
    private static func edges(of region: CoordinateRegion) -> (north: Double, south: Double) {
        let half = region.latitudeDelta / 2
        return (
            WorldPoint.y(ofLatitude: region.center.latitude + half),
            WorldPoint.y(ofLatitude: region.center.latitude - half)
        )
    }
}
