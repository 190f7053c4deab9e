import Sessions
import Testing

@Suite("The user's location")
struct UserLocationTests {
    private let start = """
        size 800 600
        add 0 -50 "ALFA" size 32 32
        center 0 -50 zoom 4
        select "ALFA"

        """

    @Test(
        "S3-10: recentres at once, and its region change treats the callout as any other: hide takes it away and back")
    func hide() throws {
        try expectPasses(
            start + """
                callout hide
                locate 0 -41.2109375
                expect center 0 -41.2109375 zoom 4
                expect event region-will-change[following] count 1
                expect event region-did-change[following] count 1
                expect event callout-hidden[region-change] count 1
                expect event callout-shown count 2
                expect callout shown at 300 300
                """)
    }

    @Test("S3-10: with follow the callout goes along and is never hidden")
    func follow() throws {
        try expectPasses(
            start + """
                callout follow
                locate 0 -41.2109375
                expect center 0 -41.2109375 zoom 4
                expect event region-will-change[following] count 1
                expect event callout-hidden count 0
                expect event callout-moved count 1
                expect callout shown at 300 300
                """)
    }

    @Test("S3-21F: does not move the map under a finger, whichever the policy", arguments: ["hide", "follow"])
    func finger(policy: String) throws {
        let outcome = try expectPasses(
            start + """
                callout \(policy)
                locate 0 -50
                begin
                pan 200 0 over 1 linear
                wait 0.3
                locate 1 -50
                wait 0.3
                locate 2 -50
                end
                expect center 0 -67.578125
                expect callout shown at 600 300
                expect event user-location count 3
                expect event region-will-change[following] count 0
                locate 3 -50
                expect center 0 -67.578125
                """)
        #expect(outcome.traceText.contains("note code=following-ended"))
    }

    @Test("S3-21F: waits for the fingers of a pinch, which ends no following, and recentres with the next update")
    func pinch() throws {
        try expectPasses(
            start + """
                locate 0 -50
                begin
                pinch 400 300 scale 2 over 1
                wait 0.5
                locate 10 -50
                end
                expect center 0 -50 zoom 5
                expect event region-will-change[following] count 0
                locate 10 -50
                expect center 10 -50 zoom 5
                expect event region-will-change[following] count 1
                """)
    }

    @Test("S3-26F: without an update nothing is recentred, and the same place again changes nothing")
    func sameplace() throws {
        try expectPasses(
            start + """
                resize 400 300
                expect center 0 -50
                expect event user-location count 0
                locate 0 -50
                locate 0 -50
                expect event user-location count 2
                expect event region-will-change[following] count 0
                """)
    }

    @Test("S3-18F: is no annotation: the results of a search come and go without it")
    func results() throws {
        try expectPasses(
            start + """
                locate 25.08 -77.35
                find "Nassau"
                find "Bridgetown"
                remove all
                expect visible 0
                locate 26 -77
                expect event user-location count 2
                """, source: try katrina())
    }
}
