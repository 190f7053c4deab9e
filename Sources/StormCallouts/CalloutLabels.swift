/// The language of a callout's rows; the raw value is the word of the command line.
public enum CalloutLabels: String, Hashable, Sendable, CaseIterable {
    /// English.
    case english = "en"
    /// Chinese in simplified characters.
    case simplifiedChinese = "zh-Hans"
    /// Chinese in traditional characters.
    case traditionalChinese = "zh-Hant"
    /// The strings of the iOS tutorial, with its own spelling `Presure` and the source's own texts.
    case classic

    /// What a missing value shows: an em dash; nothing in `classic`.
    public var missingValue: String { self == .classic ? "" : "—" }

    /// The one line of a fix that has no properties at all.
    public var noProperties: String {
        switch self {
        case .english: "No properties"
        case .simplifiedChinese, .classic: "属性：无"
        case .traditionalChinese: "屬性：無"
        }
    }

    /// The title of a storm that has neither a name nor an id.
    var unnamedStorm: String {
        switch self {
        case .english, .classic: "Unnamed storm"
        case .simplifiedChinese: "未命名风暴"
        case .traditionalChinese: "未命名風暴"
        }
    }

    /// The key of a row.
    func key(_ field: CalloutField) -> String {
        let texts = CalloutLabels.keys(field)
        switch self {
        case .english: return texts.english
        case .simplifiedChinese: return texts.simplified
        case .traditionalChinese: return texts.traditional
        case .classic: return field == .pressure ? "Presure" : texts.english
        }
    }

    private static func keys(
        _ field: CalloutField
    ) -> (english: String, simplified: String, traditional: String) {
        switch field {
        case .date: ("Date", "日期", "日期")
        case .time: ("Time", "时间", "時間")
        case .wind: ("Wind", "风速", "風速")
        case .pressure: ("Pressure", "气压", "氣壓")
        case .stormType: ("StormType", "风暴类型", "風暴類型")
        case .category: ("Category", "等级", "等級")
        case .name: ("Name", "名称", "名稱")
        case .stormID: ("Storm ID", "风暴编号", "風暴編號")
        case .season: ("Season", "季节", "季節")
        case .basin: ("Basin", "海域", "海域")
        case .latitude: ("Latitude", "纬度", "緯度")
        case .longitude: ("Longitude", "经度", "經度")
        case .record: ("Record", "记录", "記錄")
        case .radii34: ("34 kt radii", "34节风圈半径", "34節風圈半徑")
        case .radii50: ("50 kt radii", "50节风圈半径", "50節風圈半徑")
        case .radii64: ("64 kt radii", "64节风圈半径", "64節風圈半徑")
        case .radiusOfMaximumWind: ("Radius of maximum wind", "最大风速半径", "最大風速半徑")
        }
    }

    /// The words for a record identifier of HURDAT2; an unknown one as it is.
    func recordText(_ record: String) -> String {
        guard let texts = CalloutLabels.recordWords[record] else { return record }
        switch self {
        case .english: return texts.english
        case .simplifiedChinese: return texts.simplified
        case .traditionalChinese: return texts.traditional
        case .classic: return record
        }
    }

    /// Source: NHC, "The revised Atlantic hurricane database (HURDAT2)", record identifiers.
    private static let recordWords: [String: (english: String, simplified: String, traditional: String)] = [
        "C": ("Closest approach to a coast", "最接近海岸", "最接近海岸"),
        "G": ("Genesis", "生成", "生成"),
        "I": ("Peak of wind and pressure", "强度峰值", "強度峰值"),
        "L": ("Landfall", "登陆", "登陸"),
        "P": ("Minimum pressure", "最低气压", "最低氣壓"),
        "R": ("Rapid change of intensity", "强度急变", "強度急變"),
        "S": ("Change of status", "类型改变", "類型改變"),
        "T": ("Detail of the track", "路径细节", "路徑細節"),
        "W": ("Maximum wind", "最大风速", "最大風速"),
    ]
}
