import BundledData
import DelimitedText
import Foundation
import Geodesy
import Rendering
import StormTracks
import TestSupport
import Testing

@Suite("The base map")
struct BaseMapTests {
    @Test("The land of both levels decodes to the rings that were measured when it was made")
    func checksum() throws {
        let detail = try #require(BaseMap(BundledData.baseMapDetail))
        let land = detail.paths(of: .land)
        #expect(land.count == 1711)
        #expect(land.reduce(0) { $0 + $1.count } == 41_798)
        #expect(land.joined().reduce(0) { $0 + 7 * $1.x + $1.y } == 1_052_742_154)
        let overview = try #require(BaseMap(BundledData.baseMapOverview))
        #expect(overview.paths(of: .land).count == 602)
        #expect(overview.paths(of: .states).count == 116)
        #expect(BaseMap.Layer.allCases.allSatisfy { !overview.paths(of: $0).isEmpty })
    }

    @Test("No point lies outside the world")
    func bounds() throws {
        for bytes in [BundledData.baseMapOverview, BundledData.baseMapDetail] {
            let base = try #require(BaseMap(bytes))
            for layer in BaseMap.Layer.allCases {
                for point in base.paths(of: layer).joined() {
                    #expect(abs(point.x) <= 180 * base.scale && abs(point.y) <= 90 * base.scale)
                }
            }
        }
    }

    @Test("Cut or damaged data are refused and never crash")
    func damaged() {
        var random = SplitMix64(seed: 5)
        let whole = Array(BundledData.baseMapOverview.prefix(4000))
        for _ in 0..<200 {
            var bytes = Array(whole.prefix(Int(random.next() % 4000)))
            if !bytes.isEmpty {
                bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
            }
            #expect(bytes.withUnsafeBufferPointer { BaseMap($0) } == nil)
        }
    }
}

@Suite("A map")
struct MapTests {
    private func track(_ label: String, _ places: [(Double, Double)], _ wind: Double = 100) throws -> MapTrack {
        var track = MapTrack(label: label)
        for (latitude, longitude) in places {
            var point = TrackPoint(coordinate: try Coordinate(latitude: latitude, longitude: longitude))
            point.wind = .knots(wind)
            track.fixes.append(MapTrack.Fix(point))
        }
        return track
    }

    private func svg(_ tracks: [MapTrack], _ width: Double = 800, _ height: Double = 600) throws -> String {
        let places = tracks.flatMap { $0.fixes.map(\.place) }
        let frame = MapFrame(holding: places, width: width, height: height, padding: 48)
        let base = try #require(BaseMap(BundledData.baseMapOverview))
        return MapSVG.picture(of: tracks, title: "T", on: base, in: frame, theme: .light).text
    }

    @Test("The frame holds all places with room around them, across the antimeridian too")
    func frame() throws {
        var random = SplitMix64(seed: 11)
        for _ in 0..<500 {
            let west = Double(random.next() % 3600) / 10 - 180
            let places = try (0..<5).map { _ in
                let turned = west + Double(random.next() % 900) / 10
                return try Coordinate(
                    latitude: Double(random.next() % 1400) / 10 - 70, longitude: turned > 180 ? turned - 360 : turned)
            }
            let frame = MapFrame(holding: places, width: 640, height: 480, padding: 40)
            for place in places {
                let (x, y) = (frame.x(ofLongitude: place.longitude), frame.y(ofLatitude: place.latitude))
                #expect(x >= 39.9 && x <= 600.1 && y >= 39.9 && y <= 440.1)
            }
        }
    }

    @Test(
        "The SVG is well-formed, says what it shows, and is the same each time",
        arguments: [(360.0, 240.0), (800, 600), (1440, 900)])
    func wellFormed(width: Double, height: Double) throws {
        let tracks = [
            try track("A <b>&\"x\" \u{1B}[31m", [(20, 170), (22, 178), (24, -176)]), try track("", [(-20, 175)]),
        ]
        let text = try svg(tracks, width, height)
        let counts = try XMLText(Array(text.utf8)).counts
        #expect(counts["title"] == 1 && counts["desc"] == 1 && counts["script"] == nil && counts["b"] == nil)
        #expect(!text.contains("\u{1B}"))
        #expect(text == (try svg(tracks, width, height)))
        #expect(!text.contains("http://") || text.components(separatedBy: "http://").count == 2)
        #expect(!text.lowercased().contains("nan") && !text.contains("inf"))
    }

    @Test("A track over the antimeridian is one line the shorter way round")
    func antimeridian() throws {
        let text = try svg([try track("A", [(10, 175), (10, 179), (10, -177), (10, -173)])])
        let markers = text.split(separator: "\n").filter { $0.hasPrefix("<circle") && $0.contains("r=\"3\"") }
        #expect(markers.count >= 4)
        let xs = markers.prefix(4).compactMap { Double($0.split(separator: "\"")[1]) }
        #expect(xs == xs.sorted() && xs.count == 4)
        #expect(xs.allSatisfy { $0 > 0 && $0 < 800 })
    }

    @Test("Names do not cover each other")
    func names() throws {
        var random = SplitMix64(seed: 3)
        let tracks = try (0..<40).map { number in
            try track(
                "STORM \(number)", [(10 + Double(random.next() % 100) / 10, -60 + Double(random.next() % 200) / 10)])
        }
        let lines = try svg(tracks).split(separator: "\n").filter {
            $0.contains("bold") && $0.contains("STORM") && $0.contains("fill=\"#1d2327\"")
        }
        let boxes = lines.compactMap { line -> (Double, Double, Double)? in
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            guard let x = Double(parts[1]), let y = Double(parts[3]) else { return nil }
            let name = line.split(separator: ">")[1].split(separator: "<")[0]
            return (x, y, Double(name.count) * 11 * 0.66)
        }
        #expect(boxes.count > 5)
        for (index, a) in boxes.enumerated() {
            for b in boxes[(index + 1)...] {
                #expect(a.0 + a.2 <= b.0 + 0.2 || b.0 + b.2 <= a.0 + 0.2 || abs(a.1 - b.1) >= 11)
            }
        }
    }

    @Test("Fixes without a place to fit, a single one and none give a picture")
    func few() throws {
        for tracks in [[], [try track("A", [(0, 0)])], [try track("A", [(89, 0), (-89, 180)])]] {
            #expect(try svg(tracks).hasSuffix("</svg>\n"))
        }
    }

    @Test("The terminal's map has the asked size, coasts in braille and the category of fixes")
    func braille() throws {
        let tracks = [try track("A", [(25, -85), (27, -88)], 140)]
        let frame = BrailleMap.frame(holding: tracks[0].fixes.map(\.place), columns: 60, rows: 20)
        let base = try #require(BaseMap(BundledData.baseMapDetail))
        let text = BrailleMap.picture(of: tracks, on: base, in: frame, isColored: false).text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 21)
        #expect(lines.allSatisfy { $0.count <= 60 })
        #expect(text.filter { $0 == "5" }.count == 2)
        #expect(text.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
        #expect(!text.contains("\u{1B}"))
        #expect(BrailleMap.picture(of: tracks, on: base, in: frame, isColored: true).text.contains("\u{1B}["))
    }
}
