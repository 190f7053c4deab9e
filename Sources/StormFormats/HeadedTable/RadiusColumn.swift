import DelimitedText
import StormTracks

/// A column of a wind radius: of which wind, in which quadrant, and in which unit.
struct RadiusColumn {
    /// The wind whose radius it is.
    enum Threshold: Hashable { case knots34, knots50, knots64 }

    /// Where the radius points; a circle's is the same all around.
    enum Quadrant: Hashable { case northeast, southeast, southwest, northwest, circle }

    var threshold: Threshold
    var quadrant: Quadrant
    var column = 0
    var unit = Distance.Unit.nauticalMiles
    /// Whether the column holds a diameter.
    var isDiameter = false

    private static let stems: [(String, Threshold, Bool)] = [
        ("r34", .knots34, false), ("usar34", .knots34, false), ("lowwind", .knots34, false),
        ("lowwinds", .knots34, false),
        ("mnradiusgfsec", .knots34, false), ("mnradiusgfwind", .knots34, false), ("r18", .knots34, false),
        ("tropicalstormforcediameter", .knots34, true), ("tsdiameter", .knots34, true), ("r50", .knots50, false),
        ("usar50", .knots50, false), ("moderatewind", .knots50, false), ("moderatewinds", .knots50, false),
        ("mnradiussfsec", .knots50, false), ("r64", .knots64, false), ("usar64", .knots64, false),
        ("highwind", .knots64, false), ("highwinds", .knots64, false), ("mnradiushfsec", .knots64, false),
        ("hurricaneforcediameter", .knots64, true), ("hudiameter", .knots64, true),
    ]
    private static let quadrants: [(String, Quadrant)] = [
        ("ne", .northeast), ("se", .southeast), ("sw", .southwest), ("nw", .northwest), ("", .circle),
    ]
    private static let units: [(String, Distance.Unit)] = [
        ("nmi", .nauticalMiles), ("nmile", .nauticalMiles), ("nm", .nauticalMiles), ("km", .kilometers),
        ("", .nauticalMiles),
    ]

    /// What a column's name, as `ColumnName.normalized` writes it, means, or `nil` where it is no radius.
    init?(plainName plain: String, column: Int) {
        for (stem, threshold, isDiameter) in RadiusColumn.stems where plain.hasPrefix(stem) {
            let rest = plain.dropFirst(stem.count)
            for (suffix, quadrant) in RadiusColumn.quadrants {
                for (unitWord, unit) in RadiusColumn.units where rest == suffix + unitWord {
                    self.init(
                        threshold: threshold, quadrant: quadrant, column: column, unit: unit, isDiameter: isDiameter)
                    return
                }
            }
        }
        return nil
    }

    private init(threshold: Threshold, quadrant: Quadrant, column: Int, unit: Distance.Unit, isDiameter: Bool) {
        self.threshold = threshold
        self.quadrant = quadrant
        self.column = column
        self.unit = unit
        self.isDiameter = isDiameter
    }

    /// The radius of a number in the column.
    func radius(_ value: Double) -> Distance { Distance(isDiameter ? value / 2 : value, unit) }
}

/// The radii of one row as they are read, column by column.
struct RadiiOfRow {
    private var values: [Distance?] = Array(repeating: nil, count: 12)

    /// Puts a radius where its column says.
    mutating func set(_ column: RadiusColumn, _ radius: Distance) {
        let first =
            switch column.threshold {
            case .knots34: 0
            case .knots50: 4
            case .knots64: 8
            }
        switch column.quadrant {
        case .northeast: values[first] = radius
        case .southeast: values[first + 1] = radius
        case .southwest: values[first + 2] = radius
        case .northwest: values[first + 3] = radius
        case .circle: for place in first..<(first + 4) where values[place] == nil { values[place] = radius }
        }
    }

    /// Hands the radii to a point; three that are wholly missing stay `nil`.
    func add(to point: inout TrackPoint) {
        point.radii34 = radii(0)
        point.radii50 = radii(4)
        point.radii64 = radii(8)
    }

    private func radii(_ first: Int) -> WindRadii? {
        guard values[first..<(first + 4)].contains(where: { $0 != nil }) else { return nil }
        return WindRadii(
            northeast: values[first], southeast: values[first + 1], southwest: values[first + 2],
            northwest: values[first + 3])
    }
}
