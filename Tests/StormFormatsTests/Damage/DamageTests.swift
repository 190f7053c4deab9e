import StormFormats
import StormTracks
import TestSupport
import Testing

/// The ways are the cases of `Damage`.
@Suite("Damage", .enabled(if: SharedFolder.isPresent))
struct DamageTests {
    @Test(
        "Every damaged row of a real file is named with its line and code, and every other row is still there",
        arguments: DamageLayout.all)
    func damaged(layout: DamageLayout) throws {
        let options = (try? Archive.figures(of: layout.file).options) ?? ImportOptions()
        let text = DamagedText(try SharedFolder.bytes("data/\(layout.file)"), layout)
        let whole = try ImportedFile(text.bytes, chunk: 65_536, options: options)
        var generator = SplitMix64(seed: 20)
        var left = Damage.allCases
        var done: Set<Damage> = []
        for _ in 0..<Damage.allCases.count where !left.isEmpty {
            let plan = text.plan(left, whole, &generator)
            guard !plan.isEmpty else { break }
            left.removeAll { kind in plan.contains { $0.kind == kind } }
            done.formUnion(plan.map(\.kind))
            let damaged = try ImportedFile(text.bytes(after: plan), chunk: 65_536, options: options)
            check(damaged, whole, plan, text)
        }
        // A file without times, winds or pressures can be damaged in fewer ways.
        #expect(done.count >= (layout.time.isEmpty ? 10 : 13), "only \(done.map(\.rawValue).sorted())")
    }

    private func check(
        _ damaged: ImportedFile, _ whole: ImportedFile, _ plan: [DamagedText.Step], _ text: DamagedText
    ) {
        let layout = text.layout
        let report = damaged.report
        #expect(report.rowsRead == report.points + report.rejectsTotal + report.skippedTotal)
        var expected = whole.rejects.map { told(text.line($0.line, after: plan), $0.code, $0.column) }
        var lost: Set<Int> = []
        var notes: [(line: Int, code: String)] = []
        var skips = 0
        for step in plan {
            let line = text.line(step.line, after: plan) + step.outcome.lines
            switch step.outcome.finding {
            case .reject(let code, let column):
                expected.append(told(line, code, column))
                if step.outcome.lines == 0, !step.kind.isOfStormLine { lost.insert(step.line) }
            case .note(let code): notes.append((line, code))
            case .skip: skips += 1
            }
            if step.kind == .brokenStormLine {
                for orphan in text.rows(ofStormAt: step.line, whole) {
                    expected.append(told(text.line(orphan, after: plan), .noStormHeader, nil))
                    lost.insert(orphan)
                }
            }
        }
        let rejects = damaged.rejects.map { told($0.line, $0.code, $0.column) }
        let missing = Set(expected).subtracting(rejects), surplus = Set(rejects).subtracting(expected)
        #expect(
            missing.isEmpty && surplus.isEmpty,
            "not told: \(missing.sorted().prefix(9)), told: \(surplus.sorted().prefix(9))")
        #expect(rejects.count == expected.count)

        for (line, code) in notes {
            let told = report.notes.filter { $0.code == code }
            #expect(told.contains { $0.line == line } || told.count == ImportReport.notesKept, "no \(code) at \(line)")
        }
        let there = Dictionary(damaged.fixes.map { ($0.line, $0) }) { first, _ in first }
        let changed = Set(plan.map(\.line))
        let gone = whole.fixes.filter { fix in
            guard !lost.contains(fix.line) else { return false }
            guard let same = there[text.line(fix.line, after: plan)] else { return true }
            // Not every row of a deck has its storm's name; it has the one met last.
            let isNamed = layout.doubled == .skipped || same.storm.name == fix.storm.name
            return !changed.contains(fix.line)
                && (same.point != fix.point || !isNamed || same.storm.sourceID != fix.storm.sourceID)
        }
        #expect(gone.isEmpty, "lost or changed: lines \(gone.prefix(9).map(\.line))")
        // A row whose twin above was damaged is no repetition any more.
        let others = whole.report.points + whole.report.skippedTotal - lost.count
        #expect(
            report.points + report.skippedTotal == others + skips - plan.count { $0.kind == .brokenStormLine })
    }

    private func told(_ line: Int, _ code: Reject.Code, _ column: Int?) -> String {
        "\(line) \(column.map(String.init) ?? "-") \(code.rawValue)"
    }
}

/// The lines of a file, and copies of it with some of them damaged.
struct DamagedText {
    struct Step {
        /// The line in the file as it was, from 1.
        var line: Int
        var kind: Damage
        var texts: [String]
        var outcome: Damage.Outcome
    }

    let layout: DamageLayout
    /// Lines without their ends; each byte is a scalar of its own unless the file is UTF-16.
    private var lines: [String]
    private var end: String

    init(_ bytes: [UInt8], _ layout: DamageLayout) {
        self.layout = layout
        let text: String
        if layout.isUTF16 {
            let units = stride(from: 0, to: bytes.count - 1, by: 2).map {
                UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8
            }
            text = String(decoding: units, as: UTF16.self)
        } else {
            var scalars = String.UnicodeScalarView()
            scalars.append(contentsOf: bytes.map { UnicodeScalar($0) })
            text = String(scalars)
        }
        end = text.unicodeScalars.contains("\r") ? "\r\n" : "\n"
        lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line.last == "\r" ? line.dropLast() : line)
        }
    }

    var bytes: [UInt8] { bytes(after: []) }

    func bytes(after plan: [Step]) -> [UInt8] {
        var lines = lines
        for step in plan { lines[step.line - 1] = step.texts.joined(separator: end) }
        let text = lines.joined(separator: end)
        guard layout.isUTF16 else { return text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } }
        return text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    }

    /// Where a line of the file as it was stands after a plan.
    func line(_ line: Int, after plan: [Step]) -> Int {
        line + plan.reduce(0) { $0 + ($1.line < line ? $1.texts.count - 1 : 0) }
    }

    /// The lines of the fixes below a storm line.
    func rows(ofStormAt line: Int, _ whole: ImportedFile) -> [Int] {
        let fixes = whole.fixes.drop { $0.line <= line }
        guard let storm = fixes.first?.storm.number else { return [] }
        return fixes.prefix { $0.storm.number == storm }.map(\.line)
    }

    /// Lines to damage, four apart at least, and how: as many of `kinds` as there is room for.
    func plan(_ kinds: [Damage], _ whole: ImportedFile, _ generator: inout SplitMix64) -> [Step] {
        var plan: [Step] = []
        var taken: Set<Int> = []
        func add(_ kind: Damage, at line: Int) -> Bool {
            guard !taken.contains(line), let done = kind.done(to: DamagedLine(lines[line - 1], layout)) else {
                return false
            }
            plan.append(Step(line: line, kind: kind, texts: done.lines, outcome: done.outcome))
            taken.formUnion(line - 3...line + 3)
            return true
        }
        let rows = insideRows(whole)
        let stormLines = self.stormLines(whole)
        if let last = whole.fixes.last?.line, last == lines.lastIndex(where: { !$0.isEmpty }).map({ $0 + 1 }),
            kinds.contains(.unclosedQuoteInTheLastRow), add(.unclosedQuoteInTheLastRow, at: last)
        {
        }
        for kind in kinds where kind != .unclosedQuoteInTheLastRow {
            let candidates = kind.isOfStormLine ? stormLines : rows
            var found = 0
            for line in candidates.shuffled(using: &generator).prefix(60) where found < 5 {
                guard add(kind, at: line) else { continue }
                found += 1
                if kind.isDoneOnce { break }
            }
        }
        guard let broken = plan.first(where: { $0.kind == .brokenStormLine }) else {
            return plan.sorted { $0.line < $1.line }
        }
        let orphans = Set(self.rows(ofStormAt: broken.line, whole))
        return plan.filter { !orphans.contains($0.line) }.sorted { $0.line < $1.line }
    }

    /// Lines of fixes between two others of their storm.
    private func insideRows(_ whole: ImportedFile) -> [Int] {
        let fixes = whole.fixes
        guard fixes.count > 2 else { return [] }
        return (1..<fixes.count - 1).compactMap { index in
            let (before, fix, after) = (fixes[index - 1], fixes[index], fixes[index + 1])
            let isInside =
                before.line + 1 == fix.line && fix.line + 1 == after.line
                && before.storm.number == fix.storm.number && fix.storm.number == after.storm.number
            return isInside && !lines[fix.line - 1].contains("\"\"") ? fix.line : nil
        }
    }

    /// Lines that open storms.
    private func stormLines(_ whole: ImportedFile) -> [Int] {
        guard layout.count != nil else { return [] }
        var seen: Set<Int> = []
        return whole.fixes.filter { seen.insert($0.storm.number).inserted }.map { $0.line - 1 }.filter { $0 > 0 }
    }
}
