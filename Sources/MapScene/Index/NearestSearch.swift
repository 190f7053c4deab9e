/// The search for the nearest points of a tree over a closed world: x in 0..<1.
///
/// Cells are entered nearest first and left out when they cannot hold a point nearer than the worst kept. The bounds of
/// a cell's distance are made by the same monotone steps as a point's, so that rounding leaves out no point.
struct NearestSearch {
    struct Candidate {
        let squared: Double
        let number: Int32

        /// Whether it is farther, or as far with the higher number.
        func isWorse(than other: Candidate) -> Bool {
            squared != other.squared ? squared > other.squared : number > other.number
        }
    }

    /// A part of the arrays and the bounds of its points.
    private struct Cell {
        var left: Int
        var right: Int
        var axis: Int
        var minX = 0.0
        var maxX = 1.0
        var minY = -Double.infinity
        var maxY = Double.infinity
    }

    private let x: Double
    private let y: Double
    private let limit: Int
    private let farthest: Double
    /// A heap, the worst first.
    private var kept: [Candidate] = []

    init(x: Double, y: Double, limit: Int, distance: Double) {
        self.x = x
        self.y = y
        self.limit = limit
        farthest = distance * distance
        kept.reserveCapacity(limit)
    }

    /// What was found, the nearest first.
    var sorted: [Candidate] { kept.sorted { $1.isWorse(than: $0) } }

    mutating func run(_ reader: PointTreeReader) {
        guard limit > 0 else { return }
        search(Cell(left: 0, right: reader.count - 1, axis: 0), reader)
    }

    private mutating func search(_ cell: Cell, _ reader: PointTreeReader) {
        guard cell.right - cell.left > PointTree.leafSize else {
            var place = cell.left
            while place <= cell.right {
                consider(place, reader)
                place += 1
            }
            return
        }
        let middle = (cell.left + cell.right) >> 1
        consider(middle, reader)
        var below = cell
        var above = cell
        below.right = middle - 1
        above.left = middle + 1
        below.axis = 1 - cell.axis
        above.axis = 1 - cell.axis
        let cut = reader.xy[2 * middle + cell.axis]
        if cell.axis == 0 {
            below.maxX = cut
            above.minX = cut
        } else {
            below.maxY = cut
            above.minY = cut
        }
        let (toBelow, toAbove) = (squaredDistance(to: below), squaredDistance(to: above))
        let (near, far) = toBelow <= toAbove ? (below, above) : (above, below)
        if min(toBelow, toAbove) <= bound { search(near, reader) }
        if max(toBelow, toAbove) <= bound { search(far, reader) }
    }

    /// No point farther than this is kept; one as far may be, by its number.
    private var bound: Double { kept.count < limit ? farthest : kept[0].squared }

    private mutating func consider(_ place: Int, _ reader: PointTreeReader) {
        let across = (reader.xy[2 * place] - x).magnitude
        let dx = min(across, 1 - across)
        let dy = (reader.xy[2 * place + 1] - y).magnitude
        let squared = dx * dx + dy * dy
        guard squared <= bound else { return }
        let found = Candidate(squared: squared, number: reader.numbers[place])
        if kept.count < limit {
            kept.append(found)
            rise()
        } else if kept[0].isWorse(than: found) {
            kept[0] = found
            sink()
        }
    }

    private func squaredDistance(to cell: Cell) -> Double {
        let straight = max(cell.minX - x, x - cell.maxX, 0)
        let around = 1 - max((cell.minX - x).magnitude, (cell.maxX - x).magnitude)
        let dx = max(min(straight, around), 0)
        let dy = max(cell.minY - y, y - cell.maxY, 0)
        return dx * dx + dy * dy
    }

    private mutating func rise() {
        var place = kept.count - 1
        while place > 0 {
            let parent = (place - 1) / 2
            guard kept[place].isWorse(than: kept[parent]) else { return }
            kept.swapAt(place, parent)
            place = parent
        }
    }

    private mutating func sink() {
        var place = 0
        while 2 * place + 1 < kept.count {
            var child = 2 * place + 1
            if child + 1 < kept.count, kept[child + 1].isWorse(than: kept[child]) { child += 1 }
            guard kept[child].isWorse(than: kept[place]) else { return }
            kept.swapAt(place, child)
            place = child
        }
    }
}
