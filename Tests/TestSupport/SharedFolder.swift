import Foundation

/// The folder of reference material beside the project, which is not part of it.
public enum SharedFolder {
    /// The folder, or `nil` where it is absent.
    public static let url: URL? = {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let shared = root.deletingLastPathComponent().appendingPathComponent("shared")
        return FileManager.default.fileExists(atPath: shared.path) ? shared : nil
    }()

    /// Whether the folder is there; says loudly that tests are skipped where it is not.
    public static let isPresent: Bool = {
        if url == nil { print("SKIPPED: ../shared is absent, so the tests that read it do not run") }
        return url != nil
    }()

    /// The bytes of a file of the folder.
    public static func bytes(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: file(path)))
    }

    /// The URL of a file of the folder.
    public static func file(_ path: String) -> URL {
        (url ?? URL(fileURLWithPath: "/nonexistent")).appendingPathComponent(path)
    }
}
