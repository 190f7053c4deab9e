import Gazetteer

/// The word out of `words` that `text` was probably meant to be: the nearest by Damerau's distance (optimal string
/// alignment), at most 2 away, or 1 for a word of fewer than five letters; of equals the first.
public func suggestion(for text: String, among words: [String]) -> String? {
    var best: (word: String, distance: Int)?
    let typed = text.unicodeScalars.map(lowercased)
    for word in words {
        let limit = min(typed.count, word.unicodeScalars.count) < 5 ? 1 : 2
        guard let distance = editDistance(typed, Array(word.unicodeScalars), limit: limit) else { continue }
        if distance < best?.distance ?? .max { best = (word, distance) }
    }
    return best?.word
}

private func lowercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.value >= 0x41 && scalar.value <= 0x5A ? Unicode.Scalar(UInt8(scalar.value + 0x20)) : scalar
}
