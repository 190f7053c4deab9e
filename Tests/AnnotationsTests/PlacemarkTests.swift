import Annotations
import Geodesy
import TestSupport
import Testing

@Suite("A placemark")
struct PlacemarkTests {
    private func placemark(
        state: String? = nil, city: String? = nil, street: String? = nil, zip: String? = nil
    ) throws -> Placemark {
        var placemark = Placemark(coordinate: try Coordinate(latitude: 37.33, longitude: -122.03), kind: .address)
        placemark.administrativeArea = state
        placemark.locality = city.map { PlaceName($0) }
        placemark.thoroughfare = street
        placemark.postalCode = zip
        return placemark
    }

    @Test("S3-9: is composed in classic as the tutorial's code does, dangling separators included")
    func classic() throws {
        let all = try placemark(state: "California", city: "Cupertino", street: "Infinite Loop", zip: "95014")
        #expect(all.classicSubtitle == "CaliforniaCupertino,  · Infinite Loop,  95014")
        #expect(try placemark(state: "广东省", city: "深圳市").classicSubtitle == "广东省深圳市, ")
        #expect(try placemark(zip: "518000").classicSubtitle == ",  518000")
        #expect(try placemark(street: "Main St", zip: "10001").classicSubtitle == " · Main St,  10001")
        #expect(try placemark(state: "Texas", street: "Main St").classicSubtitle == "Texas · Main St")
        #expect(try placemark(street: "Main St").classicSubtitle == "Main St")
        #expect(try placemark().classicSubtitle == "")
    }

    @Test("S3-12F: has separators only between two parts that are there, and none between Chinese state and city")
    func subtitle() throws {
        let all = try placemark(state: "California", city: "Cupertino", street: "Infinite Loop", zip: "95014")
        #expect(all.subtitle() == "California, Cupertino · Infinite Loop, 95014")
        #expect(try placemark(state: "广东省", city: "深圳市").subtitle() == "广东省深圳市")
        #expect(try placemark(state: "广东省", city: "Shenzhen").subtitle() == "广东省, Shenzhen")
        #expect(try placemark(zip: "518000").subtitle() == "518000")
        #expect(try placemark(street: "Main St", zip: "10001").subtitle() == "Main St, 10001")
        #expect(try placemark(state: "Texas", street: "Main St").subtitle() == "Texas · Main St")
        #expect(try placemark(city: "Naha", zip: "901-0142").subtitle() == "Naha, 901-0142")
        #expect(try placemark().subtitle() == nil)
        #expect(try placemark(state: "", city: " ", street: "\u{3000}", zip: "\t").subtitle() == nil)
    }

    @Test("S3-12F: whatever parts are missing or blank, the line holds the others in order, parted once")
    func anyParts() throws {
        let choices: [String?] = [nil, "", "  ", "Alpha", " Beta "]
        for state in choices {
            for city in choices {
                for street in choices {
                    for zip in choices {
                        let line = try placemark(state: state, city: city, street: street, zip: zip).subtitle()
                        let parts = [state, city, street, zip].compactMap { $0?.split(separator: " ").first }
                        #expect((line == nil) == parts.isEmpty)
                        let found = (line ?? "").replacing(" · ", with: ", ").split(
                            separator: ", ", omittingEmptySubsequences: false)
                        #expect(line == nil || found == parts)
                    }
                }
            }
        }
    }

    @Test(
        "S3-22F: is titled with its name, an address without one with its street; the constant is the user location's")
    func title() throws {
        var place = try placemark(street: "1 Canal Street")
        #expect(place.title() == "1 Canal Street")
        place.name = PlaceName("New Orleans", simplifiedChinese: "新奥尔良")
        #expect(place.title() == "New Orleans" && place.title(in: .simplifiedChinese) == "新奥尔良")
        #expect(place.title(in: .traditionalChinese) == "New Orleans")
        #expect(Placemark.userLocationTitle == "您的位置!")
    }
}
