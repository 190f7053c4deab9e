import Foundation
import Sessions
import StormFormats
import StormTracks
import TestSupport
import Testing

@Suite("The example sessions") struct ExampleSessionTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Datasets/sessions")

    @Test("pass over a storm with Katrina's peak, twice byte-equal")
    func pass() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasSuffix(".session") }.sorted()
        #expect(files.count >= 5)
        for file in files {
            let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
            #expect(text.contains("expect "), "\(file)")
            try expectPasses(text, source: katrina())
        }
    }

    @Test(
        "pass over the season of the archive itself, as does the design's trace", .enabled(if: SharedFolder.isPresent))
    func passOverTheArchive() throws {
        let fixes = try ImportedFixes(SharedFolder.bytes("data/hurdat2-atlantic-1851-2025.txt")).fixes
            .filter { $0.storm.season == 2005 }
        let source = SessionSource(points: { _ in .success(fixes) })
        for file in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
        where file.hasSuffix(".session") {
            try expectPasses(
                String(contentsOf: Self.folder.appending(path: file), encoding: .utf8), source: source)
        }
        let trace = try expectPasses(TraceTests.script, source: source).traceText
        #expect(trace == (try expectPasses(TraceTests.script, source: katrina()).traceText))
    }
}
