import MapScene
import TestSupport
import Testing

@Suite("The collision of views") struct CollisionResolverTests {
    struct Scenes: Decodable {
        struct Box: Decodable {
            var id: Int
            var box: [Double]
            var collision, force: Bool
            var collisionPriority: Int64
            var displayPriority, minLevel, maxLevel: Double
        }
        struct Scene: Decodable {
            var boxes: [Box]
            var visible: [String: [Int]]
        }
        var hand: [Scene]
        var random: [Scene]
    }

    @Test("shows what a brute force of the five steps shows, at every level", .enabled(if: SharedFolder.isPresent))
    func oracle() throws {
        let scenes = try Oracle.read("collision_scenes", as: Scenes.self)
        var compared = 0
        for scene in scenes.hand + scenes.random {
            let boxes = scene.boxes.map { box in
                CollisionBox(
                    x: (box.box[0] + box.box[2]) / 2, y: (box.box[1] + box.box[3]) / 2,
                    width: box.box[2] - box.box[0], height: box.box[3] - box.box[1],
                    levels: ZoomLevels(least: box.minLevel, most: box.maxLevel), isForced: box.force,
                    collides: box.collision, collisionPriority: box.collisionPriority,
                    displayPriority: box.displayPriority)
            }
            for (level, visible) in scene.visible {
                let plane = CollisionPlane(zoom: try #require(Double(level)))
                let shown = CollisionResolver.resolve(boxes, in: plane).indices { $0 == .shown }
                #expect(shown.map { scene.boxes[$0].id }.sorted() == visible.sorted())
                compared += 1
            }
        }
        #expect(compared > 100)
    }

    @Test(
        "S0-14: level limits go before force, force before priorities, collision before display priority, then the later"
    )
    func order() {
        func winner(_ change: (inout CollisionBox) -> Void, against other: (inout CollisionBox) -> Void) -> Int? {
            var (a, b) = (box(x: 0), box(x: 5))
            change(&a)
            other(&b)
            let decisions = CollisionResolver.resolve([a, b], in: CollisionPlane(zoom: 4))
            return decisions.firstIndex(of: .shown)
        }
        #expect(winner({ _ in }, against: { _ in }) == 1)
        #expect(winner({ $0.displayPriority = 750 }, against: { _ in }) == 0)
        #expect(winner({ $0.displayPriority = 750 }, against: { $0.collisionPriority = 1 }) == 1)
        #expect(winner({ $0.collisionPriority = .max }, against: { $0.collisionPriority = .max - 1 }) == 0)
        #expect(winner({ $0.isForced = true }, against: { $0.collisionPriority = .max }) == 0)
        #expect(
            winner(
                {
                    $0.isForced = true
                    $0.levels = ZoomLevels(least: 5, most: 9)
                }, against: { _ in }) == 1)
        #expect(winner({ $0.displayPriority = .nan }, against: { $0.displayPriority = -5 }) == 1)
    }

    @Test("touching edges do not collide, an overlap of more than a millionth of a point does")
    func edges() {
        #expect(decisions([box(x: 0), box(x: 10)]) == [.shown, .shown])
        #expect(decisions([box(x: 0), box(x: 10 - 0.9e-6)]) == [.shown, .shown])
        #expect(decisions([box(x: 0), box(x: 10 - 1.1e-6)]) == [.collides(with: 1), .shown])
    }

    @Test("a plane that comes back to itself lets views collide across its seam")
    func seam() {
        let plane = CollisionPlane(zoom: 0, period: 256)
        let boxes = [box(x: 2), box(x: 254), box(x: 128)]
        #expect(CollisionResolver.resolve(boxes, in: plane) == [.collides(with: 1), .shown, .shown])
        #expect(decisions(boxes) == [.shown, .shown, .shown])
    }

    @Test("what covers nothing, or is nowhere, shows and is in nobody's way")
    func nothing() {
        var boxes = [box(x: 0), box(x: 0), box(x: .nan), box(x: 0)]
        boxes[1].width = 0
        boxes[3].height = .nan
        #expect(decisions(boxes) == [.shown, .shown, .shown, .shown])
        #expect(decisions([]) == [])
    }

    @Test("of several in the way the one decided first is named")
    func firstBlocker() {
        var boxes = [box(x: 8), box(x: 0), box(x: 16)]
        boxes[1].collisionPriority = 5
        #expect(decisions(boxes) == [.collides(with: 1), .shown, .shown])
        boxes[2].collisionPriority = 6
        #expect(decisions(boxes) == [.collides(with: 2), .shown, .shown])
    }

    @Test("is maximal and keeps the order, in random crowds on a turned and a closed plane", arguments: 0..<60)
    func properties(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let period = seed % 3 == 0 ? Double.infinity : 800
        let plane = CollisionPlane(
            zoom: 7, period: period, heading: seed % 2 == 0 ? 0 : Double.random(in: 0..<360, using: &random))
        let boxes = (0..<Int.random(in: 1...250, using: &random)).map { _ in randomBox(&random) }
        let found = CollisionResolver.resolve(boxes, in: plane)
        for (index, decision) in found.enumerated() {
            let box = boxes[index]
            let inWay = boxes.indices.filter {
                $0 != index && found[$0] == .shown && boxes[$0].collides && box.collides
                    && plane.overlap(box, boxes[$0])
            }
            switch decision {
            case .outsideLevels: #expect(!box.levels.contains(7))
            case .shown:
                #expect(box.levels.contains(7))
                for other in inWay { #expect(box.isForced || boxes[other].isForced) }
            case .collides(let other):
                #expect(inWay.contains(other))
                #expect(!box.isForced)
                #expect(goesFirst(other, index, boxes))
                // It is the first of all that are in the way and go before it.
                for third in inWay where third != other && goesFirst(third, index, boxes) {
                    #expect(goesFirst(other, third, boxes))
                }
            }
        }
        // Brute force: a view shows unless one that goes before it shows and is in its way.
        let order = boxes.indices.sorted { goesFirst($0, $1, boxes) }
        var shown: [Int] = []
        for index in order where boxes[index].levels.contains(7) {
            let box = boxes[index]
            let isFree =
                !box.collides || box.isForced
                || !shown.contains { boxes[$0].collides && plane.overlap(box, boxes[$0]) }
            if isFree { shown.append(index) }
        }
        #expect(found.indices { $0 == .shown } == shown.sorted())
    }

    private func goesFirst(_ a: Int, _ b: Int, _ boxes: [CollisionBox]) -> Bool {
        let (x, y) = (boxes[a], boxes[b])
        if x.isForced != y.isForced { return x.isForced }
        if x.collisionPriority != y.collisionPriority { return x.collisionPriority > y.collisionPriority }
        if x.displayPriority != y.displayPriority { return x.displayPriority > y.displayPriority }
        return a > b
    }

    private func randomBox(_ random: inout SplitMix64) -> CollisionBox {
        CollisionBox(
            x: Double.random(in: 0..<800, using: &random), y: Double.random(in: 0..<400, using: &random),
            width: [1, 20, 32, 400].randomElement(using: &random) ?? 1,
            height: [2, 39, 300].randomElement(using: &random) ?? 1,
            levels: ZoomLevels(least: Double.random(in: 0..<9, using: &random), most: 12),
            isForced: Int.random(in: 0..<20, using: &random) == 0, collides: Int.random(in: 0..<9, using: &random) > 0,
            collisionPriority: Int64.random(in: 0..<4, using: &random),
            displayPriority: [250, 500, 750].randomElement(using: &random) ?? 500)
    }

    private func box(x: Double) -> CollisionBox { CollisionBox(x: x, y: 0, width: 10, height: 10) }

    private func decisions(_ boxes: [CollisionBox]) -> [CollisionResolver.Decision] {
        CollisionResolver.resolve(boxes, in: CollisionPlane(zoom: 4))
    }
}

extension Array {
    fileprivate func indices(where holds: (Element) -> Bool) -> [Int] { indices.filter { holds(self[$0]) } }
}
