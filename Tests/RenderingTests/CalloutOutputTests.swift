import Annotations
import DelimitedText
import Geodesy
import Rendering
import StormTracks
import Testing

@Suite("A callout as text")
struct CalloutCardTests {
    private let chinese = PropertyTable(rows: [
        .init(key: "时间", value: "18:00 UTC"), .init(key: "风暴类型", value: "飓风"), .init(key: "名称", value: ""),
    ])

    @Test("has its title, then keys and values aligned by cells")
    func aligned() {
        #expect(
            CalloutCard(title: "KATRINA", properties: chinese).text() == """
                KATRINA
                时间      18:00 UTC
                风暴类型  飓风
                名称

                """)
    }

    @Test("with a separator has key and value as one text, a missing value included")
    func separated() {
        let table = PropertyTable(
            rows: [.init(key: "Date", value: "Aug.17"), .init(key: "Category", value: "")], separator: ":")
        #expect(CalloutCard(title: nil, properties: table).lines() == ["Date:Aug.17", "Category:"])
    }

    @Test("without rows has the one line that says so", arguments: [nil, ":"] as [String?])
    func empty(separator: String?) {
        let table = PropertyTable(emptyText: "属性：无", separator: separator)
        #expect(CalloutCard(title: "A", properties: table).lines() == ["A", "属性：无"])
    }

    @Test("shortens long values in the middle and keeps to the width")
    func width() {
        let table = PropertyTable(rows: [.init(key: "StormType", value: "Potential Tropical Cyclone")])
        #expect(CalloutCard(title: nil, properties: table).lines(width: 24) == ["StormType  Potent…yclone"])
        for width in 6...40 {
            for line in CalloutCard(title: "A title too long for it", properties: table).lines(width: width) {
                #expect(TextWidth.cells(of: line) <= width, "\(width): \(line)")
            }
        }
    }

    @Test("escapes control characters of title, keys and values")
    func control() {
        let table = PropertyTable(rows: [.init(key: "Na\u{7}me", value: "A\nB")])
        #expect(CalloutCard(title: "\u{1B}[2J", properties: table).lines() == ["\\u{1B}[2J", "Na\\u{7}me  A\\u{A}B"])
    }

    @Test("of an annotation shows its title and rows")
    func ofAnnotation() throws {
        let place = try Coordinate(latitude: 0, longitude: 0)
        let annotation = PointAnnotation(id: 0, coordinate: place, title: "北京", properties: chinese)
        #expect(CalloutCard(annotation) == CalloutCard(title: "北京", properties: chinese))
        #expect(CalloutCard(PointAnnotation(id: 0, coordinate: place)).lines() == ["No properties"])
    }
}

@Suite("A callout as JSON")
struct CalloutJSONTests {
    @Test("names storm, name, time and rows in this order")
    func object() throws {
        let point = TrackPoint(
            time: Instant(year: 2005, month: 8, day: 28, hour: 18),
            coordinate: try Coordinate(latitude: 26.3, longitude: -88.6))
        var writer = ByteWriter()
        writer.appendJSON(
            callout: PropertyTable(rows: [.init(key: "Wind", value: "150 kt"), .init(key: "Name", value: "\"K\"")]),
            of: point, in: StormIdentity(number: 0, sourceID: "AL122005", name: "KATRINA"))
        #expect(
            writer.text == #"{"storm":"AL122005","name":"KATRINA","time":"2005-08-28T18:00:00Z","#
                + #""rows":[{"key":"Wind","value":"150 kt"},{"key":"Name","value":"\"K\""}]}"#)
    }

    @Test("has null for a missing name or time, and the one line of a table without rows")
    func missing() throws {
        var writer = ByteWriter()
        writer.appendJSON(
            callout: PropertyTable(), of: TrackPoint(coordinate: try Coordinate(latitude: 0, longitude: 0)),
            in: StormIdentity(number: 0))
        #expect(
            writer.text == #"{"storm":"","name":null,"time":null,"rows":[{"key":"No properties","value":""}]}"#)
    }
}
