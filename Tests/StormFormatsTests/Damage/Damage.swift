import StormTracks

/// A way to damage a row so that it can be told that it is damaged.
enum Damage: String, CaseIterable {
    case wrongHemisphereLetterOfLatitude
    case wrongHemisphereLetterOfLongitude
    case latitudeBeyondThePole
    case longitudeBeyondTwoTurns
    case letterAmongTheDigitsOfLatitude
    case twoPointsInLongitude
    case noLatitude
    case noLongitude
    case wordForWind
    case windBeyondAll
    case wordForPressure
    case pressureOfFiveThousand
    case thirteenthMonth
    case dayThatDoesNotExist
    case twentyFifthHour
    case noTime
    case cutRow
    case surplusField
    case doubledRow
    case textAfterTheClosingQuote
    case timeBackwards
    case headerCountTooHigh
    case brokenStormLine
    case unclosedQuoteInTheLastRow

    /// What must be told of the damaged row, or of the one `lines` below it.
    struct Outcome: Equatable {
        enum Finding: Equatable {
            case reject(Reject.Code, column: Int?)
            case note(String)
            case skip
        }
        var finding: Finding
        var lines = 0
    }

    /// Whether it is done to the line that opens a storm.
    var isOfStormLine: Bool { self == .headerCountTooHigh || self == .brokenStormLine }

    /// Whether a copy of a file may have it in one place only: a broken storm line takes all its rows with it, and two times
    /// put back to the same one repeat each other.
    var isDoneOnce: Bool { self == .brokenStormLine || self == .timeBackwards }

    /// Damages `line`; `nil` where the file has nothing that could be damaged so.
    func done(to line: DamagedLine) -> (lines: [String], outcome: Outcome)? {
        let layout = line.layout
        func edited(_ edits: [DamageLayout.Edit], _ code: Reject.Code, _ column: Int?) -> ([String], Outcome)? {
            guard let text = line.replacing(edits) else { return nil }
            return ([text], Outcome(finding: .reject(code, column: column)))
        }
        func latitude(_ text: String) -> ([String], Outcome)? {
            edited([(layout.latitude, text)], .badLatitude, layout.latitude)
        }
        func longitude(_ text: String) -> ([String], Outcome)? {
            edited([(layout.longitude, text)], .badLongitude, layout.longitude)
        }
        func clock(_ edit: DamageLayout.Edit?) -> ([String], Outcome)? {
            edit.flatMap { edited([$0], .badTime, $0.field) }
        }
        let isTenths = layout.angles == .tenths || layout.angles == .letteredTenths
        let north = layout.angles == .lettered || layout.angles == .letteredTenths ? "N" : ""
        switch self {
        case .wrongHemisphereLetterOfLatitude: return latitude(isTenths ? "28E" : "28.0E")
        case .wrongHemisphereLetterOfLongitude: return longitude(isTenths ? "94N" : "94.0N")
        case .latitudeBeyondThePole: return latitude((isTenths ? "975" : "97.5") + north)
        case .longitudeBeyondTwoTurns: return longitude(isTenths ? "9999" : "999.9")
        case .letterAmongTheDigitsOfLatitude: return latitude(isTenths ? "2O0" + north : "2O.0" + north)
        case .twoPointsInLongitude: return longitude("9.4.")
        case .noLatitude: return edited([(layout.latitude, "")], .missingPosition, layout.latitude)
        case .noLongitude: return edited([(layout.longitude, "")], .missingPosition, layout.longitude)
        case .wordForWind: return layout.wind.flatMap { edited([($0, "abc")], .badWind, $0) }
        case .windBeyondAll: return layout.wind.flatMap { edited([($0, isTenths ? "400" : "1000")], .badWind, $0) }
        case .wordForPressure: return layout.pressure.flatMap { edited([($0, "low")], .badPressure, $0) }
        case .pressureOfFiveThousand: return layout.pressure.flatMap { edited([($0, "5000")], .badPressure, $0) }
        case .thirteenthMonth: return clock(layout.wrongMonth)
        case .dayThatDoesNotExist: return clock(layout.wrongDay)
        case .twentyFifthHour: return clock(layout.wrongHour)
        case .noTime:
            guard let first = layout.time.first else { return nil }
            return edited(layout.time.map { ($0, "") }, .missingTime, first)
        case .cutRow:
            guard let text = line.cut(to: 2) else { return nil }
            return ([text], Outcome(finding: .reject(.shortRow, column: nil)))
        case .surplusField:
            guard layout.isRectangular, let text = line.adding("surplus") else { return nil }
            return ([text], Outcome(finding: .reject(.longRow, column: line.fields.count + 1)))
        case .doubledRow:
            switch layout.doubled {
            case .duplicateFix:
                return ([line.text, line.text], Outcome(finding: .reject(.duplicateFix, column: nil), lines: 1))
            case .skipped: return ([line.text, line.text], Outcome(finding: .skip, lines: 1))
            case .notTold: return nil
            }
        case .textAfterTheClosingQuote:
            guard case .delimiter(_, quotes: true) = layout.cut else { return nil }
            return edited([(layout.latitude, "\"28.0\"x")], .badQuote, layout.latitude)
        case .timeBackwards:
            guard !layout.earlier.isEmpty, let text = line.replacing(layout.earlier) else { return nil }
            return ([text], Outcome(finding: .note("out-of-order")))
        case .headerCountTooHigh:
            guard let text = layout.count.flatMap({ line.replacing([($0, "999")]) }) else { return nil }
            return ([text], Outcome(finding: .note("count-mismatch")))
        case .brokenStormLine:
            guard let text = layout.count.flatMap({ line.replacing([($0, "x1")]) }) else { return nil }
            return ([text], Outcome(finding: .reject(.badStormHeader, column: layout.count)))
        case .unclosedQuoteInTheLastRow:
            // Where the fields behind it are quoted, the next quote closes it.
            guard case .delimiter(_, quotes: true) = layout.cut, !line.text.contains("\"") else { return nil }
            return edited([(layout.latitude, "\"28.0")], .unclosedQuote, layout.latitude)
        }
    }
}

/// One line of a file and where its fields stand.
struct DamagedLine {
    var text: String
    var layout: DamageLayout
    var fields: [Range<String.Index>]

    init(_ text: String, _ layout: DamageLayout) {
        self.text = text
        self.layout = layout
        fields = DamagedLine.fields(of: text, layout.cut)
    }

    /// The line with other texts in some fields, or `nil` where it has not got them.
    func replacing(_ edits: [DamageLayout.Edit]) -> String? {
        var line = text
        for (field, text) in edits.sorted(by: { $0.field > $1.field }) {
            guard field <= fields.count else { return nil }
            let range = fields[field - 1]
            let old = self.text[range]
            if text.hasPrefix("Q"), old.drop(while: { $0 == " " }).dropFirst(6).hasPrefix("01") { return nil }
            let year = DamagedLine.year(in: old)
            var new = text.map { letter in
                switch letter {
                case "Y": "\(year)"
                case "y": "\(year - 1)"
                case "Q": String(old.drop { $0 == " " }.prefix(6))
                default: String(letter)
                }
            }.joined()
            switch layout.cut {
            case .columns:
                let width = old.count
                guard new.count <= width else { return nil }
                new = String(repeating: " ", count: width - new.count) + new
            case .blanks where new.isEmpty: return nil
            default: break
            }
            line.replaceSubrange(range, with: new)
        }
        return line == text ? nil : line
    }

    /// The line up to its field `count`.
    func cut(to count: Int) -> String? {
        guard fields.count > count + 1 else { return nil }
        return String(text[..<fields[count - 1].upperBound])
    }

    /// The line and one field more.
    func adding(_ field: String) -> String? {
        guard case .delimiter(let delimiter, _) = layout.cut else { return nil }
        return text + String(UnicodeScalar(delimiter)) + field
    }

    /// The first four digits in a row.
    private static func year(in text: Substring) -> Int {
        var run = ""
        for letter in text {
            run = letter.isNumber ? run + String(letter) : ""
            if run.count == 4, let year = Int(run) { return year }
        }
        return 2005
    }

    private static func fields(of text: String, _ cut: DamageLayout.Cut) -> [Range<String.Index>] {
        switch cut {
        case .columns(let columns):
            return columns.prefix { $0.upperBound <= text.count }.map { columns in
                text.index(
                    text.startIndex, offsetBy: columns.lowerBound - 1)..<text.index(
                        text.startIndex, offsetBy: columns.upperBound)
            }
        case .blanks:
            return text.split(separator: " ").map { $0.startIndex..<$0.endIndex }
        case .delimiter(let byte, let quotes):
            let delimiter = Character(UnicodeScalar(byte))
            var ranges: [Range<String.Index>] = []
            var start = text.startIndex
            var isQuoted = false
            for index in text.indices {
                if quotes, text[index] == "\"" { isQuoted.toggle() }
                guard text[index] == delimiter, !isQuoted else { continue }
                ranges.append(start..<index)
                start = text.index(after: index)
            }
            ranges.append(start..<text.endIndex)
            return ranges
        }
    }
}
