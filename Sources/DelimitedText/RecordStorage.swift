/// The memory that a reader's current record points into.
///
/// A class, so that its addresses stay while the reader moves; a reader that was copied takes a copy before it writes.
final class RecordStorage {
    /// The bounds of the current record's fields.
    var bounds = GrowingBuffer<DelimitedRecord.Bounds>()
    /// The ends of a plain row's fields.
    var ends = GrowingBuffer<UInt32>()
    /// The bytes of a record that a chunk's end has cut: they must outlive the chunk.
    var carry = GrowingBuffer<UInt8>()
    /// The contents of fields whose doubled quotes have been halved.
    var unescaped = GrowingBuffer<UInt8>()

    init() {}

    deinit {
        bounds.deallocate()
        ends.deallocate()
        carry.deallocate()
        unescaped.deallocate()
    }

    /// A copy of what a reader holds between two chunks, with memory of its own.
    func copy() -> RecordStorage {
        let copy = RecordStorage()
        copy.carry.append(carry.start, carry.count)
        return copy
    }
}
