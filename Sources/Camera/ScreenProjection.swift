import Geodesy

/// The map from the world to one viewport's screen: what all points of a frame share, worked out once.
public struct ScreenProjection: Hashable, Sendable {
    @usableFromInline let longitude, y, pointsPerDegree, worldWidth, sine, cosine, x0, y0: Double

    init(middle: WorldPoint, worldWidth: Double, rotation: (sine: Double, cosine: Double), size: ScreenSize) {
        longitude = middle.longitude
        y = middle.y
        self.worldWidth = worldWidth
        pointsPerDegree = worldWidth / 360
        (sine, cosine) = rotation
        (x0, y0) = (size.width / 2, size.height / 2)
    }

    /// Where a place of the world appears, at its copy nearest to the centre; exactly half a world away: to the west.
    @inlinable
    public func point(of world: WorldPoint) -> ScreenPoint {
        var degrees = world.longitude - longitude
        // Most places need no other copy, and rounding is a call on older processors.
        if degrees <= -180 || degrees >= 180 { degrees = nearestCopy(of: world.longitude, degrees) }
        let dx = degrees * pointsPerDegree
        let dy = (world.y - y) * worldWidth
        return ScreenPoint(x: x0 + dx * cosine + dy * sine, y: y0 - dx * sine + dy * cosine)
    }

    /// `degrees`, the difference of `longitude` and the centre's, turned into -180..<180.
    @usableFromInline
    func nearestCopy(of longitude: Double, _ degrees: Double) -> Double {
        let turned = degrees - 360 * (degrees / 360 + 0.5).rounded(.down)
        guard turned == -180 else { return turned }
        // Half a world away as far as the difference tells, which has been rounded: its error tells the side.
        // Source: D. E. Knuth, The Art of Computer Programming, volume 2, section 4.2.2, theorem B.
        let part = degrees - longitude
        let error = (longitude - (degrees - part)) - (self.longitude + part)
        return error < 0 ? 180 : turned
    }
}
