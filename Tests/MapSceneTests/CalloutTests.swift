import Annotations
import CalloutTracking
import Camera
import Geodesy
import MapScene
import Testing

@Suite("The callout of a view") struct CalloutTests {
    /// A view of 40 x 40 with its left top corner at 380, 280 and the callout of two buttons.
    private func buttons(_ change: (inout ViewOptions) -> Void = { _ in }) throws -> (Scene, AnnotationID) {
        var scene = try scene()
        var annotation = try annotation("ALFA")
        annotation.options.size = ScreenSize(width: 40, height: 40)
        annotation.options.callout = .buttons
        change(&annotation.options)
        let id = scene.add([annotation]).lowerBound
        return (scene, id)
    }

    private func receivers(_ scene: Scene) -> [TouchReceiver] {
        [(372.0, 257.0), (427, 257), (400, 257), (351, 236), (400, 300)].map {
            scene.receiver(at: ScreenPoint(x: $0.0, y: $0.1))
        }
    }

    @Test("14, S2-9, S2-11F: its buttons react outside the view's frame, and only while it shows")
    func buttonsOutside() throws {
        var (scene, id) = try buttons()
        #expect(receivers(scene) == [.map, .map, .map, .map, .view(id)])
        scene.select(id)
        #expect(receivers(scene) == [.button(id, .left), .button(id, .right), .callout(id), .map, .view(id)])
        scene.deselect()
        #expect(receivers(scene) == [.map, .map, .map, .map, .view(id)])
    }

    @Test("14, S2-14F: a disabled button leaves its taps to the body; a hidden or clear one too")
    func disabledButton() throws {
        for change: (inout CalloutControl) -> Void in [
            { $0.isEnabled = false }, { $0.isHidden = true }, { $0.opacity = 0 },
        ] {
            var left = CalloutControl("left")
            change(&left)
            var (scene, id) = try buttons { $0.leftControl = left }
            scene.select(id)
            #expect(receivers(scene) == [.callout(id), .button(id, .right), .callout(id), .map, .view(id)])
        }
    }

    @Test("14, S2-20F: is asked before a view that was added later and lies under it")
    func inFront() throws {
        var (scene, id) = try buttons()
        var above = try annotation("BRAVO")
        above.coordinate = scene.viewport.coordinate(at: ScreenPoint(x: 375, y: 255))
        above.options.size = ScreenSize(width: 30, height: 30)
        let other = scene.add([above]).lowerBound
        #expect(scene.receiver(at: ScreenPoint(x: 372, y: 257)) == .view(other))
        scene.select(id)
        #expect(scene.receiver(at: ScreenPoint(x: 372, y: 257)) == .button(id, .left))
    }

    @Test("S2-16F: a button calls for the annotation and the controls of the moment it is pressed")
    func lateControls() throws {
        var (scene, id) = try buttons()
        scene.select(id)
        scene.update(id) { $0.options.leftControl = CalloutControl("changed later") }
        #expect(scene.placedCallout?.layout[.leftButton]?.label == "changed later")
        var disabled = CalloutControl("changed later")
        disabled.isEnabled = false
        scene.update(id) { $0.options.leftControl = disabled }
        _ = scene.takeEvents()
        scene.tap(at: ScreenPoint(x: 372, y: 257))
        #expect(!scene.takeEvents().contains { if case .buttonTapped = $0.kind { true } else { false } })
    }

    @Test("S2-15F, S2-17F: a selection taken back where no callout was made, or twice, is no event")
    func deselecting() throws {
        var (scene, id) = try buttons { $0.callout = .none }
        scene.deselect()
        #expect(!scene.takeEvents().contains { if case .deselected = $0.kind { true } else { false } })
        scene.select(id)
        scene.deselect()
        scene.deselect()
        let events = scene.takeEvents()
        #expect(events.filter { if case .deselected = $0.kind { true } else { false } }.count == 1)
        #expect(!events.contains { if case .calloutHidden = $0.kind { true } else { false } })
    }

    @Test("S2-18F: an identifier's queue never hands out a view of another kind")
    func typedQueues() throws {
        var scene = try scene()
        scene.setViewProvider { annotation, queue in queue.dequeue(annotation.kind ?? "plain") }
        for kind in ["custom", "plain", "custom", "plain"] {
            var annotation = try annotation("A")
            annotation.kind = kind
            let id = scene.add([annotation]).lowerBound
            #expect(scene.view(of: id)?.identifier == kind)
            scene.remove([id])
        }
    }

    @Test("S2-19F: an animated selection tells the fade's length, one that is not tells none")
    func fades() throws {
        for isAnimated in [true, false] {
            var (scene, id) = try buttons()
            scene.select(id, isAnimated: isAnimated)
            scene.deselect(isAnimated: isAnimated)
            var fades: [SceneTime] = []
            for event in scene.takeEvents() {
                switch event.kind {
                case .calloutShown(_, _, let fade), .calloutHidden(_, _, let fade): fades.append(fade)
                default: break
                }
            }
            #expect(fades == (isAnimated ? [CalloutFade.appearing, CalloutFade.disappearing] : [.zero, .zero]))
        }
    }

    @Test("S2-8, S4-14F: stands with its bottom on the view's top, moved right and down by its offset")
    func place() throws {
        for (dx, dy) in [(0.0, 0.0), (7, -5), (-30, 12)] {
            var (scene, id) = try buttons { $0.calloutOffset = ScreenVector(dx: dx, dy: dy) }
            scene.select(id)
            let frame = try #require(scene.placedCallout?.placement.frame)
            #expect(frame == CalloutRect(x: 350 + dx, y: 235 + dy, width: 100, height: 45))
        }
    }

    @Test("S0-23F: is that of the annotation which took over the view, made of its own texts")
    func ofTheNewAnnotation() throws {
        var scene = try scene()
        scene.setViewProvider { _, queue in
            var view = queue.dequeue("bubble")
            view.options.callout = .bubble
            return view
        }
        let first = scene.add([try annotation("ALFA")]).lowerBound
        scene.select(first)
        scene.remove([first])
        let next = scene.add([try annotation("CHARLIE")]).lowerBound
        #expect(scene.placedCallout == nil)
        scene.select(next)
        #expect(scene.placedCallout?.layout[.title]?.label == "CHARLIE")
    }

    @Test("S4-25F, S2-10: is a value: two scenes with the same past have equal callouts, and share nothing")
    func isAValue() throws {
        var (scene, id) = try buttons()
        scene.select(id)
        var copy = scene
        #expect(copy.placedCallout == scene.placedCallout)
        copy.deselect()
        #expect(copy.placedCallout == nil)
        #expect(scene.placedCallout != nil)
    }

    @Test("never covers the view it belongs to, at any place of the screen", arguments: [1.0, 0.5, 0])
    func coversNothing(share: Double) throws {
        for y in stride(from: 0.0, through: 600, by: 37) {
            var (scene, id) = try buttons { $0.callout = .bubble }
            let place = scene.viewport.coordinate(at: ScreenPoint(x: 800 * share, y: y))
            scene.update(id) { $0.coordinate = place }
            scene.select(id)
            guard let placed = scene.placedCallout, let frame = scene.frame(of: id) else { continue }
            let (top, bottom) = (frame.middle.y - 20, frame.middle.y + 20)
            let isClear = placed.placement.frame.maxY <= top + 1e-9 || placed.placement.frame.y >= bottom - 1e-9
            #expect(isClear)
        }
    }
}
