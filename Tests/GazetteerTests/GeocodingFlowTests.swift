import Gazetteer
import Testing
import TestSupport

@Suite("A geocoding flow")
struct GeocodingFlowTests {
    private func answer(_ query: String) -> [String] { query == "none" ? [] : [query + "!", query + "?"] }

    @Test(
        "S3-2, S3-13F: ignores a blank query, and lets the request on its way be",
        arguments: ["", " ", "\n\t", "\u{3000}"])
    func blank(query: String) {
        var flow = GeocodingFlow()
        #expect(flow.submit(query, at: 0) == .ignored)
        #expect(flow.nextTime == nil)
        _ = flow.submit("a", at: 0, answersIn: 5)
        #expect(flow.submit(query, at: 1) == .ignored)
        #expect(flow.pending?.query == "a")
        #expect(flow.poll(at: 5, answers: answer)?.count == 2)
    }

    @Test("S3-3, S3-23F: answers a trimmed query once, when it is due, with the number of results")
    func answers() throws {
        var flow = GeocodingFlow()
        guard case .requested(let request, cancelled: nil) = flow.submit("  taipei \n", at: 10, answersIn: 3) else {
            Issue.record("not requested")
            return
        }
        #expect(request.query == "taipei" && request.number == 1 && request.dueTime == 13)
        #expect(flow.poll(at: 12, answers: answer) == nil)
        let answered = flow.poll(at: 13, answers: answer)
        let outcome = try #require(answered)
        #expect(outcome.count == 2)
        #expect(try outcome.result.get() == ["taipei!", "taipei?"])
        #expect(flow.poll(at: 14, answers: answer) == nil)
        let many = flow.submit("b", at: 20)
        guard case .requested(let second, _) = many else { return }
        #expect(flow.receive(.success([UInt8](repeating: 0, count: 100_000)), for: second)?.count == 100_000)
    }

    @Test("S3-14F: drops and counts the late answer of an older query, whichever comes first")
    func lateAnswer() throws {
        var flow = GeocodingFlow()
        guard case .requested(let old, _) = flow.submit("old", at: 0, answersIn: 100) else { return }
        #expect(flow.submit("new", at: 10, answersIn: 20) == .requested(try #require(flow.pending), cancelled: old))
        #expect(flow.nextTime == 30)
        #expect(try flow.poll(at: 30, answers: answer)?.result.get().first == "new!")
        #expect(flow.droppedAnswers == 0 && flow.nextTime == 100)
        #expect(flow.poll(at: 100, answers: answer) == nil)
        #expect(flow.droppedAnswers == 1 && flow.nextTime == nil)

        var received = GeocodingFlow()
        guard case .requested(let first, _) = received.submit("first", at: 0),
            case .requested(let second, _) = received.submit("second", at: 1)
        else { return }
        #expect(received.receive(.success(["x"]), for: first) == nil)
        #expect(received.droppedAnswers == 1)
        #expect(received.receive(.success(["y"]), for: second)?.request == second)
        #expect(received.receive(.success(["y"]), for: second) == nil)
        #expect(received.droppedAnswers == 1)
    }

    @Test("S3-15F: tells why there is no result")
    func failures() {
        var flow = GeocodingFlow()
        _ = flow.submit("none", at: 0)
        let outcome = flow.poll(at: 0, answers: answer)
        #expect(outcome?.result == .failure(.noResult) && outcome?.count == 0)
        guard case .requested(let request, _) = flow.submit("x", at: 1) else { return }
        #expect(
            flow.receive(Result<[String], GeocodingFlow.Failure>.failure(.network), for: request)?.result
                == .failure(.network))
        #expect(flow.cancel() == nil)
        _ = flow.submit("y", at: 2, answersIn: 1)
        #expect(flow.cancel()?.query == "y")
        #expect(flow.poll(at: 9, answers: answer) == nil)
        #expect(flow.droppedAnswers == 1)
    }

    @Test("S3-14F: asks once for a query that is submitted again while it is on its way, and again after its answer")
    func sameQuery() throws {
        var flow = GeocodingFlow()
        guard case .requested(let request, _) = flow.submit("miami", at: 0, answersIn: 8) else { return }
        #expect(flow.submit(" miami ", at: 3, answersIn: 20) == .awaited(request))
        #expect(flow.nextTime == 8)
        #expect(flow.poll(at: 8, answers: answer)?.request == request)
        #expect(flow.droppedAnswers == 0 && flow.nextTime == nil)
        guard case .requested(let second, cancelled: nil) = flow.submit("miami", at: 9) else {
            Issue.record("not asked again")
            return
        }
        #expect(second.number == 2)
    }

    @Test(
        "S3-14F: after Miami, Nassau and Miami again the second Miami is the answer, though the first comes before it")
    func backToFirst() throws {
        var flow = GeocodingFlow()
        _ = flow.submit("miami", at: 0, answersIn: 8)
        _ = flow.submit("nassau", at: 1, answersIn: 3)
        guard case .requested(let last, let cancelled) = flow.submit("miami", at: 2, answersIn: 10) else { return }
        #expect(cancelled?.query == "nassau" && last.number == 3)
        for time in Int64(3)..<12 { #expect(flow.poll(at: time, answers: answer) == nil) }
        #expect(flow.droppedAnswers == 2)
        #expect(flow.poll(at: 12, answers: answer)?.request == last)
    }

    @Test(
        "S3-17F: ends editing once for each query, when it is submitted, whatever the answer; a blank one keeps the keyboard"
    )
    func keyboard() {
        var flow = GeocodingFlow()
        #expect(!flow.submit("  ", at: 0).endsEditing)
        for query in ["none", "none", "many"] { #expect(flow.submit(query, at: 1, answersIn: 1).endsEditing) }
    }

    @Test("takes times and delays of any size")
    func extremes() {
        var flow = GeocodingFlow()
        _ = flow.submit("a", at: .max - 1, answersIn: .max)
        #expect(flow.nextTime == .max)
        _ = flow.submit("b", at: .min, answersIn: -5)
        #expect(flow.poll(at: .min, answers: answer)?.request.query == "b")
    }

    @Test(
        "S3-14F: after any order of queries and answers, only the latest query is answered, and every other is dropped once"
    )
    func anyOrder() {
        var random = SplitMix64(seed: 14)
        for _ in 0..<2000 {
            var flow = GeocodingFlow()
            var time: Int64 = 0
            var latest = 0
            var answered: [Int] = []
            var requests = 0
            for _ in 0..<12 {
                time += Int64.random(in: 0...4, using: &random)
                if Bool.random(using: &random) {
                    let delay = Int64.random(in: 0...9, using: &random)
                    let query = ["p", "q"][Int.random(in: 0..<2, using: &random)]
                    let before = flow.pending
                    switch flow.submit(query, at: time, answersIn: delay) {
                    case .requested(let request, let cancelled):
                        requests += 1
                        #expect(request.number == latest + 1 && cancelled == before && before?.query != query)
                        latest = request.number
                    case .awaited(let request): #expect(request == before && request.query == query)
                    case .ignored: Issue.record("\(query) is not blank")
                    }
                } else if let outcome = flow.poll(at: time, answers: answer) {
                    #expect(outcome.request.number == latest && outcome.request.dueTime <= time)
                    answered.append(outcome.request.number)
                }
            }
            if let outcome = flow.poll(at: time + 10, answers: answer) { answered.append(outcome.request.number) }
            #expect(Set(answered).count == answered.count)
            #expect(requests == answered.count + flow.droppedAnswers)
            #expect(flow.nextTime == nil)
        }
    }
}
