/// Elements at an address that changes only when they grow. Whoever holds it calls `deallocate` once, at the end.
struct GrowingBuffer<Element: BitwiseCopyable> {
    private(set) var start: UnsafeMutablePointer<Element>
    private(set) var count = 0
    /// How many elements there is room for.
    private(set) var capacity = 256
    /// What one large record took is given back.
    private static var keptCapacity: Int { 1 << 20 }

    init() { start = UnsafeMutablePointer.allocate(capacity: capacity) }

    func deallocate() { start.deallocate() }

    mutating func append(_ elements: UnsafePointer<Element>, _ added: Int) {
        reserve(count + added)
        (start + count).update(from: elements, count: added)
        count += added
    }

    /// Makes room for `wanted` elements; all that there was room for before is kept, also beyond `count`.
    mutating func reserve(_ wanted: Int) {
        guard wanted > capacity else { return }
        var larger = capacity
        while larger < wanted { larger *= 2 }
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        moved.update(from: start, count: capacity)
        start.deallocate()
        start = moved
        capacity = larger
    }

    mutating func removeAll() {
        count = 0
        guard capacity > GrowingBuffer.keptCapacity else { return }
        start.deallocate()
        capacity = 256
        start = UnsafeMutablePointer.allocate(capacity: capacity)
    }
}
