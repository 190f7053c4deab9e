import CMath

/// A static kd-tree over points of a plane, kept in two flat arrays in the tree's order: halves left and right of the
/// middle point, then above and below of theirs, in turns.
///
/// Source: V. Agafonkin, kdbush 4. The order in which the points are kept and found is that library's, on which the sums
/// of clustering depend.
struct PointTree: Sendable {
    /// A part of the arrays whose last place is no more than this after its first is kept and searched as a list.
    static let leafSize = 64

    /// x and y of each point, in the tree's order.
    let coordinates: [Double]
    /// The number that each point was given with, in the tree's order.
    let numbers: [Int32]

    /// The tree of points given as x and y in turn, and their numbers.
    init(coordinates: [Double], numbers: [Int32]) {
        var coordinates = coordinates
        var numbers = numbers
        let count = numbers.count
        coordinates.withUnsafeMutableBufferPointer { coordinates in
            numbers.withUnsafeMutableBufferPointer { numbers in
                guard let xy = coordinates.baseAddress, let ids = numbers.baseAddress else { return }
                PointSorter(xy: xy, ids: ids).sort(0, count - 1, axis: 0)
            }
        }
        self.coordinates = coordinates
        self.numbers = numbers
    }

    /// How many points there are.
    var count: Int { numbers.count }

    /// Hands out the number of each point of a box, edges included. Only x and y as given count: no world is closed here.
    func forEach(in box: WorldBox, _ body: (Int32) -> Void) {
        var box = box
        withReader { $0.visit(&box, body) }
    }

    func withReader(_ body: (PointTreeReader) -> Void) {
        coordinates.withUnsafeBufferPointer { coordinates in
            numbers.withUnsafeBufferPointer { numbers in
                guard let xy = coordinates.baseAddress, let ids = numbers.baseAddress else { return }
                body(PointTreeReader(xy: xy, numbers: ids, count: count))
            }
        }
    }
}

/// Brings points into the order of a kd-tree.
private struct PointSorter {
    let xy: UnsafeMutablePointer<Double>
    let ids: UnsafeMutablePointer<Int32>

    func sort(_ left: Int, _ right: Int, axis: Int) {
        guard right - left > PointTree.leafSize else { return }
        let middle = (left + right) >> 1
        select(middle, left, right, axis)
        sort(left, middle - 1, axis: 1 - axis)
        sort(middle + 1, right, axis: 1 - axis)
    }

    /// Puts the point at `k` that a full sort from `left` to `right` would put there, the smaller ones before it.
    ///
    /// Source: R. W. Floyd, R. L. Rivest (1975), "Algorithm 489: SELECT", CACM 18 (3).
    private func select(_ k: Int, _ first: Int, _ last: Int, _ axis: Int) {
        var left = first
        var right = last
        while right > left {
            if right - left > 600 { narrow(k, left, right, axis) }
            let pivot = xy[2 * k + axis]
            var i = left
            var j = right
            swap(left, k)
            if xy[2 * right + axis] > pivot { swap(left, right) }
            while i < j {
                swap(i, j)
                i += 1
                j -= 1
                while xy[2 * i + axis] < pivot { i += 1 }
                while xy[2 * j + axis] > pivot { j -= 1 }
            }
            if xy[2 * left + axis] == pivot {
                swap(left, j)
            } else {
                j += 1
                swap(j, right)
            }
            if j <= k { left = j + 1 }
            if k <= j { right = j - 1 }
        }
    }

    /// Selects within a sample about `k`, so that the pivot is near the wanted one.
    private func narrow(_ k: Int, _ left: Int, _ right: Int, _ axis: Int) {
        let count = Double(right - left + 1)
        let place = Double(k - left + 1)
        let z = cmath_log(count)
        let s = 0.5 * cmath_exp(2 * z / 3)
        let spread = 0.5 * (z * s * (count - s) / count).squareRoot() * (place - count / 2 < 0 ? -1 : 1)
        let low = (Double(k) - place * s / count + spread).rounded(.down)
        let high = (Double(k) + (count - place) * s / count + spread).rounded(.down)
        select(k, max(left, Int(low)), min(right, Int(high)), axis)
    }

    @inline(__always)
    private func swap(_ a: Int, _ b: Int) {
        (ids[a], ids[b]) = (ids[b], ids[a])
        (xy[2 * a], xy[2 * b]) = (xy[2 * b], xy[2 * a])
        (xy[2 * a + 1], xy[2 * b + 1]) = (xy[2 * b + 1], xy[2 * a + 1])
    }
}
