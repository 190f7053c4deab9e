import Foundation
import StormPinCommands
import Testing

@Suite("The map command")
struct MapCommandTests {
    @Test("Draws the chosen storm in the terminal, and as SVG with its name")
    func formats() throws {
        let text = try CommandRun("map", "--storm", "katrina/2005", "--quiet", "--size", "60x20")
        #expect(text.code == 0)
        #expect(text.lines.count == 21)
        #expect(text.output.contains("5") && !text.output.contains("\u{1B}"))
        #expect(try CommandRun("map", "--quiet", "--color", "always").output.contains("\u{1B}["))
        let svg = try CommandRun("map", "--storm", "katrina/2005", "--quiet", "--to", "svg", "--size", "400x300")
        #expect(svg.code == 0)
        #expect(svg.output.contains("<title id=\"title\">KATRINA 2005</title>"))
        #expect(svg.output.contains("width=\"400\" height=\"300\""))
        #expect(svg.output.contains("Made with Natural Earth"))
    }

    @Test("Themes differ, the title is the one told, and all else is wrong usage")
    func options() throws {
        let pictures = try ["light", "dark", "print"].map {
            try CommandRun("map", "--to", "svg", "--quiet", "--theme", $0, "--title", "a < b").output
        }
        #expect(Set(pictures).count == 3)
        #expect(pictures[0].contains("<title id=\"title\">a &lt; b</title>"))
        for wrong in [
            ["--size", "0x10"], ["--size", "10"], ["--theme", "red"], ["--to", "png"], ["--size", "axb"],
        ] {
            #expect(try CommandRun(["map"] + wrong).code == 64)
        }
    }

    @Test("No chosen point gives a map without tracks, and says so")
    func nothing() throws {
        let run = try CommandRun("map", "--season", "1900", "--to", "svg")
        #expect(run.code == 0)
        #expect(run.error.contains("no point was chosen"))
        #expect(run.output.hasSuffix("</svg>\n"))
    }
}
