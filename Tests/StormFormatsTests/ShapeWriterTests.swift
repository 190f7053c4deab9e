import DelimitedText
import Foundation
import Geodesy
import StormFormats
import StormTracks
import TestSupport
import Testing

@Suite("Written shapes and tables")
struct ShapeWriterTests {
    private func track(_ places: [(Double, Double)]) throws -> StormTrack {
        var track = StormTrack()
        for place in places {
            track.add(TrackPoint(coordinate: try Coordinate(latitude: place.1, longitude: place.0)))
        }
        return track
    }

    @Test("A track that crosses the antimeridian is a MultiLineString, with a box whose west is beyond its east")
    func crossing() throws {
        var out = ByteWriter()
        var writer = TrackGeoJSONWriter(names: ["name"])
        writer.begin(into: &out)
        let shape = try #require(try track([(170, 10), (-170, 20)]).shape)
        writer.append(id: "A", [.text("A")], shape, to: &out)
        writer.end(into: &out)
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(out.bytes)) as? [String: Any])
        #expect(json["bbox"] as? [Double] == [170, 10, -170, 20])
        let feature = try #require((json["features"] as? [[String: Any]])?.first)
        #expect(feature["id"] as? String == "A")
        #expect(feature["bbox"] as? [Double] == [170, 10, -170, 20])
        let geometry = try #require(feature["geometry"] as? [String: Any])
        #expect(geometry["type"] as? String == "MultiLineString")
        #expect(
            geometry["coordinates"] as? [[[Double]]] == [[[170, 10], [180, 15]], [[-180, 15], [-170, 20]]])

        var text = ByteWriter()
        text.appendWKT(shape)
        #expect(text.text == "MULTILINESTRING ((170 10, 180 15), (-180 15, -170 20))")
    }

    @Test("A collection without storms is a collection")
    func empty() throws {
        var out = ByteWriter()
        let tracks = TrackGeoJSONWriter(names: [])
        tracks.begin(into: &out)
        tracks.end(into: &out)
        #expect(out.text == "{\"type\":\"FeatureCollection\",\"features\":[]}\n")
        var points = ByteWriter()
        let writer = PointJSONWriter(.features)
        writer.begin(into: &points)
        writer.end(into: &points)
        #expect(points.text == out.text)
    }

    @Test("Fixes as GeoJSON are points, longitude first, their values beside them, the box at the end")
    func points() throws {
        var out = ByteWriter()
        var writer = PointJSONWriter(.features)
        writer.begin(into: &out)
        writer.enter(StormIdentity(number: 0, sourceID: "AL012020", name: "A"))
        for longitude in [-30.5, -60] {
            writer.append(TrackPoint(coordinate: try Coordinate(latitude: 20, longitude: longitude)), to: &out)
        }
        writer.end(into: &out)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(out.bytes)) as? [String: Any])
        #expect(json["bbox"] as? [Double] == [-60, 20, -30.5, 20])
        let features = try #require(json["features"] as? [[String: Any]])
        #expect((features[0]["geometry"] as? [String: Any])?["coordinates"] as? [Double] == [-30.5, 20])
        let properties = try #require(features[0]["properties"] as? [String: Any])
        #expect(properties["storm"] as? String == "AL012020")
        #expect(properties["latitude"] == nil && properties["longitude"] == nil)
    }

    @Test("A spur and each forecast are lines of their own; single fixes are points only where no track has two")
    func tracksOfAStorm() throws {
        var track = StormTrack()
        func fix(_ longitude: Double, _ change: (inout TrackPoint) -> Void) throws {
            var point = TrackPoint(
                time: Instant(year: 2020, month: 8, day: 1),
                coordinate: try Coordinate(latitude: 0, longitude: longitude))
            change(&point)
            track.add(point)
        }
        #expect(track.shape == nil)
        try fix(1) { _ in }
        #expect(track.shape == .point(try Coordinate(latitude: 0, longitude: 1)))
        try fix(5) { $0.isSpur = true }
        #expect(track.shape?.lines.count == 2)
        try fix(2) { _ in }
        try fix(6) { $0.isSpur = true }
        for hours in [0, 12] {
            try fix(10) {
                $0.technique = "OFCL"
                $0.tauHours = hours
                $0.time = Instant(milliseconds: Int64(hours) * 3_600_000)
            }
        }
        try fix(20) { $0.technique = "AVNO" }
        #expect(track.shape?.lines.map { $0.map(\.longitude) } == [[1, 2], [5, 6], [10, 10]])
    }

    @Test("A table as SQL is one transaction, its names and texts quoted, its numbers bare")
    func sql() {
        var out = ByteWriter()
        var writer = SQLTableWriter(table: "a", columns: [ColumnHeading("n"), ColumnHeading("x\"y", isNumber: true)])
        writer.begin(into: &out)
        writer.append([.text("O'Brien"), .number(1.5)], to: &out)
        writer.append([.text("a\nb\u{0}"), .missing], to: &out)
        writer.end(into: &out)
        #expect(
            out.text == """
                BEGIN TRANSACTION;
                CREATE TABLE IF NOT EXISTS "a" ("n" TEXT, "x""y" NUMERIC);
                INSERT INTO "a" ("n", "x""y") VALUES
                ('O''Brien',1.5),
                (CAST(X'610A6200' AS TEXT),NULL);
                COMMIT;

                """)
    }

    @Test("A KML document is well formed whatever the names hold, and has the styles it names")
    func kml() throws {
        var out = ByteWriter()
        var writer = KMLWriter(columns: [ColumnHeading("name"), ColumnHeading("w\"", isNumber: true)])
        writer.begin(into: &out)
        let place = StormTrack.Shape.point(try Coordinate(latitude: 1.5, longitude: -2))
        let name = "<script>alert('&\"')</script>\u{0}\u{1B}[31m]]>\u{FFFE}"
        writer.enterFolder(name, into: &out)
        writer.append(
            name: name, [.text(name), .missing], place, category: .five,
            time: .stamp(Instant(milliseconds: 0)), to: &out)
        writer.enterFolder("B", into: &out)
        writer.append(name: "B", [], place, category: nil, time: nil, to: &out)
        writer.end(into: &out)
        let document = try XMLText(out.bytes)
        #expect(document.texts["name"]?.first == "<script>alert('&\"')</script>\u{FFFD}\u{FFFD}[31m]]>\u{FFFD}")
        #expect(document.texts["coordinates"] == ["-2,1.5", "-2,1.5"])
        #expect(document.texts["when"] == ["1970-01-01T00:00:00Z"])
        #expect(document.texts["styleUrl"] == ["#category-5", "#category-none"])
        #expect(out.text.contains("<Style id=\"category-5\"><IconStyle><color>ff4f0021</color>"))
        #expect(document.counts["Folder"] == 2 && document.counts["Placemark"] == 2)
    }
}
