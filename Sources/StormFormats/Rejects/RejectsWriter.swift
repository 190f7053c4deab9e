import DelimitedText
import StormTracks

/// Writes rejected rows as a table that can be mended and imported again.
///
/// The columns are `file,line,column,field,code,text,row`; `row` is the rejected row as written. A line whose code is
/// `header` carries the row that those after it need before them: the table's header, or the storm line.
public struct RejectsWriter {
    /// The header of the table.
    static let columns: StaticString = "file,line,column,field,code,text,row"
    /// The code of a line that carries a header or a storm line.
    static let headerCode: StaticString = "header"

    private let file: String
    private var context: [UInt8] = []

    /// A writer of the rejects of one input, named `file`.
    public init(file: String) { self.file = file }

    /// Appends the header, once for all inputs.
    public static func begin(into out: inout ByteWriter) {
        out.append(columns)
        out.append(0x0A)
    }

    /// Appends a reject with its row, and before it the context that it needs unless the last reject had the same.
    public mutating func append(
        _ reject: Reject, row: SourceRow, context needed: [UInt8], to out: inout ByteWriter
    ) {
        if !needed.isEmpty, needed != context {
            context = needed
            out.appendField(file)
            out.append(",,,,")
            out.append(RejectsWriter.headerCode)
            out.append(",,")
            needed.withUnsafeBufferPointer { (buffer) in
                if let start = buffer.baseAddress { out.appendField(ByteSlice(start: start, count: buffer.count)) }
            }
            out.append(0x0A)
        }
        out.appendField(file)
        out.append(0x2C)
        out.appendInteger(reject.line)
        out.append(0x2C)
        if let column = reject.column { out.appendInteger(column) }
        out.append(0x2C)
        if let field = reject.field { out.append(field) }
        out.append(0x2C)
        out.append(reject.code.rawValue)
        out.append(0x2C)
        out.appendField(reject.text)
        out.append(0x2C)
        out.appendField(row.record.raw)
        out.append(0x0A)
    }
}
