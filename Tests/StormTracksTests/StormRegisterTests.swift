import Geodesy
import StormTracks
import Testing

@Suite("The same storm in several files")
struct StormRegisterTests {
    private func point(_ hour: Int64, _ latitude: Double, _ longitude: Double) throws -> TrackPoint {
        TrackPoint(
            time: Instant(milliseconds: hour * 3_600_000),
            coordinate: try Coordinate(latitude: latitude, longitude: longitude))
    }

    private let ann = StormIdentity(number: 0, sourceID: "AL012001", name: "ANN", season: 2001)
    private let table = StormIdentity(number: 0, name: "Ann", season: 2001)

    @Test("Is known by its id, wherever it is")
    func byID() throws {
        var register = StormRegister()
        #expect(register.take(try point(0, 10, 20), of: ann, file: 0) == .own)
        var other = ann
        other.name = nil
        #expect(register.take(try point(0, -50, 90), of: other, file: 1) == .copy(of: ann, file: 0, isFirst: true))
        #expect(register.take(try point(6, -50, 90), of: other, file: 1) == .copy(of: ann, file: 0, isFirst: false))
        #expect(register.take(try point(6, 11, 20), of: ann, file: 0) == .own)
    }

    @Test("Is known by name and season where it is near, and is another where it is far")
    func byName() throws {
        var register = StormRegister()
        _ = register.take(try point(0, 10, 20), of: ann, file: 0)
        _ = register.take(try point(6, 11, 21), of: ann, file: 0)
        var near = register
        #expect(near.take(try point(6, 11.5, 21), of: table, file: 1) == .copy(of: ann, file: 0, isFirst: true))
        var far = register
        #expect(far.take(try point(6, 15, 21), of: table, file: 1) == .own)
        var otherTime = register
        #expect(otherTime.take(try point(9, 15, 21), of: table, file: 1) == .copy(of: ann, file: 0, isFirst: true))
        var otherYear = table
        otherYear.season = 2002
        #expect(register.take(try point(6, 11, 21), of: otherYear, file: 1) == .own)
    }

    @Test("In a third file is the same as in the first, and two of one file are two")
    func third() throws {
        var register = StormRegister()
        _ = register.take(try point(0, 10, 20), of: ann, file: 0)
        _ = register.take(try point(0, 10, 20), of: table, file: 1)
        #expect(register.take(try point(0, 10, 20), of: table, file: 2) == .copy(of: ann, file: 0, isFirst: true))
        var second = ann
        second.number = 1
        second.sourceID = "AL022001"
        #expect(register.take(try point(0, 10, 20), of: second, file: 0) == .own)
    }

    @Test("Without a name is known by no name")
    func unnamed() throws {
        var register = StormRegister()
        let nameless = StormIdentity(number: 0, season: 2001)
        _ = register.take(try point(0, 10, 20), of: nameless, file: 0)
        #expect(register.take(try point(0, 10, 20), of: nameless, file: 1) == .own)
    }
}
