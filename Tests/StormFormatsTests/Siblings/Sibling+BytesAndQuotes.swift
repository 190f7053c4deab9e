extension Sibling {
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private static func utf16(_ text: String, bigEndian: Bool, mark: Bool = true) -> [UInt8] {
        ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
            let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return bigEndian ? bytes : bytes.reversed()
        }
    }

    /// Kinds 01 to 08, 13, 33 and 34.
    static let bytesAndQuotes: [Sibling] = [
        Sibling("01 mark", "before an unquoted header", bytes: mark + Array((header + rows).utf8), fixes: fixes),
        Sibling(
            "01 mark", "before a comment", bytes: mark + Array(("# by hand\n" + header + rows).utf8), fixes: fixes,
            skipped: 2),
        Sibling(
            "01 mark", "before a quoted header with blank lines above it in CRLF",
            bytes: mark
                + Array(
                    "\r\n\"name\",\"time\",\"lat\",\"lon\"\r\n\"A\",\"2005-08-28T12:00:00Z\",\"1\",\"2\"\r\n".utf8),
            fixes: ["A 2005-08-28T12:00:00Z 1 2 - -"], skipped: 2),

        Sibling("02 UTF-16", "big-endian", bytes: utf16(header + rows, bigEndian: true), fixes: fixes),
        Sibling(
            "02 UTF-16", "a storm's name beyond the first plane",
            bytes: utf16(
                header + rows.split(separator: "A", omittingEmptySubsequences: false).joined(separator: "🌀"),
                bigEndian: false),
            fixes: fixes.map { "🌀" + $0.dropFirst() }),
        Sibling(
            "02 UTF-16", "a reject has its line and column",
            bytes: utf16(header + rows + "A,2005-08-29T00:00:00Z,99,0,1,\r\n", bigEndian: false), fixes: fixes,
            rejects: ["4 3 bad-latitude"]),

        Sibling(
            "03 CR", "a quoted CR is text and counts as a line",
            "name,time,lat,lon\r\"A\rB\",2005-08-28T12:00:00Z,1,2\rA,2005-08-28T12:00:00Z,1,x\r",
            fixes: ["A\rB 2005-08-28T12:00:00Z 1 2 - -"], rejects: ["4 4 bad-longitude"]),
        Sibling(
            "03 CR", "the last line has none", "name,time,lat,lon\rA,2005-08-28T12:00:00Z,1,2",
            fixes: ["A 2005-08-28T12:00:00Z 1 2 - -"]),
        Sibling(
            "03 CR", "in a deck",
            "AL012005, KATRINA, 1,\r20050828, 1200,  , HU, 25.7N,  87.7W, 145,  909,\r",
            fixes: ["KATRINA 2005-08-28T12:00:00Z 25.7 -87.7 145 909"]),

        Sibling(
            "04 line ends", "LF then CRLF", "name,time,lat,lon\nA,2005-08-28T12:00:00Z,1,2\r\nA,x,1,2\n",
            fixes: ["A 2005-08-28T12:00:00Z 1 2 - -"], rejects: ["3 2 bad-time"]),
        Sibling(
            "04 line ends", "an empty line of each kind", "name,time,lat,lon\n\r\r\n\nA,2005-08-28T12:00:00Z,1,200.5x",
            fixes: [], rejects: ["5 4 bad-longitude"], skipped: 4),
        Sibling(
            "04 line ends", "mixed in quotes",
            "name,time,lat,lon\n\"a\r\nb\rc\nd\",2005-08-28T12:00:00Z,1,2\nA,2005-08-28T12:00:00Z,,2\n",
            fixes: ["a\r\nb\rc\nd 2005-08-28T12:00:00Z 1 2 - -"], rejects: ["6 3 missing-position"]),

        Sibling(
            "05 line ends in comments", "the comment stands first",
            "comments,name,time,lat,lon\n\"one\n\ntwo\",A,2005-08-28T12:00:00Z,1,2\nc,A,2005-08-28T18:00:00Z,91,2\n",
            fixes: ["A 2005-08-28T12:00:00Z 1 2 - -"], rejects: ["5 4 bad-latitude"]),
        Sibling(
            "05 line ends in comments", "a quoted line that looks like a row",
            "name,time,lat,lon,comments\nA,2005-08-28T12:00:00Z,1,2,\"A,2005,9,9\nA,2005-08-28T18:00:00Z,1,2\"\n"
                + "A,2005-08-28T18:00:00Z,1,2,\n",
            fixes: ["A 2005-08-28T12:00:00Z 1 2 - -", "A 2005-08-28T18:00:00Z 1 2 - -"]),
        Sibling(
            "05 line ends in comments", "a rejected row's own comment spans lines",
            "name,time,lat,lon,comments\nA,2005-08-28T12:00:00Z,1,2,a\nA,2005-08-28T18:00:00Z,x,2,\"b\n\nc\"\n"
                + "A,2005-08-29T00:00:00Z,1,y,\n",
            fixes: ["A 2005-08-28T12:00:00Z 1 2 - -"], rejects: ["3 3 bad-latitude", "6 4 bad-longitude"]),

        Sibling(
            "06 doubled quotes", "at both ends",
            header + "\"\"\"A\"\"\",2005-08-28T12:00:00Z,25.7,-87.7,145,909\n",
            fixes: ["\"A\" 2005-08-28T12:00:00Z 25.7 -87.7 145 909"]),
        Sibling(
            "06 doubled quotes", "round a delimiter and a line end",
            header + "\"a\"\",\"\"\nb\",2005-08-28T12:00:00Z,25.7,-87.7,145,909\n",
            fixes: ["a\",\"\nb 2005-08-28T12:00:00Z 25.7 -87.7 145 909"]),
        Sibling(
            "06 doubled quotes", "a quoted number is a number",
            header + "A,2005-08-28T12:00:00Z,\"25.7\",\"-87.7\",\"145\",\"\"\n",
            fixes: ["A 2005-08-28T12:00:00Z 25.7 -87.7 145 -"]),

        Sibling(
            "07 unclosed quote", "in the first field of the last row",
            header + rows + "\"A,2005-08-29T00:00:00Z,1,2,3,900\n",
            fixes: fixes, rejects: ["4 1 unclosed-quote"]),
        Sibling(
            "07 unclosed quote", "opened as the very last byte",
            header + rows + "A,2005-08-29T00:00:00Z,1,2,3,\"", fixes: fixes, rejects: ["4 6 unclosed-quote"]),
        Sibling(
            "07 unclosed quote", "closed by the next row's quote, and text behind it",
            "name,time,lat,lon\nA,2005-08-28T12:00:00Z,\"1,2\nB,2005-08-28T12:00:00Z,\"1\",2\n"
                + "C,2005-08-28T12:00:00Z,1,2\n",
            fixes: ["C 2005-08-28T12:00:00Z 1 2 - -"], rejects: ["2 3 bad-quote"]),

        Sibling(
            "08 quote in a plain field", "at its end", header + "A\",2005-08-28T12:00:00Z,25.7,-87.7,145,909\n",
            fixes: ["A\" 2005-08-28T12:00:00Z 25.7 -87.7 145 909"]),
        Sibling(
            "08 quote in a plain field", "in a number is no number",
            header + "A,2005-08-28T12:00:00Z,25.7,-87.7,14\"5,909\n" + rows, fixes: fixes, rejects: ["2 5 bad-wind"]),
        Sibling(
            "08 quote in a plain field", "seconds of an angle",
            "name,time,lat,lon\nA,2005-08-28T12:00:00Z,25°30'36\"N,87°42'W\n",
            fixes: ["A 2005-08-28T12:00:00Z 25.51 -87.7 - -"]),

        Sibling(
            "13 NUL", "in a time", "name,time,lat,lon\nA,2005-08-28\u{0}T12:00:00Z,1,2\nA,2005-08-28T12:00:00Z,1,2\n",
            fixes: ["A 2005-08-28T12:00:00Z 1 2 - -"], rejects: ["2 2 bad-time"]),
        Sibling(
            "13 NUL", "as a whole name", "name,time,lat,lon\n\u{0},2005-08-28T12:00:00Z,1,2\n",
            fixes: ["\u{0} 2005-08-28T12:00:00Z 1 2 - -"], notes: ["2 nul-byte"]),
        Sibling(
            "13 NUL", "as a wind", header + "A,2005-08-28T12:00:00Z,25.7,-87.7,\u{0},909\n" + rows, fixes: fixes,
            rejects: ["2 5 bad-wind"]),

        Sibling(
            "33 long field", "a name of 300,000 letters",
            "name,time,lat,lon\n" + String(repeating: "n", count: 300_000) + ",2005-08-28T12:00:00Z,1,2\nA,x,1,2\n",
            fixes: [String(repeating: "n", count: 300_000) + " 2005-08-28T12:00:00Z 1 2 - -"], rejects: ["3 2 bad-time"]
        ),
        Sibling(
            "33 long field", "a latitude of 100,000 digits",
            "name,time,lat,lon\nA,2005-08-28T12:00:00Z," + String(repeating: "9", count: 100_000) + ",2\n"
                + "A,2005-08-28T12:00:00Z,1." + String(repeating: "0", count: 100_000) + ",2\n",
            fixes: ["A 2005-08-28T12:00:00Z 1 2 - -"], rejects: ["2 3 bad-latitude"]),
        Sibling(
            "33 long field", "a comment of 50,000 line ends",
            "name,time,lat,lon,comments\nA,2005-08-28T12:00:00Z,1,2,\"" + String(repeating: "\n", count: 50_000)
                + "\"\nA,2005-08-28T18:00:00Z,1,200.x,\n",
            fixes: ["A 2005-08-28T12:00:00Z 1 2 - -"], rejects: ["50003 4 bad-longitude"]),

        Sibling(
            "34 formula", "a link",
            "name,time,lat,lon\n\"=HYPERLINK(\"\"http://x\"\",\"\"A\"\")\",2005-08-28T12:00:00Z,1,2\n",
            fixes: ["=HYPERLINK(\"http://x\",\"A\") 2005-08-28T12:00:00Z 1 2 - -"]),
        Sibling(
            "34 formula", "in a number is no number", header + "A,2005-08-28T12:00:00Z,25.7,-87.7,=1+1,909\n" + rows,
            fixes: fixes, rejects: ["2 5 bad-wind"]),
        Sibling(
            "34 formula", "a minus and a plus before a number are signs",
            "name,time,lat,lon\n-A,2005-08-28T12:00:00Z,+1.5,-2\n", fixes: ["-A 2005-08-28T12:00:00Z 1.5 -2 - -"]),
    ]
}
