import CBundle

/// The files of `Datasets` that are inside the binary. Nothing is copied: the bytes live as long as the program.
public enum BundledData {
    /// The default sample: HURDAT2 rows of real storms, `storms-hurdat2.txt`.
    public static var sampleStorms: UnsafeBufferPointer<UInt8> { buffer(cbundle_storms_hurdat2()) }

    /// The same storms and fixes as a table with a header, `storms.csv`.
    public static var sampleTable: UnsafeBufferPointer<UInt8> { buffer(cbundle_storms_csv()) }

    /// The places of the gazetteer, `gazetteer.csv`.
    public static var places: UnsafeBufferPointer<UInt8> { buffer(cbundle_places()) }

    /// Further names of countries and territories, `countries.csv`.
    public static var countries: UnsafeBufferPointer<UInt8> { buffer(cbundle_countries()) }

    /// Other spellings of the gazetteer's places, `aliases.csv`.
    public static var aliases: UnsafeBufferPointer<UInt8> { buffer(cbundle_aliases()) }

    /// Coasts, lakes and borders for maps below zoom 5, `basemap-overview.txt`.
    public static var baseMapOverview: UnsafeBufferPointer<UInt8> { buffer(cbundle_basemap_overview()) }

    /// The same for zoom 5 and above, `basemap-detail.txt`.
    public static var baseMapDetail: UnsafeBufferPointer<UInt8> { buffer(cbundle_basemap_detail()) }

    /// The style of the pages that the command line writes, `style.css`.
    public static var pageStyle: UnsafeBufferPointer<UInt8> { buffer(cbundle_page_style()) }

    /// The script that draws maps and callouts, `map.js`.
    public static var mapScript: UnsafeBufferPointer<UInt8> { buffer(cbundle_page_map()) }

    /// The script that plays the films of sessions, `replay.js`.
    public static var replayScript: UnsafeBufferPointer<UInt8> { buffer(cbundle_page_replay()) }

    /// The page of a film, `replay.html`.
    public static var replayTemplate: UnsafeBufferPointer<UInt8> { buffer(cbundle_page_replay_html()) }

    private static func buffer(_ bytes: cbundle_bytes) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: bytes.start, count: Int(bytes.count))
    }
}
