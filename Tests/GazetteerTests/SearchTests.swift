import Annotations
import BundledData
import DelimitedText
import Gazetteer
import Geodesy
import Testing

@Suite("A query of the gazetteer")
struct SearchTests {
    private let gazetteer = EmbeddedGazetteer.shared

    @Test(
        "finds the best place, whatever the case, accents and apostrophes",
        arguments: [
            ("tokyo", "Tokyo capital JP"), ("MIAMI", "Miami city US"), ("cox's bazar", "Cox’s Bāzār city BD"),
            ("Nukualofa", "Nuku‘alofa capital TO"), ("port vila", "Port-Vila capital VU"),
            ("salalah", "Şalālah city OM"), ("saint john's, AG", "Saint John’s capital AG"),
            ("Saigon", "Ho Chi Minh City city VN"), ("bombay", "Mumbai city IN"), ("Quemoy", "Jincheng town TW"),
            ("washington, dc", "Washington capital US"), ("orleans", "New Orleans city US"),
            ("Turks and Caicos Islands", "Turks & Caicos Islands country-or-territory TC"),
            ("czech republic", "Czechia country-or-territory CZ"),
        ])
    func best(query: String, expected: String) {
        #expect(gazetteer.best(query) == expected)
    }

    @Test(
        "is matched against both Chinese scripts, whichever it is written in",
        arguments: [
            ("东京", "Tokyo"), ("東京", "Tokyo"), ("臺北", "Taipei"), ("台北", "Taipei"), ("深圳市", "Shenzhen"),
            ("纽约", "New York City"),
            ("紐約", "New York City"), ("迈阿密", "Miami"), ("邁阿密", "Miami"),
        ])
    func chinese(query: String, expected: String) {
        #expect(gazetteer.matches(for: query).first?.placemark.name?.english == expected)
    }

    @Test(
        "with a qualifier behind a comma takes the place that lies there",
        arguments: [
            ("Kingston, JM", "Kingston capital JM"), ("Kingston, Norfolk Island", "Kingston capital NF"),
            ("Hamilton, new zealand", "Hamilton city NZ"), ("Hamilton, BM", "Hamilton capital BM"),
            ("Melbourne, Florida", "Melbourne town US"), ("Melbourne, FL", "Melbourne town US"),
            ("Melbourne, FL, US", "Melbourne town US"), ("melbourne, australia", "Melbourne city AU"),
            ("Victoria, 塞舌尔", "Victoria capital SC"), ("Naples，Florida", "Naples town US"),
        ])
    func qualified(query: String, expected: String) {
        let found = gazetteer.best(query).map { $0.replacing(" city ", with: " town ") }
        #expect(found == expected.replacing(" city ", with: " town "))
    }

    @Test("lists all places of one name, a capital before a town")
    func severalPlaces() {
        let found = gazetteer.matches(for: "Kingston").filter { $0.quality == .exact }.map(\.placemark.summary)
        #expect(found.first == "Kingston capital JM")
        #expect(found.contains("Kingston capital NF"))
        #expect(gazetteer.best("Hong Kong") != "Hong Kong country-or-territory HK")
    }

    @Test("orders matches by quality first: a name, its beginning, a later word")
    func quality() {
        let qualities = gazetteer.matches(for: "london").map(\.quality)
        #expect(qualities.first == .exact)
        let order: [PlaceMatch.Quality] = [.exact, .prefix, .word, .spelling]
        #expect(qualities == order.flatMap { quality in qualities.filter { $0 == quality } })
        #expect(Set(qualities).count == 3, "\(qualities)")
    }

    @Test("that is misspelt finds the nearest name, and only where nothing fits better")
    func misspelt() {
        for (query, name) in [("Mimai", "Miami"), ("Galvaston", "Galveston"), ("Nwe Orleans", "New Orleans")] {
            let match = gazetteer.matches(for: query).first
            #expect(match?.placemark.name?.english == name)
            #expect(match?.quality == .spelling)
        }
        #expect(gazetteer.matches(for: "Miami").allSatisfy { $0.quality != .spelling })
        #expect(gazetteer.matches(for: "Xqzw").isEmpty)
    }

    @Test(
        "S3-6: a house or a street that is not in a list has no placemark, least of all its city's",
        arguments: [
            "2100 NW 42nd Avenue, Miami", "1 Miami", "Miami 1", "12 Main St, Kingston",
            "1 Harborside Drive, Boston, MA 02128",
            "Harborside Drive, Boston",
        ])
    func houseNumbers(query: String) {
        #expect(gazetteer.matches(for: query).isEmpty)
    }

    @Test("S3-13F: a blank query finds nothing", arguments: ["", " ", "\t\n", "\u{3000}", ",", "' .", "\u{301}"])
    func blank(query: String) {
        #expect(gazetteer.matches(for: query).isEmpty)
    }

    @Test(
        "that is a coordinate is a placemark of that coordinate and nothing else",
        arguments: [
            ("29.95, -90.07", 29.95, -90.07), ("29.95 -90.07", 29.95, -90.07), ("29.95N 90.07W", 29.95, -90.07),
            ("29.95°N, 90.07°W", 29.95, -90.07), ("90.07W, 29.95N", 29.95, -90.07), ("0,0", 0, 0),
            ("90.07 W 29.95 n", 29.95, -90.07), ("10,190", 10, -170), (" -5 ; 7 ", -5, 7),
        ])
    func coordinates(query: String, latitude: Double, longitude: Double) throws {
        let found = gazetteer.matches(for: query)
        #expect(found.count == 1)
        let placemark = try #require(found.first?.placemark)
        #expect(placemark.coordinate == (try Coordinate(latitude: latitude, longitude: longitude)))
        #expect(placemark.kind == .coordinate)
        #expect(placemark.name == nil && placemark.subtitle() == nil)
    }

    @Test(
        "that is nearly a coordinate is none",
        arguments: ["91,0", "1e2,2", "nan,nan", "inf,1", "1,2,3", ",1,2", "1", "29.95W, 90.07N", "--1,2", "1N 2N"])
    func badCoordinates(query: String) {
        #expect(Coordinate(parsing: query) == nil)
        #expect(gazetteer.matches(for: query).isEmpty)
    }

    @Test("S3-6: a placemark has what its source has, and no street and no postal code")
    func honestFields() throws {
        let miami = try #require(gazetteer.matches(for: "Miami, Florida", limit: 1).first?.placemark)
        #expect(miami.locality?.english == "Miami")
        #expect(miami.administrativeArea == "Florida")
        #expect(miami.country?.english == "United States" && miami.isoCountryCode == "US")
        #expect(miami.thoroughfare == nil && miami.postalCode == nil)
        #expect(miami.population == 487_014)
        #expect(miami.subtitle() == "Florida, Miami")
        let jamaica = try #require(gazetteer.matches(for: "Jamaica", limit: 1).first?.placemark)
        #expect(jamaica.kind == .territory && jamaica.locality == nil && jamaica.subtitle() == nil)
        let sea = try #require(gazetteer.matches(for: "Caribbean Sea", limit: 1).first?.placemark)
        #expect(sea.kind == .sea && sea.country == nil && sea.isoCountryCode == nil && sea.population == nil)
    }

    @Test("of hostile text ends without a place")
    func hostile() {
        for query in [
            String(repeating: ",", count: 10_000), String(repeating: "a", count: 100_000),
            String(repeating: "a ", count: 199), String(repeating: "x,", count: 199), "\u{0}\u{FFFF}\u{10FFFF}",
        ] { #expect(gazetteer.matches(for: query).isEmpty) }
    }

    @Test("with a limit gives the first places only, and none for a limit below one")
    func limit() {
        let all = gazetteer.matches(for: "san")
        #expect(gazetteer.matches(for: "san", limit: 3) == Array(all.prefix(3)))
        #expect(gazetteer.matches(for: "san", limit: 0).isEmpty && gazetteer.matches(for: "san", limit: -1).isEmpty)
    }

    @Test("Every row of the embedded files is read, and every place is found by its own name, exactly")
    func findsAll() {
        #expect(gazetteer.unreadRows == 0)
        #expect(gazetteer.count == 3431)
        var reader = NamesReader()
        var records = RecordReader()
        do throws(DelimitedTextError) {
            try records.consume(BundledData.places, into: &reader)
            try records.finish(into: &reader)
        } catch { Issue.record("\(error)") }
        #expect(reader.names.count > 6000)
        // Every English name, and one in eight of the Chinese ones.
        for (number, (text, english, country)) in reader.names.enumerated() where text == english || number % 8 == 0 {
            let exact = gazetteer.matches(for: text).prefix { $0.quality == .exact }
            let isFound = exact.contains {
                $0.placemark.name?.english == english && ($0.placemark.isoCountryCode ?? "") == country
            }
            #expect(isFound, "\(text)")
            #expect(exact.count <= 8, "\(text)")
        }
    }
}

/// The names in the gazetteer's file: each with the English name and the country of its row.
private struct NamesReader: RecordSink {
    typealias Failure = DelimitedTextError
    var names: [(text: String, english: String, country: String)] = []

    mutating func take(_ record: DelimitedRecord) {
        if record.line == 1 { return }
        for column in 0..<3 where !record[column].isEmpty {
            names.append((record[column].text, record[0].text, record[3].text))
        }
    }

    func failure(_ error: DelimitedTextError) -> DelimitedTextError { error }
}
