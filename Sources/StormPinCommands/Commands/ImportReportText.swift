import StormTracks

/// An import report for readers.
enum ImportReportText {
    /// The report's lines: the file, the sum of rows, storms, spans, missing values, mapping, rejects and notes.
    static func text(_ result: ImportSession.Result, explains: Bool) -> String {
        let report = result.report
        var lines = ["\(result.file)"]
        let format = report.format ?? "unknown"
        lines.append("  format      \(format) (\(recognition(format))), \(report.encoding)")
        var sum = "\(report.rowsRead) rows = \(report.points) points + \(report.rejectsTotal) rejects"
        for reason in ImportReport.SkipReason.allCases where report.skipped(reason) > 0 {
            sum += " + \(report.skipped(reason)) \(reason.rawValue)"
        }
        lines.append("  rows        \(sum)")
        lines.append("  storms      \(report.storms)")
        if let first = report.firstTime, let last = report.lastTime {
            lines.append("  time        \(first) to \(last)")
        }
        if let south = report.south, let north = report.north, let west = report.west, let east = report.east {
            let degrees = [south, north, west, east].map { PointTableRow.number($0) }
            lines.append("  latitude    \(degrees[0]) to \(degrees[1])")
            lines.append("  longitude   \(degrees[2]) to \(degrees[3])")
        }
        lines.append("  missing     wind \(report.missingWind), pressure \(report.missingPressure)")
        if explains {
            lines.append("  columns     " + (report.mapping.isEmpty ? "fixed by the format" : ""))
            for column in report.mapping {
                lines.append("    \(column.field) = \(ReportText.escaped(column.column))")
            }
        }
        for reject in result.rejects { lines.append("  " + ReportText.line(of: reject, in: result.file)) }
        for note in report.notesWithCounts {
            let place = note.line.map { ":\($0)" } ?? ""
            lines.append("  \(result.file)\(place): note: \(note.code): \(ReportText.escaped(note.text))")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func recognition(_ format: String) -> String {
        switch format {
        case "hurdat2": "by its storm lines"
        case "atcf": "by lines of basin, number, ten digits and a place in tenths"
        case "table": "by its header with latitude and longitude"
        default: "by its content"
        }
    }
}
