/// A country's code of two letters (ISO 3166-1) in two bytes.
struct CountryCode: Hashable {
    private let letters: UInt16

    /// The code of two ASCII letters, capital or small; `nil` for anything else.
    init?(_ bytes: some Collection<UInt8>) {
        var letters: UInt16 = 0
        guard bytes.count == 2 else { return nil }
        for byte in bytes {
            let capital = byte & 0xDF
            guard capital >= 0x41, capital <= 0x5A else { return nil }
            letters = letters << 8 | UInt16(capital)
        }
        self.letters = letters
    }

    /// The code in capital letters.
    var text: String { String(decoding: [UInt8(letters >> 8), UInt8(letters & 0xFF)], as: UTF8.self) }
}
