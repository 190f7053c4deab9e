import Annotations
import Geodesy
import Testing

@Suite("A property table")
struct PropertyTableTests {
    private let wind = PropertyTable.Row(key: "Wind", value: "150 kt")

    @Test("without rows shows its one line instead")
    func empty() {
        let table = PropertyTable(emptyText: "属性：无", separator: ":")
        #expect(table.isEmpty)
        #expect(table.lines == ["属性：无"])
        #expect(table.shownRows == [PropertyTable.Row(key: "属性：无", value: "")])
    }

    @Test("joins key and value by its separator")
    func lines() {
        #expect(PropertyTable(rows: [wind], separator: ":").lines == ["Wind:150 kt"])
        #expect(PropertyTable(rows: [wind]).lines == ["Wind: 150 kt"])
    }

    @Test("finds a value by its key")
    func lookup() {
        let table = PropertyTable(rows: [wind])
        #expect(table["Wind"] == "150 kt")
        #expect(table["Pressure"] == nil)
    }

    @Test("belongs to the annotation as a value: changing a copy leaves the annotation's rows")
    func isAValue() throws {
        let place = try Coordinate(latitude: 26.3, longitude: -88.6)
        let annotation = PointAnnotation(id: 1, coordinate: place, properties: PropertyTable(rows: [wind]))
        var copy = annotation.properties
        copy?.rows.removeAll()
        #expect(annotation.properties?.rows == [wind])
    }
}
