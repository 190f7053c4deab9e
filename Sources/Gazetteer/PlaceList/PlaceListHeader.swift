import DelimitedText

/// Which column of a user's list holds what, by the names that people give their columns.
struct PlaceListHeader {
    /// What a column can hold; the raw value is the word of reports.
    enum Field: String, CaseIterable {
        case name
        case simplified = "name_zh"
        case traditional = "name_zh_hant"
        case street, city
        case state = "admin"
        case zip, country, latitude, longitude, kind, population

        /// The spellings, as `ColumnName.normalized` writes them, parted by blanks.
        fileprivate var spellings: String {
            switch self {
            case .name:
                "name title label place placename station site nombre nom lieu ort lugar 名称 名字 名稱 地名 地点 名前 場所"
            case .simplified: "namezh namezhhans namezhcn chinese chinesename simplified 中文名 简体"
            case .traditional: "namezhhant namezhtw traditional 繁體 繁体"
            case .street: "street address thoroughfare streetaddress addr calle rue straße strasse 街道 地址 住所"
            case .city: "city town locality municipality ciudad ville stadt 城市 市"
            case .state: "admin state province region administrativearea provincia département land 省 州"
            case .zip: "zip postalcode postcode zipcode plz codepostal codigopostal 邮编 郵遞區號 郵便番号"
            case .country: "country countrycode isocountrycode iso2 cc pays país pais 国家 國家 国"
            case .latitude: ColumnName.latitude
            case .longitude: ColumnName.longitude
            case .kind: "kind type category class tipo 类型 種類"
            case .population: "population pop inhabitants población einwohner 人口"
            }
        }
    }

    private var columns = [Int](repeating: -1, count: Field.allCases.count)
    /// How many fields a row must have: trailing columns that hold nothing known do not count.
    private(set) var requiredFields = 0
    /// The number of columns.
    let fieldCount: Int

    /// The header of a record, or `nil` where it names no latitude, no longitude, or neither a name nor a street.
    init?(_ record: DelimitedRecord) {
        fieldCount = record.fieldCount
        for column in 0..<record.fieldCount {
            let title = ColumnName.normalized(record[column].trimmed.text)
            guard !title.isEmpty, let place = PlaceListHeader.place(of: title), columns[place] < 0 else { continue }
            columns[place] = column
            requiredFields = column + 1
        }
        guard column(.latitude) != nil, column(.longitude) != nil,
            column(.name) != nil || column(.simplified) != nil || column(.street) != nil
        else { return nil }
    }

    /// The column that holds a field, from 0, or `nil`.
    func column(_ field: Field) -> Int? {
        for (place, other) in Field.allCases.enumerated() where other == field {
            return columns[place] < 0 ? nil : columns[place]
        }
        return nil
    }

    private static func place(of title: String) -> Int? {
        for (place, field) in Field.allCases.enumerated()
        where field.spellings.split(separator: " ").contains(where: { $0 == title }) {
            return place
        }
        return nil
    }
}
