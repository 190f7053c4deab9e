import DelimitedText
import StormTracks

/// The names that tables give their columns, and the fields that they mean.
enum ColumnAliases {
    /// A column's meaning, with the unit that its name declares.
    struct Meaning {
        var field: FieldWord
        var windUnit: Speed.Unit?
    }

    private static let spellings: [(FieldWord, [String])] = [
        (
            .storm,
            [
                "sid", "id", "stormid", "atcfid", "usaatcfid", "serialnum", "tcid", "trackid", "cycloneid", "eventid",
                "台风编号", "台風番号",
            ]
        ),
        (
            .name,
            [
                "name", "stormname", "hurricanename", "cyclonename", "typhoonname", "tcname", "nombre", "nom",
                "sturmname", "名称", "台风名称", "名前", "台風名",
            ]
        ),
        (.latitude, ["lat", "latitude", "latdeg", "latitud", "y", "breite", "breitengrad", "纬度", "緯度", "latitudine"]),
        (
            .longitude,
            [
                "lon", "long", "lng", "longitude", "londeg", "longitud", "x", "länge", "längengrad", "经度", "経度",
                "longitudine",
            ]
        ),
        (.longitudeWest, ["lonw", "longitudew", "westlongitude", "longitudewest"]),
        (
            .time,
            [
                "datetime", "isotime", "timestamp", "datetimeutc", "dateutc", "validtime", "dtg", "fechahora",
                "dateheure", "zeitpunkt", "时间", "日時",
            ]
        ),
        (.date, ["date", "obsdate", "fecha", "datum", "jour", "日期", "日付"]),
        (.hour, ["hour", "hours", "hhmm", "hora", "heure", "uhrzeit", "zeit", "时刻", "時刻", "timeutc"]),
        (.year, ["year", "yr", "año", "anio", "annee", "année", "jahr", "年"]),
        (.month, ["month", "mon", "mm", "mes", "mois", "monat", "月"]),
        (.day, ["day", "dd", "dia", "día", "tag", "日"]),
        (.minute, ["minute", "minutes", "min", "minuto", "分"]),
        (
            .wind,
            [
                "wind", "windspeed", "maxwind", "maximumwind", "maxwinds", "vmax", "msw", "maxsustainedwind",
                "maximumsustainedwind", "sustainedwind", "windwmo", "wmowind", "viento", "vent", "windgeschwindigkeit",
                "风速", "最大风速", "最大風速",
            ]
        ),
        (
            .pressure,
            [
                "pressure", "pcen", "pres", "minpressure", "minimumpressure", "mslp", "centralpressure", "wmopres",
                "presion", "presión", "pression", "luftdruck", "气压", "中心气压", "中心気圧",
            ]
        ),
        (.status, ["status", "stormtype", "type", "nature", "stage", "classification", "estado", "statut", "类型"]),
        (
            .category,
            [
                "category", "cat", "sshs", "usasshs", "saffirsimpson", "categoria", "categoría", "categorie",
                "catégorie", "kategorie", "等级", "级别", "カテゴリ",
            ]
        ),
        (.record, ["event", "record", "recordid", "recordidentifier", "usarecord"]),
        (.basin, ["basin", "oceanbasin", "cuenca", "bassin", "海域"]),
        (.season, ["season", "temporada", "saison"]),
        (.comment, ["comment", "comments", "notes", "remarks", "comentario", "commentaire", "bemerkung", "备注", "備考"]),
    ]

    private static let windUnits: [(String, Speed.Unit)] = [
        ("knots", .knots), ("kts", .knots), ("kt", .knots), ("kmhr", .kilometersPerHour), ("kmh", .kilometersPerHour),
        ("kph", .kilometersPerHour), ("mph", .milesPerHour), ("mps", .metersPerSecond), ("ms", .metersPerSecond),
    ]
    private static let otherUnits = ["hpa", "mbar", "mb", "utc", "gmt"]

    private static let fields: [String: FieldWord] = {
        var found: [String: FieldWord] = [:]
        for (field, names) in spellings { for name in names { found[name] = field } }
        return found
    }()

    /// What a column's name means; `nil` where it is not on the list.
    static func meaning(of name: String) -> Meaning? {
        let plain = normalized(name)
        if let field = fields[plain] { return Meaning(field: field) }
        for (suffix, unit) in windUnits where plain.hasSuffix(suffix) {
            if fields[String(plain.dropLast(suffix.count))] == .wind { return Meaning(field: .wind, windUnit: unit) }
        }
        for suffix in otherUnits where plain.hasSuffix(suffix) {
            if let field = fields[String(plain.dropLast(suffix.count))], field != .wind { return Meaning(field: field) }
        }
        return plain == "time" ? Meaning(field: .time) : nil
    }

    /// The name in small letters without blanks and `_ - . ( ) / : °`.
    static func normalized(_ name: String) -> String {
        String(name.lowercased().filter { !" \t_-.()/:°".contains($0) })
    }
}
