extension Category {
    /// The colour of what has no category: grey.
    public static let colorOfNone: UInt32 = 0xB5B5B5

    /// The category's colour as 0xRRGGBB: a scale from light to dark that eyes that see fewer colours tell apart too.
    public var color: UInt32 {
        switch self {
        case .tropicalDepression: 0x94BDD1
        case .tropicalStorm: 0x0A50BF
        case .one: 0xFCF98B
        case .two: 0xFF9000
        case .three: 0xBF2E00
        case .four: 0x8C2A53
        case .five: 0x21004F
        }
    }
}
