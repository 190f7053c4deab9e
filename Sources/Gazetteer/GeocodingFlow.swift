import Annotations

/// The requests of a query field and their answers: one request at a time, so that the late answer of an older query never
/// takes the place of a newer one.
///
/// It asks nobody and reads no clock: whoever owns it sends the requests that `submit` returns and hands in the answers, by
/// `receive` when they come, or by `poll` at the times that were stated. Times are in the caller's unit.
public struct GeocodingFlow: Hashable, Sendable {
    /// A query on its way.
    public struct Request: Hashable, Sendable {
        /// The request's number, from 1 in the order of submitting.
        public let number: Int
        /// The query without white space at its ends.
        public let query: String
        /// The time from which `poll` lets the answer come.
        public let dueTime: Int64
    }

    /// What a submitted query leads to.
    public enum Submission: Hashable, Sendable {
        /// The query is blank: nothing is asked, and a request on its way stays.
        case ignored
        /// The query is asked; a request that was on its way is cancelled.
        case requested(Request, cancelled: Request?)
        /// The very query is on its way already: its answer is waited for, and nothing is asked anew.
        case awaited(Request)

        /// Whether the query field gives up the keyboard: once for each query, when it is submitted, whatever the answer.
        /// A blank one keeps it.
        public var endsEditing: Bool { self != .ignored }
    }

    /// Why a request has no placemark; the raw values are stable words.
    public enum Failure: String, Error, Hashable, Sendable, CaseIterable {
        /// Nothing was found.
        case noResult = "no-result"
        /// A newer query has taken its place.
        case cancelled
        /// The geocoder could not be asked.
        case network
    }

    /// What the latest request came to.
    public struct Outcome<Answer> {
        /// The request.
        public let request: Request
        /// What was found, best first; never empty.
        public let result: Result<[Answer], Failure>
        /// The number of answers, 0 for a failure.
        public var count: Int {
            if case .success(let answers) = result { return answers.count }
            return 0
        }
    }

    /// The request on its way that an answer may still be used for.
    public private(set) var pending: Request?
    /// How many answers came too late for a cancelled request.
    public private(set) var droppedAnswers = 0
    /// The cancelled requests whose answers have not come.
    private var late: [Request] = []
    private var submitted = 0

    /// A flow without requests.
    public init() {}

    /// When `poll` has something to do next, or `nil`.
    public var nextTime: Int64? { (late + (pending.map { [$0] } ?? [])).map { $0.dueTime }.min() }

    /// Takes a query from the field. The one that is on its way, submitted once more, stays one request, answered when
    /// it would have been.
    ///
    /// - Parameters:
    ///   - query: the text as typed.
    ///   - time: the time of submitting.
    ///   - delay: how long the answer takes, for `poll`; below zero counts as zero.
    /// - Returns: what it leads to.
    public mutating func submit(_ query: String, at time: Int64, answersIn delay: Int64 = 0) -> Submission {
        let query = query.withoutOuterBlanks
        guard !query.isEmpty else { return .ignored }
        let cancelled = pending
        if let cancelled, cancelled.query == query { return .awaited(cancelled) }
        if let cancelled { late.append(cancelled) }
        submitted += 1
        let (sum, overflows) = time.addingReportingOverflow(max(0, delay))
        let request = Request(number: submitted, query: query, dueTime: overflows ? .max : sum)
        pending = request
        return .requested(request, cancelled: cancelled)
    }

    /// Gives the request on its way up; its answer, should it come, is dropped.
    /// - Returns: the request, or `nil` where none was on its way.
    public mutating func cancel() -> Request? {
        guard let request = pending else { return nil }
        late.append(request)
        pending = nil
        return request
    }

    /// Takes the answer of a request.
    /// - Returns: what the request came to, or `nil` where the answer is dropped: the request was cancelled, or answered before.
    public mutating func receive<Answer>(
        _ result: Result<[Answer], Failure>, for request: Request
    ) -> Outcome<Answer>? {
        guard request == pending else {
            if let index = late.firstIndex(of: request) {
                late.remove(at: index)
                droppedAnswers += 1
            }
            return nil
        }
        pending = nil
        if case .success(let answers) = result, answers.isEmpty {
            return Outcome(request: request, result: .failure(.noResult))
        }
        return Outcome(request: request, result: result)
    }

    /// Lets the answers come that are due.
    ///
    /// - Parameters:
    ///   - time: the time; a request due then is due.
    ///   - answers: what the geocoder answers to a query. It is asked for the request on its way only.
    /// - Returns: what the request on its way came to, or `nil` while it is not due or there is none.
    public mutating func poll<Answer>(at time: Int64, answers: (String) -> [Answer]) -> Outcome<Answer>? {
        let waiting = late.count
        late.removeAll { $0.dueTime <= time }
        droppedAnswers += waiting - late.count
        guard let request = pending, request.dueTime <= time else { return nil }
        return receive(.success(answers(request.query)), for: request)
    }
}
