/// How three map libraries place a popup, for apps that come from them. Ways are those of the map's content, as by a finger;
/// two of the libraries state them the other way round, as the viewport's.
public enum PlacementRule {
    /// The anchor that MapLibre GL JS chooses for a popup of `size` at a point by the room round it; the map never moves.
    ///
    /// MapLibre itself leaves the popup's offset out of this choice; here it belongs to `point`, and the arrow to `size`.
    /// Source: maplibre-gl-js, src/ui/popup.ts.
    public static func mapLibreAnchor(
        of size: CalloutSize, at point: AnchorPoint, in bounds: CalloutBounds
    ) -> PopupAnchor {
        let isHigh = point.y < size.height
        let isLow = !isHigh && point.y > bounds.height - size.height
        if point.x < size.width / 2 { return isHigh ? .topLeft : isLow ? .bottomLeft : .left }
        if point.x > bounds.width - size.width / 2 { return isHigh ? .topRight : isLow ? .bottomRight : .right }
        return isHigh ? .top : .bottom
    }

    /// The way that Leaflet moves the map so that a popup is inside by `padding` on every side; the left and the top side
    /// come last and have their way. Source: Leaflet, src/layer/Popup.js, `_adjustPan`.
    public static func leafletAutopan(
        for frame: CalloutRect, in bounds: CalloutBounds, padding: Double = 5
    ) -> CalloutVector {
        CalloutVector(
            dx: leafletWay(frame.x, frame.width, bounds.width, padding),
            dy: leafletWay(frame.y, frame.height, bounds.height, padding))
    }

    /// The way that OpenLayers moves the map so that an overlay that sticks out is inside by `margin`; one that is inside
    /// stays, however near the edge. Source: OpenLayers, src/ol/Overlay.js, `panIntoView`.
    public static func openLayersPan(
        for frame: CalloutRect, in bounds: CalloutBounds, margin: Double = 20
    ) -> CalloutVector {
        CalloutVector(
            dx: openLayersWay(frame.x, frame.maxX, bounds.width, margin),
            dy: openLayersWay(frame.y, frame.maxY, bounds.height, margin))
    }

    private static func leafletWay(_ start: Double, _ length: Double, _ side: Double, _ padding: Double) -> Double {
        var way = min(0, side - start - length - padding)
        if start + way < padding { way = padding - start }
        return way
    }

    private static func openLayersWay(_ start: Double, _ end: Double, _ side: Double, _ margin: Double) -> Double {
        if start < 0 { return margin - start }
        return end > side ? side - end - margin : 0
    }
}
