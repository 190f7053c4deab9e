import StormTracks

/// Tells storms that several inputs have, and leaves out those that a preferred input has.
struct CopyFinder {
    /// The number of the input at hand.
    var file = 0
    private let names: [String]
    /// Whether the first input's storms are the ones to keep.
    private let isPreferring: Bool
    private var register = StormRegister()
    private var told = 0

    init(_ inputs: [InputFile], isPreferring: Bool) {
        names = inputs.map(\.name)
        self.isPreferring = isPreferring
    }

    /// Whether a fix is left out, for the preferred input has its storm; a storm met first is told on `console`.
    mutating func leavesOut(_ point: TrackPoint, of storm: StormIdentity, _ console: Console?) -> Bool {
        guard case .copy(let other, let otherFile, let isFirst) = register.take(point, of: storm, file: file) else {
            return false
        }
        let isLeftOut = isPreferring && otherFile == 0
        if isFirst, let console {
            told += 1
            if told <= ImportSession.rejectsTold {
                let storms =
                    "\(names[file]): \(ReportText.escaped(storm.id)) is \(ReportText.escaped(other.id)) of \(names[otherFile])"
                console.say(storms + (isLeftOut ? ": left out" : ": both are kept; --prefer FILE chooses"))
            } else if told == ImportSession.rejectsTold + 1 {
                console.say("stormpin: more storms are in two files; --quiet keeps silent about them")
            }
        }
        return isLeftOut
    }
}
