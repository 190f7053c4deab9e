/// The name of a place: in Latin letters, and in Chinese where a source has it.
public struct PlaceName: Hashable, Sendable {
    /// The languages of names.
    public enum Language: Hashable, Sendable, CaseIterable {
        /// English, or the local spelling in Latin letters.
        case english
        /// Chinese in simplified characters.
        case simplifiedChinese
        /// Chinese in traditional characters.
        case traditionalChinese
    }

    /// The name in English, or as its source spells it.
    public var english: String
    /// The Chinese name in simplified characters, or `nil` where no source has one.
    public var simplifiedChinese: String?
    /// The Chinese name in traditional characters, or `nil` where no source has one.
    public var traditionalChinese: String?

    /// A name.
    public init(_ english: String, simplifiedChinese: String? = nil, traditionalChinese: String? = nil) {
        self.english = english
        self.simplifiedChinese = simplifiedChinese
        self.traditionalChinese = traditionalChinese
    }

    /// The name to show in a language: the English one where that language has none. Nothing is transliterated.
    public func text(in language: Language) -> String {
        switch language {
        case .english: english
        case .simplifiedChinese: simplifiedChinese ?? english
        case .traditionalChinese: traditionalChinese ?? english
        }
    }
}
