import Foundation
import Sessions
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
}
