import Annotations
import TestSupport
import Testing

@Suite("The callout of two buttons") struct ButtonsLayoutTests {
    private func layout(
        left: CalloutControl = CalloutControl("left"), right: CalloutControl = CalloutControl("right"),
        width: Double? = nil
    ) -> CalloutLayout { CalloutLayout(.buttons(left: left, right: right), width: width) }

    @Test("S2-4, S2-5: is a white capsule of 100 x 45 with two buttons of 45 and ten points between them")
    func frames() {
        let layout = layout()
        #expect((layout.width, layout.height) == (100, 45))
        #expect(layout.style.fill == .white)
        #expect(layout.outline.cornerRadius == 22.5)
        #expect(layout.outline.arrow == nil)
        #expect(layout[.leftButton]?.frame == CalloutFrame(0, 0, 45, 45))
        #expect(layout[.rightButton]?.frame == CalloutFrame(55, 0, 45, 45))
    }

    @Test("S2-12F: keeps a tap between the buttons to itself")
    func gap() { #expect(layout().hitTest(x: 50, y: 22) == .body) }

    @Test("S2-13F: lets a tap on a corner that is cut off through")
    func corners() {
        let layout = layout()
        for (x, y) in [(1.0, 1.0), (1, 44), (99, 1), (99, 44)] { #expect(layout.hitTest(x: x, y: y) == .outside) }
        #expect(layout.hitTest(x: 0, y: 22.5) == .control(.leftButton))
        #expect(layout.hitTest(x: 100, y: 22.5) == .control(.rightButton))
    }

    @Test("S2-14F: a button that is disabled, hidden or cannot be seen takes no tap; the body has it")
    func deadButtons() {
        var disabled = CalloutControl("left")
        disabled.isEnabled = false
        var hidden = CalloutControl("left")
        hidden.isHidden = true
        var clear = CalloutControl("left")
        clear.opacity = 0.009
        for left in [disabled, hidden, clear] {
            let layout = layout(left: left)
            #expect(layout.hitTest(x: 22, y: 22) == .body)
            #expect(layout.hitTest(x: 77, y: 22) == .control(.rightButton))
        }
        #expect(layout(left: disabled)[.leftButton] != nil)
        #expect(layout(left: hidden)[.leftButton] == nil)
        #expect(layout(left: hidden)[.rightButton]?.frame == CalloutFrame(55, 0, 45, 45))
        var faint = CalloutControl("left")
        faint.opacity = 0.01
        #expect(layout(left: faint).hitTest(x: 22, y: 22) == .control(.leftButton))
    }

    @Test("S2-22F: is never so narrow that its buttons overlap")
    func narrow() {
        for width in [0, 45, 89.9, 90] {
            let layout = layout(width: width)
            #expect(layout.width == 90)
            #expect(layout.hitTest(x: 44, y: 22) == .control(.leftButton))
            #expect(layout.hitTest(x: 46, y: 22) == .control(.rightButton))
        }
        #expect(layout(width: 95).width == 95)
        #expect(layout(width: .nan).width == 100)
    }

    @Test("keeps left on the left where lines begin on the right")
    func rightToLeft() {
        let layout = CalloutLayout(
            .buttons(left: CalloutControl("a"), right: CalloutControl("b")), isRightToLeft: true)
        #expect(layout[.leftButton]?.frame == CalloutFrame(0, 0, 45, 45))
        #expect(layout[.leftButton]?.label == "a")
    }
}

@Suite("The system's callout") struct StandardLayoutTests {
    @Test("S2-2: has title, subtitle and an accessory at either end, at most 32 x 41")
    func accessories() {
        var large = CalloutControl("detail")
        large.width = 80
        large.height = 80
        let layout = CalloutLayout(.standard(title: "ALFA", subtitle: "below", right: large))
        let accessory = layout[.rightAccessory]
        #expect(accessory?.frame.width == 32)
        #expect(accessory?.frame.height == 41)
        #expect(accessory?.frame.maxX == layout.width - (accessory?.frame.y ?? 0))
        #expect(layout[.leftAccessory] == nil)
        #expect(layout.elements.map { $0.label } == ["ALFA", "below", "detail"])
        #expect(layout.elements.last?.traits == .button)
    }

    @Test("an accessory that only shows something leaves its taps to the body")
    func showsOnly() {
        var picture = CalloutControl("flag")
        picture.reacts = false
        let layout = CalloutLayout(.standard(title: "ALFA", left: picture))
        let frame = layout[.leftAccessory]?.frame
        #expect(layout.hitTest(x: (frame?.x ?? 0) + 3, y: (frame?.y ?? 0) + 3) == .body)
        #expect(layout.elements.first?.traits == .image)
    }

    @Test("mirrors for writing from right to left, and is read in the same order")
    func rightToLeft() {
        let content = CalloutContent.standard(
            title: "ALFA", subtitle: "below", left: CalloutControl("first"), right: CalloutControl("last"))
        let (ltr, rtl) = (CalloutLayout(content), CalloutLayout(content, isRightToLeft: true))
        #expect(rtl.elements.map { $0.label } == ltr.elements.map { $0.label })
        for part in ltr.parts {
            let mirrored = rtl[part.kind]?.frame
            #expect(mirrored?.x == ltr.width - part.frame.maxX)
            #expect(mirrored?.y == part.frame.y)
        }
    }
}

@Suite("A touch on a callout") struct CalloutHitTestTests {
    private func content(_ random: inout SplitMix64) -> CalloutContent {
        func control() -> CalloutControl {
            var control = CalloutControl("c")
            control.isEnabled = Int.random(in: 0..<4, using: &random) > 0
            control.isHidden = Int.random(in: 0..<4, using: &random) == 0
            control.opacity = Bool.random(using: &random) ? 1 : Double.random(in: 0...0.02, using: &random)
            control.reacts = Int.random(in: 0..<4, using: &random) > 0
            control.width = Double.random(in: 0...50, using: &random)
            control.height = Double.random(in: 0...50, using: &random)
            return control
        }
        let text = String(repeating: "風", count: Int.random(in: 0..<30, using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            let rows = (0..<Int.random(in: 0..<9, using: &random)).map { PropertyTable.Row(key: "k\($0)", value: text) }
            return .table(PropertyTable(rows: rows), title: Bool.random(using: &random) ? text : nil)
        case 1:
            return .bubble(
                title: text, subtitle: text, hasPortrait: Bool.random(using: &random),
                arrowHeight: Double.random(in: 0...20, using: &random))
        case 2: return .buttons(left: control(), right: control())
        default: return .standard(title: text, subtitle: text, left: control(), right: control())
        }
    }

    /// Whether a point is inside the closed line, by counting crossings of a ray with the flattened path.
    private func isInside(_ path: CalloutPath, _ x: Double, _ y: Double) -> Bool {
        var polygon: [CalloutPath.Point] = []
        for element in path.elements {
            switch element {
            case .move(let point), .line(let point): polygon.append(point)
            case .arc(let corner, let end, let radius):
                guard let start = polygon.last else { continue }
                // The circle's middle lies across from the corner.
                let middle = CalloutPath.Point(start.x + end.x - corner.x, start.y + end.y - corner.y)
                for step in 1...64 {
                    let share = Double(step) / 64
                    let chord = CalloutPath.Point(
                        start.x + (end.x - start.x) * share - middle.x, start.y + (end.y - start.y) * share - middle.y)
                    let length = (chord.x * chord.x + chord.y * chord.y).squareRoot()
                    polygon.append(
                        CalloutPath.Point(middle.x + chord.x / length * radius, middle.y + chord.y / length * radius))
                }
            case .close: break
            }
        }
        var inside = false
        for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) where (a.y > y) != (b.y > y) {
            if x < a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x) { inside.toggle() }
        }
        return inside
    }

    @Test("agrees with who paints the path and then the parts", arguments: 0..<60)
    func painter(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let content = content(&random)
        let natural = CalloutLayout(content, isRightToLeft: Bool.random(using: &random))
        let layout = natural.placed(
            width: Double.random(in: 0...natural.width + 20, using: &random),
            arrowX: Double.random(in: -20...natural.width + 20, using: &random),
            pointsUp: Bool.random(using: &random))
        let path = layout.path
        for _ in 0..<400 {
            let (x, y) = (
                Double.random(in: -5...layout.width + 5, using: &random),
                Double.random(in: -5...layout.height + 5, using: &random)
            )
            let painted = layout.parts.last { $0.isControl && $0.isEnabled && $0.frame.contains(x: x, y: y) }
            let expected: CalloutHit = painted.map { .control($0.kind) } ?? .body
            let inside = isInside(path, x, y)
            let hit = layout.hitTest(x: x, y: y)
            // The polygon lies a hair within the round corners.
            if (hit != .outside) != inside {
                let near = [(-0.02, 0.0), (0.02, 0), (0, -0.02), (0, 0.02)]
                    .contains { isInside(path, x + $0.0, y + $0.1) != inside }
                #expect(near, "\(content) at \(x), \(y)")
            } else if inside {
                #expect(hit == expected)
            }
        }
    }

    @Test("no step of any outline has length zero, and every outline is closed", arguments: 0..<60)
    func steps(seed: UInt64) {
        var random = SplitMix64(seed: seed &+ 1000)
        let layout = CalloutLayout(content(&random), width: Double.random(in: 0...400, using: &random))
            .placed(
                width: Double.random(in: 0...400, using: &random), arrowX: Double.random(in: -9...400, using: &random),
                pointsUp: Bool.random(using: &random))
        var pen: CalloutPath.Point?
        for element in layout.path.elements {
            switch element {
            case .move(let point): pen = point
            case .line(let point), .arc(_, let point, _):
                #expect(pen != point)
                #expect(point.x.isFinite && point.y.isFinite)
                pen = point
            case .close: break
            }
        }
        #expect(layout.path.elements.last == .close)
    }
}
