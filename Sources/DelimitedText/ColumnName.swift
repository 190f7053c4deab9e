/// The names of columns, and the spellings that tables of every kind share.
public enum ColumnName {
    /// The spellings of a latitude's column, as `normalized` writes them, parted by blanks.
    public static let latitude = """
        lat latitude landlat cgpslat latn latdeg latitud latc y ycoord pointy breite breitengrad \
        geobreite latitudine usalat centerlat 纬度 北纬 緯度 北緯
        """
    /// The spellings of a longitude's column.
    public static let longitude = """
        lon long landlng cgpslon lng longitude lone londeg longitud lonc x xcoord pointx länge \
        laenge längengrad laengengrad geolänge longitudine usalon centerlon 经度 东经 経度 東経
        """

    /// The name in small letters without blanks, brackets, line ends and `_ - . / : °`.
    public static func normalized(_ name: String) -> String {
        String(name.lowercased().filter { !" \t\r\n\u{A0}_-.()[]/:°（）　".contains($0) && $0 != "\r\n" })
    }
}
