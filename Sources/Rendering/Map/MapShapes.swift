import Geodesy

/// A base map's rings and lines on a picture, cut to what is seen, in all copies of the world that the picture shows.
struct MapShapes {
    let base: BaseMap
    let frame: MapFrame
    let box: ClipBox

    init(_ base: BaseMap, _ frame: MapFrame, margin: Double) {
        self.base = base
        self.frame = frame
        box = ClipBox(left: -margin, top: -margin, right: frame.width + margin, bottom: frame.height + margin)
    }

    /// The rings of a layer, to be filled by the even-odd rule.
    func rings(of layer: BaseMap.Layer) -> [[ClipBox.Point]] {
        var rings: [[ClipBox.Point]] = []
        for path in base.paths(of: layer) {
            for points in copies(of: path) {
                let ring = box.cut(points)
                if ring.count > 2 { rings.append(ring) }
            }
        }
        return rings
    }

    /// The lines of a layer; those of rings without the edges at which the data are cut.
    func lines(of layer: BaseMap.Layer) -> [[ClipBox.Point]] {
        var lines: [[ClipBox.Point]] = []
        let isRing = layer == .land || layer == .lakes
        for path in base.paths(of: layer) {
            for points in copies(of: path) {
                var line: [ClipBox.Point] = []
                func end() {
                    if line.count > 1 { lines.append(line) }
                    line = []
                }
                for index in 1..<(points.count + (isRing ? 1 : 0)) {
                    let other = index % points.count
                    guard box.mayShow(points[index - 1], points[other]),
                        !(isRing && base.isCut(path[index - 1], path[other]))
                    else {
                        end()
                        continue
                    }
                    if line.isEmpty { line.append(points[index - 1]) }
                    line.append(points[other])
                }
                end()
            }
        }
        return lines
    }

    /// The points of a path in each copy of the world where the picture may show some of it.
    private func copies(of path: [BaseMap.GridPoint]) -> [[ClipBox.Point]] {
        guard path.count > 1 else { return [] }
        let scale = Double(base.scale)
        let points = path.map { point in
            (x: frame.plainX(ofLongitude: Double(point.x) / scale), y: frame.y(ofLatitude: Double(point.y) / scale))
        }
        var low = points[0]
        var high = points[0]
        for point in points {
            low = (min(low.x, point.x), min(low.y, point.y))
            high = (max(high.x, point.x), max(high.y, point.y))
        }
        var copies: [[ClipBox.Point]] = []
        for turn in -2...2 {
            let shift = Double(turn) * frame.world
            guard box.mayShow((low.x + shift, low.y), (high.x + shift, high.y)) else { continue }
            copies.append(points.map { ($0.x + shift, $0.y) })
        }
        return copies
    }
}
