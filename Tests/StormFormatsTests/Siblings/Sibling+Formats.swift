extension Sibling {
    private static let synthetic = "0.0,8.0,0.0,0.0,1.0,11.3,305.3,1004.9,17.3,46.3,0.0,0.0,860.2\n"
    private static let syntheticFix = "- - 11.3 -54.7 33.6285 1004.9"
    private static let best = "AL, 05, 2019090612,   , BEST,   0, 351N,  757W,  85,  956, HU,"
    private static let bestFix = "- 2019-09-06T12:00:00Z 35.1 -75.7 85 956"
    private static let ibtracs =
        "SID,SEASON,NUMBER,BASIN,SUBBASIN,NAME,ISO_TIME,NATURE,LAT,LON,WMO_WIND,WMO_PRES\n"
        + " ,Year, , , , , , ,degrees_north,degrees_east,kts,mb\n"

    /// Kinds 10, 27 to 31, 35.
    static let formats: [Sibling] = [
        Sibling(
            "10 deck widths", "eight fields are enough, seven are not",
            "AL012005,KATRINA,2,\n20050828, 1200,  , HU, 25.7N,  87.7W, 145,  909\n20050828, 1800,  , HU, 26.3N,  88.6W, 150\n",
            fixes: ["KATRINA 2005-08-28T12:00:00Z 25.7 -87.7 145 909"], rejects: ["3 - short-row"]),
        Sibling(
            "10 deck widths", "a storm line without its last comma",
            "AL012005,KATRINA,1\n20050828, 1200,  , HU, 25.7N,  87.7W, 145,  909,\n",
            fixes: ["KATRINA 2005-08-28T12:00:00Z 25.7 -87.7 145 909"]),
        Sibling(
            "10 deck widths", "no padding at all",
            "AL012005,KATRINA,1,\n20050828,1200,,HU,25.7N,87.7W,145,909,,,,,,,,,,,,,\n",
            fixes: ["KATRINA 2005-08-28T12:00:00Z 25.7 -87.7 145 909"]),

        Sibling(
            "27 deck counts", "data before any storm line",
            "20050828, 1200,  , HU, 25.7N,  87.7W, 145,  909,\nAL012005,KATRINA,1,\n"
                + "20050828, 1800,  , HU, 26.3N,  88.6W, 150,  902,\n20050829, 0000,  , HU, 26.3N,  88.6W, 150,  902,\n",
            fixes: [
                "KATRINA 2005-08-28T18:00:00Z 26.3 -88.6 150 902", "KATRINA 2005-08-29T00:00:00Z 26.3 -88.6 150 902",
            ],
            rejects: ["1 - no-storm-header"], notes: ["2 count-mismatch"]),
        Sibling(
            "27 deck counts", "a broken storm line takes no rows into the storm above",
            "AL012005,KATRINA,1,\n20050828, 1200,  , HU, 25.7N,  87.7W, 145,  909,\nAL02205,RITA,1,\n"
                + "20050921, 1800,  , HU, 24.5N,  86.9W, 145,  904,\n",
            fixes: ["KATRINA 2005-08-28T12:00:00Z 25.7 -87.7 145 909"],
            rejects: ["3 1 bad-storm-header", "4 - no-storm-header"]),
        Sibling(
            "27 deck counts", "an unknown status is kept",
            "AL012005,KATRINA,1,\n20050828, 1200, Z, QQ, 25.7N,  87.7W, 145,  909,\n",
            fixes: ["KATRINA 2005-08-28T12:00:00Z 25.7 -87.7 145 909"],
            notes: ["2 unknown-status", "2 unknown-record-id"]),

        Sibling(
            "28 b-deck radii", "two radii of one fix",
            best + "  34, NEQ,  190,  190,  150,   80,\n" + best + "  50, NEQ,  110,  120,   80,   70,\n",
            fixes: [bestFix],
            skipped: 1),
        Sibling(
            "28 b-deck radii", "another technique at the same time is another fix",
            best + "\n" + best.split(separator: "BEST").joined(separator: "CARQ") + "\n", fixes: [bestFix, bestFix],
            skipped: 0),
        Sibling(
            "28 b-deck radii", "minutes",
            best + "\nAL, 05, 2019090612, 35, BEST,   0, 352N,  756W,  80,  957, HU,\n",
            fixes: [bestFix, "- 2019-09-06T12:35:00Z 35.2 -75.6 80 957"], skipped: 0),

        Sibling(
            "29 b-deck positions", "with letters zero is a place",
            best + "\nAL, 05, 2019090618,   , BEST,   0,   0N,    0W,  85,  956, HU,\n",
            fixes: [bestFix, "- 2019-09-06T18:00:00Z 0 0 85 956"], skipped: 0),
        Sibling(
            "29 b-deck positions", "901N is beyond the pole",
            best + "\nAL, 05, 2019090618,   , BEST,   0, 901N,  757W,  85,  956, HU,\n", fixes: [bestFix],
            rejects: ["2 7 bad-latitude"], skipped: 0),
        Sibling(
            "29 b-deck positions", "a latitude's letter on a longitude",
            best + "\nAL, 05, 2019090618,   , BEST,   0, 351N,  757N,  85,  956, HU,\n", fixes: [bestFix],
            rejects: ["2 8 bad-longitude"], skipped: 0),

        Sibling(
            "30 IBTrACS", "without a row of units",
            ibtracs.split(separator: "\n")[0]
                + "\n2005236N23285,2005,12,NA,NA,KATRINA,2005-08-28 12:00:00,TS,25.7,-87.7,145,909\n",
            fixes: ["KATRINA 2005-08-28T12:00:00Z 25.7 -87.7 145 909"]),
        Sibling(
            "30 IBTrACS", "a blank is a missing value",
            ibtracs + "2005236N23285,2005,12,NA,NA,KATRINA,2005-08-28 12:00:00,TS,25.7,-87.7, , \n",
            fixes: ["KATRINA 2005-08-28T12:00:00Z 25.7 -87.7 - -"], skipped: 2),
        Sibling(
            "30 IBTrACS", "two storms of one name and year are two",
            ibtracs + "2005236N23285,2005,12,NA,NA,NOT_NAMED,2005-08-28 12:00:00,TS,25.7,-87.7,45,\n"
                + "2005237N23285,2005,13,NA,NA,NOT_NAMED,2005-08-28 12:00:00,TS,x,-87.7,45,\n",
            fixes: ["- 2005-08-28T12:00:00Z 25.7 -87.7 45 -"], rejects: ["4 9 bad-latitude"], skipped: 2),

        Sibling(
            "31 antimeridian", "west after east",
            ibtracs + "S,2013,50,EP,CP,PEWA,2013-08-18 06:00:00,TS,11.0,179.8,45,\n"
                + "S,2013,50,EP,CP,PEWA,2013-08-18 12:00:00,TS,11.0,-179.8,45,\n",
            fixes: ["PEWA 2013-08-18T06:00:00Z 11 179.8 45 -", "PEWA 2013-08-18T12:00:00Z 11 -179.8 45 -"], skipped: 2),
        Sibling(
            "31 antimeridian", "below -180 in a table",
            "name,time,lat,lon\nA,2005-08-28T12:00:00Z,1,-180.5\n", fixes: ["A 2005-08-28T12:00:00Z 1 179.5 - -"],
            notes: ["2 longitude-wrapped"]),
        Sibling(
            "31 antimeridian", "a deck's degrees west beyond 180",
            "EP012005,A,1,\n20050828, 1200,  , HU, 25.7N, 180.5W, 145,  909,\n",
            fixes: ["A 2005-08-28T12:00:00Z 25.7 179.5 145 909"]),

        Sibling(
            "35 STORM", "a step that is no number",
            synthetic + "0.0,8.0,0.0,x,1.0,11.3,305.3,1004.9,17.3,46.3,0.0,0.0,860.2\n",
            fixes: [syntheticFix], rejects: ["2 4 bad-number"], skipped: 0),
        Sibling(
            "35 STORM", "12 fields", synthetic + "0.0,8.0,0.0,1.0,1.0,11.3,305.3,1004.9,17.3,46.3,0.0,0.0\n",
            fixes: [syntheticFix], rejects: ["2 - short-row"], skipped: 0),
        Sibling(
            "35 STORM", "a basin that there is not",
            synthetic + "0.0,8.0,0.0,1.0,9.0,11.3,305.3,1004.9,17.3,46.3,0.0,0.0,860.2\n",
            fixes: [syntheticFix], rejects: ["2 5 bad-number"], skipped: 0),
    ]
}
