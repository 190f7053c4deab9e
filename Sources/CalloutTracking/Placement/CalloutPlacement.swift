/// Where a callout stands: the answer of `place`.
public struct CalloutPlacement: Hashable, Sendable {
    /// The callout's frame on the screen, the arrow included.
    public var frame: CalloutRect
    /// On which side of its view it stands.
    public var side: CalloutSide
    /// The arrow's tip, from the frame's left edge.
    public var arrowX: Double
    /// By how much the map's content would have to move, as by a finger, for callout and view to lie in the room: the
    /// smallest such way, zero where they do.
    public var reposition: CalloutVector

    /// The tip of the arrow on the screen.
    public var tip: AnchorPoint {
        AnchorPoint(x: frame.x + arrowX, y: side == .above ? frame.maxY : frame.y)
    }
}

// The algorithm of the system's callout. Source: nfarina/calloutview, SMCalloutView.m, `presentCalloutFromRect:`.
extension CalloutPlacement {
    /// Places a callout at a view.
    ///
    /// The tip stands in the middle of the view's top or bottom edge, moved by `offset`, whose vertical part turns round with
    /// the side, so that a gap stays a gap and no callout is pushed over its view by changing sides. The callout stands
    /// above unless it has too little room there and more below. It is centred on the tip on a whole point, moved into the
    /// room, then moved on so that the tip keeps its distance from both ends: the tip never leaves the view.
    ///
    /// - Parameters:
    ///   - size: the callout's size with its arrow; it is narrowed to the room, but not below its least width.
    ///   - view: the frame of the annotation's view on the screen; one of no size is a point.
    ///   - offset: the callout's offset, positive to the right and, for a callout above its view, down.
    ///   - bounds: the viewport.
    ///   - options: margins, bars and the direction of writing.
    ///   - previous: the side on which this callout stood in the frame before; it is left only when the callout no longer
    ///     fits there and fits on the other, so that it does not jump to and fro.
    /// - Returns: the frame, the side, the arrow's tip, and the way that the map would have to move.
    /// - Throws: `invalidSize` or `invalidAnchor` for numbers that are not finite, or lengths below zero.
    public static func place(
        _ size: CalloutSize, at view: CalloutRect, offset: CalloutVector = .zero, in bounds: CalloutBounds,
        options: PlacementOptions = PlacementOptions(), previous: CalloutSide? = nil
    ) throws(CalloutTrackerError) -> CalloutPlacement {
        guard size.isValid else { throw .invalidSize(width: size.width, height: size.height) }
        guard view.width.isFinite, view.height.isFinite, view.width >= 0, view.height >= 0 else {
            throw .invalidSize(width: view.width, height: view.height)
        }
        guard view.x.isFinite, view.y.isFinite, offset.dx.isFinite, offset.dy.isFinite else {
            throw .invalidAnchor(x: view.x + offset.dx, y: view.y + offset.dy)
        }
        let room = options.room(in: bounds)
        guard options.insets.isFinite, options.margin.isFinite, options.arrowMargin.isFinite else {
            throw .invalidSize(width: room.width, height: room.height)
        }

        let above = view.y + offset.dy
        let below = view.maxY - offset.dy
        let space = (above: above - room.y, below: room.maxY - below)
        let side = options.onlySide ?? bestSide(for: size.height, space.above, space.below, previous)

        let width = min(size.width, max(room.width, size.minimumWidth))
        let tipX = view.midX + offset.dx
        let x = left(of: width, tip: tipX, in: room, options)
        let frame = CalloutRect(
            x: x, y: side == .above ? above - size.height : below, width: width, height: size.height)
        return CalloutPlacement(
            frame: frame, side: side, arrowX: tipX - x,
            reposition: way(of: frame, with: view, into: room, rightFirst: options.isRightToLeft))
    }

    private static func bestSide(
        for height: Double, _ spaceAbove: Double, _ spaceBelow: Double, _ previous: CalloutSide?
    ) -> CalloutSide {
        guard let previous else { return spaceAbove < height && spaceBelow > spaceAbove ? .below : .above }
        let fits = (above: spaceAbove >= height, below: spaceBelow >= height)
        let (fitsHere, fitsThere) = previous == .above ? (fits.above, fits.below) : (fits.below, fits.above)
        return !fitsHere && fitsThere ? previous.opposite : previous
    }

    private static func left(
        of width: Double, tip: Double, in room: CalloutRect, _ options: PlacementOptions
    ) -> Double {
        let last = room.maxX - width
        var x = (tip - width / 2).rounded()
        if last < room.x {
            x = options.isRightToLeft ? last : room.x
        } else {
            x = max(room.x, min(last, x))
        }
        // A callout shorter than two margins has its arrow in the middle.
        let margin = min(max(0, options.arrowMargin), width / 2)
        if tip < x + margin { return tip - margin }
        if tip > x + width - margin { return tip - width + margin }
        return x
    }

    /// The way that brings callout and view into the room; where both do not fit, the callout alone; where that does not
    /// either, its upper corner at the beginning of a line.
    private static func way(
        of frame: CalloutRect, with view: CalloutRect, into room: CalloutRect, rightFirst: Bool
    ) -> CalloutVector {
        let dx = way(
            of: Span(frame.x, frame.maxX), with: Span(view.x, view.maxX), into: Span(room.x, room.maxX),
            endFirst: rightFirst)
        let dy = way(
            of: Span(frame.y, frame.maxY), with: Span(view.y, view.maxY), into: Span(room.y, room.maxY),
            endFirst: false)
        return CalloutVector(dx: dx, dy: dy)
    }

    private static func way(of callout: Span, with view: Span, into room: Span, endFirst: Bool) -> Double {
        let both = Span(min(callout.start, view.start), max(callout.end, view.end))
        let span = both.length <= room.length ? both : callout
        if span.length > room.length { return endFirst ? room.end - span.end : room.start - span.start }
        return span.start < room.start ? room.start - span.start : min(0, room.end - span.end)
    }

    private struct Span {
        var start, end: Double

        init(_ start: Double, _ end: Double) {
            self.start = start
            self.end = end
        }

        var length: Double { end - start }
    }
}
