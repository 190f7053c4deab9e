/// Over how many minutes agencies average the wind that they call sustained.
///
/// Source: IBTrACS version 4, "Technical details"; WMO, "Guidelines for converting between various wind averaging periods
/// in tropical cyclone conditions" (2010).
enum WindAveraging {
    /// The minutes of an agency as IBTrACS names it in its columns or in `WMO_AGENCY`; `nil` where it is not known.
    static func minutes(ofAgency agency: String) -> Int? {
        let name = agency.lowercased()
        if name.hasPrefix("hurdat") || name.hasPrefix("jtwc") || name.hasPrefix("tcvitals") { return 1 }
        switch name {
        case "usa", "atcf", "cphc", "nhc", "td9636": return 1
        case "cma": return 2
        case "newdelhi": return 3
        case "tokyo", "hko", "kma", "reunion", "bom", "nadi", "wellington": return 10
        default: return nil
        }
    }
}
