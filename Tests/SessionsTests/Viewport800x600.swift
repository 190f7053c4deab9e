import Camera
import Geodesy

/// The viewport of the public faults.
enum Viewport800x600 {
    static func make() throws -> Viewport {
        try Viewport(
            size: ScreenSize(width: 800, height: 600), center: try Coordinate(latitude: 0, longitude: -50), zoom: 4)
    }
}
