import CalloutTracking
import TestSupport
import Testing

@Suite("A callout's place")
struct CalloutPlacementTests {
    private let bounds: CalloutBounds
    private let buttons = CalloutSize(width: 100, height: 45, minimumWidth: 90)

    init() throws { bounds = try CalloutBounds(width: 800, height: 600) }

    private func pin(_ x: Double, _ y: Double) -> CalloutRect {
        CalloutRect(x: x - 16, y: y - 39, width: 32, height: 39)
    }

    @Test(
        "S2-8: is centred on the view with its bottom on the view's top, and the offset moves it right and down",
        arguments: [(0, 0), (12, -7), (-30, 4)] as [(Double, Double)])
    func offset(dx: Double, dy: Double) throws {
        let view = CalloutRect(x: 380, y: 280, width: 40, height: 40)
        let placed = try CalloutPlacement.place(buttons, at: view, offset: CalloutVector(dx: dx, dy: dy), in: bounds)
        #expect(placed.frame.midX - view.x == view.width / 2 + dx)
        #expect(placed.frame.y + 45 / 2 - view.y == -45 / 2 + dy)
        #expect(placed.reposition == .zero)
    }

    @Test("S2-21F: at the top edge turns below its view, and the arrow turns with it")
    func turnsAtTheTop() throws {
        let placed = try CalloutPlacement.place(buttons, at: pin(400, 60), in: bounds)
        #expect(placed.side == .below)
        #expect(placed.frame == CalloutRect(x: 350, y: 60, width: 100, height: 45))
        #expect(placed.tip == AnchorPoint(x: 400, y: 60))
    }

    @Test("S2-21F: at a side edge moves in by its margin, its arrow still on the view")
    func movesInAtTheSide() throws {
        let placed = try CalloutPlacement.place(buttons, at: pin(770, 300), in: bounds)
        #expect(placed.frame == CalloutRect(x: 697, y: 216, width: 100, height: 45))
        #expect(placed.arrowX == 73)
        #expect(placed.reposition == CalloutVector(dx: -7, dy: 0))
    }

    @Test("S4-14F: stands above the pin and does not cover it")
    func coversNoPin() throws {
        let placed = try CalloutPlacement.place(CalloutSize(width: 200, height: 120), at: pin(400, 300), in: bounds)
        #expect(placed.frame == CalloutRect(x: 300, y: 141, width: 200, height: 120))
        #expect(placed.tip == AnchorPoint(x: 400, y: 261))
    }

    @Test("keeps clear of bars: what they cover is no room")
    func insets() throws {
        var options = PlacementOptions()
        options.insets = .init(top: 100, right: 0, bottom: 0, left: 400)
        let placed = try CalloutPlacement.place(buttons, at: pin(420, 180), in: bounds, options: options)
        #expect(placed.side == .below)
        #expect(placed.frame.x == 393 && placed.arrowX == 27)
        #expect(placed.reposition == CalloutVector(dx: 17, dy: 0))
    }

    @Test("chooses its side with the offset counted in", arguments: [(-20, CalloutSide.below), (0, .above)])
    func offsetCounts(dy: Double, side: CalloutSide) throws {
        // 45 points of room above the view, which a gap of 20 takes away.
        let view = CalloutRect(x: 400, y: 60, width: 0, height: 0)
        let placed = try CalloutPlacement.place(buttons, at: view, offset: CalloutVector(dx: 0, dy: dy), in: bounds)
        #expect(placed.side == side)
        // Below, the gap is a gap too.
        #expect(placed.tip.y == (side == .above ? 60 + dy : 60 - dy))
    }

    @Test("is narrowed to the room, and no further than its least width")
    func narrows() throws {
        let wide = CalloutSize(width: 300, height: 57)
        let phone = try CalloutBounds(width: 150, height: 300)
        let placed = try CalloutPlacement.place(wide, at: pin(75, 150), in: phone)
        #expect(placed.frame == CalloutRect(x: 10, y: 54, width: 130, height: 57))
        let watch = try CalloutBounds(width: 50, height: 300)
        #expect(try CalloutPlacement.place(wide, at: pin(25, 150), in: watch).frame.width == 61)
    }

    @Test(
        "larger than the map shows the corner first in which reading begins, and then stays", arguments: [false, true])
    func oversize(isRightToLeft: Bool) throws {
        var options = PlacementOptions()
        options.isRightToLeft = isRightToLeft
        let small = try CalloutBounds(width: 150, height: 100)
        let size = CalloutSize(width: 200, height: 120, minimumWidth: 200)
        let placed = try CalloutPlacement.place(size, at: pin(75, 50), in: small, options: options)
        let corner = isRightToLeft ? placed.frame.maxX : placed.frame.x
        #expect(corner + placed.reposition.dx == (isRightToLeft ? 140 : 10))
        #expect(placed.frame.y + placed.reposition.dy == 10)
        let moved = pin(75 + placed.reposition.dx, 50 + placed.reposition.dy)
        let again = try CalloutPlacement.place(size, at: moved, in: small, options: options, previous: placed.side)
        #expect(again.reposition == .zero)
    }

    @Test("may be held to one side", arguments: [CalloutSide.above, .below])
    func onlySide(side: CalloutSide) throws {
        var options = PlacementOptions()
        options.onlySide = side
        for y in [20.0, 300, 590] {
            #expect(try CalloutPlacement.place(buttons, at: pin(400, y), in: bounds, options: options).side == side)
        }
    }

    @Test("has a map of no size too, and refuses what is no number")
    func hostile() throws {
        let none = try CalloutBounds(width: 0, height: 0)
        let placed = try CalloutPlacement.place(buttons, at: pin(0, 0), in: none)
        #expect(placed.frame.x.isFinite && placed.frame.y.isFinite && placed.reposition.dx.isFinite)
        #expect(throws: CalloutTrackerError.self) {
            try CalloutPlacement.place(buttons, at: pin(.nan, 0), in: bounds)
        }
        #expect(throws: CalloutTrackerError.invalidSize(width: -1, height: 5)) {
            try CalloutPlacement.place(CalloutSize(width: -1, height: 5), at: pin(1, 1), in: bounds)
        }
        #expect(throws: CalloutTrackerError.self) {
            try CalloutPlacement.place(buttons, at: pin(1, 1), offset: CalloutVector(dx: 0, dy: .infinity), in: bounds)
        }
        var options = PlacementOptions()
        options.margin = .nan
        #expect(throws: CalloutTrackerError.self) {
            try CalloutPlacement.place(buttons, at: pin(1, 1), in: bounds, options: options)
        }
    }
}
