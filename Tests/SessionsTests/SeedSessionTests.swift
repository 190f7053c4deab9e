import Foundation
import Sessions
import TestSupport
import Testing

/// The behaviours of the four tutorials, a script each, named by the checklist's ids.
@Suite("The tutorials' behaviours") struct SeedSessionTests {
    static let folder = ExampleSessionTests.folder.appending(path: "seeds")

    static let ids: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".session") }.map { String($0.dropLast(8)) }.sorted()
    }()

    @Test("hold", arguments: ids)
    func holds(id: String) throws {
        let text = try String(contentsOf: Self.folder.appending(path: id + ".session"), encoding: .utf8)
        #expect(text.hasPrefix("describe ") && text.contains("expect "))
        try expectPasses(text, source: sampleSource(files: Self.folder))
    }

    @Test(
        "are all there: each id of the checklist is a script's name or in a test's",
        .enabled(if: SharedFolder.isPresent))
    func coverage() throws {
        let checklist = String(decoding: try SharedFolder.bytes("SEEDS.md"), as: UTF8.self)
        let listed = Set(checklist.matches(of: #/- (S[0-9]-[0-9]+F?) /#).map { String($0.1) })
        #expect(listed.count > 100)
        var shown = Set(Self.ids)
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                // Only what names a test counts, wrapped lines included.
                guard line.contains("\"S") || line.contains("@Test") else { continue }
                shown.formUnion(line.matches(of: #/S[0-9]-[0-9]+F?/#).map { String($0.0) })
            }
        }
        #expect(listed.subtracting(shown).sorted() == [])
    }
}
