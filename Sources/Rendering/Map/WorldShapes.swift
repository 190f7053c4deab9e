import DelimitedText
import Geodesy

/// A base map as SVG path data in the projection's world, for programs that draw it at any place and zoom themselves.
///
/// The world is `WorldShapes.unit` wide and high, x to the east from 180° west, y to the south.
public struct WorldShapes {
    /// How wide and high the world is.
    public static let unit = 131_072.0
    private let base: BaseMap

    /// The shapes of a base map.
    public init(_ base: BaseMap) { self.base = base }

    /// Appends a JSON object of path data: `land`, `lakes` (to be filled by the even-odd rule), `coast`, `borders`,
    /// `disputed`, `states` (to be stroked), and `unit`.
    public func appendJSON(to out: inout ByteWriter) {
        out.append("{\"unit\":")
        out.appendNumber(WorldShapes.unit)
        out.append(",\"land\":\"")
        appendRings(of: .land, to: &out)
        out.append("\",\"lakes\":\"")
        appendRings(of: .lakes, to: &out)
        out.append("\",\"coast\":\"")
        appendLines(of: .land, to: &out)
        appendLines(of: .lakes, to: &out)
        for layer in [BaseMap.Layer.borders, .disputed, .states] {
            out.append("\",\"" + layer.rawValue + "\":\"")
            appendLines(of: layer, to: &out)
        }
        out.append("\"}")
    }

    private func appendRings(of layer: BaseMap.Layer, to out: inout ByteWriter) {
        for path in base.paths(of: layer) where path.count > 2 {
            var pen = Pen()
            for point in path { pen.go(to: place(point), &out) }
            out.append("z")
        }
    }

    /// The lines of a layer; of rings without the edges at which the data are cut.
    private func appendLines(of layer: BaseMap.Layer, to out: inout ByteWriter) {
        let isRing = layer == .land || layer == .lakes
        for path in base.paths(of: layer) where path.count > 1 {
            var pen = Pen()
            for index in 1..<(path.count + (isRing ? 1 : 0)) {
                let (from, to) = (path[index - 1], path[index % path.count])
                guard !(isRing && base.isCut(from, to)) else {
                    pen.lift()
                    continue
                }
                if pen.isUp { pen.go(to: place(from), &out) }
                pen.go(to: place(to), &out)
            }
        }
    }

    private func place(_ point: BaseMap.GridPoint) -> (x: Int, y: Int) {
        let scale = Double(base.scale)
        let x = (Double(point.x) / scale / 360 + 0.5) * WorldShapes.unit
        let y = WorldPoint.y(ofLatitude: Double(point.y) / scale) * WorldShapes.unit
        return (Int(x.rounded()), Int(y.rounded()))
    }

    /// Writes differences, which are short.
    private struct Pen {
        private var last: (x: Int, y: Int)?
        private var isFirstLine = true
        var isUp: Bool { last == nil }

        mutating func lift() { last = nil }

        mutating func go(to point: (x: Int, y: Int), _ out: inout ByteWriter) {
            guard let from = last else {
                out.append("M")
                out.appendInteger(point.x)
                out.append(" ")
                out.appendInteger(point.y)
                last = point
                isFirstLine = true
                return
            }
            guard point != from else { return }
            out.append(isFirstLine ? "l" : " ")
            isFirstLine = false
            out.appendInteger(point.x - from.x)
            out.append(" ")
            out.appendInteger(point.y - from.y)
            last = point
        }
    }
}
