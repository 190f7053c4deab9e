import Sessions
import Testing

@Suite("The report of a suite of scripts") struct SessionSuiteReportTests {
    private func report() throws -> SessionSuiteReport {
        var report = SessionSuiteReport()
        report.add(try played("wait 1.5\nadd 0 0 \"A\"\n"), of: "a&b #1.session")
        report.add(try played("expect visible 1\n"), of: "seen.session")
        report.add(try played("remove \"GONE\"\n"), of: "later.session")
        return report
    }

    @Test("counts what passed and what failed")
    func summary() throws { #expect(try report().summary == "1 passed, 2 failed") }

    @Test("as JUnit XML has a case a script, and the failing line")
    func junit() throws {
        #expect(
            try report().junitXML == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites tests="3" failures="1" errors="1" time="1.500">
                  <testsuite name="stormpin" tests="3" failures="1" errors="1" skipped="0" time="1.500">
                    <testcase classname="session" name="a&amp;b #1.session" time="1.500"/>
                    <testcase classname="session" name="seen.session" time="0.000">
                      <failure message="test.session:1:1: expect visible 1: expected 1 visible, found 0 visible" type="failure">test.session:1:1: expect visible 1
                  expected: 1 visible
                  found:    0 visible</failure>
                    </testcase>
                    <testcase classname="session" name="later.session" time="0.000">
                      <error message="test.session:1:1: no annotation has the title &quot;GONE&quot;: remove &quot;GONE&quot;" type="error">test.session:1:1: no annotation has the title &quot;GONE&quot;: remove &quot;GONE&quot;</error>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test("as TAP has a plan, a line a script and no directive by accident")
    func tap() throws {
        #expect(
            try report().tap == """
                TAP version 13
                1..3
                ok 1 - a&b \\#1.session
                not ok 2 - seen.session
                  ---
                  message: "test.session:1:1: expect visible 1: expected 1 visible, found 0 visible"
                  severity: fail
                  ...
                not ok 3 - later.session
                  ---
                  message: "test.session:1:1: no annotation has the title \\"GONE\\": remove \\"GONE\\""
                  severity: error
                  ...

                """)
    }
}
