/// The states of the United States by their postal codes.
///
/// Source: US Postal Service, Publication 28, appendix B.
enum USState {
    /// The folded name of the state with a folded code, `florida` for `fl`; `nil` where there is none.
    static func name(ofCode code: [UInt8]) -> [UInt8]? {
        guard code.count == 2 else { return nil }
        let text = UnsafeBufferPointer(start: states.utf8Start, count: states.utf8CodeUnitCount)
        for state in text.split(separator: 0x7C) where state.starts(with: code) { return Array(state.dropFirst(3)) }
        return nil
    }

    private static let states: StaticString = """
        al alabama|ak alaska|az arizona|ar arkansas|ca california|co colorado|ct connecticut|de delaware|\
        dc washington dc|fl florida|ga georgia|hi hawaii|id idaho|il illinois|in indiana|ia iowa|ks kansas|ky kentucky|\
        la louisiana|me maine|md maryland|ma massachusetts|mi michigan|mn minnesota|ms mississippi|mo missouri|\
        mt montana|ne nebraska|nv nevada|nh new hampshire|nj new jersey|nm new mexico|ny new york|nc north carolina|\
        nd north dakota|oh ohio|ok oklahoma|or oregon|pa pennsylvania|ri rhode island|sc south carolina|\
        sd south dakota|tn tennessee|tx texas|ut utah|vt vermont|va virginia|wa washington|wv west virginia|\
        wi wisconsin|wy wyoming
        """
}
