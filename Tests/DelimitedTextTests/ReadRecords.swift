import DelimitedText

/// A record as a test can keep it.
struct KeptRecord: Hashable {
    var fields: [[UInt8]]
    var quoted: [Bool]
    var line: Int
    var offset: Int
    var raw: [UInt8]
    var problem: DelimitedRecord.Problem?
    var isComment: Bool

    var texts: [String] { fields.map { String(decoding: $0, as: UTF8.self) } }
}

/// Reads `bytes` in chunks of `chunk` bytes, whole if not given.
func records(
    _ bytes: [UInt8], chunk: Int? = nil, dialect: Dialect = Dialect(), limit: Int = 16_000_000
) throws(DelimitedTextError) -> [KeptRecord] {
    var sink = KeepingSink()
    var reader = RecordReader(dialect: dialect, recordLimit: limit)
    let step = chunk ?? max(bytes.count, 1)
    var start = 0
    while start < bytes.count {
        let end = min(start + step, bytes.count)
        try reader.consume(Array(bytes[start..<end]), into: &sink)
        start = end
    }
    try reader.finish(into: &sink)
    return sink.kept
}

func records(_ text: String, dialect: Dialect = Dialect()) throws(DelimitedTextError) -> [KeptRecord] {
    try records(Array(text.utf8), dialect: dialect)
}

private struct KeepingSink: RecordSink {
    typealias Failure = DelimitedTextError

    var kept: [KeptRecord] = []
    mutating func take(_ record: DelimitedRecord) {
        var fields: [[UInt8]] = []
        var quoted: [Bool] = []
        for index in 0..<record.fieldCount {
            fields.append(Array(record[index].buffer))
            quoted.append(record.isQuoted(index))
        }
        kept.append(
            KeptRecord(
                fields: fields, quoted: quoted, line: record.line, offset: record.byteOffset,
                raw: Array(record.raw.buffer), problem: record.problem, isComment: record.kind == .comment))
    }

    func failure(_ error: DelimitedTextError) -> DelimitedTextError { error }
}
