import StormTracks

/// Values as the fixed columns of HURDAT2 and ATCF hold them.
enum DeckStatus {
    /// A status of two letters; a longer one of a tropical storm, as other agencies have them, by the wind; else blanks.
    static func code(of point: TrackPoint) -> String {
        guard let status = point.status else { return "  " }
        if status.code.utf8.count <= 2 { return status.code }
        guard let wind = point.wind, status.mayHaveCategory else { return "  " }
        return wind.knots < 34 ? "TD" : wind.knots < 64 ? "TS" : "HU"
    }

    /// A text as a field between commas can hold it.
    static func plain(_ text: String) -> String {
        String(text.unicodeScalars.map { $0.value < 0x20 || $0 == "," ? " " : Character($0) })
    }

    /// Degrees in whole tenths without their sign.
    static func tenths(_ degrees: Double) -> Int { Int((degrees.magnitude * 10).rounded()) }

    /// A whole number, halves up.
    static func whole(_ value: Double) -> String { String(Int(value.rounded())) }
}

extension WindRadii {
    /// The radii in nautical miles: northeast, southeast, southwest, northwest.
    static func quadrants(_ radii: WindRadii?) -> [Double?] {
        [radii?.northeast, radii?.southeast, radii?.southwest, radii?.northwest].map { $0?.nauticalMiles }
    }

    /// Those of 34, 50 and 64 kt of a fix.
    static func quadrants(of point: TrackPoint) -> [Double?] {
        quadrants(point.radii34) + quadrants(point.radii50) + quadrants(point.radii64)
    }
}
