import Annotations
import Gazetteer
import Geodesy
import TestSupport
import Testing

@Suite("A user's list of places")
struct PlaceListReaderTests {
    /// Reads a list in chunks of a size.
    private func read(
        _ bytes: [UInt8], chunk: Int = .max, delimiter: UInt8 = 0x2C
    ) throws(PlaceListError) -> (places: [Placemark], rejects: [PlaceReject], reader: PlaceListReader) {
        var reader = PlaceListReader(delimiter: delimiter)
        var start = 0
        while start < bytes.count {
            let end = chunk < bytes.count - start ? start + chunk : bytes.count
            try bytes[start..<end].withUnsafeBufferPointer { (part) throws(PlaceListError) in try reader.consume(part) }
            start = end
        }
        try reader.finish()
        return (reader.takePlaces(), reader.takeRejects(), reader)
    }

    private func read(_ text: String) throws -> (places: [Placemark], rejects: [PlaceReject], reader: PlaceListReader) {
        try read(Array(text.utf8))
    }

    @Test("has its columns in any order, under the names that people give them")
    func aliases() throws {
        for header in [
            "name,latitude,longitude", "Name,LAT,Lon", "title,Lat.,lng", "名称,纬度,经度", "site,y,x",
            "Lugar,latitud,longitud",
        ] {
            let places = try read(header + "\nShelter,12.5,-61.25\n").places
            #expect(places.count == 1 && places.first?.name?.english == "Shelter")
            #expect(places.first?.coordinate == (try Coordinate(latitude: 12.5, longitude: -61.25)))
            #expect(places.first?.kind == .place)
        }
        let text =
            "lon,country,zip,lat,state,city,street,kind,population,name_zh,name_zh_hant,name\n"
            + "-71.0064W,us,02128,42.3629N,Massachusetts,Boston,1 Harborside Drive,,,,,\n"
        #expect(try read(text).rejects.first?.code == .badLongitude)
        let place = try #require(try read(text.replacing("-71.0064W", with: "71.0064W")).places.first)
        #expect(place.name == nil && place.thoroughfare == "1 Harborside Drive" && place.kind == .address)
        #expect(place.locality?.english == "Boston" && place.administrativeArea == "Massachusetts")
        #expect(place.postalCode == "02128" && place.isoCountryCode == "US")
        #expect(place.coordinate.longitude == -71.0064 && place.population == nil)
        #expect(place.title() == "1 Harborside Drive")
    }

    @Test("gives a town of its own the city that it is, its population and its Chinese names")
    func town() throws {
        let text =
            "name,name_zh,name_zh_hant,lat,lon,kind,population,country\nRivière Sens,森河,森河鎮,15.98,-61.7,Town,1200,Guadeloupe\n"
        let place = try #require(try read(text).places.first)
        #expect(place.kind == .town && place.population == 1200)
        #expect(place.locality == PlaceName("Rivière Sens", simplifiedChinese: "森河", traditionalChinese: "森河鎮"))
        #expect(place.country?.english == "Guadeloupe" && place.isoCountryCode == nil)
        var gazetteer = EmbeddedGazetteer.shared
        gazetteer.add([place])
        let found = try #require(gazetteer.matches(for: "riviere sens, GP").first)
        #expect(found.isOwn && found.placemark.isoCountryCode == "GP")
        #expect(gazetteer.matches(for: "森河").first?.isOwn == true)
    }

    @Test("has each row that cannot be taken as a reject with its line, column, field and code")
    func rejects() throws {
        let text = """
            # my places
            name,lat,lon,population

            A,91,0,
            B,x,0,
            C,1,,
            ,1,2,
            D,1,2
            E,1,2,3,4
            F,1,2,many
            "G"x,1,2,
            H,1,E,

            I,1,2,5,
            "J
            """
        let (places, rejects, reader) = try read(text)
        let told = rejects.map { "\($0.line):\($0.column ?? 0) \($0.code.rawValue) \($0.field ?? "-") \($0.text)" }
        #expect(
            told == [
                "4:2 bad-latitude latitude 91", "5:2 bad-latitude latitude x", "6:3 missing-position longitude ",
                "7:1 missing-name name ", "8:0 short-row - D,1,2", "9:5 long-row - 4",
                "10:4 bad-number population many", "11:1 bad-quote - \"G\"x", "12:3 bad-longitude longitude E",
                "15:1 unclosed-quote - J",
            ])
        #expect(places.map { $0.name?.english } == ["I"])
        #expect(reader.rowCount == reader.rejectCount + 1 && reader.rejectCount == rejects.count)
        let latin1 = try read(Array("name,lat,lon\nCura".utf8) + [0xE7] + Array("ao,12,-69\n".utf8))
        #expect(latin1.rejects.first?.code == .badEncoding && latin1.rejects.first?.text == "Cura\\xE7ao")
    }

    @Test("reads a kind that is no known word as a place, and tells how many there are")
    func unknownKind() throws {
        let reader = try read("name,lat,lon,kind\nA,1,2,island\nB,1,2,shelter\nC,1,2,depot\n").reader
        #expect(reader.unknownKind?.line == 3 && reader.unknownKind?.text == "shelter")
        #expect(reader.unknownKindCount == 2)
    }

    @Test("without a header or without any text is no list")
    func noList() {
        for text in ["", "\n\n", "  \n", "# only a comment\n"] {
            #expect(throws: PlaceListError(code: .emptyInput)) { try read(text) }
        }
        for text in ["a,b,c\n1,2,3\n", "name,lat\nA,1\n", "lat,lon\n1,2\n"] {
            #expect(throws: PlaceListError(code: .noHeader)) { try read(text) }
        }
    }

    @Test("is read alike in chunks of any size, with and without a byte-order mark")
    func chunks() throws {
        let text = "name;lat;lon\r\n\"Quoted; \"\"name\"\"\";1;2\r\n那覇;26.2;127.6\nbad;;\n"
        let whole = try read(Array(text.utf8), delimiter: 0x3B)
        #expect(whole.places.map { $0.name?.english } == ["Quoted; \"name\"", "那覇"] && whole.rejects.count == 1)
        for size in 1...12 {
            let parts = try read([0xEF, 0xBB, 0xBF] + Array(text.utf8), chunk: size, delimiter: 0x3B)
            #expect(parts.places == whole.places && parts.rejects == whole.rejects)
        }
    }

    @Test("of random bytes ends without a crash, each row a place or a reject")
    func randomBytes() throws {
        var random = SplitMix64(seed: 6)
        let alphabet = Array("0123456789.,\"\n\r-NSEWabc ;é".utf8) + [0xFF]
        for _ in 0..<500 {
            let rest = (0..<200).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &random)] }
            let (places, rejects, reader) = try read(Array("name,lat,lon\n".utf8) + rest, chunk: 17)
            #expect(places.count + rejects.count == reader.rowCount)
        }
    }
}
