import DelimitedText
import StormTracks

/// An import report as JSON.
enum ImportReportJSON {
    static func append(_ result: ImportSession.Result, explains: Bool, to out: inout ByteWriter) {
        let report = result.report
        out.append("{\"file\":")
        out.appendJSON(result.file)
        out.append(",\"format\":")
        out.appendJSON(report.format)
        out.append(",\"encoding\":")
        out.appendJSON(report.encoding)
        for (key, value) in [("rows_read", report.rowsRead), ("points", report.points), ("storms", report.storms)] {
            out.append(",\"\(key)\":")
            out.appendInteger(value)
        }
        out.append(",\"skipped\":{")
        var isFirst = true
        for reason in ImportReport.SkipReason.allCases where report.skipped(reason) > 0 {
            if !isFirst { out.append(",") }
            isFirst = false
            out.appendJSON(reason.rawValue)
            out.append(":")
            out.appendInteger(report.skipped(reason))
        }
        out.append("},\"missing\":{\"wind\":")
        out.appendInteger(report.missingWind)
        out.append(",\"pressure\":")
        out.appendInteger(report.missingPressure)
        out.append("},\"first_time\":")
        out.appendJSON(report.firstTime?.description)
        out.append(",\"last_time\":")
        out.appendJSON(report.lastTime?.description)
        out.append(",\"rejects\":[")
        for (index, reject) in result.rejects.enumerated() {
            out.append(index == 0 ? "{\"line\":" : ",{\"line\":")
            out.appendInteger(reject.line)
            out.append(",\"column\":")
            if let column = reject.column { out.appendInteger(column) } else { out.append("null") }
            out.append(",\"field\":")
            out.appendJSON(reject.field)
            out.append(",\"code\":")
            out.appendJSON(reject.code.rawValue)
            out.append(",\"text\":")
            out.appendJSON(reject.text)
            out.append("}")
        }
        out.append("],\"notes\":[")
        for (index, note) in report.notesWithCounts.enumerated() {
            out.append(index == 0 ? "{\"line\":" : ",{\"line\":")
            if let line = note.line { out.appendInteger(line) } else { out.append("null") }
            out.append(",\"code\":")
            out.appendJSON(note.code)
            out.append(",\"text\":")
            out.appendJSON(note.text)
            out.append("}")
        }
        out.append("]")
        if explains {
            out.append(",\"mapping\":{")
            for (index, column) in report.mapping.enumerated() {
                if index > 0 { out.append(",") }
                out.appendJSON(column.field)
                out.append(":")
                out.appendJSON(column.column)
            }
            out.append("}")
        }
        out.append("}")
    }
}
