/// The rectangles that show so far, found by place: each in the one cell that holds its middle, in a layer whose cells
/// are at least as wide as the rectangle is in any direction.
struct CollisionGrid {
    private struct Cell: Hashable {
        let layer: Int
        let column, row: Int
    }

    private let period: Double
    private var cells: [Cell: Int] = [:]
    private var layers: [Int] = []
    private var members: [(rank: Int, next: Int)] = []

    init(period: Double) { self.period = period }

    mutating func insert(_ box: CollisionBox, rank: Int) {
        let layer = CollisionGrid.layer(of: box)
        if !layers.contains(layer) { layers.append(layer) }
        let side = CollisionGrid.side(of: layer)
        let cell = Cell(layer: layer, column: index(turned(box.x), side), row: index(box.y, side))
        members.append((rank, cells[cell] ?? -1))
        cells[cell] = members.count - 1
    }

    /// Visits the ranks of all that may lie over `box`, and of some that do not; some twice.
    func visit(near box: CollisionBox, _ body: (Int) -> Void) {
        for layer in layers {
            let side = CollisionGrid.side(of: layer)
            // Half of this rectangle and half of any in the layer, in the worst direction.
            let reach = (box.width + box.height) / 2 + side / 2
            let wide = 2 * reach / side + 2
            guard wide * wide < Double(members.count) else {
                for member in members { body(member.rank) }
                return
            }
            let x = turned(box.x)
            visit(layer, side, from: x - reach, to: x + reach, box.y, reach, body)
            guard period.isFinite else { continue }
            if x - reach < 0 { visit(layer, side, from: x - reach + period, to: period, box.y, reach, body) }
            if x + reach > period { visit(layer, side, from: 0, to: x + reach - period, box.y, reach, body) }
        }
    }

    private func visit(
        _ layer: Int, _ side: Double, from west: Double, to east: Double, _ y: Double, _ reach: Double,
        _ body: (Int) -> Void
    ) {
        let (first, last) = (index(west, side), index(east, side))
        let (top, bottom) = (index(y - reach, side), index(y + reach, side))
        guard first <= last, top <= bottom else { return }
        for row in top...bottom {
            for column in first...last {
                var next = cells[Cell(layer: layer, column: column, row: row)] ?? -1
                while next >= 0 {
                    body(members[next].rank)
                    next = members[next].next
                }
            }
        }
    }

    private func turned(_ x: Double) -> Double { period.isFinite ? x - period * (x / period).rounded(.down) : x }

    private func index(_ value: Double, _ side: Double) -> Int {
        Int(min(max((value / side).rounded(.down), -1e15), 1e15))
    }

    /// The smallest power of two that is no less than both sides together.
    private static func layer(of box: CollisionBox) -> Int {
        let size = max(box.width + box.height, 1)
        return size.isFinite ? Int(size.exponent) + 1 : 1024
    }

    private static func side(of layer: Int) -> Double {
        Double(sign: .plus, exponent: min(layer, 1023), significand: 1)
    }
}
