/// An intensity on the Saffir-Simpson scale, with the two steps below it.
///
/// Lower bounds in knots, 1-minute wind: TS 34, 1 64, 2 83, 3 96, 4 113, 5 137. Source: NHC, "Saffir-Simpson Hurricane
/// Wind Scale".
public enum Category: Int, Hashable, Comparable, Sendable, CaseIterable {
    /// Below 34 kt.
    case tropicalDepression = -1
    /// 34 kt to below 64 kt.
    case tropicalStorm = 0
    /// 64 kt to below 83 kt.
    case one = 1
    /// 83 kt to below 96 kt.
    case two = 2
    /// 96 kt to below 113 kt.
    case three = 3
    /// 113 kt to below 137 kt.
    case four = 4
    /// 137 kt and more.
    case five = 5

    /// The category of a wind, whatever the storm is.
    public init(wind: Speed) {
        switch wind.knots {
        case Category.five.lowerKnots...: self = .five
        case Category.four.lowerKnots...: self = .four
        case Category.three.lowerKnots...: self = .three
        case Category.two.lowerKnots...: self = .two
        case Category.one.lowerKnots...: self = .one
        case Category.tropicalStorm.lowerKnots...: self = .tropicalStorm
        default: self = .tropicalDepression
        }
    }

    /// The lowest wind of the category in knots.
    public var lowerKnots: Double {
        switch self {
        case .tropicalDepression: 0
        case .tropicalStorm: 34
        case .one: 64
        case .two: 83
        case .three: 96
        case .four: 113
        case .five: 137
        }
    }

    /// `TD`, `TS`, `1` … `5`.
    public var code: String {
        switch self {
        case .tropicalDepression: "TD"
        case .tropicalStorm: "TS"
        case .one: "1"
        case .two: "2"
        case .three: "3"
        case .four: "4"
        case .five: "5"
        }
    }

    /// The category of a code, or `nil` for any other text.
    public init?(code: String) {
        guard let found = Category.allCases.first(where: { $0.code == code }) else { return nil }
        self = found
    }

    /// Orders by intensity.
    public static func < (first: Category, second: Category) -> Bool { first.rawValue < second.rawValue }
}
