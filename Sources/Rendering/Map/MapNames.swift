import Annotations
import StormTracks

/// The names of storms on a picture, placed beside their tracks so that none covers another.
struct MapNames {
    struct Name {
        var text: String
        var x: Double
        var y: Double
    }

    /// The size of the letters in points.
    static let size = 11
    /// The names that found room.
    private(set) var placed: [Name] = []
    private var boxes: [ClipBox] = []
    /// The markers, which names leave free if they can.
    private var markers: [ClipBox.Point] = []
    /// More markers than that leave no free room anyway.
    private static let markersKept = 4000

    /// Places the names of `tracks`: at the strongest fix, else at the last and the first; one without room stays away.
    init(_ tracks: [MapTrack], _ frame: MapFrame) {
        // The title, the legend, the scale bar and the attribution keep their room.
        boxes = [
            ClipBox(left: 0, top: 0, right: frame.width / 2, bottom: 28),
            ClipBox(left: frame.width - 116, top: 0, right: frame.width, bottom: 176),
            ClipBox(left: 0, top: frame.height - 36, right: frame.width, bottom: frame.height),
        ]
        for track in tracks where markers.count < MapNames.markersKept { markers += MapSVG.points(of: track, frame) }
        for track in tracks where !track.label.isEmpty {
            let points = MapSVG.points(of: track, frame)
            guard !points.isEmpty else { continue }
            var best = 0
            for (index, fix) in track.fixes.enumerated()
            where (fix.category?.rawValue ?? -2) > (track.fixes[best].category?.rawValue ?? -2) {
                best = index
            }
            let ends = [best, points.count - 1, 0]
            if ends.contains(where: { place(track.label, beside: points[$0], frame, coversMarkers: false) }) {
                continue
            }
            _ = ends.contains { place(track.label, beside: points[$0], frame, coversMarkers: true) }
        }
    }

    private mutating func place(_ text: String, beside point: ClipBox.Point, _ frame: MapFrame, coversMarkers: Bool)
        -> Bool
    {
        let width = Double(TextWidth.cells(of: text)) * Double(MapNames.size) * 0.66
        let height = Double(MapNames.size)
        for (dx, dy) in [(8.0, 4.0), (-8 - width, 4), (-width / 2, -8), (-width / 2, 8 + height), (8, -6), (8, 16)] {
            let box = ClipBox(
                left: point.x + dx, top: point.y + dy - height, right: point.x + dx + width, bottom: point.y + dy + 3)
            guard box.left >= 2, box.right <= frame.width - 2, box.top >= 2, box.bottom <= frame.height - 2,
                !boxes.contains(where: {
                    $0.left < box.right && box.left < $0.right && $0.top < box.bottom && box.top < $0.bottom
                })
            else { continue }
            if !coversMarkers, markers.contains(where: box.contains) { continue }
            boxes.append(box)
            placed.append(Name(text: text, x: box.left, y: point.y + dy))
            return true
        }
        return false
    }
}
