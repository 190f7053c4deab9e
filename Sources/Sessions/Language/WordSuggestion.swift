/// The word out of `words` that `text` was probably meant to be: the nearest by Damerau's distance (optimal string
/// alignment), at most 2 away, or 1 for a word of fewer than five letters; of equals the first.
public func suggestion(for text: String, among words: [String]) -> String? {
    var best: (word: String, distance: Int)?
    let typed = text.unicodeScalars.map(lowercased)
    for word in words {
        let limit = min(typed.count, word.unicodeScalars.count) < 5 ? 1 : 2
        let distance = editDistance(typed, Array(word.unicodeScalars))
        if distance <= limit, distance < best?.distance ?? .max { best = (word, distance) }
    }
    return best?.word
}

private func lowercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.value >= 0x41 && scalar.value <= 0x5A ? Unicode.Scalar(UInt8(scalar.value + 0x20)) : scalar
}

private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var rows = [Array(0...b.count)]
    for i in 1...a.count {
        var row = [i]
        for j in 1...b.count {
            var cost = min(row[j - 1] + 1, rows[i - 1][j] + 1, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
            if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { cost = min(cost, rows[i - 2][j - 2] + 1) }
            row.append(cost)
        }
        rows.append(row)
    }
    return rows[a.count][b.count]
}
