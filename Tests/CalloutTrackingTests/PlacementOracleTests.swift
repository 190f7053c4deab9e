import CalloutTracking
import TestSupport
import Testing

private struct PlacementFile: Decodable {
    struct SystemCallout: Decodable {
        var arrow: String
        var frame: [Double]
        var arrowX: Double
        var reposition: [Double]
    }
    struct Row: Decodable {
        var point: [Double]
        var maplibreAnchor: String
        var leafletPan, olPan: [Double]
        var smCallout: SystemCallout
    }
    var viewport, callout: [Double]
    var leafletPad, olMargin, smInset, smAnchorMargin: Double
    var rows: [Row]

    func bounds() throws -> CalloutBounds { try CalloutBounds(width: viewport[0], height: viewport[1]) }
    var size: CalloutSize { CalloutSize(width: callout[0], height: callout[1]) }
    /// A popup without arrow whose bottom centre is on the point.
    func popup(at point: [Double]) -> CalloutRect {
        CalloutRect(x: point[0] - callout[0] / 2, y: point[1] - callout[1], width: callout[0], height: callout[1])
    }
}

@Suite("A callout's place, as four map systems compute it", .enabled(if: SharedFolder.isPresent))
struct PlacementOracleTests {
    @Test("is the system callout's: frame, arrow and reposition, exactly")
    func systemCallout() throws {
        let file = try Oracle.read("placement_rules", as: PlacementFile.self)
        let options = PlacementOptions()
        #expect(options.margin == file.smInset && options.arrowMargin == file.smAnchorMargin)
        for row in file.rows {
            let (x, y) = (row.point[0], row.point[1])
            let placed = try CalloutPlacement.place(
                file.size, at: CalloutRect(x: x - 16, y: y - 39, width: 32, height: 39), in: file.bounds())
            let expected = row.smCallout
            #expect(
                [placed.frame.x, placed.frame.y, placed.frame.width, placed.frame.height] == expected.frame,
                "at \(row.point)")
            #expect(placed.side == (expected.arrow == "down" ? .above : .below), "at \(row.point)")
            #expect(placed.arrowX == expected.arrowX, "at \(row.point)")
            #expect([placed.reposition.dx, placed.reposition.dy] == expected.reposition, "at \(row.point)")
        }
        #expect(!file.rows.isEmpty)
    }

    @Test("has MapLibre's anchor")
    func mapLibre() throws {
        let file = try Oracle.read("placement_rules", as: PlacementFile.self)
        for row in file.rows {
            let anchor = PlacementRule.mapLibreAnchor(
                of: file.size, at: AnchorPoint(x: row.point[0], y: row.point[1]), in: try file.bounds())
            #expect(anchor.rawValue == row.maplibreAnchor, "at \(row.point)")
        }
    }

    @Test("is brought in by Leaflet's and by OpenLayers's pan")
    func pans() throws {
        let file = try Oracle.read("placement_rules", as: PlacementFile.self)
        for row in file.rows {
            let popup = file.popup(at: row.point)
            let leaflet = PlacementRule.leafletAutopan(for: popup, in: try file.bounds(), padding: file.leafletPad)
            #expect(leaflet == CalloutVector(dx: -row.leafletPan[0], dy: -row.leafletPan[1]), "at \(row.point)")
            let openLayers = PlacementRule.openLayersPan(for: popup, in: try file.bounds(), margin: file.olMargin)
            #expect(openLayers == CalloutVector(dx: -row.olPan[0], dy: -row.olPan[1]), "at \(row.point)")
        }
    }
}
