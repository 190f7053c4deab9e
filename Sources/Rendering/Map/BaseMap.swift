/// Land, lakes and borders to draw tracks on.
///
/// The data are Natural Earth's, simplified: one layer a line, `name paths points text`, the text in signed Base64-VLQ of
/// differences on a grid of 1/`scale` degree, as source maps have them.
public struct BaseMap: Hashable, Sendable {
    /// A place on the grid: degrees east and north times the scale.
    public struct GridPoint: Hashable, Sendable {
        /// Degrees east times the scale.
        public var x: Int
        /// Degrees north times the scale.
        public var y: Int
    }

    /// The layers of the data.
    public enum Layer: String, Hashable, Sendable, CaseIterable {
        /// Rings, filled by the even-odd rule.
        case land, lakes
        /// Lines; the disputed ones are no agreed borders.
        case borders, disputed, states
    }

    /// How many grid steps a degree has.
    public let scale: Int
    private let layers: [Layer: [[GridPoint]]]

    /// Decodes a base map; `nil` where the bytes are none.
    public init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        var scale = 0
        var layers: [Layer: [[GridPoint]]] = [:]
        for line in bytes.split(separator: 0x0A) where line.first != 0x23 {
            let fields = line.split(separator: 0x20)
            guard let name = fields.first.map({ String(decoding: $0, as: UTF8.self) }) else { continue }
            if name == "scale", fields.count == 2 {
                scale = Int(String(decoding: fields[1], as: UTF8.self)) ?? 0
            } else if let layer = Layer(rawValue: name), fields.count == 4,
                let count = Int(String(decoding: fields[1], as: UTF8.self)),
                let paths = BaseMap.paths(UnsafeBufferPointer(rebasing: fields[3]), count: count)
            {
                layers[layer] = paths
            } else {
                return nil
            }
        }
        guard scale > 0, layers[.land] != nil else { return nil }
        self.scale = scale
        self.layers = layers
    }

    /// The rings or lines of a layer.
    public func paths(of layer: Layer) -> [[GridPoint]] { layers[layer] ?? [] }

    /// Whether an edge is no coast but the cut of the data at the antimeridian or at the south pole.
    public func isCut(_ a: GridPoint, _ b: GridPoint) -> Bool {
        let edge = 180 * scale
        if a.x == b.x, a.x == edge || a.x == -edge { return true }
        return a.y == -90 * scale && b.y == -90 * scale
    }

    private static func paths(_ bytes: UnsafeBufferPointer<UInt8>, count: Int) -> [[GridPoint]]? {
        var numbers = Numbers(bytes: bytes)
        var paths: [[GridPoint]] = []
        var (x, y) = (0, 0)
        for _ in 0..<count {
            guard let points = numbers.next(), points >= 0, points <= bytes.count else { return nil }
            var path: [GridPoint] = []
            path.reserveCapacity(points)
            for _ in 0..<points {
                guard let dx = numbers.next(), let dy = numbers.next() else { return nil }
                x += dx
                y += dy
                path.append(GridPoint(x: x, y: y))
            }
            paths.append(path)
        }
        return numbers.isAtEnd ? paths : nil
    }

    /// Reads signed Base64-VLQ numbers.
    private struct Numbers {
        let bytes: UnsafeBufferPointer<UInt8>
        private var place = 0

        init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

        var isAtEnd: Bool { place == bytes.count }

        mutating func next() -> Int? {
            var value = 0
            var shift = 0
            while place < bytes.count, shift < 40 {
                guard let digit = Numbers.digit(bytes[place]) else { return nil }
                place += 1
                value |= (digit & 31) << shift
                shift += 5
                if digit < 32 { return value & 1 == 1 ? -(value >> 1) : value >> 1 }
            }
            return nil
        }

        private static func digit(_ byte: UInt8) -> Int? {
            switch byte {
            case 0x41...0x5A: Int(byte) - 0x41
            case 0x61...0x7A: Int(byte) - 0x61 + 26
            case 0x30...0x39: Int(byte) - 0x30 + 52
            case 0x2B: 62
            case 0x2F: 63
            default: nil
            }
        }
    }
}
