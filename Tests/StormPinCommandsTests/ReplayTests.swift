import Foundation
import TestSupport
import Testing

@Suite("The replay of a session")
struct ReplayTests {
    private struct Film: Decodable {
        var subjects: [[Entry]]
        var callouts: [Callout]
        var frames: [[Entry]]
        var events: [[Entry]]
    }

    private struct Callout: Decodable {
        struct Part: Decodable {
            var kind: String
            var text: String?
        }
        var parts: [Part]
    }

    private enum Entry: Decodable {
        case number(Double)
        case text(String)
        case other

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else if let text = try? container.decode(String.self) {
                self = .text(text)
            } else {
                self = .other
            }
        }

        var number: Double? { if case .number(let number) = self { number } else { nil } }
        var text: String? { if case .text(let text) = self { text } else { nil } }
    }

    private let script = """
        describe "Katrina </script><script>alert(1)</script> & \\u{202e}co"
        size 390 844
        storms sample storm KATRINA season 2005
        center 26.3 -88.6 zoom 5
        add 20 -80 "</script><img src=x onerror=alert(1)>"
        select KATRINA/2005 2005-08-28T18:00Z
        pan 100 0 over 0.5

        """

    private func json(_ id: String, in page: String) throws -> Data {
        let start = try #require(page.range(of: "id=\"\(id)\">"))
        let end = try #require(page[start.upperBound...].range(of: "</script>"))
        return Data(page[start.upperBound..<end.lowerBound].utf8)
    }

    @Test("Is one page with nothing to fetch, and has the trace, the frames and the callout of the session")
    func page() throws {
        let folder = try TemporaryFolder()
        let session = try folder.file("a.session", script)
        let page = try CommandRun("simulate", session, "--to", "html")
        #expect(page.code == 0)
        let trace = try CommandRun("simulate", session).lines.filter { !$0.isEmpty }
        let film = try JSONDecoder().decode(Film.self, from: json("film", in: page.output))
        #expect(film.events.compactMap { $0.last?.text } == trace)
        #expect(film.subjects.count == 35)
        let last = try #require(film.frames.last)
        #expect(last[0].number == 500)
        let number = Int(try #require(last[8].number))
        try #require(film.callouts.indices.contains(number))
        let texts = film.callouts[number].parts.compactMap { $0.text }
        #expect(texts.contains("150 kt") && texts.contains("902 hPa"))
        for remote in ["src=\"http", "href=\"http", "url(http", "import(", "fetch("] {
            #expect(!page.output.contains(remote), "\(remote)")
        }
        #expect(page.output.contains("Content-Security-Policy"))
    }

    @Test("Shows markup in names and titles as text")
    func markup() throws {
        let folder = try TemporaryFolder()
        let page = try CommandRun("simulate", try folder.file("a.session", script), "--to", "html").output
        // The page's own elements end five scripts; no text ends any.
        #expect(page.components(separatedBy: "</script>").count - 1 == 5)
        #expect(!page.contains("<img") && !page.contains("<script>alert"))
        #expect(page.contains("<title>Katrina &lt;/script&gt;"))
    }

    @Test("The same session gives the same bytes, and a picture of its end with the callout")
    func picture() throws {
        let folder = try TemporaryFolder()
        let session = try folder.file("a.session", script + "rotate 30 over 0.2\n")
        let svg = try CommandRun("simulate", session, "--to", "svg").output
        #expect(svg == (try CommandRun("simulate", session, "--to", "svg").output))
        let html = try CommandRun("simulate", session, "--to", "html").output
        #expect(html == (try CommandRun("simulate", session, "--to", "html").output))
        let xml = try XMLText(Array(svg.utf8))
        #expect(xml.texts["text"]?.contains("150 kt") == true)
        #expect(svg.contains("rotate(-30 195 422)"))
        #expect(!svg.contains("<script"))
    }
}
