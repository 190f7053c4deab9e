import Annotations
import CalloutTracking
import Camera
import Geodesy
import MapScene
import Testing

@Suite("What a screen reader finds") struct AccessibilityTests {
    @Test(
        "is the callout's parts first, then the views by their distance from the middle, with labels, values and traits"
    )
    func order() throws {
        var scene = try scene()
        var far = try annotation("FAR", east: 200)
        far.subtitle = "two hundred points"
        var near = try annotation("NEAR", east: -60)
        near.options.rightControl = CalloutControl("details")
        near.options.size = ScreenSize(width: 4, height: 4)
        _ = scene.add([far, near])
        let selected = try #require(scene.ids.last)
        #expect(scene.accessibilityElements.map { $0.label } == ["NEAR", "FAR"])
        scene.select(selected)
        let elements = scene.accessibilityElements
        #expect(elements.map { $0.label } == ["NEAR", "details", "NEAR", "FAR"])
        #expect(elements.map { $0.value } == [nil, nil, nil, "two hundred points"])
        #expect(elements.map { $0.traits } == [.staticText, .button, [.button, .selected], .button])
        #expect(elements[2].frame == CalloutRect(x: 335, y: 295, width: 10, height: 10))
        // Where a part is read is where a finger finds it.
        let detail = elements[1].frame
        let receiver = scene.receiver(
            at: ScreenPoint(x: detail.x + detail.width / 2, y: detail.y + detail.height / 2))
        #expect(receiver == .accessory(selected, .right))
    }

    @Test("leaves out what a collision hides")
    func hidden() throws {
        var scene = try scene()
        _ = scene.add([try annotation("BELOW"), try annotation("ABOVE", east: 3)])
        scene.isCollisionOn = true
        #expect(scene.accessibilityElements.map { $0.label } == ["ABOVE"])
    }

    @Test("keeps its cursor: in the callout after selecting, through a region change, and on the view when it closes")
    func focus() throws {
        var scene = try scene()
        let id = scene.add([try annotation("ALFA")]).lowerBound
        #expect(scene.focus == .none)
        scene.select(id)
        #expect(scene.focus == .callout(id))
        scene.pan(by: ScreenVector(dx: 40, dy: 0), over: SceneTime(seconds: 0.2))
        scene.advance(to: SceneTime(seconds: 0.1))
        #expect(scene.focus == .callout(id))
        scene.advanceToRest()
        #expect(scene.focus == .callout(id))
        scene.deselect()
        #expect(scene.focus == .view(id))
        scene.remove([id])
        #expect(scene.focus == .none)
    }
}
