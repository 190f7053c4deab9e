import CalloutTracking
import TestSupport
import Testing

/// A callout, a view and a map out of a seed.
private struct Case {
    var size: CalloutSize
    var view: CalloutRect
    var offset: CalloutVector
    var bounds: CalloutBounds
    var options = PlacementOptions()

    init(_ random: inout SplitMix64) throws {
        bounds = try CalloutBounds(
            width: Double.random(in: 0...900, using: &random), height: Double.random(in: 0...900, using: &random))
        let width = Double.random(in: 10...400, using: &random)
        size = CalloutSize(
            width: width, height: Double.random(in: 10...200, using: &random),
            minimumWidth: min(width, Double.random(in: 10...100, using: &random)))
        view = CalloutRect(
            x: Double.random(in: -300...1200, using: &random), y: Double.random(in: -300...1200, using: &random),
            width: Double.random(in: 0...60, using: &random), height: Double.random(in: 0...60, using: &random))
        // A gap, never an overlap that the caller asked for.
        offset = CalloutVector(
            dx: Double.random(in: -40...40, using: &random), dy: Double.random(in: -40...0, using: &random))
        options.insets = .init(
            top: Double.random(in: 0...50, using: &random), right: Double.random(in: 0...50, using: &random),
            bottom: Double.random(in: 0...50, using: &random), left: Double.random(in: 0...50, using: &random))
        options.isRightToLeft = Bool.random(using: &random)
    }

    func place(movedBy way: CalloutVector = .zero, previous: CalloutSide? = nil) throws -> CalloutPlacement {
        var moved = view
        moved.x += way.dx
        moved.y += way.dy
        return try CalloutPlacement.place(
            size, at: moved, offset: offset, in: bounds, options: options, previous: previous)
    }

    /// The room that margin and insets leave: its edges.
    var room: (left: Double, right: Double, top: Double, bottom: Double) {
        (
            options.insets.left + 10, bounds.width - options.insets.right - 10, options.insets.top + 10,
            bounds.height - options.insets.bottom - 10
        )
    }

    func space(_ side: CalloutSide) -> Double {
        side == .above ? view.y + offset.dy - room.top : room.bottom - view.maxY + offset.dy
    }
}

@Suite("Wherever a callout is placed")
struct CalloutPlacementPropertyTests {
    @Test("it covers neither its view nor its anchor, and the tip stands where it shall", arguments: 0..<400)
    func coversNothing(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let example = try Case(&random)
        let placed = try example.place()
        let (frame, view) = (placed.frame, example.view)
        #expect(frame.maxY <= view.y + 1e-9 || frame.y >= view.maxY - 1e-9)
        #expect(isNear(placed.tip.x, view.midX + example.offset.dx, absolute: 1e-9))
        let gap = placed.side == .above ? view.y - placed.tip.y : placed.tip.y - view.maxY
        #expect(isNear(gap, -example.offset.dy, absolute: 1e-9))
        let margin = min(27, frame.width / 2)
        #expect(placed.arrowX >= margin - 1e-9 && placed.arrowX <= frame.width - margin + 1e-9)
        #expect(frame.height == example.size.height)
        #expect(frame.width <= example.size.width && frame.width >= example.size.minimumWidth)
    }

    @Test("the reposition is the smallest that brings it in, and one is enough", arguments: 0..<400)
    func reposition(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let example = try Case(&random)
        let placed = try example.place()
        let room = example.room
        let (frame, view, way) = (placed.frame, example.view, placed.reposition)
        let (left, right) = (min(frame.x, view.x), max(frame.maxX, view.maxX))
        if right - left <= room.right - room.left {
            #expect(left + way.dx >= room.left - 1e-9 && right + way.dx <= room.right + 1e-9)
            // The edge that stuck out now touches the room's: less would not do.
            if way.dx > 0 { #expect(isNear(left + way.dx, room.left, absolute: 1e-9)) }
            if way.dx < 0 { #expect(isNear(right + way.dx, room.right, absolute: 1e-9)) }
        }
        if frame.height <= room.bottom - room.top {
            #expect(frame.y + way.dy >= room.top - 1e-9 && frame.maxY + way.dy <= room.bottom + 1e-9)
        }
        let again = try example.place(movedBy: way, previous: placed.side)
        if frame.height + view.height - example.offset.dy <= room.bottom - room.top {
            #expect(isNear(again.reposition.dy, 0, absolute: 1e-9))
        }
        if right - left <= room.right - room.left { #expect(isNear(again.reposition.dx, 0, absolute: 1e-9)) }
    }

    @Test("small pans move it as little, and it changes sides only where it must and can", arguments: 0..<200)
    func hysteresis(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var example = try Case(&random)
        var last = try example.place()
        for _ in 0..<300 {
            let step = CalloutVector(
                dx: Double.random(in: -3...3, using: &random), dy: Double.random(in: -3...3, using: &random))
            example.view.x += step.dx
            example.view.y += step.dy
            let next = try example.place(previous: last.side)
            if next.side != last.side {
                #expect(example.space(last.side) < example.size.height)
                #expect(example.space(next.side) >= example.size.height)
            } else {
                #expect(isNear(next.frame.y, last.frame.y + step.dy, absolute: 1e-9))
            }
            // Centred on a whole point, it may be half a point away from where it was before and after.
            #expect((next.frame.x - last.frame.x).magnitude <= step.dx.magnitude + 1)
            last = next
        }
    }

    @Test("a view that trembles at the height where sides change makes the callout change once")
    func tremble() throws {
        let bounds = try CalloutBounds(width: 400, height: 400)
        let size = CalloutSize(width: 100, height: 57)
        var side: CalloutSide?
        var changes = 0
        for frame in 0..<60 {
            let view = CalloutRect(x: 200, y: frame.isMultiple(of: 2) ? 67.4 : 66.6, width: 0, height: 0)
            let placed = try CalloutPlacement.place(size, at: view, in: bounds, previous: side)
            if let side, side != placed.side { changes += 1 }
            side = placed.side
        }
        #expect(changes == 1)
    }
}
