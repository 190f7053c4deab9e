import CMath

/// The meridians and parallels of a picture.
struct MapGrid {
    /// A line: where it lies, and its degrees.
    struct Line {
        var place: Double
        var label: String
    }

    var meridians: [Line] = []
    var parallels: [Line] = []

    init(_ frame: MapFrame, step: Int) {
        let degrees = frame.width / frame.world * 180
        var longitude = Int(((frame.longitude - degrees) / Double(step)).rounded(.up)) * step
        while Double(longitude) <= frame.longitude + degrees, meridians.count < 100 {
            let x = frame.width / 2 + (Double(longitude) - frame.longitude) / 360 * frame.world
            var shown = longitude
            while shown > 180 { shown -= 360 }
            while shown < -180 { shown += 360 }
            meridians.append(Line(place: x, label: MapGrid.label(shown, "E", "W")))
            longitude += step
        }
        for latitude in stride(from: -80 / step * step, through: 80, by: step) {
            let y = frame.y(ofLatitude: Double(latitude))
            if y >= 0, y <= frame.height { parallels.append(Line(place: y, label: MapGrid.label(latitude, "N", "S"))) }
        }
    }

    private static func label(_ degrees: Int, _ positive: String, _ negative: String) -> String {
        if degrees == 0 || degrees == 180 || degrees == -180 { return "\(abs(degrees))°" }
        return "\(abs(degrees))°" + (degrees > 0 ? positive : negative)
    }

    /// The least round step of degrees that keeps lines 60 points apart.
    static func step(degreesPerPoint: Double) -> Int {
        [1, 2, 5, 10, 15, 30, 45, 90].first { Double($0) >= 60 * degreesPerPoint } ?? 90
    }

    /// The greatest of 1, 2, 5, 10, … that is not above `limit`.
    static func roundLength(below limit: Double) -> Double {
        guard limit > 0, limit.isFinite else { return 1 }
        var power = 1.0
        while power * 10 <= limit { power *= 10 }
        while power > limit { power /= 10 }
        for factor in [5.0, 2] where factor * power <= limit { return factor * power }
        return power
    }
}
