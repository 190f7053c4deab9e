import Annotations
import Testing

@Suite("The property table as a callout") struct TableLayoutTests {
    private let keys = ["Date", "Time", "Wind", "Presure", "StormType", "Category", "Name"]
    private let values = ["Aug.17", "15:00 GMT", "55", "1008", "Potential Tropical Cyclone", "-", "Harvey"]
    private var harvey: PropertyTable {
        PropertyTable(
            rows: zip(keys, values).map { PropertyTable.Row(key: $0, value: $1) }, emptyText: "属性：无", separator: ":")
    }

    @Test("S4-2, S4-5: holds one table, a row for each property in order, key and value as one text")
    func rows() {
        let layout = CalloutLayout(.table(harvey))
        let texts = layout.parts.compactMap { $0.text?.string }
        #expect(texts.count == 7)
        #expect(texts.first == "Date:Aug.17")
        #expect(layout.elements.map { $0.kind } == (0..<7).map { .row($0) })
        #expect(layout.elements.map { $0.label } == keys)
        #expect(layout.elements.map { $0.value } == values)
        for (upper, lower) in zip(layout.parts, layout.parts.dropFirst()) {
            #expect(upper.frame.maxY == lower.frame.y)
        }
    }

    @Test("S4-6: cells are green, and a text too long for its row is cut in the middle")
    func cells() {
        let layout = CalloutLayout(.table(harvey), width: 120)
        #expect(layout.parts.allSatisfy { $0.fill == CalloutColor(red: 0, green: 1, blue: 0) })
        let type = layout[.row(4)]?.text?.string ?? ""
        #expect(type.hasPrefix("Storm") && type.contains("…") && type.hasSuffix("clone"))
        #expect(layout[.row(4)]?.value == "Potential Tropical Cyclone")
    }

    @Test("S4-7, S4-18F: no rows, or none at all, show the one row that says so, never the last storm's")
    func noRows() {
        let empty = PropertyTable(rows: [], emptyText: "属性：无", separator: ":")
        let layout = CalloutLayout(.table(empty))
        #expect(layout.parts.compactMap { $0.text?.string } == ["属性：无"])
        #expect(layout[.row(0)]?.fill == .green)
        #expect(CalloutLayout(.table(nil)).parts.count == 1)
    }

    @Test("S4-20F, S4-21F: rows are values: what the caller does to its list later changes nothing")
    func areValues() {
        var table = harvey
        let layout = CalloutLayout(.table(table))
        table.rows.removeAll()
        #expect(layout.elements.count == 7)
        #expect(layout == CalloutLayout(.table(harvey)))
    }

    @Test("two columns stand side by side and never overlap, whatever is longer", arguments: [70.0, 120, 200, 400])
    func columns(width: Double) {
        let long = "a value that is longer than any callout would like it to be"
        for (key, value) in [("Wind", "150 kt"), ("Wind", long), (long, "150 kt"), (long, long)] {
            let table = PropertyTable(rows: [PropertyTable.Row(key: key, value: value)])
            let layout = CalloutLayout(.table(table), width: width)
            let (row, cell) = (layout[.row(0)], layout[.rowValue(0)])
            #expect((row?.frame.x ?? 0) + (row?.text?.width ?? 0) <= (cell?.frame.x ?? 0) + 1e-9)
            #expect((cell?.frame.maxX ?? 0) <= layout.width)
            #expect((cell?.text?.width ?? 0) <= (cell?.frame.width ?? 0) + 1e-9)
        }
    }
}
