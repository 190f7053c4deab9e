/// The kinds of packed files that people hand over, told by their first bytes.
enum ArchiveKind: String, Hashable {
    case gzip, zip, bzip2, xz, zstd

    /// The kind of what starts with `bytes`, or `nil` where that is no archive. Sources: RFC 1952; APPNOTE 4.3.7; RFC 8878;
    /// the xz and bzip2 format documents.
    init?(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
        func starts(_ magic: [UInt8]) -> Bool { bytes.starts(with: magic) }
        if starts([0x1F, 0x8B]) {
            self = .gzip
        } else if starts([0x50, 0x4B, 3, 4]) {
            self = .zip
        } else if starts([0x42, 0x5A, 0x68]) {
            self = .bzip2
        } else if starts([0xFD, 0x37, 0x7A, 0x58]) {
            self = .xz
        } else if starts([0x28, 0xB5, 0x2F, 0xFD]) {
            self = .zstd
        } else {
            return nil
        }
    }
}
