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
        try expectPasses(text, source: katrina())
    }

    @Test("are many") func areMany() { #expect(Self.ids.count > 40) }
}
