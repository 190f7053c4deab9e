import Foundation
import StormPinCommands

/// A command line run in this process, with files as its streams.
struct CommandRun {
    let code: Int32
    let output: String
    let error: String

    init(_ arguments: String..., input: String = "") throws { try self.init(arguments, input: input) }

    init(_ arguments: [String], input: String = "") throws {
        let folder = try TemporaryFolder()
        let streams = [folder.path("in"), folder.path("out"), folder.path("err")]
        try Data(input.utf8).write(to: URL(fileURLWithPath: streams[0]))
        for path in streams.dropFirst() { try Data().write(to: URL(fileURLWithPath: path)) }
        let descriptors = [open(streams[0], O_RDONLY), open(streams[1], O_WRONLY), open(streams[2], O_WRONLY)]
        code = StormPinTool.run(
            arguments, Console(input: descriptors[0], output: descriptors[1], error: descriptors[2]))
        for descriptor in descriptors { close(descriptor) }
        output = try String(contentsOfFile: streams[1], encoding: .utf8)
        error = try String(contentsOfFile: streams[2], encoding: .utf8)
    }

    /// The lines of the output.
    var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}

/// A folder that lives as long as the value that holds it.
final class TemporaryFolder {
    private let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("stormpin-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    /// Writes a file and returns its path.
    func file(_ name: String, _ text: String) throws -> String {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
        return path(name)
    }

    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }
}
