import Sessions
import Testing

@Suite("Collision in a session") struct CollisionSessionTests {
    private let alfa = "size 800 600\nadd 0 -50 \"ALFA\" size 32 32\n"

    @Test("22: a pan at one zoom changes nothing, and a zoom hides the earlier of two that come to overlap")
    func steady() throws {
        try expectPasses(
            alfa + """
                add 0 -47.1875 "BRAVO" size 32 32
                collision on
                center 0 -50 zoom 4
                expect visible 2
                pan 0.3 0 over 1
                pan 123.7 -45.1 over 1
                expect visible 2
                zoom 3.9999 at 400 300 over 0.1
                expect hidden "ALFA" by "BRAVO" because collision
                expect displayed "BRAVO"
                zoom 4 at 400 300 over 0.1
                expect visible 2
                """)
    }

    @Test("S0-16: a view with levels shows from its least zoom to its largest, both included")
    func levels() throws {
        try expectPasses(
            "size 800 600\nadd 0 -50 \"紫\" pin purple levels 10 19\n" + """
                center 0 -50 zoom 9.9999
                expect hidden "紫" because levels
                expect visible 0
                center 0 -50 zoom 10
                expect displayed "紫"
                center 0 -50 zoom 19
                expect displayed "紫"
                center 0 -50 zoom 19.0001
                expect hidden "紫" because levels
                """)
    }

    @Test("a callout lives on its view: it goes with it beyond the levels, and comes back with it")
    func calloutOfHiddenView() throws {
        try expectPasses(
            alfa.dropLast() + """
                 levels 3 5
                center 0 -50 zoom 4
                select "ALFA"
                expect callout shown at 400 300
                zoom 5.5 at 400 300 over 0.2
                expect callout offscreen
                expect selected "ALFA"
                zoom 5 at 400 300 over 0.2
                expect callout shown at 400 300
                """)
    }

    @Test("a selected view counts as forced while it is selected")
    func selectedIsForced() throws {
        try expectPasses(
            alfa + """
                add 0 -50 "BRAVO" size 32 32
                collision on
                center 0 -50 zoom 4
                expect hidden "ALFA" by "BRAVO" because collision
                select "ALFA"
                expect displayed "ALFA"
                expect hidden "BRAVO" by "ALFA"
                deselect
                expect hidden "ALFA" by "BRAVO"
                collision off
                expect visible 2
                """)
    }

    @Test("a hidden view takes no touch")
    func hiddenTakesNoTouch() throws {
        try expectPasses(
            alfa + """
                add 0 -49 "BRAVO" size 32 32 collision -1
                collision on
                center 0 -50 zoom 4
                tap 411 300
                expect selected "ALFA"
                expect event tap[view] count 1
                """)
    }

    @Test("a claim that does not hold says where the view is")
    func failureWords() throws {
        let start = alfa + "add 0 -50 \"BRAVO\" size 32 32\ncollision on\ncenter 0 -50 zoom 4\n"
        #expect(
            try played(start + "expect displayed \"ALFA\"\n").failure?.found == "hidden by \"BRAVO\" because collision")
        #expect(try played(start + "expect hidden \"BRAVO\"\n").failure?.found == "displayed")
        #expect(try played(start + "expect hidden \"ALFA\" because levels\n").failure != nil)
        #expect(try played(start + "expect hidden \"ALFA\" by \"CHARLIE\"\n").failure != nil)
        #expect(
            try played(start + "expect displayed \"NOBODY\"\n").failure?.kind == .unknownSubject)
    }
}

@Suite("The focus of a screen reader") struct FocusSessionTests {
    @Test("goes into the callout and back to the view; a region change does not move it")
    func focus() throws {
        try expectPasses(
            """
            size 800 600
            add 0 -50 "ALFA" size 32 32
            add 0 -41.2109375 "BRAVO" size 32 32
            center 0 -50 zoom 4
            expect focus none
            select "ALFA"
            expect focus callout
            begin
            pan 100 0 over 1
            wait 0.5
            expect focus callout
            end
            expect focus callout
            deselect
            expect focus "ALFA"
            tap 600 300
            expect selected "BRAVO"
            expect focus callout
            remove "BRAVO"
            expect focus none
            select "ALFA"
            set "ALFA" title ""
            expect focus ""
            """)
    }
}
