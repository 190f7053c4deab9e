import Annotations
import Rendering
import Testing

@Suite("A table as text")
struct TextTableTests {
    private func storms(limit: Int? = nil) -> TextTable {
        var table = TextTable(columns: [.init("name", limit: limit), .init("wind", alignment: .right), .init("type")])
        table.append(["KATRINA", "150", "飓风"])
        table.append(["玛莉亚", "95", "Tropical Storm"])
        table.append(["ANA"])
        return table
    }

    @Test("aligns by cells, with two blanks between columns and none at a line's end")
    func aligned() {
        #expect(
            storms().text() == """
                name     wind  type
                KATRINA   150  飓风
                玛莉亚     95  Tropical Storm
                ANA

                """)
    }

    @Test("shortens a column at its limit")
    func columnLimit() {
        #expect(
            storms(limit: 5).lines() == ["name   wind  type", "KA…NA   150  飓风", "玛…亚    95  Tropical Storm", "ANA"])
    }

    @Test("fits any width down to one cell a column, the widest column giving way first")
    func widthLimit() {
        #expect(storms().lines(width: 22)[2] == "玛莉亚     95  Tro…orm")
        for width in 7...40 {
            for line in storms().lines(width: width) {
                #expect(TextWidth.cells(of: line) <= width, "\(width): \(line)")
            }
        }
    }

    @Test("keeps a row on its line, whatever its texts hold")
    func control() {
        var table = TextTable(columns: [.init("name")])
        table.append(["A\nB\u{1B}[2J", "beyond the columns"])
        #expect(table.lines() == ["name", "A\\u{A}B\\u{1B}[2J"])
    }

    @Test("without rows is its header")
    func noRows() {
        #expect(TextTable(columns: [.init("storm"), .init("wind", alignment: .right)]).text() == "storm  wind\n")
    }
}

@Suite("A table in Markdown")
struct MarkdownTableTests {
    private let table = MarkdownTable(columns: [.init("name"), .init("wind", alignment: .right)])

    @Test("has a header, and dashes that tell the alignment")
    func header() {
        #expect(table.header == "| name | wind |\n| --- | ---: |\n")
    }

    @Test(
        "keeps every row on one line with as many cells as columns",
        arguments: [
            (["KATRINA", "150"], "| KATRINA | 150 |\n"), (["A|B", ""], "| A\\|B |  |\n"),
            (["two\r\nlines\n", "1"], "| two<br>lines<br> | 1 |\n"), (["C:\\|"], "| C:\\\\\\| |  |\n"),
            (["<b>&", "\u{1B}", "extra"], "| &lt;b>&amp; | \\u{1B} |\n"),
        ])
    func rows(texts: [String], line: String) {
        #expect(table.row(texts) == line)
    }
}
