import Sessions
import Testing

@Suite("A recorded trace") struct TraceReaderTests {
    @Test("read back is the trace that was played", arguments: MapFaultTests.faults)
    func roundTrip(fault: MapFault) throws {
        let outcome = try played(fault.script + "\nfail load \"a \\\"b\\\" \\\\ \\u{1}\"\n")
        #expect(try TraceReader.records(ndjson: outcome.traceNDJSON) == outcome.trace)
    }

    @Test("of storms keeps the sample's word")
    func storms() throws {
        let outcome = try played(TraceTests.script, source: katrina())
        #expect(try TraceReader.records(ndjson: outcome.traceNDJSON) == outcome.trace)
    }

    @Test("that differs is told by the first event that does")
    func difference() throws {
        let old = try played("add 0 0 \"A\"\nselect \"A\"\n").trace
        let new = try played("add 0 0 \"A\"\n").trace
        #expect(TraceReader.difference(old, old) == nil)
        #expect(
            TraceReader.difference(old, new)
                == #"event 2: recorded 2 0.000 selected title="A" by=api, played the end"#)
    }

    @Test(
        "is refused with line and column",
        arguments: [
            ("{\"seq\":1}", "2:9: expected ',\"time\":'"), ("x", "2:1: expected '{\"seq\":'"),
            ("{\"seq\":1,\"time\":0.000,\"event\":\"tap\",\"on\":\"ma", "2:45: expected '\"'"),
        ])
    func refused(line: String, message: String) {
        let error = #expect(throws: TraceError.self) { try TraceReader.records(ndjson: "\n" + line) }
        #expect(error?.description == message)
    }
}
