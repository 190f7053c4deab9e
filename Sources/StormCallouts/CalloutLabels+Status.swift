import StormTracks

extension CalloutLabels {
    /// The words for what a storm is; a status that is no known code as the source writes it.
    ///
    /// In `classic` the English words, for sources without a text of their own.
    public func text(of status: StormStatus) -> String {
        guard let words = CalloutLabels.statusWords[status.code] else { return status.code }
        switch self {
        case .english, .classic: return words.english
        case .simplifiedChinese: return words.simplified
        case .traditionalChinese: return words.traditional
        }
    }

    /// The English names are those of the format documents; the Chinese ones are translations, which no
    /// meteorological service has checked.
    private static let statusWords: [String: (english: String, simplified: String, traditional: String)] = [
        "TD": ("Tropical Depression", "热带低压", "熱帶低氣壓"),
        "TS": ("Tropical Storm", "热带风暴", "熱帶風暴"),
        "HU": ("Hurricane", "飓风", "颶風"),
        "EX": ("Extratropical Cyclone", "温带气旋", "溫帶氣旋"),
        "SD": ("Subtropical Depression", "副热带低压", "副熱帶低氣壓"),
        "SS": ("Subtropical Storm", "副热带风暴", "副熱帶風暴"),
        "LO": ("Low", "低压区", "低壓區"),
        "WV": ("Tropical Wave", "热带波", "熱帶波"),
        "DB": ("Disturbance", "热带扰动", "熱帶擾動"),
        "TY": ("Typhoon", "台风", "颱風"),
        "ST": ("Super Typhoon", "超强台风", "超強颱風"),
        "TC": ("Tropical Cyclone", "热带气旋", "熱帶氣旋"),
        "PT": ("Post-Tropical Cyclone", "后热带气旋", "後熱帶氣旋"),
        "ET": ("Extrapolated", "外推", "外推"),
        "MD": ("Monsoon Depression", "季风低压", "季風低壓"),
        "IN": ("Inland", "内陆", "內陸"),
        "DS": ("Dissipating", "消散中", "消散中"),
        "XX": ("Unknown", "未知", "未知"),
        "PTC": ("Potential Tropical Cyclone", "潜在热带气旋", "潛在熱帶氣旋"),
        "NR": ("Not Reported", "未报告", "未報告"),
        "MX": ("Mixed Reports", "报告不一", "報告不一"),
        "STS": ("Severe Tropical Storm", "强热带风暴", "強烈熱帶風暴"),
        "D": ("Depression", "低压", "低壓"),
        "DD": ("Deep Depression", "深低压", "深低壓"),
        "CS": ("Cyclonic Storm", "气旋风暴", "氣旋風暴"),
        "SCS": ("Severe Cyclonic Storm", "强气旋风暴", "強烈氣旋風暴"),
        "VSCS": ("Very Severe Cyclonic Storm", "特强气旋风暴", "特強氣旋風暴"),
        "ESCS": ("Extremely Severe Cyclonic Storm", "极强气旋风暴", "極強氣旋風暴"),
        "SUCS": ("Super Cyclonic Storm", "超级气旋风暴", "超級氣旋風暴"),
        "SuCS": ("Super Cyclonic Storm", "超级气旋风暴", "超級氣旋風暴"),
    ]
}
