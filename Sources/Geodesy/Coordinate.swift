/// A place on the earth, WGS-84, in decimal degrees.
///
/// The latitude is within -90…90. The longitude is within -180…180 and stays as written there, so that 180 and -180
/// are both kept; beyond, it is turned by whole circles into -180..<180. Zeros carry no sign.
public struct Coordinate: Hashable, Sendable {
    /// Degrees north of the equator, -90…90; south is negative.
    public let latitude: Double
    /// Degrees east of Greenwich, -180…180; west is negative.
    public let longitude: Double

    /// Why two numbers are not a coordinate.
    public enum Failure: String, Error, Hashable, Sendable {
        /// The latitude is NaN, infinite or outside -90…90.
        case badLatitude = "bad-latitude"
        /// The longitude is NaN or infinite.
        case badLongitude = "bad-longitude"
    }

    /// The coordinate of two finite numbers in degrees.
    ///
    /// - Parameters:
    ///   - latitude: degrees north, -90…90.
    ///   - longitude: degrees east, any finite number; beyond ±180 it is turned by whole circles.
    /// - Throws: `Failure.badLatitude` or `Failure.badLongitude`, the latitude judged first.
    public init(latitude: Double, longitude: Double) throws(Failure) {
        guard latitude.isFinite, latitude >= -90, latitude <= 90 else { throw .badLatitude }
        guard longitude.isFinite else { throw .badLongitude }
        self.latitude = latitude + 0
        self.longitude = Coordinate.normalizedLongitude(longitude)
    }

    /// The coordinate of finite numbers that rounding may have put a little outside their range.
    init(clampedLatitude latitude: Double, longitude: Double) {
        self.latitude = min(90, max(-90, latitude)) + 0
        self.longitude = Coordinate.normalizedLongitude(longitude)
    }

    /// `degrees` turned by whole circles into -180…180: unchanged within that range, else in -180..<180.
    public static func normalizedLongitude(_ degrees: Double) -> Double {
        if degrees >= -180 && degrees <= 180 { return degrees + 0 }
        // One subtraction, so that 235.7 becomes exactly 235.7 - 360.
        let turned = degrees - 360 * (degrees / 360).rounded()
        return turned >= 180 ? turned - 360 : turned + 0
    }
}
