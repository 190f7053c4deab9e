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

    /// A whole number, halves up.
    static func whole(_ value: Double) -> String { String(Int(value.rounded())) }
}

extension WindRadii {
    /// The radii of 34, 50 and 64 kt of a fix in nautical miles, northeast, southeast, southwest, northwest.
    static func values(of point: TrackPoint) -> [Double?] {
        [point.radii34, point.radii50, point.radii64].flatMap { radii in
            [
                radii?.northeast?.nauticalMiles, radii?.southeast?.nauticalMiles, radii?.southwest?.nauticalMiles,
                radii?.northwest?.nauticalMiles,
            ]
        }
    }
}
