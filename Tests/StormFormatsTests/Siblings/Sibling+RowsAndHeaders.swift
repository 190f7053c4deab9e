extension Sibling {
    /// Kinds 09, 11, 12, 14, 32.
    static let rowsAndHeaders: [Sibling] = [
        Sibling(
            "09 ragged rows", "one field", header + "A\n" + rows, fixes: fixes, rejects: ["2 - short-row"]),
        Sibling(
            "09 ragged rows", "surplus blanks are harmless",
            header + "A,2005-08-28T12:00:00Z,25.7,-87.7,145,909, ,\t\n", fixes: [fixes[0]]),
        Sibling(
            "09 ragged rows", "the first surplus field with text is named",
            header + "A,2005-08-28T12:00:00Z,25.7,-87.7,145,909,,,x,y\n" + rows, fixes: fixes, rejects: ["2 9 long-row"]
        ),

        Sibling(
            "11 blank and comment lines", "between rows", header + "\n#\n" + rows + " \n\t\n", fixes: fixes, skipped: 5),
        Sibling(
            "11 blank and comment lines", "a mark in quotes or behind a blank is text",
            header + "\"#A\",2005-08-28T12:00:00Z,25.7,-87.7,145,909\n #A,2005-08-28T18:00:00Z,26.3,-88.6,150,902\n",
            fixes: fixes.map { "#" + $0 }),
        Sibling(
            "11 blank and comment lines", "a comment with an open quote ends at its line end",
            header + "# it\"s \"open\n" + rows, fixes: fixes, skipped: 2),

        Sibling("12 no rows", "no line end either", "name,time,lat,lon", fixes: []),
        Sibling("12 no rows", "but comments", "# none\nname,time,lat,lon\n# none\n", fixes: [], skipped: 3),
        Sibling(
            "12 no rows", "a deck of storm lines only", "AL012005, KATRINA, 0,\nAL022005, RITA, 0,\n20050101, 0000,\n",
            fixes: [], rejects: ["3 - short-row"], skipped: 2),

        Sibling(
            "14 headers", "three names alike, the first is read",
            "name,time,lat,lon,wind_kt,wind_kt,wind_kt\nA,2005-08-28T12:00:00Z,1,2,30,40,50\n",
            fixes: ["A 2005-08-28T12:00:00Z 1 2 30 -"], notes: ["1 duplicate-column"]),
        Sibling(
            "14 headers", "names alike but for case",
            "Name,Time,Lat,Lon,LAT\nA,2005-08-28T12:00:00Z,1,2,77\n", fixes: ["A 2005-08-28T12:00:00Z 1 2 - -"],
            notes: ["1 duplicate-column"]),
        Sibling(
            "14 headers", "an unnamed one at the end may be missing in rows",
            "name,time,lat,lon,\nA,2005-08-28T12:00:00Z,1,2\nA,2005-08-28T18:00:00Z,1,2,x\n",
            fixes: ["A 2005-08-28T12:00:00Z 1 2 - -", "A 2005-08-28T18:00:00Z 1 2 - -"], notes: ["1 unnamed-column"]),

        Sibling(
            "32 order and doubles", "an exact repeat is rejected, another place is not",
            "id,time,lat,lon\nX,2005-08-28T12:00:00Z,1,2\nX,2005-08-28T12:00:00Z,1,2\nX,2005-08-28T12:00:00Z,1,3\n",
            fixes: ["- 2005-08-28T12:00:00Z 1 2 - -", "- 2005-08-28T12:00:00Z 1 3 - -"],
            rejects: ["3 - duplicate-fix"], notes: ["4 repeated-time"]),
        Sibling(
            "32 order and doubles", "storms in turns are not out of order",
            "id,time,lat,lon\nX,2005-08-28T12:00:00Z,1,2\nY,2004-08-28T12:00:00Z,1,2\nX,2005-08-28T18:00:00Z,1,3\n",
            fixes: [
                "- 2005-08-28T12:00:00Z 1 2 - -", "- 2004-08-28T12:00:00Z 1 2 - -", "- 2005-08-28T18:00:00Z 1 3 - -",
            ]),
        Sibling(
            "32 order and doubles", "three times the same",
            "id,time,lat,lon\nX,2005-08-28T12:00:00Z,1,2\nX,2005-08-28T12:00:00Z,1,2\nX,2005-08-28T12:00:00Z,1,2\n",
            fixes: ["- 2005-08-28T12:00:00Z 1 2 - -"], rejects: ["3 - duplicate-fix", "4 - duplicate-fix"]),
    ]
}
