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

    @Test(
        "Draws the callout of a fix in any of the four layouts", arguments: ["table", "bubble", "buttons", "standard"])
    func callout(layout: String) throws {
        let arguments = ["map", "--storm", "katrina/2005", "--quiet", "--to", "svg"]
        let without = try CommandRun(arguments).output
        let run = try CommandRun(
            arguments + ["--callout", "katrina/2005", "2005-08-28T18:00Z", "--layout", layout])
        #expect(run.code == 0)
        #expect(run.output.count > without.count)
        #expect(run.output.contains("150 kt") == (layout == "table"))
        #expect(run.output.contains(">KATRINA<") == (layout != "buttons"))
        #expect(run.output.contains(">left<") == (layout == "buttons"))
    }

    @Test("A callout needs a storm and a time, a point on the map and a picture")
    func badCallout() throws {
        let map = ["map", "--storm", "katrina/2005", "--to", "svg", "--quiet"]
        #expect(try CommandRun(map + ["--callout", "katrina/2005"]).code == 64)
        #expect(try CommandRun(map + ["--callout", "katrina/2005", "noon"]).code == 64)
        let missing = try CommandRun(map + ["--callout", "katrina/2005", "2004-08-28T18:00Z"])
        #expect(missing.code == 65)
        #expect(missing.error.contains("katrina/2005 at 2004-08-28T18:00:00Z"))
        #expect(try CommandRun("map", "--callout", "katrina/2005", "2005-08-28T18:00Z").code == 64)
    }

    @Test("No chosen point gives a map without tracks, and says so")
    func nothing() throws {
        let run = try CommandRun("map", "--season", "1900", "--to", "svg")
        #expect(run.code == 0)
        #expect(run.error.contains("no point was chosen"))
        #expect(run.output.hasSuffix("</svg>\n"))
    }
}
