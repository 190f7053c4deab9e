extension Sibling {
    private static func place(_ latitude: String, _ longitude: String) -> String {
        "name,time,lat,lon\nB,2005-08-28T00:00:00Z,0.5,0.5\nA,2005-08-28T12:00:00Z,\(latitude),\(longitude)\n"
    }
    private static let other = "B 2005-08-28T00:00:00Z 0.5 0.5 - -"

    private static func time(_ time: String) -> String {
        "name,time,lat,lon\nB,2005-08-28T00:00:00Z,0.5,0.5\nA,\(time),1,2\n"
    }

    /// Kinds 17, 19, 20, 21, 23, 24, 25.
    static let timesAndPlaces: [Sibling] = [
        Sibling(
            "17 angles", "60 seconds are none", place("\"23°30'60\"\"N\"", "75W"), fixes: [other],
            rejects: ["3 3 bad-latitude"]),
        Sibling(
            "17 angles", "small letters and no blank", place("12.5s", "130.25e"),
            fixes: [other, "A 2005-08-28T12:00:00Z -12.5 130.25 - -"]),
        Sibling(
            "17 angles", "a sign and a letter", place("12.5", "-75W"), fixes: [other], rejects: ["3 4 bad-longitude"]),

        Sibling(
            "19 to 360", "359.9 is west of Greenwich", place("1", "359.9"),
            fixes: [other, "A 2005-08-28T12:00:00Z 1 -0.1 - -"], notes: ["3 longitude-wrapped"]),
        Sibling(
            "19 to 360", "180 stays as it is", place("1", "180"), fixes: [other, "A 2005-08-28T12:00:00Z 1 180 - -"]),
        Sibling(
            "19 to 360", "mixed with negative ones", place("1", "-61.9") + "A,2005-08-28T18:00:00Z,1,298.1\n",
            fixes: [other, "A 2005-08-28T12:00:00Z 1 -61.9 - -", "A 2005-08-28T18:00:00Z 1 -61.9 - -"],
            notes: ["4 longitude-wrapped"]),

        Sibling("20 limits", "90.001", place("90.001", "0"), fixes: [other], rejects: ["3 3 bad-latitude"]),
        Sibling(
            "20 limits", "an exponent", place("1e1", "-2.5E1"), fixes: [other, "A 2005-08-28T12:00:00Z 10 -25 - -"]),
        Sibling(
            "20 limits", "a number too large for any", place("1", "1e400"), fixes: [other],
            rejects: ["3 4 bad-longitude"]),

        Sibling("21 null island", "0N 0E", place("0N", "0E"), fixes: [other, "A 2005-08-28T12:00:00Z 0 0 - -"]),
        Sibling(
            "21 null island", "a blank latitude", place(" ", "0"), fixes: [other], rejects: ["3 3 missing-position"]),
        Sibling(
            "21 null island", "zero in every way of writing it", place("-0", "+0.000"),
            fixes: [other, "A 2005-08-28T12:00:00Z 0 0 - -"]),

        Sibling(
            "23 times", "24:00 is the next day", time("2004-02-28 24:00"),
            fixes: [other, "A 2004-02-29T00:00:00Z 1 2 - -"]),
        Sibling("23 times", "60 minutes are none", time("2005-08-28 12:60"), fixes: [other], rejects: ["3 2 bad-time"]),
        Sibling(
            "23 times", "half an hour of zone", time("2005-08-28T05:00:00+05:30"),
            fixes: [other, "A 2005-08-27T23:30:00Z 1 2 - -"]),

        Sibling(
            "24 dates", "a day over 12 proves the order",
            "name,date,lat,lon\nA,8/9/2005,1,2\nA,25/9/2005,1,2\n",
            fixes: ["A 2005-09-08T00:00:00Z 1 2 - -", "A 2005-09-25T00:00:00Z 1 2 - -"],
            notes: ["- date-order"]),
        Sibling(
            "24 dates", "equal parts are not ambiguous but nothing proves the others",
            "name,date,lat,lon\nA,8/9/2005,1,2\nB,2005-09-10,1,2\n", fixes: ["B 2005-09-10T00:00:00Z 1 2 - -"],
            rejects: ["2 2 ambiguous-date"]),
        Sibling(
            "24 dates", "a row against the proved order",
            "name,date,lat,lon\nA,9/25/2005,1,2\nA,9/26/2005,1,2\nA,27/9/2005,1,2\n",
            fixes: ["A 2005-09-25T00:00:00Z 1 2 - -", "A 2005-09-26T00:00:00Z 1 2 - -"], rejects: ["4 2 bad-time"]),

        Sibling(
            "25 bare hours", "130 is half past one",
            "ID,Name,Date,Time,Status,Latitude,Longitude\nAL011851, A,18510625,130, HU,28.0N,94.8W\n",
            fixes: ["A 1851-06-25T01:30:00Z 28 -94.8 - -"]),
        Sibling(
            "25 bare hours", "2400 and 60 minutes",
            "ID,Name,Date,Time,Status,Latitude,Longitude\nAL011851, A,18510625,2401, HU,28.0N,94.8W\n"
                + "AL011851, A,18510625,1260, HU,28.0N,94.8W\nAL011851, A,18510625,1259, HU,28.0N,94.8W\n",
            fixes: ["A 1851-06-25T12:59:00Z 28 -94.8 - -"], rejects: ["2 4 bad-time", "3 4 bad-time"]),
        Sibling(
            "25 bare hours", "beside 600 a lone 5 is five minutes past midnight",
            "ID,Name,Date,Time,Status,Latitude,Longitude\nAL011851, A,18510625,5, HU,28.0N,94.8W\n"
                + "AL011851, A,18510625,600, HU,28.0N,95.4W\n",
            fixes: ["A 1851-06-25T00:05:00Z 28 -94.8 - -", "A 1851-06-25T06:00:00Z 28 -95.4 - -"]),
    ]
}
