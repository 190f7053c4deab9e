/// Decides which of many views show, in the order of five steps: zoom limits, forced display, collision priority,
/// display priority, the later added first.
///
/// Greedy: in that order each view shows unless it collides with one that shows already. So the result is maximal (no
/// hidden view could show beside the shown ones) and depends on nothing but the views, the zoom and the heading.
public enum CollisionResolver {
    /// What became of a view.
    public enum Decision: Hashable, Sendable {
        /// It shows.
        case shown
        /// The zoom is outside its levels.
        case outsideLevels
        /// It lies over the view at an index of the array, which shows; of several the first in the order of deciding.
        case collides(with: Int)
    }

    /// The decision for each box, in the order given, which is the order of addition.
    public static func resolve(_ boxes: [CollisionBox], in plane: CollisionPlane) -> [Decision] {
        var decisions = [Decision](repeating: .shown, count: boxes.count)
        var order: [Int] = []
        order.reserveCapacity(boxes.count)
        for index in boxes.indices.reversed() {
            let box = boxes[index]
            guard box.levels.contains(plane.zoom) else {
                decisions[index] = .outsideLevels
                continue
            }
            if box.collides, box.width > 0, box.height > 0, box.x.isFinite, box.y.isFinite { order.append(index) }
        }
        // Where all are of one rank they are in order already, which the sort finds in one pass.
        order.sort { boxes[$0].precedes(boxes[$1]) ?? ($0 > $1) }
        var grid = CollisionGrid(period: plane.period)
        for (rank, index) in order.enumerated() {
            let box = boxes[index]
            if !box.isForced {
                var first = Int.max
                grid.visit(near: box) { other in
                    if other < first, plane.overlap(box, boxes[order[other]]) { first = other }
                }
                if first != Int.max {
                    decisions[index] = .collides(with: order[first])
                    continue
                }
            }
            grid.insert(box, rank: rank)
        }
        return decisions
    }
}
