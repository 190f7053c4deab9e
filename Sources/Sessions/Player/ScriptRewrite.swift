/// Two numbers to be put in place of the X Y of an `expect callout … at X Y`.
public struct ScriptRewrite: Hashable, Sendable {
    /// The script's name.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The first byte column of X and the one after the last of Y, from 1.
    public var columns: Range<Int>
    /// What stands there from now on.
    public var replacement: String
}

extension ScriptRewrite {
    /// The text of the script `file` with all that is to be rewritten; every other byte stays. Of two for one place, as in
    /// a repetition, the last has its way.
    public static func apply(_ rewrites: [ScriptRewrite], to text: String, file: String) -> String {
        var latest: [ScriptRewrite] = []
        for rewrite in rewrites where rewrite.file == file {
            latest.removeAll { $0.line == rewrite.line && $0.columns == rewrite.columns }
            latest.append(rewrite)
        }
        guard !latest.isEmpty else { return text }
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var (line, start, next) = (1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0, 0)
        while next < bytes.count {
            if let rewrite = latest.first(where: { $0.line == line && $0.columns.lowerBound - 1 == next - start }) {
                result += Array(rewrite.replacement.utf8)
                next += rewrite.columns.count
                continue
            }
            let byte = bytes[next]
            result.append(byte)
            next += 1
            let isPair = byte == 0x0D && next < bytes.count && bytes[next] == 0x0A
            if byte == 0x0A || (byte == 0x0D && !isPair) { (line, start) = (line + 1, next) }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
