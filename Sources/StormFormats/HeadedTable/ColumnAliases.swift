import DelimitedText
import StormTracks

/// The names that tables give their columns, and the fields that they mean.
enum ColumnAliases {
    /// A column's meaning, with the unit or the zone that its name declares.
    struct Meaning {
        var field: FieldWord
        var windUnit: Speed.Unit?
        var pressureUnit: Pressure.Unit?
        var lengthUnit: Distance.Unit?
        /// How far the column's times are ahead of UTC, in minutes.
        var minutesAhead: Int?
        /// The name without its unit, as `ColumnName.normalized` writes it.
        var plainName = ""
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
        (.position, "latlong latlon position posicion posición coordinates coordenadas koordinaten location 坐标 位置"),
        (.latitudeHemisphere, "ns latns lathem northsouth"),
        (.longitudeHemisphere, "ew lonew lonhem eastwest"),
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
        (.dayOfYear, "doy julianday juliandays fractionaljuliandays"),
        (
            .wind,
            """
            wind windspeed maxwind maximumwind maximumwindspeed maxwinds maxwindspeed maxwindspd vmax msw maxsustainedwind \
            maximumsustainedwind maximumsustainedwindspeed sustainedwind windwmo wmowind usawind viento \
            vientomaximo velocidaddelviento vent ventmax vitesseduvent windgeschwindigkeit wind10 wind10m 10mwind \
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
            status stormtype type ty nature usastatus stage class classification stormclassification grade tipo \
            estado typus statut landstrong 类型 强度等级 種類 階級
            """
        ),
        (
            .category,
            """
            category cat sshs usasshs ss saffirsimpson categoria categoría categorie catégorie kategorie \
            等级 级别 カテゴリ カテゴリー
            """
        ),
        (.record, "event record recordid recordidentifier usarecord l"),
        (.basin, "basin ocean oceanbasin cuenca bassin becken 海域 洋区"),
        (.season, "season temporada saison 季节 シーズン"),
        (
            .radiusOfMaximumWind,
            "rmw radiusofmaximumwind maxwindradius mnradiusmaxwind rmax mrd usarmw 最大风速半径"
        ),
        (.trackType, "tracktype"),
        (.landfall, "上陸"),
        (.agency, "wmoagency"),
        (.comment, "comment comments notes remarks text tip comentario commentaire bemerkung 备注 備考"),
    ]

    private static let windUnits: [(String, Speed.Unit)] = [
        ("knots", .knots), ("knot", .knots), ("kts", .knots), ("kt", .knots), ("kn", .knots), ("nudos", .knots),
        ("noeuds", .knots), ("nœuds", .knots), ("knoten", .knots), ("节", .knots), ("節", .knots), ("ノット", .knots),
        ("kmhr", .kilometersPerHour), ("kmh", .kilometersPerHour), ("kph", .kilometersPerHour),
        ("mileshour", .milesPerHour), ("milesperhour", .milesPerHour), ("mihr", .milesPerHour), ("mph", .milesPerHour),
        ("mps", .metersPerSecond), ("mss", .metersPerSecond), ("ms", .metersPerSecond), ("米每秒", .metersPerSecond),
        ("米秒", .metersPerSecond),
    ]
    private static let pressureUnits: [(String, Pressure.Unit)] = [
        ("hpa", .hectopascals), ("mbar", .hectopascals), ("mb", .hectopascals), ("millibars", .hectopascals),
        ("百帕", .hectopascals), ("ヘクトパスカル", .hectopascals), ("kpa", .kilopascals), ("inhg", .inchesOfMercury),
        ("mmhg", .millimetersOfMercury), ("pa", .pascals),
    ]
    private static let lengthUnits: [(String, Distance.Unit)] = [
        ("nmile", .nauticalMiles), ("nmi", .nauticalMiles), ("nm", .nauticalMiles), ("km", .kilometers), ("mi", .miles),
    ]
    private static let zones: [(String, Int)] = [
        ("utc", 0), ("gmt", 0), ("z", 0), ("jst", 540), ("日本時間", 540), ("bjt", 480), ("北京时间", 480), ("北京时", 480),
    ]

    private static let fields: [String: FieldWord] = {
        var found: [String: FieldWord] = [:]
        for (field, names) in spellings { for name in names.split(separator: " ") { found[String(name)] = field } }
        return found
    }()

    /// What a column's name, as `ColumnName.normalized` writes it, means; `nil` where it is not on the list.
    static func meaning(of plain: String) -> Meaning? {
        if let found = fields[plain] {
            var meaning = Meaning(field: found, plainName: plain)
            // A wind at 10 m height is a model's, in metres a second.
            if found == .wind, ["wind10", "wind10m", "10mwind"].contains(plain) { meaning.windUnit = .metersPerSecond }
            if found == .hour, plain.hasSuffix("utc") { meaning.minutesAhead = 0 }
            return meaning
        }
        if plain == "time" || plain == "hour24" { return Meaning(field: .time, plainName: plain) }
        for (suffix, unit) in windUnits {
            if let stem = stem(of: plain, suffix, [.wind]) {
                return Meaning(field: .wind, windUnit: unit, plainName: stem.name)
            }
        }
        for (suffix, unit) in pressureUnits {
            if let stem = stem(of: plain, suffix, [.pressure]) {
                return Meaning(field: .pressure, pressureUnit: unit, plainName: stem.name)
            }
        }
        for (suffix, unit) in lengthUnits {
            if let stem = stem(of: plain, suffix, [.radiusOfMaximumWind]) {
                return Meaning(field: stem.field, lengthUnit: unit, plainName: stem.name)
            }
        }
        for (suffix, minutes) in zones {
            if let stem = stem(of: plain, suffix, [.time, .date, .hour]) {
                return Meaning(field: stem.field, minutesAhead: minutes, plainName: stem.name)
            }
        }
        return nil
    }

    /// The name without a suffix, and without the `in` before a unit, if it means one of the fields.
    private static func stem(of name: String, _ suffix: String, _ wanted: Set<FieldWord>) -> (
        name: String, field: FieldWord
    )? {
        guard name.hasSuffix(suffix) else { return nil }
        var stem = String(name.dropLast(suffix.count))
        for _ in 0..<2 {
            let field = stem == "time" ? .time : fields[stem]
            if let field, wanted.contains(field) { return (stem, field) }
            guard stem.hasSuffix("in") else { return nil }
            stem = String(stem.dropLast(2))
        }
        return nil
    }
}
