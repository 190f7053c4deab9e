import DelimitedText
import Geodesy
import StormTracks

/// Draws tracks and coasts with the dots of braille, for a terminal: two by four dots a cell.
///
/// Coasts and tracks are dots; the strongest fix of a cell shows its category, `d` and `s` below the first. Source: The
/// Unicode Standard, chapter 21, "Braille Patterns".
public struct BrailleMap {
    private let columns: Int
    private let rows: Int
    private var dots: [UInt8]
    private var categories: [Category?]
    private var isTrack: [Bool]

    /// The dots of a cell by row and column.
    private static let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]

    private init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        dots = [UInt8](repeating: 0, count: columns * rows)
        categories = [Category?](repeating: nil, count: columns * rows)
        isTrack = [Bool](repeating: false, count: columns * rows)
    }

    /// The frame of a picture of so many cells.
    public static func frame(holding places: [Coordinate], columns: Int, rows: Int) -> MapFrame {
        MapFrame(holding: places, width: Double(columns * 2), height: Double(rows * 4), padding: 6)
    }

    /// The picture as lines of text, with colours where `isColored`.
    public static func picture(
        of tracks: [MapTrack], on base: BaseMap, in frame: MapFrame, isColored: Bool
    ) -> ByteWriter {
        var map = BrailleMap(columns: Int(frame.width) / 2, rows: Int(frame.height) / 4)
        for line in MapShapes(base, frame, margin: 2).lines(of: .land) { map.draw(line, isTrack: false) }
        for track in tracks {
            let points = MapSVG.points(of: track, frame)
            map.draw(points, isTrack: true)
            for (point, fix) in zip(points, track.fixes) { map.mark(point, fix.category) }
        }
        return map.text(isColored: isColored)
    }

    private mutating func draw(_ line: [ClipBox.Point], isTrack: Bool) {
        if line.count == 1 { set(Int(line[0].x), Int(line[0].y), isTrack) }
        for (a, b) in zip(line, line.dropFirst()) {
            let steps = max((b.x - a.x).magnitude, (b.y - a.y).magnitude, 1).rounded(.up)
            guard steps < 100_000 else { continue }
            for step in 0...Int(steps) {
                let share = Double(step) / steps
                set(
                    Int((a.x + (b.x - a.x) * share).rounded(.down)), Int((a.y + (b.y - a.y) * share).rounded(.down)),
                    isTrack)
            }
        }
    }

    private mutating func set(_ x: Int, _ y: Int, _ isTrack: Bool) {
        guard let cell = cell(x, y) else { return }
        dots[cell] |= BrailleMap.bits[y % 4][x % 2]
        if isTrack { self.isTrack[cell] = true }
    }

    private mutating func mark(_ point: ClipBox.Point, _ category: Category?) {
        guard let category, let cell = cell(Int(point.x.rounded(.down)), Int(point.y.rounded(.down))) else { return }
        categories[cell] = max(categories[cell] ?? category, category)
    }

    private func cell(_ x: Int, _ y: Int) -> Int? {
        guard x >= 0, y >= 0, x < columns * 2, y < rows * 4 else { return nil }
        return y / 4 * columns + x / 2
    }

    private func text(isColored: Bool) -> ByteWriter {
        var out = ByteWriter()
        for row in 0..<rows {
            var line = ByteWriter()
            var isBlank = true
            var pending = 0
            for column in 0..<columns {
                let cell = row * columns + column
                guard dots[cell] != 0 || categories[cell] != nil else {
                    pending += 1
                    continue
                }
                for _ in 0..<pending { line.append(0x20) }
                pending = 0
                isBlank = false
                appendCell(cell, isColored: isColored, to: &line)
            }
            if !isBlank { out.append(line) }
            out.append(0x0A)
        }
        return out
    }

    private func appendCell(_ cell: Int, isColored: Bool, to line: inout ByteWriter) {
        let text: String
        if let category = categories[cell] {
            text = category == .tropicalDepression ? "d" : category == .tropicalStorm ? "s" : category.code
        } else {
            text = String(Unicode.Scalar(UInt32(0x2800) + UInt32(dots[cell])) ?? " ")
        }
        guard isColored, isTrack[cell] || categories[cell] != nil else { return line.append(text) }
        let color = categories[cell]?.color ?? Category.colorOfNone
        line.append("\u{1B}[1;38;2;\(color >> 16);\(color >> 8 & 0xFF);\(color & 0xFF)m")
        // The darkest colours would not be seen on a dark terminal.
        if categories[cell].map({ $0 >= .three }) == true { line.append("\u{1B}[48;2;230;230;230m") }
        line.append(text)
        line.append("\u{1B}[0m")
    }
}
