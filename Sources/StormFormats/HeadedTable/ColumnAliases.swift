import DelimitedText
import StormTracks

/// The names that tables give their columns, and the fields that they mean.
enum ColumnAliases {
    /// A column's meaning, with the unit that its name declares.
    struct Meaning {
        var field: FieldWord
        var windUnit: Speed.Unit?
    }

    /// The spellings of each field, as `ColumnName.normalized` writes them, parted by blanks.
    private static let spellings: [(FieldWord, String)] = [
        (
            .storm,
            """
            storm sid id ibtracsid tycode pathid key stormid atcfid usaatcfid serialnum tcid tcserialno \
            trackid disturbanceid cycloneid eventid stormnumber stormno typhoonid numero identificador \
            identifiant kennung 编号 台风编号 国际编号 台風番号 番号
            """
        ),
        (
            .name,
            """
            name tynameen stormname hurricanename cyclonename typhoonname tcname nombre \
            nombredelatormenta nom nomducyclone sturmname nome 名称 名字 台风名 台风名称 中文名 名前 台風名
            """
        ),
        (.latitude, ColumnName.latitude),
        (.longitude, ColumnName.longitude),
        (.longitudeWest, "lonw longitudew westlongitude longitudewest longitudoeste longitudeouest"),
        (
            .time,
            """
            datetime landtime isotime timestamp datetimeutc dateutc validtime tm dtg analysistime \
            fechahora fechayhora dateheure zeitpunkt datumzeit 时间 日期时间 日時 日付時刻 観測日時
            """
        ),
        (.date, "date obsdate fecha datum jour data 日期 日付 年月日"),
        (
            .hour,
            """
            hour hours hour24 hhmm hh utchour hora heure uhrzeit zeit stunde timeutc 时刻 時刻 時utc 时 時 小时
            """
        ),
        (.year, "year yr seasonyear año ano anio annee année jahr 年 年份"),
        (.month, "month mon mm mes mois monat 月 月份"),
        (.day, "day dd dia día tag 日"),
        (.minute, "minute minutes min mins minuto 分"),
        (
            .wind,
            """
            wind windspeed maxwind maximumwind maxwinds maxwindspd vmax msw maxsustainedwind \
            maximumsustainedwind maximumsustainedwindspeed sustainedwind windwmo wmowind usawind viento \
            vientomaximo velocidaddelviento vent ventmax vitesseduvent windgeschwindigkeit \
            maxwindgeschwindigkeit vento intensity 风速 最大风速 風速 最大風速
            """
        ),
        (
            .pressure,
            """
            pressure pcen preswmo pres minpressure minimumpressure mslp slp pmin centralpressure \
            centralpres wmopres usapres pc presion presión presionminima pression pressionminimale \
            luftdruck kerndruck druck pressione 气压 中心气压 最低气压 気圧 中心気圧
            """
        ),
        (
            .status,
            """
            status stormtype type ty nature usastatus stage class classification grade tipo estado typus \
            statut 类型 强度等级 種類 階級
            """
        ),
        (
            .category,
            """
            category cat sshs usasshs ss saffirsimpson categoria categoría categorie catégorie kategorie \
            等级 级别 カテゴリ カテゴリー
            """
        ),
        (.record, "event record recordid recordidentifier usarecord"),
        (.basin, "basin ocean oceanbasin cuenca bassin becken 海域 洋区"),
        (.season, "season temporada saison 季节 シーズン"),
        (.comment, "comment comments notes remarks tip comentario commentaire bemerkung 备注 備考"),
    ]

    private static let windUnits: [(String, Speed.Unit)] = [
        ("knots", .knots), ("knot", .knots), ("kts", .knots), ("kt", .knots), ("kn", .knots), ("nudos", .knots),
        ("noeuds", .knots), ("knoten", .knots), ("节", .knots), ("節", .knots), ("ノット", .knots),
        ("kmhr", .kilometersPerHour), ("kmh", .kilometersPerHour), ("kph", .kilometersPerHour),
        ("mileshour", .milesPerHour), ("mihr", .milesPerHour), ("mph", .milesPerHour), ("mps", .metersPerSecond),
        ("mss", .metersPerSecond), ("ms", .metersPerSecond), ("米每秒", .metersPerSecond), ("米秒", .metersPerSecond),
    ]
    private static let otherUnits = ["hpa", "mbar", "mb", "百帕", "ヘクトパスカル", "utc", "gmt"]

    private static let fields: [String: FieldWord] = {
        var found: [String: FieldWord] = [:]
        for (field, names) in spellings { for name in names.split(separator: " ") { found[String(name)] = field } }
        return found
    }()

    /// What a column's name means; `nil` where it is not on the list.
    static func meaning(of name: String) -> Meaning? {
        let plain = ColumnName.normalized(name)
        if let field = fields[plain] { return Meaning(field: field) }
        for (suffix, unit) in windUnits where plain.hasSuffix(suffix) {
            if fields[String(plain.dropLast(suffix.count))] == .wind { return Meaning(field: .wind, windUnit: unit) }
        }
        for suffix in otherUnits where plain.hasSuffix(suffix) {
            if let field = fields[String(plain.dropLast(suffix.count))], field != .wind { return Meaning(field: field) }
        }
        return plain == "time" ? Meaning(field: .time) : nil
    }
}
