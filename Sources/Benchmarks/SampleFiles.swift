import BundledData

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The embedded sample as files of a temporary folder: once, and repeated.
struct SampleFiles {
    /// The folder; `remove()` deletes it.
    let folder: String
    /// The files, the smaller first.
    let paths: [String]

    /// Writes the sample and `copies` of it in a row; `nil` where they cannot be written.
    init?(copies: Int) {
        var template = Array("/tmp/stormpin-benchmarks-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { return nil }
        folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        paths = [folder + "/sample.txt", folder + "/sample-x\(copies).txt"]
        guard SampleFiles.create(paths[0], copies: 1), SampleFiles.create(paths[1], copies: copies) else {
            remove()
            return nil
        }
    }

    /// Deletes the files and their folder.
    func remove() {
        for path in paths { unlink(path) }
        rmdir(folder)
    }

    // One copy at a time: what this process holds counts as its children's memory.
    private static func create(_ path: String, copies: Int) -> Bool {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        guard file >= 0 else { return false }
        for _ in 0..<copies {
            guard append(BundledData.sampleStorms, to: file) else {
                close(file)
                return false
            }
        }
        return close(file) == 0
    }

    private static func append(_ bytes: UnsafeBufferPointer<UInt8>, to file: Int32) -> Bool {
        var rest = bytes
        while let start = rest.baseAddress, rest.count > 0 {
            let written = write(file, start, rest.count)
            guard written > 0 else { return false }
            rest = UnsafeBufferPointer(rebasing: rest[written...])
        }
        return true
    }
}
