import Annotations
import DelimitedText
import Geodesy

/// The places of a gazetteer file, each kept as the span of its row: texts are read again for the few places that a query
/// finds.
///
/// The columns are `name,name_zh,name_zh_hant,country,admin,latitude,longitude,population,kind` in any order, with a header.
struct PlaceTable: Sendable {
    /// A row's place in the file.
    struct Row {
        var start: UInt32
        var length: UInt32
    }

    private let bytes: [UInt8]
    private var columns = Columns()

    /// What a row holds, each text as written.
    struct Fields {
        var name: PlaceName
        var country: CountryCode?
        var administrativeArea: String?
        var coordinate: Coordinate
        var population: Int?
        var kind: Placemark.Kind
    }

    private struct Columns {
        var name = -1, simplified = -1, traditional = -1, country = -1, admin = -1
        var latitude = -1, longitude = -1, population = -1, kind = -1

        init() {}

        init(header: DelimitedRecord) {
            for index in 0..<header.fieldCount {
                let title = header[index]
                if title.equals("name") { name = index }
                if title.equals("name_zh") { simplified = index }
                if title.equals("name_zh_hant") { traditional = index }
                if title.equals("country") { country = index }
                if title.equals("admin") { admin = index }
                if title.equals("latitude") { latitude = index }
                if title.equals("longitude") { longitude = index }
                if title.equals("population") { population = index }
                if title.equals("kind") { kind = index }
            }
        }
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = Array(bytes) }

    /// Reads the whole file and hands out each row; a row without a name, a kind or a coordinate comes without fields.
    mutating func read(_ take: (Row, Fields?) -> Void) {
        var columns: Columns?
        bytes.forEachRecord { record in
            guard let known = columns else {
                columns = Columns(header: record)
                return
            }
            let row = Row(start: UInt32(record.byteOffset), length: UInt32(record.raw.count))
            take(row, PlaceTable.fields(record, known))
        }
        self.columns = columns ?? Columns()
    }

    /// The texts of a row.
    func fields(_ row: Row) -> Fields? {
        var found: Fields?
        let end = Int(row.start) + Int(row.length)
        guard end <= bytes.count else { return nil }
        bytes[Int(row.start)..<end].forEachRecord { found = PlaceTable.fields($0, columns) }
        return found
    }

    private static func fields(_ record: DelimitedRecord, _ columns: Columns) -> Fields? {
        func text(_ column: Int) -> String? {
            guard column >= 0, column < record.fieldCount, !record[column].isEmpty else { return nil }
            return record[column].text
        }
        func slice(_ column: Int) -> ByteSlice? {
            column >= 0 && column < record.fieldCount ? record[column] : nil
        }
        guard let name = text(columns.name), let kind = text(columns.kind).flatMap(Placemark.Kind.init(word:)),
            case .value(let latitude)? = slice(columns.latitude)?.latitude,
            case .value(let longitude)? = slice(columns.longitude)?.longitude,
            let coordinate = try? Coordinate(latitude: latitude, longitude: longitude)
        else { return nil }
        return Fields(
            name: PlaceName(
                name, simplifiedChinese: text(columns.simplified), traditionalChinese: text(columns.traditional)),
            country: slice(columns.country).flatMap { CountryCode($0.buffer) },
            administrativeArea: text(columns.admin), coordinate: coordinate,
            population: slice(columns.population)?.wholeNumber, kind: kind)
    }
}

extension Collection<UInt8> {
    /// Reads the bytes as comma-separated text and lends each record; one beyond the reader's limit ends it.
    func forEachRecord(_ body: (DelimitedRecord) -> Void) {
        func read(_ buffer: UnsafeBufferPointer<UInt8>) {
            var reader = RecordReader()
            reader.push(buffer)
            var isEnded = false
            while true {
                do throws(DelimitedTextError) {
                    if let record = try reader.next() {
                        body(record)
                        continue
                    }
                } catch { return }
                if isEnded { return }
                reader.end()
                isEnded = true
            }
        }
        if withContiguousStorageIfAvailable(read) == nil { Array(self).withUnsafeBufferPointer(read) }
    }
}
