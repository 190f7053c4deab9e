import DelimitedText

/// Reads the files of further names.
enum SpellingTable {
    /// A further name, and what it names.
    struct Spelling {
        var text: String
        var target: Target

        enum Target {
            case country(CountryCode)
            case name(String, CountryCode?)
        }
    }

    /// The rows of `alias,name,country`.
    static func aliases(_ bytes: UnsafeBufferPointer<UInt8>) -> [Spelling] {
        var found: [Spelling] = []
        bytes.forEachRecord { record in
            guard record.fieldCount >= 3, !record[0].equals("alias") else { return }
            let country = CountryCode(record[2].buffer)
            found.append(Spelling(text: record[0].text, target: .name(record[1].text, country)))
        }
        return found
    }

    /// The names of `iso2,name,name_long,name_zh_ne,name_zh_hant_ne,…,population`. Of several rows with one code, those of
    /// reefs and outlying islands among them, the most populous is the country.
    static func countries(_ bytes: UnsafeBufferPointer<UInt8>) -> [Spelling] {
        var rows: [CountryCode: (population: Int, names: [String])] = [:]
        var codes: [CountryCode] = []
        var populationColumn = -1
        bytes.forEachRecord { record in
            if populationColumn < 0 {
                populationColumn = (0..<record.fieldCount).first { record[$0].equals("population") } ?? Int.max
                return
            }
            guard record.fieldCount >= 5, let code = CountryCode(record[0].buffer) else { return }
            let population =
                populationColumn < record.fieldCount ? record[populationColumn].wholeNumber ?? 0 : 0
            if let known = rows[code], known.population >= population { return }
            if rows[code] == nil { codes.append(code) }
            rows[code] = (population, (1...4).map { record[$0].text })
        }
        return codes.flatMap { code in
            (rows[code]?.names ?? []).map { Spelling(text: $0, target: .country(code)) }
        }
    }
}
