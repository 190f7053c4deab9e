extension Sibling {
    /// Kinds 15, 16, 18, 22, 26.
    static let valuesInTables: [Sibling] = [
        Sibling(
            "15 decimal comma", "French",
            "nom;date;heure;latitude;longitude;vent (km/h)\nXYNTHIA;28/02/2010;06:00;46,5;-1,25;92,6\n",
            fixes: ["XYNTHIA 2010-02-28T06:00:00Z 46.5 -1.25 50 -"]),
        Sibling(
            "15 decimal comma", "and decimal points in one file",
            "name;time;lat;lon\nA;2005-08-28T12:00:00Z;25,5;-87.25\n", fixes: ["A 2005-08-28T12:00:00Z 25.5 -87.25 - -"]
        ),
        Sibling(
            "15 decimal comma", "is none where commas part fields",
            "name,time,lat,lon\nA,2005-08-28T12:00:00Z,\"25,5\",-87\nA,2005-08-28T12:00:00Z,25.5,-87\n",
            fixes: ["A 2005-08-28T12:00:00Z 25.5 -87 - -"], rejects: ["2 3 bad-latitude"]),

        Sibling(
            "16 thousands", "four digits behind the separator are none",
            header + "A,2005-08-28T12:00:00Z,25.7,-87.7,145,\"1,0020\"\n" + rows, fixes: fixes,
            rejects: ["2 6 bad-pressure"]),
        Sibling(
            "16 thousands", "with decimals",
            header + "A,2005-08-28T12:00:00Z,25.7,-87.7,145,\"1,009.5\"\n",
            fixes: ["A 2005-08-28T12:00:00Z 25.7 -87.7 145 1009.5"]),
        Sibling(
            "16 thousands", "a separator at the start is none",
            header + "A,2005-08-28T12:00:00Z,25.7,-87.7,145,\",909\"\n" + rows, fixes: fixes,
            rejects: ["2 6 bad-pressure"]),

        Sibling(
            "18 oeste", "este is east",
            "nombre;fecha;hora;latitud;longitud\nA;2017-09-06;06:00;17,7 N;5,5 E\nA;2017-09-06;12:00;17,7 S;5,5 O\n",
            fixes: ["A 2017-09-06T06:00:00Z 17.7 5.5 - -", "A 2017-09-06T12:00:00Z -17.7 -5.5 - -"]),
        Sibling(
            "18 oeste", "a letter before the number",
            "nombre;fecha;hora;latitud;longitud\nA;2017-09-06;06:00;N 17,7;O 61,9\n",
            fixes: ["A 2017-09-06T06:00:00Z 17.7 -61.9 - -"]),
        Sibling(
            "18 oeste", "O on a latitude is wrong",
            "nombre;fecha;hora;latitud;longitud\nA;2017-09-06;06:00;17,7 O;61,9 O\nA;2017-09-06;12:00;1;2\n",
            fixes: ["A 2017-09-06T12:00:00Z 1 2 - -"], rejects: ["2 4 bad-latitude"]),

        Sibling(
            "22 missing", "words for it",
            header + "A,2005-08-28T12:00:00Z,25.7,-87.7,N/A,null\nA,2005-08-28T18:00:00Z,26.3,-88.6,-,NaN\n",
            fixes: ["A 2005-08-28T12:00:00Z 25.7 -87.7 - -", "A 2005-08-28T18:00:00Z 26.3 -88.6 - -"]),
        Sibling(
            "22 missing", "a negative wind is no marker",
            header + "A,2005-08-28T12:00:00Z,25.7,-87.7,-1,909\n" + rows, fixes: fixes, rejects: ["2 5 bad-wind"]),
        Sibling(
            "22 missing", "a marker in quotes or with decimals",
            header + "A,2005-08-28T12:00:00Z,25.7,-87.7,\"-999\",-999.00\n",
            fixes: ["A 2005-08-28T12:00:00Z 25.7 -87.7 - -"]),

        Sibling(
            "26 units", "metres a second and kilopascals are told apart",
            "name,time,lat,lon,wind (m/s)\nA,2005-08-28T12:00:00Z,1,2,36\n",
            fixes: ["A 2005-08-28T12:00:00Z 1 2 69.9784 -"]),
        Sibling(
            "26 units", "a wind that is too strong in its own unit",
            "name,time,lat,lon,wind (mph)\nA,2005-08-28T12:00:00Z,1,2,346\nA,2005-08-28T18:00:00Z,1,2,345\n",
            fixes: ["A 2005-08-28T18:00:00Z 1 2 299.7968 -"], rejects: ["2 5 bad-wind"]),
        Sibling(
            "26 units", "inches of mercury beyond the limits",
            "name,time,lat,lon,Pressure (inHg)\nA,2005-08-28T12:00:00Z,1,2,29.92\nA,2005-08-28T18:00:00Z,1,2,1013\n",
            fixes: ["A 2005-08-28T12:00:00Z 1 2 - 1013.2075"], rejects: ["3 5 bad-pressure"]),
    ]
}
