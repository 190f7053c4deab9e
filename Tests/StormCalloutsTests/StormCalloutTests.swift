import Annotations
import Geodesy
import StormCallouts
import StormTracks
import Testing

/// Katrina at its strongest, as HURDAT2 has it.
private func katrina() throws -> (point: TrackPoint, storm: StormIdentity) {
    var point = TrackPoint(
        time: Instant(year: 2005, month: 8, day: 28, hour: 18),
        coordinate: try Coordinate(latitude: 26.3, longitude: -88.6))
    point.wind = .knots(150)
    point.pressure = .hectopascals(902)
    point.status = StormStatus(code: "HU")
    point.category = .five
    let storm = StormIdentity(number: 0, sourceID: "AL122005", name: "KATRINA", season: 2005, basin: "AL")
    return (point, storm)
}

@Suite("The callout of a fix")
struct StormCalloutTests {
    @Test(
        "has the seven rows in the original's order, in every language",
        arguments: [
            (
                CalloutLabels.english,
                [
                    "Date: 2005-08-28", "Time: 18:00 UTC", "Wind: 150 kt", "Pressure: 902 hPa", "StormType: Hurricane",
                    "Category: 5", "Name: KATRINA",
                ]
            ),
            (
                .simplifiedChinese,
                [
                    "日期: 2005-08-28", "时间: 18:00 UTC", "风速: 150 kt", "气压: 902 hPa", "风暴类型: 飓风", "等级: 5",
                    "名称: KATRINA",
                ]
            ),
            (
                .traditionalChinese,
                [
                    "日期: 2005-08-28", "時間: 18:00 UTC", "風速: 150 kt", "氣壓: 902 hPa", "風暴類型: 颶風", "等級: 5",
                    "名稱: KATRINA",
                ]
            ),
        ])
    func sevenRows(labels: CalloutLabels, lines: [String]) throws {
        let (point, storm) = try katrina()
        #expect(StormCallout(labels: labels).properties(of: point, in: storm).lines == lines)
    }

    @Test(
        "shows the wind as a whole number of the unit asked for",
        arguments: [
            (Speed.Unit.knots, "150 kt"), (.kilometersPerHour, "278 km/h"), (.milesPerHour, "173 mph"),
            (.metersPerSecond, "77 m/s"),
        ])
    func windUnits(unit: Speed.Unit, text: String) throws {
        let (point, storm) = try katrina()
        #expect(StormCallout(windUnit: unit).properties(of: point, in: storm)["Wind"] == text)
    }

    @Test("keeps a tenth of a hectopascal and no more")
    func pressureTenths() throws {
        var (point, storm) = try katrina()
        point.pressure = .hectopascals(1013.2079)
        #expect(StormCallout().properties(of: point, in: storm)["Pressure"] == "1013.2 hPa")
    }

    @Test(
        "S4-19F: shows a missing value as an em dash, and as nothing in classic",
        arguments: [
            (CalloutLabels.english, "—"), (.simplifiedChinese, "—"), (.traditionalChinese, "—"), (.classic, ""),
        ])
    func missing(labels: CalloutLabels, shown: String) throws {
        let point = TrackPoint(coordinate: try Coordinate(latitude: 0, longitude: 0))
        let table = StormCallout(labels: labels).properties(of: point, in: StormIdentity(number: 0, name: "ANA"))
        #expect(table.rows.map(\.value) == Array(repeating: shown, count: 6) + ["ANA"])
    }

    @Test(
        "of a fix without any property is the one line that says so",
        arguments: [
            (CalloutLabels.english, "No properties"), (.simplifiedChinese, "属性：无"), (.traditionalChinese, "屬性：無"),
            (.classic, "属性：无"),
        ])
    func noProperties(labels: CalloutLabels, line: String) throws {
        let point = TrackPoint(coordinate: try Coordinate(latitude: 1, longitude: 2))
        let table = StormCallout(labels: labels).properties(
            of: point, in: StormIdentity(number: 0), source: SourceTexts(date: "", wind: ""))
        #expect(table.isEmpty)
        #expect(table.lines == [line])
    }

    @Test("shows what else the fix carries, after the seven rows, only when asked")
    func allFields() throws {
        var (point, storm) = try katrina()
        point.record = "L"
        let nautical = { (value: Double) in Distance.nauticalMiles(value) }
        point.radii34 = WindRadii(
            northeast: nautical(200), southeast: nautical(0), southwest: nil, northwest: nautical(150))
        point.radiusOfMaximumWind = nautical(15)
        let table = StormCallout(showsAllFields: true).properties(of: point, in: storm)
        #expect(
            table.lines.dropFirst(7) == [
                "Storm ID: AL122005", "Season: 2005", "Basin: AL", "Latitude: 26.3°N", "Longitude: 88.6°W",
                "Record: Landfall", "34 kt radii: NE 200, SE 0, SW —, NW 150 nmi", "Radius of maximum wind: 15 nmi",
            ])
        #expect(StormCallout().properties(of: point, in: storm).rows.count == 7)
    }

    @Test("has words for every known status in every language, and keeps an unknown one as written")
    func statusWords() {
        for labels in CalloutLabels.allCases {
            for code in StormStatus.knownCodes {
                #expect(labels.text(of: StormStatus(code: code)) != code, "\(labels.rawValue) \(code)")
            }
            #expect(labels.text(of: StormStatus(code: "Ciclón")) == "Ciclón")
        }
    }

    @Test("belongs to an annotation at the fix, titled by the storm and dated below")
    func annotation() throws {
        let (point, storm) = try katrina()
        let annotation = StormCallout().annotation(of: point, in: storm, id: 7)
        #expect(annotation.id == 7)
        #expect(annotation.coordinate == point.coordinate)
        #expect(annotation.title == "KATRINA")
        #expect(annotation.subtitle == "2005-08-28 18:00 UTC")
        #expect(annotation.properties == StormCallout().properties(of: point, in: storm))
    }

    @Test(
        "titles a storm without a name by its id, and one without either in words",
        arguments: [("AL011851" as String?, "AL011851"), (nil, "未命名风暴")])
    func unnamed(id: String?, title: String) throws {
        let point = TrackPoint(coordinate: try Coordinate(latitude: 28, longitude: -94.8))
        let annotation = StormCallout(labels: .simplifiedChinese).annotation(
            of: point, in: StormIdentity(number: 0, sourceID: id), id: 0)
        #expect(annotation.title == title)
        #expect(annotation.subtitle == nil)
    }
}

@Suite("The classic callout")
struct ClassicCalloutTests {
    private let callout = StormCallout(labels: .classic, windUnit: .milesPerHour)

    @Test("shows the source's own texts, with the tutorial's spelling and no blank after the colon")
    func ownTexts() throws {
        let (point, storm) = try katrina()
        let source = SourceTexts(
            date: "Aug.17", time: "15:00 GMT", wind: "55", pressure: "1008", stormType: "Potential Tropical Cyclone",
            category: "-", name: "Harvey")
        #expect(
            callout.properties(of: point, in: storm, source: source).lines == [
                "Date:Aug.17", "Time:15:00 GMT", "Wind:55", "Presure:1008", "StormType:Potential Tropical Cyclone",
                "Category:-", "Name:Harvey",
            ])
    }

    @Test("fills in, without units, what the source has no field for")
    func withoutFields() throws {
        let (point, storm) = try katrina()
        let source = SourceTexts(date: "20050828", time: "1800", wind: "150", pressure: "902", stormType: "HU")
        #expect(
            callout.properties(of: point, in: storm, source: source).lines == [
                "Date:20050828", "Time:1800", "Wind:150", "Presure:902", "StormType:HU", "Category:5", "Name:KATRINA",
            ])
        #expect(
            StormCallout(labels: .classic).properties(of: point, in: storm).lines == [
                "Date:2005-08-28", "Time:18:00 UTC", "Wind:150", "Presure:902", "StormType:Hurricane", "Category:5",
                "Name:KATRINA",
            ])
    }

    @Test("leaves a blank field of the source blank")
    func blankField() throws {
        let (point, storm) = try katrina()
        let table = callout.properties(of: point, in: storm, source: SourceTexts(category: ""))
        #expect(table.lines.contains("Category:"))
    }

    @Test("is the only one that shows the source's texts")
    func othersConvert() throws {
        let (point, storm) = try katrina()
        let source = SourceTexts(date: "Aug.28", wind: "278")
        for labels in CalloutLabels.allCases where labels != .classic {
            let callout = StormCallout(labels: labels)
            #expect(
                callout.properties(of: point, in: storm, source: source) == callout.properties(of: point, in: storm))
        }
    }
}
