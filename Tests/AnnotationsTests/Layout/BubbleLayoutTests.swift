import Annotations
import Testing

/// The steps of a path as short words: where the pen goes, and which corners are round.
private func steps(_ path: CalloutPath) -> [String] {
    func text(_ point: CalloutPath.Point) -> String { "\(point.x) \(point.y)" }
    return path.elements.map { element in
        switch element {
        case .move(let point): "move \(text(point))"
        case .line(let point): "line \(text(point))"
        case .arc(let corner, let end, let radius): "arc \(text(corner)) to \(text(end)) r \(radius)"
        case .close: "close"
        }
    }
}

@Suite("The bubble") struct BubbleLayoutTests {
    private let bubble = CalloutLayout(.bubble(title: "北京", subtitle: "天安门"))

    @Test("S0-8: has margins of 5, a picture of 50 x 50, labels of 120 x 20 and an arrow of 0 where asked")
    func metrics() {
        let flat = CalloutLayout(.bubble(title: "A", subtitle: "B", arrowHeight: 0))
        #expect(flat[.portrait]?.frame == CalloutFrame(5, 5, 50, 50))
        #expect(flat[.title]?.frame.width == 120)
        #expect(flat[.title]?.frame.height == 20)
        #expect(flat.outline.arrow == nil)
        #expect(flat.height == 60)
    }

    @Test("S0-9: places portrait, title and subtitle as the tutorial does")
    func frames() {
        #expect(bubble[.portrait]?.frame == CalloutFrame(5, 5, 50, 50))
        #expect(bubble[.title]?.frame == CalloutFrame(60, 5, 120, 20))
        #expect(bubble[.subtitle]?.frame == CalloutFrame(60, 30, 120, 20))
    }

    @Test("S0-10: sets the title bold in 14 white, the subtitle in 12 light grey, the portrait on black")
    func fonts() {
        #expect(bubble[.title]?.text?.font == CalloutText.Font(size: 14, isBold: true, color: .white))
        #expect(bubble[.subtitle]?.text?.font == CalloutText.Font(size: 12, color: .lightGray))
        #expect(bubble[.portrait]?.fill == .black)
        #expect(bubble[.title]?.fill == nil)
    }

    @Test("S0-11, S0-26F: is filled at 0.3 grey and 0.8, never stroked, its one shadow black without offset")
    func fill() {
        #expect(bubble.style.fill == CalloutColor(red: 0.3, green: 0.3, blue: 0.3, alpha: 0.8))
        #expect(bubble.style.border == nil)
        #expect(bubble.style.shadow?.color == CalloutColor(white: 0, alpha: 1))
    }

    @Test("S0-12: runs from the arrow's base over its tip round four corners of radius 6")
    func path() {
        #expect(
            steps(bubble.path) == [
                "move 102.5 60.0", "line 92.5 70.0", "line 82.5 60.0", "line 6.0 60.0",
                "arc 0.0 60.0 to 0.0 54.0 r 6.0", "line 0.0 6.0", "arc 0.0 0.0 to 6.0 0.0 r 6.0", "line 179.0 0.0",
                "arc 185.0 0.0 to 185.0 6.0 r 6.0", "line 185.0 54.0", "arc 185.0 60.0 to 179.0 60.0 r 6.0", "close",
            ])
    }

    @Test("S0-13: narrowed to the tutorial's 120 keeps its texts, cut to what is left")
    func narrowed() {
        let narrow = CalloutLayout(.bubble(title: "北京", subtitle: "天安门"), width: 120)
        #expect(narrow.width == 120)
        #expect(narrow.height == 70)
        #expect(narrow[.title]?.frame == CalloutFrame(60, 5, 55, 20))
        #expect(narrow[.title]?.label == "北京")
    }

    @Test("S0-17F: has its corners at its own edges wherever its bounds begin")
    func otherOrigin() {
        let outline = CalloutOutline(body: CalloutFrame(10, 40, 185, 60), cornerRadius: 6, arrowHeight: 10)
        let corners = CalloutPath(outline).elements.compactMap { element -> CalloutPath.Point? in
            if case .arc(let corner, _, _) = element { return corner }
            return nil
        }
        #expect(
            corners == [
                CalloutPath.Point(10, 100), CalloutPath.Point(10, 40), CalloutPath.Point(195, 40),
                CalloutPath.Point(195, 100),
            ])
        #expect(outline.arrow?.tipX == 102.5)
    }

    @Test("S0-18F: without an arrow is a plain rounded rectangle, and no step has length zero")
    func noArrow() {
        for height in [0, -3, Double.nan] {
            let flat = CalloutLayout(.bubble(title: "A", arrowHeight: height))
            #expect(
                steps(flat.path) == [
                    "move 179.0 60.0", "line 6.0 60.0", "arc 0.0 60.0 to 0.0 54.0 r 6.0", "line 0.0 6.0",
                    "arc 0.0 0.0 to 6.0 0.0 r 6.0", "line 179.0 0.0", "arc 185.0 0.0 to 185.0 6.0 r 6.0",
                    "line 185.0 54.0", "arc 185.0 60.0 to 179.0 60.0 r 6.0", "close",
                ])
        }
    }

    @Test("S0-19F: holds every part at any width, and shortens texts in the middle")
    func noOverhang() {
        let long = "A shop whose name is longer than its sign could ever be"
        for width in stride(from: 0.0, through: 240, by: 7.5) {
            let layout = CalloutLayout(.bubble(title: long, subtitle: long), width: width)
            for part in layout.parts {
                #expect(part.frame.x >= 0 && part.frame.maxX <= layout.width)
                #expect((part.text?.width ?? 0) <= part.frame.width + 1e-9)
            }
            #expect(layout[.title]?.label == long)
        }
        #expect(CalloutLayout(.bubble(title: long, subtitle: long))[.title]?.text?.string.contains("…") == true)
    }

    @Test("S0-20F, S0-21F, S0-22F: shows and gives back what its content says, at any time")
    func followsContent() {
        for (title, subtitle) in [("北京", "天安门"), ("A", "B"), (nil, "only below"), ("only above", nil)] {
            let layout = CalloutLayout(.bubble(title: title, subtitle: subtitle))
            #expect(layout[.title]?.text?.string == title)
            #expect(layout[.subtitle]?.text?.string == subtitle)
            #expect(layout.content == .bubble(title: title, subtitle: subtitle))
        }
    }

    @Test("S0-25F: has no container behind it: its corners are outside, for drawing and for touches")
    func corners() {
        #expect(bubble.parts.allSatisfy { $0.frame.width < bubble.width })
        #expect(bubble.hitTest(x: 0.5, y: 0.5) == .outside)
        #expect(bubble.hitTest(x: 20, y: 65) == .outside)
        #expect(bubble.hitTest(x: 92.5, y: 69.9) == .body)
        #expect(bubble.hitTest(x: 3, y: 30) == .body)
    }

    @Test("mirrors for writing from right to left: the picture on the right, texts at the right edge")
    func rightToLeft() {
        let layout = CalloutLayout(.bubble(title: "قطرينا", subtitle: "x"), isRightToLeft: true)
        #expect(layout[.portrait]?.frame == CalloutFrame(130, 5, 50, 50))
        #expect(layout[.title]?.frame == CalloutFrame(5, 5, 120, 20))
        #expect(layout[.title]?.text?.alignment == .right)
    }
}
